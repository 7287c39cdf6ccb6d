"""Switches about Production and growth: cubes that are put on the map."""

from __future__ import annotations

from age_of_steam.kit import begin, code, cubes, goods, load_dice, load_draws, play, refuses, table
from roundhouse.games.age_of_steam.rules.components import BLACK
from roundhouse.games.age_of_steam.rules.moves import DONE
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play


def test_production_place_puts_a_drawn_cube_on_any_town() -> None:
    state = table("poland")
    load_draws(state, "purple")
    begin(state, "growth", actions={1: "production"})
    assert (state.decision.name, state.seat) == ("PlaceOnMap", 1)
    towns = [stop for stop in range(state.m.stops) if not state.cities >> stop & 1]
    assert len(state.legal()) == len(towns) + 1
    assert refuses(state, code(state, "place F2 red")) == "not_drawn"
    assert refuses(state, code(state, "place E6 purple")) == "no_place_for_cubes"
    assert refuses(state, code(state, "place A1 purple")) == "no_place_for_cubes"
    play(state, "place F2 purple")
    assert goods(state, "Chojnice") == "purple"


def test_production_place_a_cube_that_is_declined_goes_back() -> None:
    state = table("poland")
    all_cubes, bag = cubes_in_play(state), state.bag[:]
    begin(state, "growth", actions={1: "production"})
    assert cubes_in_play(state) == all_cubes
    bag[BLACK] -= 1  # for Warsaw
    state.play(DONE)
    assert state.bag == bag
    assert cubes_in_play(state) == all_cubes


def test_production_place_nothing_is_asked_with_an_empty_bag() -> None:
    state = table("poland")
    state.bag = [0] * 6
    begin(state, "growth", actions={1: "production"})
    assert state.decision.name == "IssueShares"


def test_town_cubes_of_production_place_can_be_moved_and_stay_on_a_new_city() -> None:
    state = table("poland")
    cubes(state, "Chojnice", "purple")
    begin(state, "build", order=[0], actions={0: "urbanization"})
    play(state, "urbanise F2 A")
    assert goods(state, "Chojnice") == "purple"


def test_extra_growth_of_a_colour_comes_while_the_bag_has_it() -> None:
    state = table("poland")
    load_dice(state, *[1] * 6)
    begin(state, "growth")
    assert goods(state, "Warsaw") == "black"
    bag = state.bag[:]
    bag[BLACK] = 0
    state.bag = bag
    load_dice(state, *[1] * 6)
    begin(state, "growth")
    assert goods(state, "Warsaw") == "black"
