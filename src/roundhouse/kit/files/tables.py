"""Reading a components file: typed access to TOML that collects what is wrong, and where.

A reader never stops at the first mistake. It notes the problem, goes on with a harmless value, and the
owner of the file sees all problems at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, TypeGuard

from roundhouse.kit.files.problems import (
    SHOWN,
    Source,
    Spot,
    closest,
    shorten,
    show,
    suggest,
    unique,
)

MOST: Final = 200  # entries looked at in one list
LONGEST_WHY: Final = 900

NAME: Final = "[A-Za-z0-9][A-Za-z0-9_-]{0,23}"

# Gives an entry its name and the words that mark its line.
Label = Callable[[dict[str, object]], tuple[str, dict[str, str]]]


class Table:
    """One TOML table: a block such as [cities], or an entry such as one city."""

    def __init__(
        self, source: Source, values: dict[str, object], block: str, name: str, spot: Spot | None = None
    ) -> None:
        self.source = source
        self.values = values
        self.block = block
        self.name = name
        self.spot = spot  # of an entry; the keys of a block have their own
        self.known: list[str] = []

    def problem(self, message: str, key: str = "") -> None:
        """Note that something is wrong here."""
        own = Spot.key(self.block, key) if key else Spot(self.block)
        path = f"{self.block}.{key}" if self.block else key
        if path in self.source.blocks:
            own = Spot(path)
        self.source.problem(self.name, message, self.spot or own)

    def has(self, key: str) -> bool:
        """Is an optional key given?"""
        self.known.append(key)
        return key in self.values

    def finish(self) -> None:
        """Complain about every key that nobody asked for."""
        unknown = [key for key in self.values if key not in self.known]
        for key in unknown[:SHOWN]:
            near = closest(key, self.known)
            hint = f"did you mean `{near}`?" if near else f"known here: {', '.join(unique(self.known))}."
            self.problem(f"`{shorten(key)}` is not known; {hint}", key)

    # ---- values -------------------------------------------------------------------------------------

    def get(self, key: str, wanted: str) -> object:
        """A required value; None after noting that it is missing."""
        if not self.has(key):
            self.problem(f"`{key}` is missing; it must be {wanted}.")
            return None
        return self.values[key]

    def wrong(self, key: str, value: object, wanted: str) -> None:
        """Note a value that is not what is wanted."""
        self.problem(f"`{key}` is {show(value)}; it must be {wanted}.", key)

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within limits."""
        wanted = str(low) if low == high else f"a whole number from {low} to {high}"
        if default is not None and not self.has(key):
            return default
        value = self.get(key, wanted)
        if is_int(value, low, high):
            return value
        if value is not None:
            self.wrong(key, value, wanted)
        return low if default is None else default

    def integers(
        self, key: str, shortest: int, longest: int, low: int, high: int, distinct: bool = False
    ) -> list[int]:
        """A list of whole numbers; padded to its shortest length after an error."""
        size = f"{shortest}" if shortest == longest else f"{shortest} to {longest}"
        wanted = f"a list of {size} whole numbers from {low} to {high}"
        numbers: list[int] = []
        value = self.get(key, wanted)
        if isinstance(value, list):
            if not shortest <= len(value) <= longest:
                self.problem(f"`{key}` has {len(value)} numbers; it must be {wanted}.", key)
            for item in value[:longest]:
                if not is_int(item, low, high):
                    self.problem(f"`{key}` contains {show(item)}; it must be {wanted}.", key)
                elif distinct and item in numbers:
                    self.problem(f"`{key}` contains {item} twice; each may occur once.", key)
                else:
                    numbers.append(item)
        elif value is not None:
            self.wrong(key, value, wanted)
        return numbers + [low] * (shortest - len(numbers))

    def words(
        self, key: str, options: Iterable[str], fewest: int, most: int, distinct: bool = True, other: str = ""
    ) -> list[str]:
        """A list of known words; unknown ones are noted and left out."""
        known = list(options)
        wanted = f"{other}a list of {fewest} to {most} of: {', '.join(known)}"
        value = self.get(key, wanted)
        if not isinstance(value, list):
            if value is not None:
                self.wrong(key, value, wanted)
            return []
        if not fewest <= len(value) <= most:
            self.problem(f"`{key}` has {len(value)} entries; it must be {wanted}.", key)
        good: list[str] = []
        for item in value[:most]:
            if not isinstance(item, str) or item not in known:
                self.problem(
                    f"`{key}` contains {show(item)}, which is not known; {suggest(item, known)}", key
                )
            elif distinct and item in good:
                self.problem(f"`{key}` contains {show(item)} twice; each may occur once.", key)
            else:
                good.append(item)
        return good

    def word(self, key: str, options: Iterable[str]) -> str:
        """One of the known words, or an empty text after an error."""
        known = list(options)
        value = self.get(key, f"one of: {', '.join(known)}")
        if isinstance(value, str) and value in known:
            return value
        if value is not None:
            self.problem(f"`{key}` is {show(value)}, which is not known; {suggest(value, known)}", key)
        return ""

    def flag(self, key: str) -> bool:
        """An optional true or false."""
        if not self.has(key):
            return False
        value = self.values[key]
        if not isinstance(value, bool):
            self.wrong(key, value, "true or false")
        return value is True

    def lonlat(self, key: str) -> tuple[float, float]:
        """A place on the globe: degrees east, degrees north."""
        wanted = "two numbers, degrees east (-180 to 180) and degrees north (-90 to 90)"
        value = self.get(key, wanted)
        if (
            isinstance(value, list)
            and len(value) == 2
            and is_number(value[0], 180)
            and is_number(value[1], 90)
        ):
            return float(value[0]), float(value[1])
        if value is not None:
            self.wrong(key, value, wanted)
        return 0.0, 0.0

    # ---- tables inside ------------------------------------------------------------------------------

    def block_of(self, key: str) -> Table:
        """A block of the file, or a block inside a block: [key], [this.key]."""
        path = f"{self.block}.{key}" if self.block else key
        if not self.has(key):
            self.source.problem("file", f"the block [{path}] is missing.", Spot(self.block))
            return Missing(self.source, path)
        value = self.values[key]
        if not isinstance(value, dict):
            self.problem(f"`{key}` is {show(value)}; it must be a block [{path}].", key)
            return Missing(self.source, path)
        return Table(self.source, value, path, f"[{path}]")

    def table(self, key: str) -> Table:
        """A table inside an entry: { ... }."""
        value = self.get(key, "a table in braces { }")
        if isinstance(value, dict):
            spot = self.spot or Spot.key(self.block, key)
            return Table(self.source, value, self.block, f"{self.name}, {key}", spot)
        if value is not None:
            self.wrong(key, value, "a table in braces { }")
        return Missing(self.source, self.block)

    def entries(self, key: str, size: tuple[int, int], label: Label) -> list[Table]:
        """A list of tables, named by their label; no two may have the same name."""
        low, high = size
        count = f"{low}" if low == high else f"{low} to {high}"
        value = self.get(key, f"a list of {count} entries in braces {{ }}")
        if not isinstance(value, list):
            if value is not None:
                self.wrong(key, value, f"a list of {count} entries in braces {{ }}")
            return []
        if not low <= len(value) <= high:
            self.problem(f"`{key}` has {len(value)} entries; there must be {count}.", key)
        tables: list[Table] = []
        seen: dict[str, int] = {}
        for number, item in enumerate(value[:MOST], 1):
            if not isinstance(item, dict):
                self.problem(f"entry {number} of `{key}` is {show(item)}; it must be in braces {{ }}.", key)
                continue
            name, words = label(item)
            name = name or f"{self.name}, {key} {number}"
            seen[name] = seen.get(name, 0) + 1
            if words:
                spot = Spot.entry(self.block, **words)._replace(nth=seen[name])
            else:
                spot = Spot(self.block, (r"^\s*\{",), number, after=key)
            tables.append(Table(self.source, item, self.block, name, self.spot or spot))
            if seen[name] == 2:
                tables[-1].problem("occurs twice; every name must be different.")
        return tables

    def ident(self, pattern: str = NAME, wanted: str = "a short name of letters, digits, _ and -") -> str:
        """The name of an entry, fit for written moves."""
        value = self.get("id", wanted)
        if isinstance(value, str) and re.fullmatch(pattern, value):
            return value
        if value is not None:
            self.wrong("id", value, wanted)
        return ""

    def provenance(self, required: bool = True) -> None:
        """Read `basis` and `why`, and remember everything that is not the rulebook's word."""
        if not required and not self.has("basis"):
            if self.has("why"):
                self.problem(f"`why` needs a `basis`, one of: {', '.join(self.source.bases)}.", "why")
            return
        basis = self.word("basis", self.source.bases)
        if basis == "rule" and not self.has("why"):
            return
        wanted = f"a sentence of at most {LONGEST_WHY} letters saying what is known and what is invented"
        why = self.get("why", wanted)
        if not isinstance(why, str) or not 1 <= len(why.strip()) <= LONGEST_WHY:
            if why is not None:
                self.wrong("why", why, wanted)
        elif basis not in ("", "rule"):
            self.source.reconstructed.append((self.name.strip("[]"), basis, why.strip()))


class Missing(Table):
    """Stands in for a table that is not there, so that reading can go on without further complaints."""

    def __init__(self, source: Source, block: str) -> None:
        super().__init__(source, {}, block, f"[{block}]")

    def problem(self, message: str, key: str = "") -> None:
        """Its absence has been noted already."""

    def block_of(self, key: str) -> Table:
        return Missing(self.source, f"{self.block}.{key}")


# ---- small helpers ----------------------------------------------------------------------------------


def by_id(kind: str) -> Label:
    """Names an entry by its `id`: "milestone B-4"."""

    def label(values: dict[str, object]) -> tuple[str, dict[str, str]]:
        value = values.get("id")
        return (f"{kind} {shorten(value)}", {"id": value}) if isinstance(value, str) and value else ("", {})

    return label


def by_place(values: dict[str, object]) -> tuple[str, dict[str, str]]:
    """Names an entry by its position in the list."""
    return "", {}


def is_int(value: object, low: int, high: int) -> TypeGuard[int]:
    """A real whole number within limits (true and false are none)."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_number(value: object, limit: int) -> bool:
    """A finite number between -limit and limit."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return abs(value) <= limit  # never true for nan
