"""What is found in a review, as the store keeps it: JSON, with messages as what they are made of."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from roundhouse.bots.review import Course, Moment
from roundhouse.core.message import Argument, Message

COURSE = -1  # the place of the course; that of a moment is the number of its run

T = TypeVar("T")


class Unreadable(ValueError):
    """Something that was kept by a Roundhouse of another day."""


def written(part: Course | Moment) -> str:
    """A part as it is kept."""
    return msgspec.json.encode(part, enc_hook=_parted).decode()


def course_in(text: str, runs: int) -> Course:
    """The course of a game of so many runs that was kept so; Unreadable if it is none."""
    found = read(text, Course)
    if not len(found.chances) - 1 == len(found.points) - 1 == len(found.free) == len(found.luck) == runs:
        raise Unreadable
    return found


def moment_in(text: str) -> Moment:
    """The moment that was kept so; Unreadable if it is none."""
    return read(text, Moment)


def read(text: str, kind: type[T]) -> T:
    """A part of a kind."""
    try:
        return msgspec.json.decode(text, type=kind, dec_hook=_joined)
    except msgspec.DecodeError as error:
        raise Unreadable from error


def _parted(value: object) -> object:
    if isinstance(value, Message):
        return {"key": value.key, "args": value.args}
    raise NotImplementedError(type(value))


def _joined(kind: type, given: object) -> object:
    if kind is Message:
        return _argument(given)
    raise NotImplementedError(kind)


def _argument(given: object) -> Argument:
    if isinstance(given, dict):
        return Message(str(given["key"]), {name: _argument(value) for name, value in given["args"].items()})
    assert isinstance(given, int | str)
    return given
