"""The rules help being written: chapters made of paragraphs, lists, tables and figures."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.core.message import Argument, Message
from roundhouse.games.russian_railroads.components import Board
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.state import State
from roundhouse.games.russian_railroads.wording.names import listed
from roundhouse.guide import Block, Chapter, Say

Cell = str | int | Message


class Book:
    """The chapters in one language, with the game whose components all numbers come from."""

    def __init__(self, say: Say, game: RussianRailroads) -> None:
        self.say = say
        self.game = game
        self.c = game.components
        self.chapters: list[Chapter] = []

    def chapter(self, anchor: str, title: Message) -> None:
        """Begin a chapter."""
        self.chapters.append(Chapter(anchor, self.say(title), []))

    def add(self, block: Block) -> None:
        self.chapters[-1].paragraphs.append(block)

    def paragraph(self, text: Message, anchor: str = "") -> None:
        """A paragraph; with an anchor a question mark can lead to it."""
        self.add(Block("p", self.say(text), anchor=anchor))

    def listing(self, items: Iterable[Message], lead: Message | None = None, anchor: str = "") -> None:
        """A list, led in by a sentence."""
        said = tuple(self.say(item) for item in items)
        self.add(Block("list", "" if lead is None else self.say(lead), said, anchor=anchor))

    def table(self, caption: Message, head: Iterable[Message], rows: Iterable[Iterable[Cell]]) -> None:
        """A table; the first cell of a row names it."""
        cells = tuple(tuple(self.cell(value) for value in row) for row in rows)
        self.add(Block("table", self.say(caption), head=tuple(map(self.say, head)), rows=cells))

    def figure(self, name: str, caption: Message) -> None:
        """A drawing with its caption."""
        self.add(Block("figure", self.say(caption), figure=name))

    def cell(self, value: Cell) -> str:
        if isinstance(value, int):
            return self.say(number(value))
        return self.say(value) if isinstance(value, Message) else value

    def position(self, board: Board) -> State:
        """A table for two, to lay out an example on."""
        state = self.game.new(2, 1, {"board": board.name})
        assert isinstance(state, State)
        return state


def word(key: str, **args: Argument) -> Message:
    """A message with its arguments."""
    return Message(key, args)


def number(value: int) -> Message:
    return word("guide.number", n=value)


def numbers(values: Iterable[int]) -> Message:
    """Several numbers: 1, 4 and 7."""
    return listed([number(value) for value in values])


def heads(*names: str) -> list[Message]:
    """The heads of a table."""
    return [Message("guide.head." + name) for name in names]
