"""What tables need of whatever keeps them. The entries are only ever added, each exactly once.

A store may be used from any thread, and by several processes at once: what it is given together is kept
together or not at all, and those who look at the table hear of it after that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.notices import Notice
from roundhouse.server.tables.quiet_hours import QuietHours
from roundhouse.server.tables.stored_table import (
    ComponentsRow,
    EntryRow,
    KeptPlan,
    NewEntry,
    Orders,
    Plan,
    Reached,
    SeatRow,
    Stamp,
    TableRow,
    UndoRequest,
)


@dataclass(frozen=True, slots=True)
class Appended:
    """The entry is stored."""

    seq: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same request was stored before, under this number; nothing was added."""

    seq: int


class Conflict(Exception):
    """Somebody was faster: there are already so many entries, or the seats have changed."""

    def __init__(self, current: int) -> None:
        super().__init__(f"there are {current} entries")
        self.current = current


class Store(Protocol):
    """Tables with their seats and entries, and what is asked at them."""

    def add_table(
        self,
        row: TableRow,
        chairs: Sequence[SeatRow],
        played: Sequence[EntryRow] = (),
        box: ComponentsRow | None = None,
        clock: GameClock | None = None,
        notices: Sequence[Notice] = (),
    ) -> TableRow:
        """A new table; for a fork, with what was played so far. A second rematch gives the first one back.

        What it is played with is kept along, unless that is there already, and who is to hear of it.
        """

    def components(self, key: str) -> str | None:
        """The text of components that are kept."""

    def restamp(self, row: TableRow, box: ComponentsRow | None = None) -> bool:
        """Note by which rules and with which components a table is played, its result, and whether it is
        frozen; nothing, if somebody has played there in between."""

    def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""

    def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order."""

    def all_tables(self) -> list[str]:
        """The id of every table there is, the oldest first."""

    def load(self, table_id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[EntryRow]] | None:
        """A table with its seats, and its entries after the first so many."""

    def stamp(self, table_id: str) -> Stamp | None:
        """What tells whether a table has changed since it was read, and what is asked there."""

    def append(
        self,
        table_id: str,
        seq: int,
        entry: NewEntry,
        reached: Reached,
        version: int,
        clock: GameClock | None = None,
        notices: Sequence[Notice] = (),
    ) -> Appended | Repeated:
        """Store the entry number `seq`, what it makes of the clock, and who is to hear of it.

        If the same request was stored before, nothing is added. Conflict if there are not just `seq - 1`
        entries, or if the seats have changed since `version`.
        """

    def set_seat(
        self,
        chair: SeatRow,
        version: int,
        first: int,
        news: bool = True,
        clock: GameClock | None = None,
        seq: int | None = None,
        undo: str | None = None,
        notices: Sequence[Notice] = (),
    ) -> bool:
        """Put somebody else on a seat, if no seat has changed since `version`; False if one has.

        With the last open seat taken the game begins: `first` is the seat to decide first. Unless it is
        `news`, the table keeps its place in lists; if it is, it comes back to those who had put it away.
        With `seq`, nothing may have been played either.
        With `undo`, from now on moves are taken back by the rule `undo`. It is kept who is to hear of it.
        """

    def clock(self, table_id: str) -> GameClock | None:
        """The clock of a table, if it has one."""

    def set_clock(self, table_id: str, clock: GameClock, seq: int, version: int) -> bool:
        """Change a clock between two entries, if nothing else has changed; whether that was so."""

    def quiet_hours(self, user_id: int | None) -> QuietHours:
        """When a person's time stands."""

    def overdue(self, at: int) -> list[str]:
        """The tables at which time is up and a bot is to play on, the longest waiting first."""

    def beat(self, at: int, patience: int) -> bool:
        """Tell that a server runs. After a time in which none did, no clock has run; whether that was so."""

    def last_look(self, table_id: str, user_id: int) -> tuple[int, int] | None:
        """How many entries a person has seen at a table, and when they looked last; None: they never did."""

    def note_look(self, table_id: str, user_id: int, seq: int) -> None:
        """A person looks at a table, and has seen so many entries."""

    def reopen(self, table_id: str, clock: GameClock | None, notices: Sequence[Notice] = ()) -> bool:
        """Open a table again that was closed because nobody looked at it; whether it was closed."""

    def plans(self, table_id: str, user_id: int) -> list[KeptPlan]:
        """A person's plans at a table, the oldest first."""

    def add_plan(self, table_id: str, user_id: int, name: str, plan: Plan, most: int) -> int | None:
        """Keep a plan; tells its number, or None if there are as many as may be."""

    def drop_plan(self, table_id: str, user_id: int, number: int) -> bool:
        """Throw a plan away; whether it was there."""

    def orders(self, table_id: str, user_id: int) -> Orders:
        """A person's orders at a table."""

    def set_orders(self, table_id: str, user_id: int, given: Orders, before: Orders | None = None) -> bool:
        """Change somebody's orders; nothing, and False, if they are not those from `before` any more."""

    def due_orders(self) -> list[tuple[str, int]]:
        """The tables, and the people there, whose turn it is and whose orders were not looked at since."""

    def seats_named(self, user_id: int, name: str) -> list[SeatRow]:
        """A person's seats that go by a name, or by the name with a number, at games that are not over."""

    def has_forks(self, table_id: str) -> bool:
        """Whether somebody plays on from a position of a table elsewhere."""

    def put_away(self, table_id: str, user_id: int, away: bool) -> None:
        """Leave a table out of a person's lists, or bring it back. The table itself stays as it is."""

    def waiting_for_bots(self) -> dict[str, int]:
        """The tables that wait for a bot, the longest waiting first, with the number of their entries."""

    def lease_turn(self, table_id: str, seq: int, server: str, seconds: float) -> bool:
        """Take the turn of a bot after so many entries for one server, for a while; False if it is another's.

        A turn that has run out, or an older one at the same table, is anybody's.
        """

    def keep_leases(self, server: str, table_ids: Sequence[str], seconds: float) -> None:
        """Keep these turns of a server for a while from now; it gives up all others."""

    def ask_undo(self, table_id: str, request: UndoRequest, notices: Sequence[Notice] = ()) -> None:
        """Ask the others, and let them hear of it; what was asked before is void."""

    def agree_undo(self, table_id: str, seq: int, seats: set[int]) -> list[int] | None:
        """Note that some seats agree; tells all that do. None if nothing is asked after that entry."""

    def drop_undo(self, table_id: str) -> None:
        """Nothing is asked any more."""
