"""The first lesson: played through in every way it allows, and told in every language."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES, StrictWords, compile_all
from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.guide import GUIDE
from roundhouse.games.russian_railroads.guide.lesson import ENGINEER, SCORED
from roundhouse.games.russian_railroads.reading.loading import load
from roundhouse.testing.lesson import begun, endings, replied
from roundhouse.text import Words

GAME = RussianRailroads(load())
LESSON = GUIDE.lesson()
ALL = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, ["Ada", "Bot"]) for language in LANGUAGES}


def test_the_lesson_ends_well_whatever_the_learner_picks() -> None:
    positions = endings(GAME, LESSON)
    assert len(positions) > 1, "there is something to pick"
    for state in positions:
        totals = state.scores().totals()
        assert state.seat != LESSON.learner, "the lesson ends with a turn of the learner's"
        assert totals[LESSON.learner] > totals[1]


def test_the_lesson_teaches_what_it_should() -> None:
    state = begun(GAME, LESSON)
    events: list[str] = []
    kinds: set[str] = set()
    for step in LESSON.steps:
        for answer in step.answers:
            state.log = []
            move = answer.fitting(state)[0]
            kinds.add(GAME.moves.text(move).split()[0])
            state.play(move)
            events += [event.key for event in state.log if event.seat == LESSON.learner]
        replied(state, LESSON, step.replies)
    assert kinds == {"bonus", "step", "place", "loco", "industry", "factory"}
    assert set(events) >= {
        "log.unlock", "log.engineer", "log.relocate", "log.round_scored", "log.doubler", "log.factory",
        "log.pass", "log.order",
    }  # fmt: skip
    assert 12 <= len(LESSON.steps) <= 16


def test_what_the_lesson_says_is_so() -> None:
    """The engineer, the locomotives and the points of the first scoring are those that the texts tell of."""
    state = begun(GAME, LESSON)
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
        replied(state, LESSON, step.replies)
    assert {"log.engineer", "log.loco", "log.round_scored", "log.factory"} <= set(said)
