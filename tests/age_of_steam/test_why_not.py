"""The reason against a move is the one that a slow and independent reading of the rules finds."""

from __future__ import annotations

import pytest

from age_of_steam.brute_why import why_not_deliver, why_not_go, why_not_lay
from age_of_steam.solvent import GAME, each_map, tables
from age_of_steam.test_brute_force import LINES_OF, newcomer, positions, varied
from forms import many, some, usual
from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.rules.layouts import LAYOUTS
from roundhouse.games.age_of_steam.rules.moves import GO, MOST_LINKS, OVER
from roundhouse.games.age_of_steam.rules.state import State

LAYS = 100  # of each position


def given(state: State, move: int) -> str | None:
    """The reason that the rules give, by its last word."""
    reason = state.why_not(move)
    return None if reason is None else reason.key.removeprefix("reason.")


def lively(state: State) -> list[int]:
    """The hexes with track and those beside it or beside a stop: elsewhere nothing is connected."""
    m = state.m
    busy = {hex for hex in range(len(m.cell)) if state.layout[hex] >= 0 or m.stop[hex] >= 0}
    return sorted(busy | {near for hex in busy for near in m.near[hex * 6 : hex * 6 + 6] if near >= 0})


def compare_lays(state: State, rng: Random) -> set[str]:
    """Ask about random lays; which reasons were given."""
    hexes = lively(state)
    found: set[str] = set()
    if state.over:
        return found  # there is nothing left to build
    for _ in range(LAYS):
        hex, layout = hexes[rng.below(len(hexes))], rng.below(LAYOUTS)
        if rng.below(2 if state.m.stop[hex] < 0 else 4) == 0:
            layout = rng.below(51)  # more often one for an ordinary hex
        reason = given(state, state.codes.laying(state.m.cell[hex], layout))
        if reason is not None:
            where = f"({state.m.column[hex]},{state.m.row[hex]}) {sorted(LINES_OF[layout])}"
            assert (where, reason) == (where, why_not_lay(state, hex, LINES_OF[layout]))
            found.add(reason)
    return found


@pytest.mark.parametrize(("map", "players"), some(usual(tables(), each_map())))
def test_reasons_against_lays_equal_brute_force(map: str, players: int) -> None:
    rng = Random(players)
    found: set[str] = set()
    for state in positions(map, players, players, 1, "BuildTrack", many(4)):
        found |= compare_lays(state, rng)
        if not state.m.complete_only or not state.built:
            found |= compare_lays(varied(state, rng), rng)
    assert {"town_tile_only", "not_town", "not_connected"} <= found


def test_reasons_against_the_very_first_lay_equal_brute_force() -> None:
    rng = Random(1)
    found: set[str] = set()
    for state in positions("rust_belt", 5, 1, 0, "BuildTrack", many(4)):
        for edition in ("deluxe", "2002"):
            found |= compare_lays(newcomer(state, edition, keeps=False), rng)
    assert "first_tile" in found


@pytest.mark.parametrize(("map", "players"), some(usual(tables(), each_map())))
def test_reasons_against_deliveries_equal_brute_force(map: str, players: int) -> None:
    found: set[str] = set()
    for state in positions(map, players, players, 1, "MoveGoods", many(4)):
        for hex in range(len(state.m.cell)):
            for colour in range(6):
                reason = given(state, state.codes.delivering(state.m.cell[hex], colour))
                assert reason in (None, why_not_deliver(state, hex, colour))
                found.add(reason or "")
    assert "no_cube" in found
    for state in positions(map, players, players, 1, "Carry", many(4)):
        for side in range(6):
            assert given(state, GO + side) in (None, why_not_go(state, "go", side))
        for link in range(MOST_LINKS):
            assert given(state, OVER + link) in (None, why_not_go(state, "over", link))


def test_a_cell_that_is_no_hex_is_refused_as_such() -> None:
    state = positions("rust_belt", 4, 4, 1, "BuildTrack", 1)[0]
    gaps = [cell for cell, hex in enumerate(state.m.hex_at) if hex < 0]
    assert gaps
    assert {given(state, GAME.codes.laying(cell, 0)) for cell in gaps} == {"not_a_hex"}
