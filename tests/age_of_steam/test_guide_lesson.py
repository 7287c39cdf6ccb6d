"""The first lesson: played through in every way it allows, and told in every language."""

from __future__ import annotations

import pytest

from age_of_steam.solvent import GAME
from catalogues import LANGUAGES, StrictWords, compile_all
from roundhouse.core.message import Event
from roundhouse.games.age_of_steam.guide import GUIDE
from roundhouse.games.age_of_steam.rules.money import forecast
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.testing.lesson import begun, endings, replied
from roundhouse.text import Words

LESSON = GUIDE.lesson()
ALL = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, ["Ada", "Bot", "Cleo"]) for language in LANGUAGES}


def test_the_lesson_ends_well_whatever_the_learner_picks() -> None:
    positions = endings(GAME, LESSON)
    assert len(positions) > 1, "there is something to pick"
    for state in positions:
        assert isinstance(state, State)
        totals = state.scores().totals()
        assert state.turn == 3, "two turns are over"
        assert totals[LESSON.learner] == max(totals)
        assert state.income[LESSON.learner] == 6
        assert not forecast(state, LESSON.learner).short


def test_the_lesson_teaches_what_it_should() -> None:
    state = begun(GAME, LESSON)
    log: list[Event] = []
    state.log = log
    kinds: list[str] = []
    for step in LESSON.steps:
        for answer in step.answers:
            assert len(answer.fitting(state)) == len(answer.accept), answer.accept
            move = answer.fitting(state)[0]
            kinds.append(GAME.moves.text(move).split()[0])
            state.play(move)
        replied(state, LESSON, step.replies)
    events = [event.key for event in log if event.seat == LESSON.learner]
    assert set(kinds) == {"issue", "bid", "drop", "select", "lay", "deliver", "go", "upgrade"}
    assert events.count("log.delivers") == 3
    assert {"log.shares", "log.wins", "log.lays", "log.replaces", "log.upgrades"} <= set(events)
    assert 12 <= len(LESSON.steps) <= 18


def test_what_the_lesson_says_is_so(spoken: dict[str, Words]) -> None:
    """Prices, payments and places that a step brings are those that its text tells of."""
    state = begun(GAME, LESSON)
    checked: list[str] = []
    for step in LESSON.steps:
        text = spoken["en"].say(step.text)
        for answer in step.answers:
            state.log = []
            state.play(answer.fitting(state)[0])
            for event in state.log:
                if event.seat != LESSON.learner:
                    continue
                if event.key in ("log.lays", "log.replaces") and len(step.answers) == 1 and "$" in text:
                    assert f"${event.args['price']}" in text
                elif event.key == "log.delivers":
                    way = str(event.args["way"]).split(" – ")
                    assert sum(place in text for place in way) >= 2
                elif event.key == "log.upgrades":
                    assert f"level {event.args['engine']}" in text
                else:
                    continue
                checked.append(event.key)
        replied(state, LESSON, step.replies)
    assert checked.count("log.lays") == 2
    assert checked.count("log.delivers") == 3
    assert {"log.replaces", "log.upgrades"} <= set(checked)


def test_the_text_about_expenses_is_right(spoken: dict[str, Words]) -> None:
    """What the learner paid is what the step after the first turn says."""
    state = begun(GAME, LESSON)
    paid = 0
    for step in LESSON.steps:
        if step.text.key == "lesson.settled":
            assert f"You paid ${paid}." in spoken["en"].say(step.text)
            return
        for answer in step.answers:
            state.play(answer.fitting(state)[0])
        state.log = []
        replied(state, LESSON, step.replies)
        for event in state.log:
            if event.key == "log.expenses" and event.seat == LESSON.learner:
                money = event.args["money"]
                assert isinstance(money, int)
                paid = money
    raise AssertionError("the lesson does not get that far")
