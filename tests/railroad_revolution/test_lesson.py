"""The first lesson: played through in every way it allows, and told in every language."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES, StrictWords, compile_all
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.guide import GUIDE
from roundhouse.games.railroad_revolution.reading.loading import load
from roundhouse.testing.lesson import begun, endings, replied
from roundhouse.text import Words

GAME = RailroadRevolution(load())
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
        sheet = state.scores()
        assert state.seat != LESSON.learner, "the lesson ends with the learner's fifth turn"
        assert sheet.totals()[LESSON.learner] > sheet.totals()[1]


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
    assert kinds >= {
        "setup", "place", "lay", "done", "deal", "train", "step", "sell", "build", "reward", "gain", "bonus",
        "promote", "milestone", "open", "flip", "ability",
    }  # fmt: skip
    assert events.count("log.complete") == 2
    assert {"log.sell_share", "log.sell_rail", "log.use_train", "log.ready_train", "log.open"} <= set(events)
    assert 10 <= len(LESSON.steps) <= 20


def test_what_the_lesson_says_is_so(spoken: dict[str, Words]) -> None:
    """The money, shares and milestones that a step brings are those that its text tells of."""
    state = begun(GAME, LESSON)
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
        replied(state, LESSON, step.replies)
    assert brought["log.gain_money"] == ["lesson.trade", "lesson.miami"]
    assert brought["log.complete"] == ["lesson.promote", "lesson.miami"]
