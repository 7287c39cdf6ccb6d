"""A game's picture as the page gets it: parts with a hash, so that only what has changed is sent."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol, cast

from roundhouse.core.message import Message
from roundhouse.core.state import State
from roundhouse.games.registry import module

Say = Callable[[Message], str]

HASH_LETTERS = 16


class GamePicture(Protocol):
    """What the module `picture` of every game offers.

    It may also have `SIGNS`, the players' emblems by seat, and `money(view)`, the wealth of each seat.
    """

    STYLE: str
    DARK_PROPERTIES: str

    def pictures(self, view: State, seat: int, say: Say) -> dict[str, str]:
        """The parts of the table as `<svg>` fragments by name."""

    def title(self, name: str, say: Say) -> str:
        """What a part is called."""

    def targets(self, state: State, move: int) -> list[str]:
        """The elements that a legal move belongs to."""

    def description(self, view: State, seat: int, say: Say) -> list[str]:
        """The table in words."""


def picture_of(game: str) -> GamePicture:
    """The picture of a game, by the name of its package."""
    return cast(GamePicture, module(game, "picture"))


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the picture."""

    name: str
    title: str
    hash: str
    svg: str

    def show(self, have: Collection[str]) -> dict[str, object]:
        """As the page gets it: without the drawing, if it has that already."""
        shown: dict[str, object] = {"name": self.name, "title": self.title, "hash": self.hash}
        if self.hash not in have:
            shown["svg"] = self.svg
        return shown


def drawn(picture: GamePicture, view: State, seat: int, say: Say) -> list[Part]:
    """The picture of what a seat sees."""
    return [
        Part(name, picture.title(name, say), sha256(svg.encode()).hexdigest()[:HASH_LETTERS], svg)
        for name, svg in picture.pictures(view, seat, say).items()
    ]


def sign(picture: GamePicture, seat: int) -> str:
    """What stands for a player where colour alone would not do."""
    signs = str(getattr(picture, "SIGNS", ""))
    return signs[seat] if seat < len(signs) else chr(ord("A") + seat)


def wealth(picture: GamePicture, view: State) -> list[int] | None:
    """The wealth of each seat, if the game counts any."""
    count = getattr(picture, "money", None)
    return None if count is None else list(count(view))
