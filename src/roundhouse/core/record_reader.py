"""Reading a record: whatever somebody may have put into the file, it gives a record or a clear error."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.core.random import LARGEST_LOADED, MOST_LOADED, loaded_seed
from roundhouse.core.record import (
    FORMAT,
    LARGEST,
    LONGEST_LINE,
    LONGEST_MOVE,
    MOST_LINES,
    MOST_MOVES,
    MOST_PLAYERS,
    Played,
    Record,
    RecordError,
    is_word,
    name_problem,
    numbers,
)
from roundhouse.core.score import ScoreSheet

_NUMBER: Final = re.compile(r"-?[0-9]{1,7}")
_SEED: Final = re.compile(r"[0-9a-f]{32}")
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")


def decode(content: bytes) -> str:
    """The text of a file; at most LARGEST + 1 bytes of it need to be given."""
    if len(content) > LARGEST:
        raise RecordError(f"the file has more than {LARGEST:,} bytes, too many for a record")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("the file is not UTF-8 text", content.count(b"\n", 0, error.start) + 1) from None


def read(text: str) -> Record:
    """The record that was written so; raises RecordError with the line and what is wrong there."""
    if len(text) > LARGEST:
        raise RecordError(f"the text has more than {LARGEST:,} letters, too many for a record")
    first = text[:LONGEST_LINE].split("\n")[0].split()
    if len(first) != 3 or first[:2] != ["roundhouse", "record"] or _NUMBER.fullmatch(first[2]) is None:
        raise RecordError(f"a record begins with 'roundhouse record {FORMAT}'", 1)
    if int(first[2]) != FORMAT:
        raise RecordError(f"this is format {int(first[2])} of records; only format {FORMAT} is known", 1)
    if text.count("\n") > MOST_LINES:
        raise RecordError(f"the text has more than {MOST_LINES:,} lines, too many for a record")
    reader = _Reader()
    lines = text.split("\n")
    for number in range(2, len(lines) + 1):
        reader.line = number
        reader.take(lines[number - 1])
    reader.line = 0
    return reader.finish()


class _Reader:
    """Takes a record line by line."""

    def __init__(self) -> None:
        self.record = Record()
        self.line = 0
        self.seen: set[str] = set()
        self.header_done = False
        self.score_lines: list[str] = []
        self.score_rows: list[list[int]] = []
        self.totals: list[int] = []
        self.dice: list[int] = []

    def wrong(self, what: str) -> RecordError:
        return RecordError(what, self.line)

    def take(self, line: str) -> None:
        if len(line) > LONGEST_LINE:
            raise self.wrong(f"the line has {len(line):,} letters; at most {LONGEST_LINE} are allowed")
        line = line.replace("\t", " ").strip(" \r")
        if not line.isprintable():
            raise self.wrong("the line contains a control character")
        if line.startswith("#"):
            self.record.comments.append((len(self.record.moves), line[1:]))
        elif line:
            words = line.split()
            if words[0][0].isdigit():
                self.move(words)
            elif words[0] in ("score", "total", "winner"):
                self.trailer(words)
            else:
                self.header(words)

    def header(self, words: list[str]) -> None:
        name = words[0]
        if self.header_done:
            raise self.wrong(f"{_shown(name)} is no move and no score; the header ends where the moves begin")
        if name not in ("option", "seat", "dice"):
            self.once(name)
        record = self.record
        value = words[1] if len(words) == 2 else ""
        if name == "game":
            record.game = self.word(value, "the name of a game")
        elif name == "rules":
            record.rules = self.number(value, 0, 9_999_999)
        elif name == "players":
            record.players = self.number(value, 1, MOST_PLAYERS)
        elif name == "components":
            if _DIGEST.fullmatch(value) is None:
                raise self.wrong("components are named by 64 digits from 0 to f")
            record.components = value
        elif name == "seed":
            if value != "hidden" and _SEED.fullmatch(value) is None:
                raise self.wrong("a seed is 32 digits from 0 to f, or the word hidden")
            record.seed = None if value == "hidden" else int(value, 16)
        elif name == "dice":
            self.dice += [self.number(word, 0, LARGEST_LOADED) for word in words[1:]]
            if len(self.dice) > MOST_LOADED:
                raise self.wrong(f"a record has at most {MOST_LOADED:,} dice")
        elif name == "option":
            self.option(words[1:])
        elif name == "seat":
            self.seat(words[1:])
        else:
            raise self.wrong(f"a record has no field {_shown(name)}")

    def option(self, words: list[str]) -> None:
        if len(words) != 2:
            raise self.wrong("an option is its name and what was chosen")
        self.once(f"option {words[0]}")
        self.record.options[self.word(words[0], "an option's name")] = self.word(words[1], "a choice")

    def seat(self, words: list[str]) -> None:
        if len(words) < 3:
            raise self.wrong("a seat is its number, the kind of player and a name")
        record = self.record
        number = self.number(words[0], 1, MOST_PLAYERS)
        if number != len(record.names) + 1:
            raise self.wrong(f"seat {len(record.names) + 1} comes next, not seat {number}")
        name = " ".join(words[2:])
        problem = name_problem(name)
        if problem:
            raise self.wrong(problem)
        record.kinds.append(self.word(words[1], "a kind of player"))
        record.names.append(name)

    def move(self, words: list[str]) -> None:
        self.end_header()
        record = self.record
        next_number = len(record.moves) + 1
        if next_number > MOST_MOVES:
            raise self.wrong(f"a record has at most {MOST_MOVES:,} moves")
        if self.score_rows or self.totals or record.winners:
            raise self.wrong("a move after the final scores")
        if words[0] != str(next_number):
            raise self.wrong(f"move {next_number} comes next, not {_shown(words[0])}")
        if len(words) < 3:
            raise self.wrong(f"move {next_number} is not complete: its number, the seat and the move")
        text = " ".join(words[2:])
        if len(text) > LONGEST_MOVE:
            raise self.wrong(f"a move is written in at most {LONGEST_MOVE} letters, not {len(text)}")
        record.moves.append(Played(self.number(words[1], 1, record.players) - 1, text, self.line))

    def trailer(self, words: list[str]) -> None:
        self.end_header()
        if words[0] == "score":
            if len(words) < 2:
                raise self.wrong("a score is the name of a line and the points of each seat")
            self.once(f"score {words[1]}")
            self.score_lines.append(self.word(words[1], "a line of the score sheet"))
            self.score_rows.append(self.points(words[2:]))
        elif words[0] == "total":
            self.once("total")
            self.totals = self.points(words[1:])
            sums = [sum([row[seat] for row in self.score_rows]) for seat in range(self.record.players)]
            if self.totals != sums:
                raise self.wrong(f"the lines of the score sheet add up to {numbers(sums)}")
        else:
            self.once("winner")
            named = [] if words[1:] == ["nobody"] else words[1:]
            seats = [self.number(word, 1, self.record.players) - 1 for word in named]
            if len(words) < 2 or seats != sorted(set(seats)):
                raise self.wrong("the winners are one or more seats, in rising order, or nobody")
            self.record.winners = seats

    def end_header(self) -> None:
        """The header is over: nothing may be missing from it."""
        if self.header_done:
            return
        for name in ("game", "rules", "players", "components", "seed"):
            if name not in self.seen:
                raise self.wrong(f"the header does not say {name!r}")
        record = self.record
        if len(record.names) != record.players:
            raise self.wrong(f"the header names {len(record.names)} seats for {record.players} players")
        if self.dice:
            if record.seed is None:
                raise self.wrong("dice cannot be known while the seed is hidden")
            record.seed = loaded_seed(record.seed, self.dice)
        self.header_done = True

    def finish(self) -> Record:
        self.end_header()
        record = self.record
        if self.score_rows or self.totals or record.winners:
            for name in ("total", "winner"):
                if name not in self.seen:
                    raise self.wrong(f"the final scores lack the line {name!r}")
            record.scores = ScoreSheet(self.score_lines, record.players)
            record.scores.rows = self.score_rows
        return record

    def once(self, name: str) -> None:
        if name in self.seen:
            raise self.wrong(f"{_shown(name)} is said twice")
        self.seen.add(name)

    def word(self, text: str, what: str) -> str:
        if not is_word(text):
            raise self.wrong(f"{what} is one word of at most 40 letters and digits, not {_shown(text)}")
        return text

    def number(self, text: str, low: int, high: int) -> int:
        if _NUMBER.fullmatch(text) is None or not low <= int(text) <= high:
            raise self.wrong(f"a whole number from {low} to {high} is wanted here, not {_shown(text)}")
        return int(text)

    def points(self, words: list[str]) -> list[int]:
        if len(words) != self.record.players:
            raise self.wrong(f"points for {self.record.players} seats are wanted here, not for {len(words)}")
        return [self.number(word, -9_999_999, 9_999_999) for word in words]


def _shown(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:40] + "…")
