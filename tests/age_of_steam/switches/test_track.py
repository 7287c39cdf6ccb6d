"""Switches about track: no two stops are joined twice."""

from __future__ import annotations

import pytest

from age_of_steam.kit import at, begin, connect, give, lay_code, put, refuses, shortest, side_to, table


@pytest.mark.parametrize("joined", [False, True])
def test_one_link_per_pair_a_tile_that_would_make_a_second_one_is_refused(joined: bool) -> None:
    state = table("new_hampshire")
    one, other = "Laconia", "Concord"
    m = state.m
    if joined:
        connect(state, 1, one, other)  # whoever owns it
    else:
        state.layout[at(state, (6, 12))] = 0  # the way around all the same
    way = shortest(state, at(state, one), at(state, other))
    if not joined:
        state.layout[at(state, (6, 12))] = -1
    tiles = [
        ((m.column[here], m.row[here]), [(side_to(state, here, before), side_to(state, here, after))])
        for before, here, after in zip(way, way[1:], way[2:], strict=False)
    ]
    for place, lines in tiles[:-1]:
        put(state, 0, place, lines)
    give(state, 0, cash=30)
    begin(state, "build", order=[0])
    assert refuses(state, lay_code(state, *tiles[-1])) == ("joined_twice" if joined else "")
