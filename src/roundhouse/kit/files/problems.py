"""What is wrong with a file of components, and on which line."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

SHOWN: Final = 20  # problems listed at most
BASES: Final = ("rule", "infer", "source", "recon")

_HEADER: Final = re.compile(r"\s*\[([^\[\]]+)\]")


class Spot(NamedTuple):
    """How to find something in the text: the nth line of a block that fits all patterns."""

    block: str
    needles: tuple[str, ...] = ()
    nth: int = 1
    after: str = ""  # only from the line on where this key is set

    @staticmethod
    def key(block: str, key: str) -> Spot:
        """The line that sets a key of a block."""
        return Spot(block, (rf"^\s*{re.escape(key)}\s*=",))

    @staticmethod
    def entry(block: str, **words: str) -> Spot:
        """The line of an entry with these words, such as id="B-4"."""
        return Spot(
            block, tuple(rf"""\b{key}\s*=\s*["']{re.escape(word)}["']""" for key, word in words.items())
        )


class Source:
    """The text of one file: finds the line of an entry, and collects problems and notes of provenance."""

    def __init__(self, text: str, where: str, bases: Sequence[str] = BASES) -> None:
        self.text = text
        self.where = where
        self.bases = bases  # how sure something may be; a game has a word for each
        self.count = 0
        self.problems: list[str] = []
        self.reconstructed: list[tuple[str, str, str]] = []
        self.blocks: dict[str, list[tuple[int, str]]] = {}  # numbered lines under each [header]
        lines = self.blocks.setdefault("", [])
        for number, line in enumerate(text.split("\n"), 1):
            header = _HEADER.match(line)
            if header:
                lines = self.blocks.setdefault(header[1].strip(), [])
            if line.strip() and not line.lstrip().startswith("#"):
                lines.append((number, line))

    def line(self, spot: Spot) -> int:
        """The line of a spot (from 1); else that of its block; else 0."""
        lines = self.blocks.get(spot.block, [])
        patterns = [re.compile(needle) for needle in spot.needles]
        left = spot.nth
        begun = not spot.after
        for number, line in lines if patterns else []:
            begun = begun or re.match(rf"\s*{re.escape(spot.after)}\s*=", line) is not None
            if begun and all(pattern.search(line) for pattern in patterns):
                left -= 1
                if left == 0:
                    return number
        return lines[0][0] if lines and spot.block else 0

    def problem(self, name: str, message: str, spot: Spot) -> None:
        """Note that something is wrong with a named entry."""
        self.count += 1
        if self.count > SHOWN:
            return
        line = self.line(spot)
        place = f"{self.where}, line {line}" if line else self.where
        self.problems.append(f"{place}: {name}: {message}")

    def report(self) -> str:
        """All problems, one per line."""
        more = [f"... and {self.count - SHOWN} more problems."] if self.count > SHOWN else []
        return "\n".join(self.problems + more)


def unique(words: list[str]) -> list[str]:
    """Without repetitions, in the same order."""
    return list(dict.fromkeys(words))


def shorten(text: str, most: int = 40) -> str:
    """Foreign text, cut to a length that fits a message."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:most])
    return shown if len(text) <= most else shown + "..."


def show(value: object) -> str:
    """Any value, as it would be written in the file, as far as it fits a sentence."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "a number far too large"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return f'"{shorten(value)}"'
    if isinstance(value, (list, dict)):
        if not value:
            return "an empty list" if isinstance(value, list) else "an empty table"
        return "a list" if isinstance(value, list) else "a table"
    return "a date or time"


def suggest(value: object, known: list[str]) -> str:
    """The closest known word, or all of them."""
    near = closest(value, known) if isinstance(value, str) else ""
    return f'did you mean "{near}"?' if near else f"known here: {', '.join(known)}."


def closest(word: str, known: list[str]) -> str:
    """The known word that a misspelt one stands for, if any is close."""
    close = difflib.get_close_matches(word[:40].lower(), known, 1, cutoff=0.5)
    return close[0] if close else ""
