"""Lessons: played through in every way they allow, and told in every language."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import package_of
from roundhouse.kit.lesson import Answer, Lesson, Step
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
    """Every lesson can be played to its end whatever the learner picks, and points at what is drawn.

    What a step names instead of what it teaches can be played there too, and is worth less to the bots.
    """
    guide = package_of(game.name).guide()
    lessons = guide.lessons()
    assert lessons[0] == guide.lesson(), "the first lesson comes first"
    assert len({lesson.name for lesson in lessons}) == len(lessons), "each lesson has a name of its own"
    for lesson in lessons:
        check_course(game, lesson)


def check_course(game: Game, lesson: Lesson) -> None:
    """One lesson can be played to its end whatever the learner picks, and points at what is drawn."""
    assert ELEMENT.fullmatch(lesson.name), f"{lesson.name!r} does not go into an address"
    assert lesson.steps, "the lesson teaches nothing"
    assert 0 <= lesson.learner < len(lesson.seats), "nobody learns"
    assert lesson.seats[lesson.learner] == "person", "the learner must be a person"
    assert endings(game, lesson), "the lesson has no end"
    gallery = Gallery(game)
    state = begun(game, lesson)
    for page in lesson.pages:
        check_pointed(gallery, state, lesson, {*page.highlight}, page.text.key)
    for step in lesson.steps:
        if step.instead:
            check_instead(state, lesson, step)
        for answer in step.answers:
            move = answer.fitting(state)[0]
            pointed = {*answer.highlight, *gallery.picture.targets(state, move)}
            check_pointed(gallery, state, lesson, pointed, step.text.key)
            state.play(move)
        replied(state, lesson, step.replies)


def check_instead(state: State, lesson: Lesson, step: Step) -> None:
    """What a step names instead is legal, and the bots expect less of it."""
    seat, where = lesson.learner, step.text.key
    world = state.seen_by(seat).imagine(seat, Random(lesson.seed))
    expected: list[float] = []
    for moves in ([answer.accept[0] for answer in step.answers], step.instead):
        line = world.copy()
        for move in moves:
            code = line.game.moves.code(move)
            assert code in line.legal(), f"{where}: {move!r} cannot be played there"
            line.play(code)
        expected.append(sum(points for _, points in line.game.parts(line, seat)))
    assert expected[0] > expected[1], f"{where}: the bots think {expected[1]:.1f} more than {expected[0]:.1f}"


def check_pointed(gallery: Gallery, state: State, lesson: Lesson, pointed: set[str], where: str) -> None:
    """What the lesson points at is an element of the picture, or a whole part of it."""
    parts = gallery.parts(state, lesson.learner)
    lost = pointed - set(ids(parts)) - set(parts)
    assert not lost, f"{where} points at {sorted(lost)}, which is not drawn"
    assert all(map(ELEMENT.fullmatch, pointed)), f"{where}: odd ids among {sorted(pointed)}"


def check_lesson_told(game: Game) -> None:
    """Everything that the lessons say is said in every language, each thing otherwise."""
    told: list[Message] = []
    for lesson in package_of(game.name).guide().lessons():
        told += [lesson.title, lesson.welcome, *lesson.farewell]
        told += [page.text for page in lesson.pages] + [step.text for step in lesson.steps]
        told.append(lesson.stray)
    told = list(dict.fromkeys(told))  # what holds for several lessons is said in each
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
