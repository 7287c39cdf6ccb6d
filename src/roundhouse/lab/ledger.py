"""The file in which a tournament keeps its games: one line each, added as they end, never counted twice.

The first line is the plan. Whatever stops a tournament costs no more than the games that were being played: a
last line that was not written to its end is cut off, and its game played again.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from types import TracebackType

from roundhouse.lab.simulate import Result
from roundhouse.lab.tournament import Played, Tournament

FILE = "games.jsonl"


class LedgerError(ValueError):
    """A file with results that cannot be gone on with: one plain sentence says why."""


class Ledger:
    """The games of a tournament that were played so far; in a file, or without one only in memory."""

    def __init__(self, tournament: Tournament, file: Path | None = None, resume: bool = False) -> None:
        self.tournament = tournament
        self.played: dict[int, Played] = {}
        self._handle = -1
        if file is not None:
            self._open(file, resume)

    def add(self, played: Played) -> bool:
        """Keep a game; False if it was there already, in which case nothing changes."""
        if played.number in self.played:
            return False
        if self._handle >= 0:
            write_all(self._handle, as_line(played))
        self.played[played.number] = played
        return True

    def games(self, number: int) -> list[Played]:
        """The games played of the first so many of the schedule, in its order."""
        return [self.played[game] for game in sorted(self.played) if game < number]

    def missing(self, number: int) -> list[int]:
        """The games of the first so many that are still to be played."""
        return [game for game in range(number) if game not in self.played]

    @property
    def kept(self) -> bool:
        """Whether the games are in a file."""
        return self._handle >= 0

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _open(self, file: Path, resume: bool) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._read(file, resume)
        except BlockingIOError:
            self.close()
            raise LedgerError(f"another tournament is writing to {file} at this moment") from None
        except BaseException:
            self.close()
            raise

    def _read(self, file: Path, resume: bool) -> None:
        """Take over what is in the file, and cut off what was not written to its end."""
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole.count(b"\n") < 2:
            whole = b""  # a plan, but no game yet
        if whole and not resume:
            raise LedgerError(
                f"{file} has results already; --resume goes on with them, --out names another folder"
            )
        if len(whole) < len(text):
            os.ftruncate(self._handle, len(whole))
        plan = self.tournament.plan()
        if not whole:
            write_all(self._handle, dumped(plan))
            return
        lines = whole.splitlines()
        check_plan(file, parsed(file, 1, lines[0]), plan)
        for number, line in enumerate(lines[1:], 2):
            played = from_row(file, number, parsed(file, number, line))
            fixture = self.tournament.fixture(played.number)
            seating = [self.tournament.names[which] for which in fixture.seating]
            if (fixture.seed, seating) != (played.result.seed, played.result.seating):
                raise LedgerError(f"{file}, line {number}: this game is not of this tournament")
            self.played.setdefault(played.number, played)


def check_plan(file: Path, found: Mapping[str, object], wanted: Mapping[str, object]) -> None:
    """Refuse to mix the games of two tournaments."""
    for name, value in wanted.items():
        if found.get(name) != value:
            kept, asked = (json.dumps(one, sort_keys=True) for one in (found.get(name), value))
            raise LedgerError(
                f"{file} is of another tournament: its {name} is {kept[:200]}, not {asked[:200]}"
            )


def as_line(played: Played) -> bytes:
    """A game as a line of the file."""
    return dumped({"number": played.number, **asdict(played.result), "seconds": played.seconds})


def from_row(file: Path, number: int, row: dict[str, object]) -> Played:
    """The game of a line of the file."""
    try:
        game, seconds, faults = row.pop("number"), row.pop("seconds"), row.pop("faults")
        assert isinstance(game, int)
        assert isinstance(seconds, float | int)
        assert isinstance(faults, dict)
        named = {int(seat): str(why) for seat, why in faults.items()}
        return Played(game, Result(**row, faults=named), seconds)  # type: ignore[arg-type]
    except (KeyError, TypeError, AssertionError):
        raise LedgerError(f"{file}, line {number}: this is no game") from None


def parsed(file: Path, number: int, line: bytes) -> dict[str, object]:
    """A line of the file."""
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict):
        raise LedgerError(f"{file}, line {number}: this line is damaged")
    return row


def dumped(row: Mapping[str, object]) -> bytes:
    return json.dumps(row, separators=(",", ":")).encode() + b"\n"


def write_all(handle: int, line: bytes) -> None:
    """Write a line to its end."""
    while line:
        line = line[os.write(handle, line) :]
