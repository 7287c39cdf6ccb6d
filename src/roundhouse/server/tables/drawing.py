"""A game's picture as the page gets it: parts with a hash, so that only what has changed is sent."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

from msgspec import UNSET, Struct

from roundhouse.core.state import State
from roundhouse.kit.picture import GamePicture
from roundhouse.kit.words import Say
from roundhouse.server.wire.view import Picture

HASH_LETTERS = 16


class Part(Struct, frozen=True):
    """One part of the picture."""

    name: str
    title: str
    hash: str
    svg: str

    def show(self, have: Collection[str]) -> Picture:
        """As the page gets it: without the drawing, if it has that already."""
        return Picture(self.name, self.title, self.hash, UNSET if self.hash in have else self.svg)


def drawn(picture: GamePicture, view: State, seat: int, say: Say) -> list[Part]:
    """The picture of what a seat sees."""
    return [
        Part(name, picture.title(name, say), sha256(svg.encode()).hexdigest()[:HASH_LETTERS], svg)
        for name, svg in picture.pictures(view, seat, say).items()
    ]


def sign(picture: GamePicture, seat: int) -> str:
    """What stands for a player where colour alone would not do."""
    return picture.SIGNS[seat] if seat < len(picture.SIGNS) else chr(ord("A") + seat)


def targets(picture: GamePicture, state: State, move: int) -> list[str]:
    """The elements of a move, legal or not; a move that makes no sense here has none."""
    try:
        return picture.targets(state, move)
    except (LookupError, ValueError, AssertionError):
        return []
