"""The first lesson: played through in every way it allows, and told in every language."""

from __future__ import annotations

import re

import pytest

from catalogues import LANGUAGES, compile_all
from roundhouse.core.message import Message
from roundhouse.core.state import State
from roundhouse.games.railroad_revolution import guide, picture
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.loading import load
from roundhouse.guide import Answer
from roundhouse.text import Words

GAME = RailroadRevolution(load())
LESSON = guide.lesson()
ALL = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: Words(language, GAME, ["Ada", "Bot"]) for language in LANGUAGES}


def begun() -> State:
    state = GAME.new(len(LESSON.seats), LESSON.seed, LESSON.options)
    for move in LESSON.opening:
        state.play(GAME.moves.code(move))
    return state


def replied(state: State, replies: tuple[str, ...]) -> State:
    """What the others play, which must be theirs to play."""
    for move in replies:
        assert state.seat != LESSON.learner
        state.play(GAME.moves.code(move))
    return state


def after(state: State, answers: tuple[Answer, ...]) -> list[State]:
    """Every position that the accepted moves can lead to; at each one the learner has such a move."""
    positions = [state]
    for answer in answers:
        reached: dict[str, State] = {}
        for position in positions:
            assert position.seat == LESSON.learner
            moves = answer.fitting(position)
            assert moves, (answer.accept, [GAME.moves.text(move) for move in position.legal()])
            for move in moves:
                for target in picture.targets(position, move):
                    assert re.fullmatch(r"[a-z0-9_-]+", target)
                copy = position.copy()
                copy.play(move)
                reached[copy.digest()] = copy
        positions = list(reached.values())
    return positions


def test_the_lesson_replays_whatever_the_learner_picks() -> None:
    positions = {"": begun()}
    for step in LESSON.steps:
        reached = [end for position in positions.values() for end in after(position, step.answers)]
        positions = {state.digest(): replied(state, step.replies) for state in reached}
    assert len(positions) > 1, "there is something to pick"
    for state in positions.values():
        sheet = state.scores()
        assert state.seat != LESSON.learner, "the lesson ends with the learner's fifth turn"
        assert sheet.totals()[LESSON.learner] > sheet.totals()[1]


def test_the_lesson_teaches_what_it_should() -> None:
    state = begun()
    events: list[str] = []
    kinds: set[str] = set()
    for step in LESSON.steps:
        for answer in step.answers:
            state.log = []
            move = answer.fitting(state)[0]
            kinds.add(GAME.moves.text(move).split()[0])
            state.play(move)
            events += [event.key for event in state.log if event.seat == LESSON.learner]
        replied(state, step.replies)
    assert kinds >= {
        "setup", "place", "lay", "done", "deal", "train", "step", "sell", "build", "reward", "gain", "bonus",
        "promote", "milestone", "open", "flip", "ability",
    }  # fmt: skip
    assert events.count("log.complete") == 2
    assert {"log.sell_share", "log.sell_rail", "log.use_train", "log.ready_train", "log.open"} <= set(events)
    assert 10 <= len(LESSON.steps) <= 20


@ALL
def test_the_lesson_is_told(spoken: dict[str, Words], language: str) -> None:
    said = spoken[language]
    told: list[Message] = [LESSON.title, LESSON.welcome, LESSON.stray, *LESSON.farewell]
    told += [step.text for step in LESSON.steps]
    sentences = [said.say(message) for message in told]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert sentence.strip() == sentence != ""
        assert not re.search(r"[{}]|None|  |\.\.", sentence), sentence
    if language != "en":
        assert not set(sentences) & {spoken["en"].say(message) for message in told}


def test_what_the_lesson_says_is_so(spoken: dict[str, Words]) -> None:
    """The money, shares and milestones that a step brings are those that its text tells of."""
    state = begun()
    brought: dict[str, list[str]] = {}
    for step in LESSON.steps:
        text = spoken["en"].say(step.text)
        state.log = []
        for answer in step.answers:
            state.play(answer.fitting(state)[0])
        for event in state.log:
            if event.seat != LESSON.learner:
                continue
            if event.key == "log.gain_money":
                assert f"${event.args['money']}" in text
            elif event.key == "log.complete":
                assert f"ilestone {event.args['milestone']}" in text
            else:
                continue
            brought.setdefault(event.key, []).append(step.text.key)
        replied(state, step.replies)
    assert brought["log.gain_money"] == ["lesson.trade", "lesson.miami"]
    assert brought["log.complete"] == ["lesson.promote", "lesson.miami"]
