"""The player aid: what is looked up again and again, on one page, and what things on the board say of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from roundhouse.kit.book import Chapter


@dataclass(frozen=True)
class Note:
    """Things on the board that a chapter of the aid explains."""

    things: str  # a regular expression that fits the whole id of each of them
    anchor: str  # of the chapter
    lines: tuple[str, ...] = ()  # what such a thing says of itself


@dataclass(frozen=True)
class Aid:
    """A page made of chapters, with notes at the board; the first note that fits a thing counts."""

    chapters: list[Chapter] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
