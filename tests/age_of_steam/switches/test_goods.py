"""Switches about goods: what a city takes, whose links are open, delivered cubes that are kept."""

from __future__ import annotations

import pytest

from age_of_steam.kit import begin, connect, cubes, deliver_code, new_city, refuses, stop, table
from roundhouse.games.age_of_steam.rules.components import BLACK, BLUE, PURPLE, RED, YELLOW
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play


@pytest.mark.parametrize(("variant", "takes"), [("standard", [0, 1, 1]), ("other", [1, 0, 0])])
def test_acceptance_a_city_takes_every_colour_but_its_own(variant: str, takes: list[int]) -> None:
    state = table("reversteam", variant=variant)
    detroit = stop(state, "Detroit")  # red
    assert [state.takes(colour) >> detroit & 1 for colour in (RED, BLUE, BLACK)] == takes


def test_acceptance_a_black_city_takes_nothing() -> None:
    state = table("reversteam")
    new_city(state, "Toledo", "C")
    assert not any(state.takes(colour) >> stop(state, "Toledo") & 1 for colour in range(BLACK + 1))


@pytest.mark.parametrize(("owner", "refusal"), [(0, ""), (1, "no_way"), (-1, "no_way")])
def test_own_links_only_are_open(owner: int, refusal: str) -> None:
    state = table("new_hampshire")
    one, other = "Concord", "Laconia"
    connect(state, owner, one, other)
    colour = ["red", "blue", "purple", "yellow", "black"][state.m.stop_colour[stop(state, other)]]
    cubes(state, one, colour)
    begin(state, "move", order=[0])
    assert refuses(state, deliver_code(state, one, colour)) == refusal


def test_collect_sets_delivered_cubes_are_kept_until_a_set_is_complete() -> None:
    state = table("four_corners")
    switch = state.m.switches[0]
    all_cubes = cubes_in_play(state)

    def arrives(colour: int) -> int:
        """What a cube from the bag brings to the first player."""
        bag = state.bag[:]
        bag[colour] -= 1
        state.bag = bag
        gains = [0] * state.players
        switch.bonus(state, 0, colour, 0, 0, gains)
        assert switch.keeps(state, 0, colour)
        assert cubes_in_play(state) == all_cubes
        return gains[0]

    bag = state.bag[:]
    assert [arrives(colour) for colour in (RED, BLUE, RED, PURPLE)] == [0, 0, 0, 0]
    assert sum(bag) - sum(state.bag) == 4
    assert arrives(YELLOW) == 4
    assert sum(bag) - sum(state.bag) == 1  # the second red one stays
    assert [arrives(colour) for colour in (BLACK, BLUE, YELLOW)] == [0, 0, 4]
