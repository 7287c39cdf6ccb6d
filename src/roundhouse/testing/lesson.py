"""The first lesson: played through in every way it allows, and told in every language."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.state import State
from roundhouse.games.registry import package_of
from roundhouse.kit.lesson import Answer, Lesson
from roundhouse.testing.catalogues import spoken
from roundhouse.testing.picture import Gallery, ids
from roundhouse.testing.words import NAMES, fine

ELEMENT: Final = re.compile(r"[\w+-]+")


def begun(game: Game, lesson: Lesson) -> State:
    """The table before the first step."""
    state = game.new(len(lesson.seats), lesson.seed, lesson.options)
    return replied(state, lesson, lesson.opening)


def replied(state: State, lesson: Lesson, replies: tuple[str, ...]) -> State:
    """What the others play, which must be theirs to play."""
    for move in replies:
        assert state.seat != lesson.learner, f"the lesson plays {move!r} for the learner"
        state.play(state.game.moves.code(move))
    return state


def endings(game: Game, lesson: Lesson) -> list[State]:
    """Every position that the lesson can end with, whatever accepted moves the learner picks."""
    positions = [begun(game, lesson)]
    for number, step in enumerate(lesson.steps, 1):
        for answer in step.answers:
            positions = answered(positions, lesson, answer, f"step {number}, {step.text.key}")
        for state in positions:
            replied(state, lesson, step.replies)
    return positions


def answered(positions: list[State], lesson: Lesson, answer: Answer, where: str) -> list[State]:
    """Every position after any of the accepted moves; at each one the learner has such a move."""
    reached: dict[str, State] = {}
    for position in positions:
        text = position.game.moves.text
        assert position.seat == lesson.learner, f"{where}: it is not the learner's turn"
        moves = answer.fitting(position)
        assert moves, f"{where}: none of {answer.accept} is legal among {[text(m) for m in position.legal()]}"
        for move in moves:
            copy = position.copy()
            copy.play(move)
            reached[copy.digest()] = copy
    return list(reached.values())


def check_lesson(game: Game) -> None:
    """The lesson can be played to its end whatever the learner picks, and points at what is drawn."""
    lesson = package_of(game.name).guide().lesson()
    assert lesson.steps, "the lesson teaches nothing"
    assert 0 <= lesson.learner < len(lesson.seats), "nobody learns"
    assert lesson.seats[lesson.learner] == "person", "the learner must be a person"
    assert endings(game, lesson), "the lesson has no end"
    gallery = Gallery(game)
    state = begun(game, lesson)
    for page in lesson.pages:
        check_pointed(gallery, state, lesson, {*page.highlight}, page.text.key)
    for step in lesson.steps:
        for answer in step.answers:
            move = answer.fitting(state)[0]
            pointed = {*answer.highlight, *gallery.picture.targets(state, move)}
            check_pointed(gallery, state, lesson, pointed, step.text.key)
            state.play(move)
        replied(state, lesson, step.replies)


def check_pointed(gallery: Gallery, state: State, lesson: Lesson, pointed: set[str], where: str) -> None:
    """What the lesson points at is an element of the picture, or a whole part of it."""
    parts = gallery.parts(state, lesson.learner)
    lost = pointed - set(ids(parts)) - set(parts)
    assert not lost, f"{where} points at {sorted(lost)}, which is not drawn"
    assert all(map(ELEMENT.fullmatch, pointed)), f"{where}: odd ids among {sorted(pointed)}"


def check_lesson_told(game: Game) -> None:
    """Everything that the lesson says is said in every language, each thing otherwise."""
    lesson = package_of(game.name).guide().lesson()
    told = [lesson.title, lesson.welcome, lesson.stray, *lesson.farewell]
    told += [page.text for page in lesson.pages] + [step.text for step in lesson.steps]
    said = spoken(game, NAMES)
    english = {said["en"].say(message) for message in told}
    for language, words in said.items():
        texts = [words.say(message) for message in told]
        assert len(set(texts)) == len(texts), f"{language}: two things are said alike"
        for text in texts:
            fine(text)
            assert ".." not in text, f"{language}: {text!r} has two full stops"
        alike = set(texts) & english if language != "en" else set()
        assert not alike, f"{language}: these are left in English: {sorted(alike)}"
