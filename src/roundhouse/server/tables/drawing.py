"""A game's picture as the page gets it: parts with a hash, so that only what has changed is sent."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import partial
from hashlib import sha256

from msgspec import UNSET, Struct

from roundhouse.core.state import State
from roundhouse.kit.picture import GamePicture
from roundhouse.server.wire.view import Picture
from roundhouse.text import Words

HASH_LETTERS = 16
Mark = tuple[str, str, str]
MOST_KEPT = 32_000_000  # bytes of parts that are kept


class Part(Struct, frozen=True):
    """One part of the picture."""

    name: str
    title: str
    hash: str
    svg: str

    @property
    def mark(self) -> Mark:
        """What tells one part from another."""
        return self.name, self.title, self.hash

    def show(self, have: Collection[str]) -> Picture:
        """As the page gets it: without the drawing, if it has that already."""
        return Picture(self.name, self.title, self.hash, UNSET if self.hash in have else self.svg)


class Sketchbook:
    """Parts drawn lately, by all that they hang on: of most moves the greater part of the table sees nothing.

    What a part hangs on is made from what a seat may know, so it is shown only to who may know the same.
    """

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._lock = threading.Lock()
        self._size = 0
        self._parts: OrderedDict[object, Part] = OrderedDict()

    def part(self, key: object, draw: Callable[[], Part]) -> Part:
        """A part as it was drawn last, or drawn now."""
        with self._lock:
            found = self._parts.get(key)
            if found is not None:
                self._parts.move_to_end(key)
                return found
        made = draw()
        with self._lock:
            if key not in self._parts:
                self._parts[key] = made
                self._size += len(made.svg)
                while self._size > self.most:
                    self._size -= len(self._parts.popitem(last=False)[1].svg)
        return made


BOOK = Sketchbook()


def drawn(picture: GamePicture, view: State, seat: int, words: Words, book: Sketchbook = BOOK) -> list[Part]:
    """The picture of what a seat sees."""
    game, say = view.game, words.say
    table = (game.name, game.components_digest, game.revision, view.players, words.language, *words.names)

    def made(name: str, draw: Callable[[], str]) -> Part:
        svg = draw()
        return Part(name, picture.title(name, say), sha256(svg.encode()).hexdigest()[:HASH_LETTERS], svg)

    parts: list[Part] = []
    for name, draw in picture.sketches(view, seat, say).items():
        basis = picture.basis(name, view, seat)
        if basis is None:
            parts.append(made(name, draw))
        else:
            parts.append(book.part((table, name, repr(basis)), partial(made, name, draw)))
    return parts


def sign(picture: GamePicture, seat: int) -> str:
    """What stands for a player where colour alone would not do."""
    return picture.SIGNS[seat] if seat < len(picture.SIGNS) else chr(ord("A") + seat)


def targets(picture: GamePicture, state: State, move: int) -> list[str]:
    """The elements of a move, legal or not; a move that makes no sense here has none."""
    try:
        return picture.targets(state, move)
    except (LookupError, ValueError, AssertionError):
        return []
