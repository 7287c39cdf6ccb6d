"""The rules help being written: chapters made of paragraphs, lists, tables and figures."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.components import Components
from roundhouse.guide import Block, Chapter, Say

Cell = str | int | Message


class Book:
    """The chapters in one language, with the components that all numbers come from."""

    def __init__(self, say: Say, c: Components) -> None:
        self.say = say
        self.c = c
        self.m = c.maps[0]  # the map that the general chapters speak of
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
            return self.say(word("guide.number", n=value))
        return self.say(value) if isinstance(value, Message) else value


def word(key: str, **args: Argument) -> Message:
    """A message with its arguments."""
    return Message(key, args)
