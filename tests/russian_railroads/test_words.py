"""The words of Russian Railroads: complete in every language, whatever comes up."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from catalogues import LANGUAGES, SOURCE, StrictWords, compile_all, sentences
from playing import random_move
from roundhouse.cli.screen import Screen
from roundhouse.core.random import Random
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.reading.loading import load
from roundhouse.games.russian_railroads.rules.codec import CODEC
from roundhouse.games.russian_railroads.rules.components import BOARDS
from roundhouse.games.russian_railroads.rules.scoring import LINES
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words import WORDS
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.spaces import gives_word, price_word, title_word
from roundhouse.games.russian_railroads.words.specials import (
    end_card_word,
    gift_word,
    special_word,
    status_word,
)
from roundhouse.testing.catalogues import plain_keys
from roundhouse.testing.words import fine
from roundhouse.text import Words, shown_lines

PACKAGE = SOURCE / "games" / "russian_railroads"
DOMAIN = PACKAGE / "locale" / "russian_railroads"
GAME = RussianRailroads(load())
C = GAME.components
NAMES = ["Anna", "Bob", "Cleo", "Dora"]
NEVER_ASKED = {"NextTurn", "Payouts", "Payout", "EndRound", "ScoreRound", "SoloTurns"}
QUESTIONS = set(CODEC.decisions) - NEVER_ASKED


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, NAMES) for language in LANGUAGES}


@pytest.mark.parametrize("board", BOARDS)
def test_only_lines_that_can_score_are_shown(board: str) -> None:
    """The sheet itself keeps them all, as the records of games do."""
    state = GAME.new(2, seed=3, options={"board": board})
    assert state.scores().lines == LINES
    idle = set(LINES) - set(shown_lines(state))
    assert idle == ({"stock"} if board == "russia" else set())
    paper = StringIO()
    Screen(Console(file=paper, width=80), Words("en", GAME, NAMES[:2])).scores(state)
    assert ("Stock market" in paper.getvalue()) == (board == "usa")


# Everything that random play brings up


def test_every_reason_is_said_in_every_language(spoken: dict[str, Words]) -> None:
    """All codes of the move table, at some positions of a few games."""
    heard: set[str] = set()
    for seed in range(16):
        state = GAME.new(1 + seed % 4, seed, {"board": BOARDS[seed // 4 % 2]})
        rng = Random(seed)
        ply = 0
        while not state.over:
            if ply % 5 == 0:
                for move in range(GAME.moves.size):
                    reason = state.why_not(move)
                    if reason is not None and reason.key not in heard:
                        heard.add(reason.key)
                        for said in spoken.values():
                            fine(said.say(reason))
            state.play(random_move(state, rng))
            ply += 1
    assert len(heard) > 35, sorted(heard)


def test_every_kind_of_move_and_event_came_up() -> None:
    """What games like those above are worth: they reach every kind of move, and nearly every event."""
    blocks: set[str] = set()
    events: set[str] = set()
    for seed in range(24):
        state = GAME.new(1 + seed % 4, seed, {"board": BOARDS[seed // 4 % 2]})
        state.log = []
        rng = Random(seed)
        while not state.over:
            blocks |= {GAME.moves.block(move).name for move in state.legal()}
            state.play(random_move(state, rng))
        events |= {event.key for event in state.log}
    assert {block.name for block in GAME.moves.blocks} - blocks <= {"count"}  # shown by hand, it is rare
    told = {key for key in plain_keys(sentences(DOMAIN, "en")) if key.startswith("log.")}
    assert len(told - events) <= 2, told - events


# Everything there is a name for


def test_all_names_are_said_in_every_language(spoken: dict[str, Words]) -> None:
    things = [WORDS.decision(name) for name in sorted(QUESTIONS)]
    things += [WORDS.score_line(line) for line in LINES]
    things += [end_card_word(card) for card in C.end_cards]
    effects = [*C.space_effect, *C.bonus_effect, *C.token_effect, *C.card_effect, *C.dividend_effect]
    effects += [*C.factory_effect, *C.engineer_effect]
    things += [effect_word(C, effect) for effect in effects]
    for board in C.boards:
        things += [special_word(C, special) for special in board.specials]
        things += [gift_word(C, special) for special in board.specials]
        state = GAME.new(3, 1, {"board": board.name})
        assert isinstance(state, State)
        things += [status_word(state, 0, special) for special in board.specials]
        for space in range(42):
            things += [title_word(state, space), gives_word(state, space), price_word(state, space)]
    for option in GAME.options:
        things.append(WORDS.option(option.name))
        for choice in option.choices:
            things += [WORDS.choice(option.name, choice), WORDS.explanation(option.name, choice)]
    for thing in things:
        for said in spoken.values():
            fine(said.say(thing))


def test_the_spaces_of_the_board_have_different_names(spoken: dict[str, Words]) -> None:
    for board in BOARDS:
        state = GAME.new(4, 1, {"board": board})
        assert isinstance(state, State)
        for said in spoken.values():
            names = [said.say(title_word(state, space)) for space in range(42)]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("board", "names"),
    [
        ("russia", ["Trans-Siberian", "St. Petersburg", "Kiev"]),
        ("usa", ["Rocky Mountaineer", "Transcontinental East", "Transcontinental West"]),
    ],
)
def test_the_score_sheet_calls_routes_as_the_board_does(board: str, names: list[str]) -> None:
    state = GAME.new(2, 1, {"board": board})
    say = Words("en", GAME).say
    assert [say(WORDS.score_line(line, state)) for line in LINES[:3]] == names
    assert say(WORDS.score_line("industry", state)) == "Industry"
