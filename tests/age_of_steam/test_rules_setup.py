"""R-SET: what lies on the table before the first turn."""

from __future__ import annotations

import pytest

from age_of_steam.kit import GAME, stop
from age_of_steam.solvent import start
from roundhouse.core.game import SetupError
from roundhouse.games.age_of_steam.rules.components import BOXES, CITY, COLOURS
from roundhouse.games.age_of_steam.rules.state import State


def cubes_on(state: State, name: str) -> int:
    base = stop(state, name) * COLOURS
    return sum(state.cubes[base : base + COLOURS])


def test_r_set_1_52_cubes_fill_every_box_of_the_display() -> None:
    state = start("rust_belt", 4, 1)
    boxes = [
        state.display[column * BOXES + box]
        for column in range(state.m.columns)
        for box in range(state.m.column_boxes[column])
    ]
    assert len(boxes) == 52
    assert min(boxes) >= 0
    assert sum(1 for colour in state.display if colour >= 0) == 52  # New Cities have two boxes, not three


def test_r_set_1_the_draw_is_random_and_from_one_bag_of_96() -> None:
    first, second = start("rust_belt", 4, 1), start("rust_belt", 4, 2)
    assert first.display != second.display
    for state in (first, second):
        drawn = [state.m.bag[colour] - state.bag[colour] for colour in range(COLOURS)]
        lie = [state.display.count(colour) for colour in range(COLOURS)]
        lie = [lie[colour] + sum(state.cubes[colour::COLOURS]) for colour in range(COLOURS)]
        assert drawn == lie
        assert sum(state.m.bag) == 96


def test_r_set_2_three_cubes_on_pittsburgh_and_wheeling_two_elsewhere_18_left() -> None:
    state = start("rust_belt", 3, 5)
    cities = [n for n in range(state.m.stops) if state.m.stop_kind[n] == CITY]
    found = {state.m.stop_name[n]: sum(state.cubes[n * COLOURS : n * COLOURS + COLOURS]) for n in cities}
    assert found.pop("Pittsburgh") == 3
    assert found.pop("Wheeling") == 3
    assert sorted(found.values()) == [2] * 10
    assert sum(state.cubes) == 26
    assert sum(state.bag) == 18


def test_r_set_3_everybody_starts_alike() -> None:
    state = start("rust_belt", 5, 1)
    assert state.engine == [1] * 5
    assert state.income == [0] * 5
    assert state.shares == [2] * 5
    assert state.cash == [10] * 5


def test_r_set_4_the_first_order_is_drawn_by_lot() -> None:
    orders = {tuple(start("rust_belt", 3, seed).order) for seed in range(60)}
    assert len(orders) == 6
    firsts = [start("rust_belt", 3, seed).order[0] for seed in range(300)]
    assert all(60 < firsts.count(seat) < 140 for seat in range(3))


@pytest.mark.parametrize(("players", "turns"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_r_set_5_players_and_turns(players: int, turns: int) -> None:
    for name in ("rust_belt", "southern_us", "germany", "western_us", "korea"):
        assert start(name, players, 1).m.turns[players] == turns


@pytest.mark.parametrize("players", [1, 2, 7])
def test_r_set_5_three_to_six_play(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(players, 1, {"map": "rust_belt"})
