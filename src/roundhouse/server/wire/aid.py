"""The player aid of a table."""

from __future__ import annotations

from msgspec import Struct


class AidBlock(Struct):
    """A piece of a chapter: a paragraph of `text`, a list of `items`, or a table of `rows`."""

    kind: str  # p, list or table
    text: str
    items: list[str]
    head: list[str]
    rows: list[list[str]]


class AidChapter(Struct):
    """A chapter of the aid."""

    anchor: str
    title: str
    blocks: list[AidBlock]


class AidNote(Struct):
    """Things on the board, what they say of themselves, and the chapter that explains them."""

    things: str  # a regular expression for their ids
    anchor: str
    lines: list[str]


class Aid(Struct):
    """All that a player looks up again and again."""

    chapters: list[AidChapter]
    notes: list[AidNote]
