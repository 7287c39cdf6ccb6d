"""Routes: moves of one seat in a row that a game offers as one answer, drawn on its board from end to end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from roundhouse.core.message import Message

T = TypeVar("T")


@dataclass(frozen=True)
class Route:
    """One of them. It is played like any other moves, one by one: nothing is legal because it stands here."""

    moves: Sequence[int]  # the first is legal now, each other one after those before it
    start: str  # the element of the picture that it is chosen by; nothing if all are shown at once
    end: str  # the one that it leads to
    what: Message  # what goes there
    where: Message  # from where to where
    note: Message  # how far
    gains: Sequence[int]  # what each seat gets by it
    legs: Sequence[str]  # its line on the picture that the end is in, piece by piece as path data


@dataclass(frozen=True)
class Routes:
    """All that are worth offering in a position, the best first."""

    title: Message
    offered: Sequence[Route]
    left: int = 0  # how many there are besides
    # What must follow a legal move, where anything must.
    forced: Mapping[int, Sequence[int]] = field(default_factory=dict)


def forced_moves(lines: Iterable[Sequence[int]]) -> dict[int, list[int]]:
    """What all lines that begin with the same move have in common after it.

    >>> forced_moves([[1, 5, 6, 7], [1, 5, 8], [2, 3], [4]])
    {1: [5], 2: [3]}
    """
    common: dict[int, list[int]] = {}
    for first, *rest in lines:
        known = common.get(first)
        common[first] = rest if known is None else shared_start(known, rest)
    return {first: rest for first, rest in common.items() if rest}


def shared_start(one: list[T], other: list[T]) -> list[T]:
    """What two lists have in common from the first item on."""
    for place, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            return one[:place]
    return min(one, other, key=len)
