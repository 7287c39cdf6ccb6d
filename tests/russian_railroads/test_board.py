"""The board for the terminal: complete, in every language, at every usual width, and without secrets."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES, StrictWords, compile_all
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.games.russian_railroads.board import BOARD
from roundhouse.games.russian_railroads.board.lanes import lanes, routes
from roundhouse.games.russian_railroads.board.marks import DOUBLER, HERE, TRACKS
from roundhouse.games.russian_railroads.board.score import breakdown, equation
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.reading.loading import load
from roundhouse.games.russian_railroads.rules.scoring import round_points
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.testing.board import shown
from roundhouse.text import Words
from russian_railroads.helpers import position as laid_out

GAME = RussianRailroads(load())
NAMES = ["Ada", "Bert", "Cleo", "Dörte Lühe"]


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    compile_all()


def position(players: int = 4, moves: int = 0, table: str = "russia", seed: int = 7) -> State:
    """A position after some moves at random."""
    state = GAME.new(players, seed, {"board": table})
    rng = Random(seed)
    for _ in range(moves):
        if not state.over:
            state.advance(state.legal()[rng.below(len(state.legal()))])
    assert isinstance(state, State)
    return state


def words(language: str = "en") -> Words:
    return StrictWords(language, GAME, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_board_is_complete_and_never_wider_than_the_terminal(language: str, width: int) -> None:
    for players, moves, table in ((1, 60, "usa"), (2, 0, "russia"), (3, 150, "usa"), (4, 3000, "russia")):
        said = words(language)
        state = position(players, moves, table)
        text = shown(BOARD.board(state.seen_by(0), 0, NAMES, said.say), width)
        assert max(map(len, text.splitlines())) <= width
        for name in NAMES[:players]:
            assert name in text
        for route in state.board.routes:
            assert text.count(said.say(Message("route." + route))) >= 2 * players
        assert "…" not in text


def test_who_stands_where_is_shown_with_what_was_paid() -> None:
    state = laid_out(2, coins=3, workers=1)
    state.play(GAME.moves.code("place black_2"))
    line = next(
        line
        for line in shown(BOARD.board(state, 0, NAMES, words().say)).splitlines()
        if "Black track II" in line
    )
    assert "①●¢" in line


def test_routes_show_every_space_by_the_track_that_scores_there() -> None:
    state = laid_out(2, tracks={"kiev": [6, 3, 1]}, doublers={"trans_siberian": 3})
    text = shown(routes(state, 0, words().say)).splitlines()
    kiev = next(n for n, line in enumerate(text) if line.startswith("Kiev"))
    drawn = text[kiev + 2].split()
    black, grey, brown = tuple(TRACKS)[:3]
    assert drawn == [brown, grey, grey, black, black, black, "·", "·", "·"]
    assert next(line for line in text if line.startswith("doublers")).count(DOUBLER) == 3


def test_the_industry_shows_factories_gaps_and_markers() -> None:
    state = laid_out(2, gaps=[4, 10], markers=[6])
    cells, markers = shown(lanes(state, 0, words().say)).splitlines()
    assert "[4]10 [⚒]15 [ ]?" in cells
    assert markers.count(HERE) == 1
    assert cells[markers.index(HERE) :].startswith("10")


@pytest.mark.parametrize("table", ["russia", "usa"])
def test_the_breakdown_adds_up_in_front_of_your_eyes(table: str) -> None:
    for moves in (40, 120, 200, 300):
        state = position(3, moves, table)
        for seat in range(3):
            lines = shown(breakdown(state, seat, words().say)).splitlines()
            numbers = [[int(word) for word in line.split() if word.isdigit()] for line in lines[1:6]]
            for row in numbers[:3]:
                assert sum(row[:-1]) == row[-1]
            assert sum(row[-1] for row in numbers[:4]) == numbers[4][-1] == round_points(state, seat)
            line = equation(state, seat, words().say).plain
            parts, total = line.split(" = ")
            assert sum(int(part.split()[-1]) for part in parts.split(" + ")) == int(total)


def test_end_cards_of_others_are_only_counted() -> None:
    state = laid_out(3, cards=["end_black", "end_tokens"])
    mine = shown(BOARD.board(state.seen_by(0), 0, NAMES, words().say), 100)
    theirs = shown(BOARD.board(state.seen_by(1), 1, NAMES, words().say), 100)
    assert "Black track (" in mine
    assert "Black track (" not in theirs


def test_summary_and_standings_are_short_and_tell_what_is_nearly_reached() -> None:
    state = laid_out(4, tracks={"kiev": [6]}, locos={"kiev": [4]})
    text = shown(BOARD.summary(state, 0, NAMES, words().say), 100)
    assert len(text.splitlines()) <= 9
    assert "Kiev 7: an extra worker – 1 step with black track" in text
    assert len(shown(BOARD.standings(state, NAMES, words().say)).splitlines()) == 5
