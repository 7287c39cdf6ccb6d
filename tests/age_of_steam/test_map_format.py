"""What a map file may say about players, numbers, colours and stops out of the way."""

from __future__ import annotations

import re

import pytest

from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.board import BOARD
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle.fields import column_names
from roundhouse.games.age_of_steam.reading.loading import parse
from roundhouse.games.age_of_steam.rules.components import BLACK, BLUE, COLOURS, DARK, LIGHT, RED
from roundhouse.games.age_of_steam.rules.growth import grow, roll
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.registry import package_of
from roundhouse.kit.files.texts import ComponentsError
from roundhouse.testing.board import shown
from roundhouse.testing.catalogues import spoken
from roundhouse.testing.words import NAMES


def dice(side: str, *numbers: int) -> str:
    return "[" + ", ".join(f'{{ side = "{side}", die = {number} }}' for number in numbers) + "]"


MAP = """
schema = 1

[map]
name = "archipelago"
title = "Archipelago"
players = [2, 8]
turns = { 2 = 3, 7 = 2, 8 = 2 }

[grid]
columns = ["C.T.C~", "..T...", "C...~C", "......", "C.T.C."]

[cities]
list = [
  { name = "North", at = "A1", colour = "red", side = "light", die = 1, more_dice = NORTH },
  { name = "South", at = "A5", colour = ["red", "blue"], side = "light", die = 2, more_dice = SOUTH },
  { name = "West", at = "C1", colour = "none", side = "light", die = 4 },
  { name = "East", at = "E1", colour = "any", side = "light", die = 5 },
  { name = "Rock", at = "C6", colour = "black", side = "light", die = 5 },
  { name = "Port", at = "E5", colour = "yellow" },
]

[towns]
list = [{ name = "Ash", at = "A3" }, { name = "Box", at = "B3" }, { name = "Cub", at = "E3" }]

[goods]
new_cities = ["A", "B"]
unused_numbers = ["light 6", "dark 4", "dark 5", "dark 6"]
shared_numbers = ["light 5"]

[rules]
tie_break = { value = ["cash"] }
[rules.action_tokens]
locomotive = 9
engineer = 9
first_move = 9
first_build = 9
urbanization = 9
production = 9
turn_order = 9
""".replace("NORTH", dice("dark", 1, 2, 3)).replace("SOUTH", dice("light", 3))


def state_of(players: int, text: str = MAP) -> State:
    game = AgeOfSteam(parse(text, "my.toml"))
    state = game.new(players, 5, game.complete({"map": "archipelago"}))
    assert isinstance(state, State)
    return state


def test_a_city_with_several_numbers_has_a_column_for_each() -> None:
    m = state_of(2).m
    assert column_names(m)[:9] == [
        "North", "South", "South#2", "West", "East", "Rock", "North#2", "North#3", "North#4",
    ]  # fmt: skip
    assert (m.column_side[6], m.column_die[6]) == (DARK, 1)
    assert m.columns == 11


def test_every_column_of_a_city_feeds_it_and_a_shared_number_feeds_both() -> None:
    state = state_of(2)
    north = state.m.stop_name.index("North")
    before = sum(state.cubes[north * COLOURS : north * COLOURS + COLOURS])
    for column in (0, 6, 7, 8):
        grow(state, column)
    assert sum(state.cubes[north * COLOURS : north * COLOURS + COLOURS]) == before + 4
    east, rock = state.m.stop_name.index("East"), state.m.stop_name.index("Rock")
    for _ in range(20):  # until a five was rolled
        roll(state, LIGHT, 6)
    assert state.box(4, 0) == state.box(5, 0) == -1
    assert sum(state.cubes[east * COLOURS : rock * COLOURS + COLOURS]) > 2 * before


def test_a_city_takes_one_colour_several_any_or_none() -> None:
    state = state_of(2)
    takers = {
        colour: [name for stop, name in enumerate(state.m.stop_name) if state.takes(colour) >> stop & 1]
        for colour in range(BLACK + 1)
    }
    assert takers[RED] == ["North", "South", "East"]
    assert takers[BLUE] == ["South", "East"]
    assert takers[BLACK] == ["East", "Rock"]


def test_a_stop_without_an_open_side_needs_a_link() -> None:
    rock = "C6 (column 3, row 6): Rock has no open side, and no link leads to it"
    alone = MAP.replace('"......", "C.T', '"....~~", "C.T').replace('"..T...",', '"..T.~~",')
    with pytest.raises(ComponentsError, match=re.escape(rock)):
        parse(alone, "my.toml")


@pytest.mark.parametrize("players", [2, 7, 8])
def test_a_game_for_so_many_is_played_to_its_end_and_shown(players: int) -> None:
    state = state_of(players)
    cubes, rng = cubes_in_play(state), Random(3)
    picture, say = package_of("age_of_steam").picture(), spoken(state.game, NAMES)["en"].say
    for ply in range(100_000):
        if state.over or ply == 90:
            text = shown(BOARD.board(state, 0, NAMES, say), 100)
            assert all(name in text for name in NAMES[:players])
            drawn = picture.board(state, 0, say)
            assert [f'href="#aos-e{seat}"' in drawn for seat in range(8)] == [
                seat < players for seat in range(8)
            ]
        if state.over:
            break
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    assert state.over
    assert cubes_in_play(state) == cubes
    assert len(state.scores().totals()) == players
