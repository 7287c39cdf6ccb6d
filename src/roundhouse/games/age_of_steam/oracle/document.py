"""The YAML of a file as plain lists, tables, words and numbers, each with its line.

Built from the parser's events rather than by its constructor: nothing is guessed (`no` is a word, `010` is no
number), nothing is expanded, and neither depth nor repetition can do harm.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import yaml

from roundhouse.games.age_of_steam.oracle.problems import OracleError, flaw
from roundhouse.kit.files.problems import shorten

LARGEST: Final = 2_000_000  # bytes; a long game has some thirty thousand
DEEPEST: Final = 20  # lists within lists
NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})")
NOTHING: Final = ("", "~", "null", "Null", "NULL")
LONGEST: Final = 120  # letters of an event that are shown

# The parser in C where there is one.
LOADER: Final[type[yaml.SafeLoader]] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Row(list[object]):
    """A list, and the line that it begins on; `lines` has that of each entry."""

    def __init__(self) -> None:
        super().__init__()
        self.line = 0
        self.lines: list[int] = []


class Block(dict[str, object]):
    """A table, and the line that it begins on; `lines` has that of each key."""

    def __init__(self) -> None:
        super().__init__()
        self.line = 0
        self.lines: dict[str, int] = {}


def read_file(path: Path) -> object:
    """What a file contains; never reads more of it than a file of recorded games can have."""
    try:
        if not path.is_file():
            raise OracleError(flaw("no_file"))
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise OracleError(flaw("unreadable", why=str(error.strerror))) from None
    if len(content) > LARGEST:
        raise OracleError(flaw("too_large", n=f"{LARGEST:,}"))
    try:
        return parse(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise OracleError(flaw("no_text", kind="UTF-8"), line=line) from None


def parse(text: str) -> object:
    """What a YAML text says.

    >>> parse("{a: [no, 1, 010, null, 'x y']}")
    {'a': ['no', 1, '010', None, 'x y']}
    """
    builder = Builder()
    try:
        for event in yaml.parse(text, Loader=LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        what = shorten(error.problem or "", 80)
        raise OracleError(flaw("no_yaml", why=what), line=mark.line + 1 if mark else 0) from None
    except yaml.YAMLError as error:
        raise OracleError(flaw("no_yaml", why=shorten(str(error).splitlines()[0], 80))) from None
    return builder.found


class Builder:
    """Puts a document together from the parser's events."""

    def __init__(self) -> None:
        self.found: object = None
        self.open: list[Row | Block] = []
        self.keys: list[str | None] = []  # for each open table, the key that waits for its value
        self.begun = False

    def take(self, event: yaml.Event) -> None:
        """The next event."""
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.AliasEvent):
            raise OracleError(flaw("aliases"), line=line)
        if isinstance(event, yaml.DocumentStartEvent):
            if self.begun:
                raise OracleError(flaw("second"), line=line)
            self.begun = True
        elif isinstance(event, yaml.ScalarEvent):
            plain = event.style is None or event.style == ""
            self.add(scalar(event.value) if plain else event.value, line)
        elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            inner: Row | Block = Row() if isinstance(event, yaml.SequenceStartEvent) else Block()
            inner.line = line
            self.add(inner, line)
            self.open.append(inner)
            self.keys.append(None)
            if len(self.open) > DEEPEST:
                raise OracleError(flaw("nested"), line=line)
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            self.open.pop()
            self.keys.pop()

    def add(self, value: object, line: int) -> None:
        """Put a value where it belongs: into the open list, or under the key of the open table."""
        if not self.open:
            self.found = value
            return
        inner = self.open[-1]
        if isinstance(inner, Row):
            inner.append(value)
            inner.lines.append(line)
            return
        key = self.keys[-1]
        if key is not None:
            inner[key] = value
            self.keys[-1] = None
            return
        key = write(value)
        if not isinstance(value, (str, int)):
            raise OracleError(flaw("no_name", value=key), line=line)
        if key in inner:
            raise OracleError(flaw("twice", value=key), line=line)
        inner.lines[key] = line
        self.keys[-1] = key


def scalar(text: str) -> object:
    """A bare word: a number, nothing, or a word as it stands."""
    if NUMBER.fullmatch(text):
        return int(text)
    return None if text in NOTHING else text


def write(value: object) -> str:
    """A value as recorded games write it, on one line and not too long."""
    text = _write(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


def _write(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_write(item) for item in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_write(item)}" for key, item in value.items()) + "}"
    return "null" if value is None else shorten(str(value), 60)
