"""The list of deliveries that bots are told of, and who earns what by them."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    at,
    begin,
    connect,
    cubes,
    deliver,
    give,
    greedy_game,
    table,
)
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES
from roundhouse.games.age_of_steam.rules.deliveries import Delivery, deliveries
from roundhouse.games.age_of_steam.rules.moving import Carry
from roundhouse.games.age_of_steam.rules.state import State


def written(state: State, delivery: Delivery) -> tuple[str, list[str], list[int]]:
    names = [state.m.stop_name[stop] for stop in delivery.stops]
    return COLOUR_NAMES[delivery.colour], names, delivery.gains


def test_deliveries_tell_every_way_and_who_earns_what() -> None:
    state = table(players=3)
    connect(state, 0, "Cincinnati", "Evansville")
    connect(state, 1, "Cincinnati", "Indianapolis", "Evansville")
    cubes(state, "Cincinnati", "blue")
    give(state, 0, engine=2)
    begin(state, "move")
    found = sorted(written(state, delivery) for delivery in deliveries(state, 0))
    assert found == [
        ("blue", ["Evansville"], [1, 0, 0]),
        ("blue", ["Indianapolis", "Evansville"], [0, 2, 0]),
    ]
    assert {delivery.origin_hex for delivery in deliveries(state, 0)} == {at(state, "Cincinnati")}
    assert sorted(delivery.owners for delivery in deliveries(state, 0)) == [[0], [1, 1]]


def test_deliveries_keep_to_the_engine_and_to_the_first_city_of_the_colour() -> None:
    state = table(players=3)
    connect(state, 0, "Chicago", "Rock Island", "Springfield", "St. Louis")
    connect(state, 0, "Chicago", "Milwaukee")
    cubes(state, "St. Louis", "red")
    begin(state, "move")
    give(state, 0, engine=2)
    assert deliveries(state, 0) == []
    give(state, 0, engine=6)
    assert [written(state, delivery) for delivery in deliveries(state, 0)] == [
        ("red", ["Springfield", "Rock Island", "Chicago"], [3, 0, 0])
    ]


def played_through(state: State) -> list[tuple[int, int, list[int]]]:
    """Origin, colour and gains of all deliveries, found by playing every legal move."""
    found: list[tuple[int, int, list[int]]] = []
    for move in state.legal():
        if not state.codes.deliver <= move < state.codes.lay:
            continue
        before = state.income[:]
        cell, colour = divmod(move - state.codes.deliver, 6)
        waiting = [after_pick(state, move)]
        while waiting:
            now = waiting.pop()
            if not isinstance(now.agenda[-1], Carry):
                gains = [now.income[seat] - before[seat] for seat in range(now.players)]
                found.append((state.m.hex_at[cell], colour, gains))
                continue
            for step in now.agenda[-1].legal(now):
                following = now.copy()
                following.answer(step)
                waiting.append(following)
    return sorted(found)


def after_pick(state: State, move: int) -> State:
    after = state.copy()
    after.answer(move)
    return after


@pytest.mark.parametrize("map", ["rust_belt", "southern_us"])
def test_deliveries_are_those_that_the_rules_allow(map: str) -> None:
    state = table(map, players=3, goods=True, seed=4)
    looked_at = 0
    for now in greedy_game(state, turns=3):
        if now.decision.name == "MoveGoods":
            listed = [(d.origin_hex, d.colour, d.gains) for d in deliveries(now, now.seat)]
            assert sorted(listed) == played_through(now)
            looked_at += len(listed)
    assert looked_at > 30


def test_the_bonus_between_regions_is_told_where_only_one_can_get_it() -> None:
    way = ["Fargo", "Cheyenne", "Billings", "Butte", "Spokane", "Seattle"]
    for middle, gains in ((0, [7, 0, 0]), (1, [4, 2, 0])):
        state = table("western_us", players=3)
        connect(state, 0, "Minneapolis", *way[:2])
        connect(state, middle, *way[1:4])
        connect(state, 0, *way[3:])
        cubes(state, "Minneapolis", "blue")
        give(state, 0, engine=6)
        begin(state, "move", order=[0])
        assert [delivery.gains for delivery in deliveries(state, 0)] == [gains]
        deliver(state, "Minneapolis", "blue", *way)
        asked = not state.over and state.decision.name == "Favour"
        assert asked == (middle == 1)
        assert asked or state.income == gains
