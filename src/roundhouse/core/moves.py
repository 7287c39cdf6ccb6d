"""Every move of a game as an int in a fixed range, and its written notation.

A move table is a row of named blocks with named axes. `lay(space)` with 43 spaces takes 43 codes;
`place(action, colour)` takes 4 x 5. A move is written as the block's name and a label per axis.

>>> table = MoveTable([Block("place", [("action", ["station", "trade"]), ("colour", ["white", "grey"])]),
...                    Block("done", [])])
>>> table.size
5
>>> table.text(1), table.code("place trade white"), table.code("done")
('place station grey', 2, 4)
>>> table.parts(3)
('place', [1, 1])
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

HIDDEN: Final = "?"  # stands in a written move for what only its player knows


class UnknownMove(ValueError):
    """A text that is no move of the game."""


class Block:
    """One kind of move: a name, and its axes with the labels of each.

    Of a secret one, others learn before the end of the game only that it was made.
    """

    __slots__ = ("axes", "name", "secret", "size", "start")

    def __init__(self, name: str, axes: list[tuple[str, list[str]]], secret: bool = False) -> None:
        self.name = name
        self.axes = axes
        self.secret = secret
        self.start = 0
        self.size = 1
        for _, labels in axes:
            self.size *= len(labels)

    def indices(self, offset: int) -> list[int]:
        """The position on each axis of the block's move number `offset`."""
        found: list[int] = []
        for _, labels in reversed(self.axes):
            found.append(offset % len(labels))
            offset //= len(labels)
        found.reverse()
        return found

    def text(self, offset: int) -> str:
        """The written form of the block's move number `offset`."""
        words = [self.name]
        for (_, labels), index in zip(self.axes, self.indices(offset), strict=True):
            words.append(labels[index])
        return " ".join(words)


class MoveTable:
    """All moves of a game. Codes run from 0 to `size - 1`."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.size = 0
        self._starts: list[int] = []
        self._texts: list[str] = []  # written when somebody first reads or writes a move
        self._codes: dict[str, int] = {}
        for block in blocks:
            block.start = self.size
            self._starts.append(block.start)
            self.size += block.size

    def _written(self) -> list[str]:
        """All moves in their notation."""
        if not self._texts:
            texts = [block.text(offset) for block in self.blocks for offset in range(block.size)]
            self._codes = {text: code for code, text in enumerate(texts)}
            if len(self._codes) != self.size:
                raise ValueError("two moves of the table are written alike")
            self._texts = texts
        return self._texts

    def text(self, code: int) -> str:
        """The notation of a move."""
        if not 0 <= code < self.size:
            raise UnknownMove(f"there is no move number {code}; they run from 0 to {self.size - 1}")
        return self._written()[code]

    def text_for_others(self, code: int) -> str:
        """The notation of a move, without what only its player knows.

        >>> table = MoveTable([Block("keep", [("card", ["ace", "king"])], secret=True), Block("pass", [])])
        >>> [table.text_for_others(code) for code in range(table.size)]
        ['keep ?', 'keep ?', 'pass']
        """
        text = self.text(code)
        block = self.block(code)
        return f"{block.name} {HIDDEN}" if block.secret else text

    def code(self, text: str) -> int:
        """The move that is written so. A price at the end, as people like to note it, is passed over.

        >>> MoveTable([Block("lay", [("hex", ["D6", "D7"])])]).code("lay D7 $3")
        1
        """
        words = text.split()
        if len(words) > 1 and words[-1].startswith("$") and words[-1][1:].isdecimal():
            words.pop()
        self._written()
        found = self._codes.get(" ".join(words))
        if found is None and words[-1:] == [HIDDEN]:
            raise UnknownMove(f"{text[:80]!r} hides what only its player knew when this was written")
        if found is None:
            raise UnknownMove(f"{text[:80]!r} is not a move of this game")
        return found

    def block(self, code: int) -> Block:
        """The block a move belongs to."""
        return self.blocks[bisect_right(self._starts, code) - 1]

    def parts(self, code: int) -> tuple[str, list[int]]:
        """The block's name and the position on each of its axes."""
        block = self.block(code)
        return block.name, block.indices(code - block.start)

    def start(self, name: str) -> int:
        """The first code of a block."""
        for block in self.blocks:
            if block.name == name:
                return block.start
        raise KeyError(name)
