"""The first lesson: played through in every way it allows, and told in every language."""

from __future__ import annotations

import re

import pytest

from age_of_steam.solvent import GAME
from catalogues import LANGUAGES, compile_all
from roundhouse.core.message import Event, Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam import guide, picture
from roundhouse.games.age_of_steam.money import forecast
from roundhouse.games.age_of_steam.state import State
from roundhouse.guide import Answer
from roundhouse.text import Words

LESSON = guide.lesson()
ALL = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: Words(language, GAME, ["Ada", "Bot", "Cleo"]) for language in LANGUAGES}


def begun() -> CoreState:
    state = GAME.new(len(LESSON.seats), LESSON.seed, LESSON.options)
    for move in LESSON.opening:
        assert state.seat != LESSON.learner
        state.play(GAME.moves.code(move))
    return state


def replied(state: CoreState, replies: tuple[str, ...]) -> CoreState:
    """What the others play, which must be theirs to play."""
    for move in replies:
        assert state.seat != LESSON.learner, move
        state.play(GAME.moves.code(move))
    return state


def after(state: CoreState, answers: tuple[Answer, ...]) -> list[CoreState]:
    """Every position that the accepted moves can lead to; at each one the learner has such a move."""
    positions = [state]
    for answer in answers:
        reached: dict[str, CoreState] = {}
        for position in positions:
            assert position.seat == LESSON.learner
            moves = answer.fitting(position)
            assert len(moves) == len(answer.accept), answer.accept
            for move in moves:
                for target in picture.targets(position, move):
                    assert re.fullmatch(r"[A-Za-z0-9_+-]+", target), target
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
        assert isinstance(state, State)
        totals = state.scores().totals()
        assert state.turn == 3, "two turns are over"
        assert totals[LESSON.learner] == max(totals)
        assert state.income[LESSON.learner] == 6
        assert not forecast(state, LESSON.learner).short


def test_the_lesson_teaches_what_it_should() -> None:
    state = begun()
    log: list[Event] = []
    state.log = log
    kinds: list[str] = []
    for step in LESSON.steps:
        for answer in step.answers:
            move = answer.fitting(state)[0]
            kinds.append(GAME.moves.text(move).split()[0])
            state.play(move)
        replied(state, step.replies)
    events = [event.key for event in log if event.seat == LESSON.learner]
    assert set(kinds) == {"issue", "bid", "drop", "select", "lay", "deliver", "go", "upgrade"}
    assert events.count("log.delivers") == 3
    assert {"log.shares", "log.wins", "log.lays", "log.replaces", "log.upgrades"} <= set(events)
    assert 12 <= len(LESSON.steps) <= 18


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
    """Prices, payments and places that a step brings are those that its text tells of."""
    state = begun()
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
        replied(state, step.replies)
    assert checked.count("log.lays") == 2
    assert checked.count("log.delivers") == 3
    assert {"log.replaces", "log.upgrades"} <= set(checked)


def test_the_text_about_expenses_is_right(spoken: dict[str, Words]) -> None:
    """What the learner paid is what the step after the first turn says."""
    state = begun()
    paid = 0
    for step in LESSON.steps:
        if step.text.key == "lesson.settled":
            assert f"You paid ${paid}." in spoken["en"].say(step.text)
            return
        for answer in step.answers:
            state.play(answer.fitting(state)[0])
        state.log = []
        replied(state, step.replies)
        for event in state.log:
            if event.key == "log.expenses" and event.seat == LESSON.learner:
                money = event.args["money"]
                assert isinstance(money, int)
                paid = money
    raise AssertionError("the lesson does not get that far")
