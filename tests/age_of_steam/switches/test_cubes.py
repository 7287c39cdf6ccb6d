"""Switches about single cubes: on towns, taken off the map, recycled, in the plant."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    begin,
    connect,
    cubes,
    deliver,
    deliver_code,
    give,
    goods,
    listen,
    new_city,
    play,
    refuses,
    stop,
    table,
    urbanise,
)
from roundhouse.games.age_of_steam.rules.components import BLACK, RED, TOWN, YELLOW
from roundhouse.games.age_of_steam.rules.deliveries import deliveries
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switches.plant_points import PlantPoints
from roundhouse.games.age_of_steam.rules.switches.recycle import Recycle

# Sicily: a black cube on every town


def test_town_start_cubes_of_a_colour_come_besides_the_bag() -> None:
    state = table("sicily", goods=True)
    towns = [number for number in range(state.m.stops) if state.m.stop_kind[number] == TOWN]
    assert [goods(state, state.m.stop_name[town]) for town in towns] == ["black"] * 9
    assert cubes_in_play(state)[BLACK] == state.m.bag[BLACK] + 9 == 16


def protected(action: str) -> State:
    """A black cube on the town Corleone, and a black New City next to it."""
    state = table("sicily")
    new_city(state, "Menfi", "C")
    connect(state, 0, "Corleone", "Menfi")
    cubes(state, "Corleone", "black")
    give(state, 0, engine=1, action=action)
    begin(state, "move", order=[0, 1, 2])
    return state


def test_town_cubes_need_action_to_be_moved() -> None:
    state = protected("locomotive")
    assert not deliveries(state, 0)
    assert refuses(state, deliver_code(state, "Corleone", "black")) == "town_cubes"
    state = protected("protection")
    assert len(deliveries(state, 0)) == 1
    assert deliver(state, "Corleone", "black", "Menfi")[0] == 1


def test_town_cubes_need_action_says_nothing_of_cities() -> None:
    state = table("sicily")
    new_city(state, "Menfi", "C")
    new_city(state, "Corleone", "D")
    connect(state, 0, "Corleone", "Menfi")
    cubes(state, "Corleone", "black")
    begin(state, "move", order=[0, 1, 2])
    assert deliver_code(state, "Corleone", "black") in state.legal()


def test_urbanize_town_cube_out_of_game() -> None:
    state = table("sicily", goods=True)
    every, bag = cubes_in_play(state), state.bag[:]
    give(state, 0, action="urbanization", cash=20)
    begin(state, "build", order=[0, 1, 2])
    urbanise(state, "Corleone", "E")
    assert (goods(state, "Corleone"), state.bag, state.gone[BLACK]) == ("", bag, 1)
    assert cubes_in_play(state) == every


# Ireland: a cube taken off the map


def test_remove_cube_before_anybody_moves() -> None:
    state = table("ireland")
    cubes(state, "Dublin", "red")
    cubes(state, "Sligo", "blue red")
    give(state, 2, action="deurbanization")
    bag = state.bag[RED]
    begin(state, "move", order=[0, 1, 2])
    assert (state.decision.name, state.seat, len(state.legal())) == ("TakeAway", 2, 4)
    assert refuses(state, deliver_code(state, "Dublin", "blue")) == "no_cube"
    state.play(deliver_code(state, "Sligo", "red"))
    assert (goods(state, "Sligo"), state.bag[RED], state.seat) == ("blue", bag + 1, 0)


def test_remove_cube_may_be_declined_and_is_not_asked_without_cubes() -> None:
    state = table("ireland")
    give(state, 2, action="deurbanization")
    begin(state, "move", order=[0, 1, 2])
    assert state.decision.name == "MoveGoods"
    state = table("ireland")
    cubes(state, "Dublin", "red")
    give(state, 2, action="deurbanization")
    begin(state, "move", order=[0, 1, 2])
    play(state, "done")
    assert (goods(state, "Dublin"), state.decision.name) == ("red", "MoveGoods")


# Sweden: what is delivered comes back


def factory(*, action: str = "locomotive") -> State:
    """Jönköping (yellow) and Vimmerby, a black New City, joined by a road."""
    state = table("sweden")
    new_city(state, "Vimmerby", "C")
    connect(state, 0, "Jönköping", "Vimmerby")
    give(state, 0, engine=1, action=action)
    return state


def recycling(state: State) -> Recycle:
    return next(switch for switch in state.m.switches if isinstance(switch, Recycle))


def test_recycle_brings_a_cube_back_as_the_next_colour_when_all_have_moved() -> None:
    state = factory()
    cubes(state, "Vimmerby", "yellow")
    every = cubes_in_play(state)
    begin(state, "move", order=[0, 1, 2])
    deliver(state, "Vimmerby", "yellow", "Jönköping")
    assert goods(state, "Jönköping") == ""
    assert recycling(state).waiting(state, stop(state, "Jönköping"), YELLOW) == 1
    assert cubes_in_play(state) == every
    log = listen(state)
    while state.decision.name == "MoveGoods":
        play(state, "skip")
    assert goods(state, "Jönköping") == "red"
    assert [event.key for event in log if event.key == "log.recycles"] == ["log.recycles"]
    assert cubes_in_play(state) == every


@pytest.mark.parametrize(("action", "points"), [("plant_operator", 4), ("locomotive", 0)])
def test_plant_points_for_who_has_the_action(action: str, points: int) -> None:
    state = factory(action=action)
    state.add_cubes(stop(state, "Jönköping"), BLACK, 2)  # they were blue once
    every = cubes_in_play(state)
    begin(state, "move", order=[0, 1, 2])
    deliver(state, "Jönköping", "black", "Vimmerby")
    assert recycling(state).in_plant(state) == 1
    play(state, "skip", "skip")
    deliver(state, "Jönköping", "black", "Vimmerby")
    play(state, "upgrade", "upgrade")
    assert (goods(state, "Vimmerby"), cubes_in_play(state)) == ("", every)
    plant = next(switch for switch in state.m.switches if isinstance(switch, PlantPoints))
    assert (plant.points_of(state, 0), recycling(state).in_plant(state)) == (points, 0 if points else 2)
    assert state.scores().line("bonus")[0] == points
