"""Who sits at a table, and what is done there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from roundhouse.core.game import SetupError
from roundhouse.core.message import Event
from roundhouse.core.record import is_word, name_problem

HUMAN = "human"
PROGRAM = "program"  # of somebody's, that plays from elsewhere


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: a name, and "human", "program" or the name of a bot."""

    name: str
    kind: str = HUMAN

    def __post_init__(self) -> None:
        problem = name_problem(self.name)
        if problem:
            raise SetupError(problem)
        if not is_word(self.kind):
            raise SetupError(f"a kind of player is one word, not {self.kind[:40]!r}")

    @property
    def human(self) -> bool:
        """Whether somebody from outside decides here: a person, or a program of theirs."""
        return self.kind in (HUMAN, PROGRAM)


class Untold(list[Event]):
    """What a move of a brief table brought about: only the whole one can tell."""

    def __iter__(self) -> Iterator[Event]:
        raise LookupError("a brief table does not tell what happened")


UNTOLD = Untold()


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing done at a table: a move, or some moves taken back. Entries are never deleted."""

    seat: int
    move: int | None  # None when moves were taken back
    taken_back: int = 0  # how many
    events: list[Event] = field(default_factory=list)  # what the move brought about
