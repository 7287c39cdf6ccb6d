"""The first lesson: played through in every way it allows, and told in every language."""

from __future__ import annotations

import re

import pytest

from catalogues import LANGUAGES, compile_all
from roundhouse.core.message import Message
from roundhouse.core.state import State
from roundhouse.games.russian_railroads import guide, picture
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.guiding.lesson import ENGINEER, SCORED
from roundhouse.games.russian_railroads.loading import load
from roundhouse.guide import Answer
from roundhouse.text import Words

GAME = RussianRailroads(load())
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
        totals = state.scores().totals()
        assert state.seat != LESSON.learner, "the lesson ends with a turn of the learner's"
        assert totals[LESSON.learner] > totals[1]


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
    assert kinds == {"bonus", "step", "place", "loco", "industry", "factory"}
    assert set(events) >= {
        "log.unlock", "log.engineer", "log.relocate", "log.round_scored", "log.doubler", "log.factory",
        "log.pass", "log.order",
    }  # fmt: skip
    assert 12 <= len(LESSON.steps) <= 16


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


def test_what_the_lesson_points_at_is_drawn(spoken: dict[str, Words]) -> None:
    state = begun()
    pointed = 0
    for step in LESSON.steps:
        for answer in step.answers:
            drawn = "".join(picture.pictures(state.seen_by(0), 0, spoken["en"].say).values())
            move = answer.fitting(state)[0]
            for element in {*answer.highlight, *picture.targets(state, move)}:
                assert f'id="{element}"' in drawn, (step.text.key, element)
                pointed += 1
            state.play(move)
        replied(state, step.replies)
    assert pointed > 20


def test_what_the_lesson_says_is_so() -> None:
    """The engineer, the locomotives and the points of the first scoring are those that the texts tell of."""
    state = begun()
    said: dict[str, Message] = {}
    for step in LESSON.steps:
        state.log = []
        for answer in step.answers:
            state.play(answer.fitting(state)[0])
        for event in state.log:
            if event.seat == LESSON.learner:
                if event.key == "log.engineer":
                    assert event.args["engineer"] == ENGINEER == step.text.args["engineer"]
                elif event.key == "log.loco" and "number" in step.text.args:
                    assert event.args["number"] == step.text.args["number"]
                elif event.key == "log.round_scored":
                    assert event.args["points"] == sum(SCORED.values())
                elif event.key == "log.factory":
                    assert event.args["factory"] == step.text.args["factory"]
                said[event.key] = step.text
        if step.text.key == "lesson.relocate":
            lines = dict(zip(state.scores().lines, state.scores().rows, strict=True))
            assert lines["third_route"][0] == SCORED["kiev"]
            assert lines["main_route"][0] == SCORED["main"]
            assert lines["industry"][0] == SCORED["industry"]
        replied(state, step.replies)
    assert {"log.engineer", "log.loco", "log.round_scored", "log.factory"} <= set(said)
