"""The words of Russian Railroads: complete in every language, whatever comes up."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from catalogues import LANGUAGES, SOURCE, Mentions, compile_all, plain_keys, sentences
from playing import random_move
from roundhouse.cli.screen import Screen
from roundhouse.core.message import Reason
from roundhouse.core.random import Random
from roundhouse.games.russian_railroads import words
from roundhouse.games.russian_railroads.agenda import PLAIN, WITH_ONE
from roundhouse.games.russian_railroads.components import BOARDS
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.loading import load
from roundhouse.games.russian_railroads.scoring import LINES
from roundhouse.games.russian_railroads.state import State
from roundhouse.text import Words, shown_lines

PACKAGE = SOURCE / "games" / "russian_railroads"
DOMAIN = PACKAGE / "locale" / "russian_railroads"
GAME = RussianRailroads(load())
C = GAME.components
NAMES = ["Anna", "Bob", "Cleo", "Dora"]
NEVER_ASKED = {"NextTurn", "Payouts", "Payout", "EndRound", "ScoreRound", "SoloTurns"}
QUESTIONS = {*PLAIN, *WITH_ONE} - NEVER_ASKED


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: Words(language, GAME, NAMES) for language in LANGUAGES}


def check(sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert not re.search(r"[{}]|None|  ", sentence), sentence


def component_names() -> set[str]:
    """Everything that the components name."""
    names = {*C.spaces, *C.bonuses, *C.tokens, *C.cards, *C.dividends, *(card.name for card in C.end_cards)}
    for board in C.boards:
        names |= {*board.routes, *(lane.name for lane in board.lanes)}
    return names


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


# The catalogues


def test_every_message_that_the_source_mentions_exists_and_none_is_idle() -> None:
    own = plain_keys(sentences(DOMAIN, "en"))
    shared = plain_keys(sentences(SOURCE / "locale" / "roundhouse", "en"))
    mentions = Mentions(sorted(PACKAGE.rglob("*.py")), component_names())
    assert sorted(mentions.missing(own | shared)) == []
    assert sorted(mentions.unused(own)) == []
    assert own & shared == set()


def test_no_number_is_typed_into_a_sentence() -> None:
    for language in LANGUAGES:
        for key, forms in sentences(DOMAIN, language).items():
            assert not any(re.search(r"\d", form) for form in forms), (language, key)


# Everything that random play brings up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_random_games_can_be_told_in_every_language(
    spoken: dict[str, Words], players: int, board: str
) -> None:
    for seed in range(2):
        state = GAME.new(players, seed, {"board": board})
        state.log = []
        rng = Random(seed)
        refused: dict[str, Reason] = {}
        while not state.over:
            sample = [rng.below(GAME.moves.size) for _ in range(8)]
            for reason in map(state.why_not, sample):
                if reason is not None:
                    refused[str(reason)] = reason
            for said in spoken.values():
                check(said.prompt(state))
                labels = [said.label(state, move) for move in state.legal()]
                assert len(set(labels)) == len(labels), ("two moves read alike", labels)
                headed = [said.under_heading(state, move) for move in state.legal()]
                assert len(set(headed)) == len(headed), "two moves read alike under their headings"
                for label in labels:
                    check(label)
            state.play(random_move(state, rng))
        for message in [*state.log, *refused.values()]:
            for said in spoken.values():
                check(said.say(message))


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
                            check(said.say(reason))
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
    assert blocks == {block.name for block in GAME.moves.blocks}
    told = {key for key in plain_keys(sentences(DOMAIN, "en")) if key.startswith("log.")}
    assert len(told - events) <= 2, told - events


# Everything there is a name for


def test_all_names_are_said_in_every_language(spoken: dict[str, Words]) -> None:
    things = [words.decision(name) for name in sorted(QUESTIONS)]
    things += [words.score_line(line) for line in LINES]
    things += [words.end_card(card) for card in C.end_cards]
    effects = [*C.space_effect, *C.bonus_effect, *C.token_effect, *C.card_effect, *C.dividend_effect]
    effects += [*C.factory_effect, *C.engineer_effect]
    things += [words.effect(C, effect) for effect in effects]
    for board in C.boards:
        things += [words.special(C, special) for special in board.specials]
        things += [words.gift(C, special) for special in board.specials]
        state = GAME.new(3, 1, {"board": board.name})
        assert isinstance(state, State)
        things += [words.missing(state, 0, special) for special in board.specials]
        for space in range(42):
            things += [words.space(state, space), words.gives(state, space), words.price(state, space)]
    for option in GAME.options:
        things.append(words.option(option.name))
        for choice in option.choices:
            things += [words.choice(option.name, choice), words.explanation(option.name, choice)]
    for thing in things:
        for said in spoken.values():
            check(said.say(thing))


def test_the_spaces_of_the_board_have_different_names(spoken: dict[str, Words]) -> None:
    for board in BOARDS:
        state = GAME.new(4, 1, {"board": board})
        assert isinstance(state, State)
        for said in spoken.values():
            names = [said.say(words.space(state, space)) for space in range(42)]
            assert len(set(names)) == len(names)
