"""Switches about what deliveries and cubes are worth: less income, gold, cash; colours drawn again."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    GAME,
    at,
    begin,
    connect,
    cubes,
    deliver_code,
    give,
    go_code,
    new_city,
    play,
    put,
    refuses,
    table,
)
from roundhouse.games.age_of_steam.rules.components import BLACK, COLOURS, YELLOW
from roundhouse.games.age_of_steam.rules.growth import PlaceCube
from roundhouse.games.age_of_steam.rules.moves import putting
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play
from roundhouse.games.age_of_steam.rules.state import State

GOLD = (4, 2)  # E3


def carried(first: int, second: int) -> State:
    """Alabama: a blue cube came over a link of one owner and one of another."""
    state = table("alabama")
    new_city(state, "Selma", "B")
    connect(state, first, "Birmingham", "Montgomery")
    connect(state, second, "Montgomery", "Selma")
    cubes(state, "Birmingham", "blue")
    give(state, 0, engine=2)
    begin(state, "move", order=[0])
    state.play(deliver_code(state, "Birmingham", "blue"))
    while state.decision.name == "Carry":
        state.play(go_code(state, "Montgomery" if state.path[-1] == state.path[0] else "Selma"))
    return state


def test_income_less_falls_on_the_only_owner_unasked() -> None:
    assert carried(0, 0).income == [1, 0]
    assert carried(1, 1).income == [0, 1]


def test_income_less_falls_on_whom_the_mover_names() -> None:
    for named, income in (("favour 1", [0, 1]), ("favour 2", [1, 0])):
        state = carried(0, 1)
        assert (state.decision.name, state.seat) == ("Favour", 0)
        assert refuses(state, "done") == "not_now"
        assert play(state, named).income == income


def test_income_less_may_fall_on_a_link_of_nobody() -> None:
    assert play(carried(0, -1), "done").income == [1, 0]
    assert play(carried(0, -1), "favour 1").income == [0, 0]
    assert carried(-1, -1).income == [0, 0]


def test_start_cubes_on_hexes_do_not_come_from_the_bag() -> None:
    state = table("california_gold_rush", goods=True)
    assert [colour for colour in state.lying if colour >= 0] == [YELLOW] * 20
    assert sum(state.m.bag) == 76
    assert state.m.bag[YELLOW] == 0


def mine(owner: int) -> State:
    """California: track on a hex with gold."""
    state = table("california_gold_rush", goods=True)
    put(state, owner, GOLD, [(0, 3)])
    begin(state, "move", order=[0])
    return state


def test_mining_takes_a_cube_from_a_hex_with_own_track_instead_of_a_move() -> None:
    state = mine(0)
    all_cubes = cubes_in_play(state)
    before = state.scores().totals()[0]
    state.play(deliver_code(state, GOLD, "yellow"))
    assert state.lying[at(state, GOLD)] < 0
    assert cubes_in_play(state) == all_cubes
    assert (state.income[0], state.scores().totals()[0]) == (0, before + 15)
    assert refuses(state, deliver_code(state, GOLD, "yellow")) == "no_cube"
    assert state.seat == 1


@pytest.mark.parametrize("owner", [1, -1])
def test_mining_needs_track_of_ones_own(owner: int) -> None:
    assert refuses(mine(owner), deliver_code(mine(owner), GOLD, "yellow")) == "no_way"


def test_final_points_for_every_full_twenty_dollars() -> None:
    state = table("new_england")
    lines = {}
    for cash in (0, 19, 20, 59):
        give(state, 0, cash=cash)
        lines[cash] = state.scores().line("bonus")[0]
    assert lines == {0: 0, 19: 0, 20: 1, 59: 2}


@pytest.mark.parametrize("seed", range(4))
def test_display_redraw_own_colour_holds_for_columns_and_cities(seed: int) -> None:
    state = table("jamaica", goods=True, seed=seed)
    m = state.m
    for column in range(m.columns):
        letter, stop = m.column_letter[column], m.column_stop[column]
        own = m.letter_colour[letter] if letter >= 0 else m.stop_colour[stop]
        assert own not in [state.box(column, box) for box in range(3)]
    for stop in range(2):
        assert state.cubes[stop * COLOURS + m.stop_colour[stop]] == 0


def test_display_redraw_own_colour_leaves_black_alone_where_the_map_says_so() -> None:
    maps = {m.name: m for m in GAME.maps}
    for name, black in (("jamaica", True), ("alabama", False)):
        m = maps[name]
        colours = {m.redraw[column] for column in range(m.columns) if m.column_letter[column] >= 0}
        assert (BLACK in colours) == black


def test_display_redraw_own_colour_holds_for_production() -> None:
    state = table("jamaica")
    state.drawn = [YELLOW, YELLOW]
    state.bag[YELLOW] -= 2
    state.agenda.append(PlaceCube(0))
    state.ask()
    port = state.m.column_stop.index(1)
    assert state.m.stop_name[1] == "Port Royal"
    assert refuses(state, putting(port, 0)) == "own_colour_box"
    assert refuses(state, putting(0, 0)) == ""
