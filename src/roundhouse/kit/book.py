"""The rules help being written: chapters made of paragraphs, lists, tables and figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from roundhouse.core.components import Components
from roundhouse.core.message import Argument, Message
from roundhouse.kit.words import Say, listed

Cell = str | int | Message

B = TypeVar("B", bound="Book")


@dataclass(frozen=True)
class Block:
    """A piece of a chapter, already in words.

    p: `text`. list: `items`, led in by `text` if there is any. table: `head`, `rows` and `text` as its
    caption; the first cell of a row names it. figure: `figure` is the name of a drawing, `text` its caption.
    """

    kind: str  # "p", "list", "table" or "figure"
    text: str = ""
    items: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    figure: str = ""
    anchor: str = ""  # where a question mark may lead to, if not to the chapter


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules help."""

    anchor: str
    title: str
    paragraphs: list[Block]


class Book:
    """The chapters in one language. A game adds the components that all its numbers come from."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.chapters: list[Chapter] = []

    def write(self: B, writers: Iterable[Callable[[B], None]]) -> B:
        """Let every writer add a chapter or more."""
        for writer in writers:
            writer(self)
        return self

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

    def table(
        self, caption: Message | None, head: Iterable[Message | str], rows: Iterable[Iterable[Cell]]
    ) -> None:
        """A table; the first cell of a row names it. A head that is a text names a `guide.head` message."""
        heads = [self.say(word("guide.head." + name) if isinstance(name, str) else name) for name in head]
        cells = tuple(tuple(self.cell(value) for value in row) for row in rows)
        said = "" if caption is None else self.say(caption)
        self.add(Block("table", said, head=tuple(heads), rows=cells))

    def reconstructed(self, key: str, rows: list[list[Cell]]) -> None:
        """The chapter about what is not known of the printed game, by the key of its title: a row a thing."""
        lead, caption, replace = (word(f"{key}.{part}") for part in ("lead", "table", "replace"))
        self.chapter("reconstructed", word(key))
        self.paragraph(lead)
        self.table(caption, ("what", "basis", "why"), rows)
        self.paragraph(replace)

    def figure(self, name: str, caption: Message) -> None:
        """A drawing with its caption."""
        self.add(Block("figure", self.say(caption), figure=name))

    def cell(self, value: Cell) -> str:
        if isinstance(value, int):
            return self.say(number(value))
        return self.say(value) if isinstance(value, Message) else value


def word(key: str, **args: Argument) -> Message:
    """A message with its arguments."""
    return Message(key, args)


def note_rows(
    c: Components, shipped: Components, part: Callable[[str], Message], why: Mapping[str, Message]
) -> list[list[Cell]]:
    """What is not known for certain: translated if it came with the game, else as an owner's file has it."""
    rows: list[list[Cell]] = []
    for note in c.reconstructed:
        what, basis, text = note
        known = note in shipped.reconstructed
        rows.append([part(what), word("guide.basis." + basis), why.get(what, text) if known else text])
    return rows


def number(value: int) -> Message:
    """A number as the language writes it."""
    return word("guide.number", n=value)


def numbers(values: Iterable[int]) -> Message:
    """Several numbers: 1, 4 and 7."""
    return listed([number(value) for value in values])
