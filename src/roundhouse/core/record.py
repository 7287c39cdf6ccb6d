"""The record of a game: a text file that a player can read, and that plays the game again.

    roundhouse record 1

    game        a_railroad_game
    players     2
    ...
    seat        1 human Ada
    seat        2 greedy Bert

       1 2 setup S3
       2 2 build charlotte

    score       trains 16 8
    total       16 8
    winner      1

A header, one line per move (its number, the seat, the move), and the score sheet once the game has ended.
Lines that begin with `#` are comments. Seats are counted from 1 in the file, from 0 in memory. In the record
of a running game the seed is `hidden`, and `?` stands for what a player chose in secret. A game that was
dealt and diced elsewhere has lines `dice` after the seed: the numbers that come before those of the seed.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from roundhouse.core.message import Reason
from roundhouse.core.random import loaded_numbers, plain_seed
from roundhouse.core.score import ScoreSheet

FORMAT: Final = 1
LARGEST: Final = 2_000_000  # letters, and bytes on disk; a long game has some ten thousand
MOST_MOVES: Final = 20_000
MOST_LINES: Final = 60_000
LONGEST_LINE: Final = 300
LONGEST_MOVE: Final = 200
LONGEST_NAME: Final = 40
DICE_IN_LINE: Final = 30
MOST_PLAYERS: Final = 12

_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:+-]{0,39}")


class RecordError(ValueError):
    """A record that cannot be used: what is wrong, and where; `reason` is why a move is not allowed.

    >>> str(RecordError("there is no field 'weather'", line=4))
    "line 4: there is no field 'weather'"
    """

    def __init__(self, what: str, line: int = 0, move: int = 0, reason: Reason | None = None) -> None:
        self.what = what
        self.line = line  # from 1; 0 if it is no single line
        self.move = move  # from 1; 0 if it is no single move
        self.reason = reason
        super().__init__(self.told(str(reason)) if reason is not None else self.told(""))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.what, self.line, self.move, self.reason)

    def told(self, reason: str) -> str:
        """The whole error, with the reason in the words given."""
        where = [f"line {self.line}"] if self.line else []
        if self.move:
            where.append(f"move {self.move}")
        place = f"{', '.join(where)}: " if where else ""
        return f"{place}{self.what}: {reason}" if reason else place + self.what


class Played(NamedTuple):
    """One move of a record: the seat, the notation, and the line of the file it came from."""

    seat: int
    text: str
    line: int = 0


class Record:
    """Everything it takes to play a game again, move by move."""

    __slots__ = (
        "comments",
        "components",
        "game",
        "kinds",
        "moves",
        "names",
        "options",
        "players",
        "rules",
        "scores",
        "seed",
        "winners",
    )

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0  # the revision of the rules it was played under
        self.players = 0
        self.options: dict[str, str] = {}
        self.components = ""  # the digest of the components used
        self.seed: int | None = None  # None: hidden
        self.names: list[str] = []
        self.kinds: list[str] = []  # "human", "program" (from elsewhere), or the name of a bot
        self.moves: list[Played] = []
        self.scores: ScoreSheet | None = None  # only when the game has ended
        self.winners: list[int] = []
        self.comments: list[tuple[int, str]] = []  # how many moves come before it; what follows the #

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.write() == other.write()

    def __hash__(self) -> int:
        return hash(self.write())

    def write(self) -> str:
        """The text of the record; `read` makes the same record of it."""
        lines = [f"roundhouse record {FORMAT}", ""]
        lines.append(_field("game", self.game))
        lines.append(_field("rules", str(self.rules)))
        lines.append(_field("players", str(self.players)))
        for option, choice in self.options.items():
            lines.append(_field("option", f"{option} {choice}"))
        lines.append(_field("components", self.components))
        lines.append(_field("seed", "hidden" if self.seed is None else f"{plain_seed(self.seed):032x}"))
        loaded = [] if self.seed is None else loaded_numbers(self.seed)
        for first in range(0, len(loaded), DICE_IN_LINE):
            lines.append(_field("dice", numbers(loaded[first : first + DICE_IN_LINE])))
        for seat in range(self.players):
            lines.append(_field("seat", f"{seat + 1} {self.kinds[seat]} {self.names[seat]}"))
        lines.append("")
        at = 0
        for number in range(len(self.moves) + 1):
            while at < len(self.comments) and self.comments[at][0] <= number:
                lines.append(f"#{self.comments[at][1]}".rstrip())
                at += 1
            if number < len(self.moves):
                played = self.moves[number]
                lines.append(f"{number + 1:4} {played.seat + 1} {played.text}")
        if self.scores is not None:
            lines.append("")
            for line, row in zip(self.scores.lines, self.scores.rows, strict=True):
                lines.append(_field("score", f"{line} {numbers(row)}"))
            lines.append(_field("total", numbers(self.scores.totals())))
            lines.append(_field("winner", seats_text(self.winners)))
        return "\n".join(lines) + "\n"


def _field(name: str, value: str) -> str:
    return f"{name:<11} {value}"


def numbers(row: list[int]) -> str:
    """A row of numbers, as a record has it."""
    return " ".join([str(number) for number in row])


def seats_text(seats: list[int]) -> str:
    """Seats as a record has them; `nobody` where all have lost."""
    return numbers([seat + 1 for seat in seats]) if seats else "nobody"


def is_word(text: str) -> bool:
    """Whether a text can stand in a record as one word: a bot's name, an option, its choice."""
    return _WORD.fullmatch(text) is not None


def name_problem(name: str) -> str:
    """What keeps a player's name out of a record, or nothing.

    >>> name_problem("Ada"), name_problem("")
    ('', 'a name needs at least one letter')
    """
    if not name:
        return "a name needs at least one letter"
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} letters, not {len(name)}"
    if not name.isprintable():
        return "a name has no control characters"
    if name != " ".join(name.split()):
        return "a name neither begins nor ends with a space, and has no two in a row"
    return ""
