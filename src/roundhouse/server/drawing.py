"""A game's picture as the page gets it: parts with a hash, so that only what has changed is sent."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256

from roundhouse.core.state import State
from roundhouse.drawing import GamePicture, Say

HASH_LETTERS = 16


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


def eliminated(picture: GamePicture, view: State) -> list[bool]:
    """Which seats are out of the game, if it can come to that."""
    tell = getattr(picture, "out", None)
    return [False] * view.players if tell is None else list(tell(view))
