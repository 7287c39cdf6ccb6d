"""The board for the terminal: complete, in every language, at every usual width, and without secrets."""

from __future__ import annotations

import pytest

from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.board import BOARD
from roundhouse.games.railroad_revolution.board.network import draw_map, list_map
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.games.railroad_revolution.words import WORDS
from roundhouse.games.registry import open_game
from roundhouse.kit.board import SEATS
from roundhouse.testing.board import shown
from roundhouse.text import Words, languages

GAME = open_game("railroad_revolution")
NAMES = ["Ada", "Bert", "Cleo", "Dörte Lühe"]


def position(players: int = 4, moves: int = 0, seed: int = 7) -> State:
    """A position after some moves at random."""
    state = GAME.new(players, seed)
    rng = Random(seed)
    for _ in range(moves):
        if not state.over:
            state.advance(state.legal()[rng.below(len(state.legal()))])
    assert isinstance(state, State)
    return state


def words(language: str = "en") -> Words:
    return Words(language, GAME, NAMES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 100, 140, 200])
def test_the_board_is_complete_and_never_wider_than_the_terminal(language: str, width: int) -> None:
    for players, moves in ((2, 0), (3, 120), (4, 300), (4, 2000)):
        say = words(language).say
        text = shown(BOARD.board(position(players, moves), players - 1, NAMES, say), width)
        assert max(map(len, text.splitlines())) <= width
        for city in position().c.cities:
            name = say(Message("city." + city))
            assert text.count(name) >= 2  # on the map and in the list
        for name in NAMES[:players]:
            assert name in text
        assert "…" not in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_shows_every_space_and_every_rail(players: int) -> None:
    state = position(players, 400)
    drawing = draw_map(state, words().say, 76)
    assert drawing is not None
    for text in (drawing.plain, list_map(state, words().say).plain):
        assert text.count("▲") == sum(state.c.triangles)
        assert text.count("○") == state.c.triangles.count(0)
        assert text.count("◆") == state.c.deal_spaces.bit_count()
        for seat in range(players):
            assert text.count(SEATS[seat]) == state.rails[seat].bit_count()


def test_the_map_is_a_drawing_from_70_columns_on_and_a_list_below() -> None:
    state = position()
    for language in languages():
        assert all(draw_map(state, words(language).say, width) for width in range(70, 120, 3))
    assert draw_map(state, words().say, 40) is None
    assert "Washington 1 ─ ▲▲ ─ ○ ─ Chicago 2" in shown(BOARD.board(state, 0, NAMES, words().say), 44)


def test_first_bonuses_are_in_brackets_once_they_are_gone() -> None:
    state = position(2)  # neutral stations stand in four cities from the start
    lines = shown(BOARD.board(state, 0, NAMES, words().say)).splitlines()
    little_rock = next(line for line in lines if "Little Rock" in line and "$" in line)
    miami = next(line for line in lines if "Miami" in line and "$" in line)
    assert "⊗" in little_rock
    assert "(" in little_rock
    assert "(" not in miami


def test_summary_and_standings_are_short() -> None:
    state = position(4, 200)
    assert len(shown(BOARD.summary(state, 1, NAMES, words().say)).splitlines()) <= 8
    assert len(shown(BOARD.standings(state, NAMES, words().say)).splitlines()) == 5


@pytest.mark.parametrize("language", languages())
def test_families_of_choices_are_named_once_and_stay_distinct(language: str) -> None:
    say = words(language).say
    kinds = set()
    for seed in range(6):
        state = position(3, 0, seed)
        rng = Random(seed)
        while not state.over:
            headed = [WORDS.under_heading(state, move, say) for move in state.legal()]
            found = [entry for entry in headed if entry is not None]
            assert len(set(found)) == len(found)
            kinds |= {
                GAME.moves.block(move).name
                for move, entry in zip(state.legal(), headed, strict=True)
                if entry is not None
            }
            state.advance(state.legal()[rng.below(len(state.legal()))])
    assert kinds == {"place", "hire", "exchange", "promote"}
