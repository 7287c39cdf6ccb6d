"""What people should hear of a table while its page is closed, and who: nothing of it is secret.

One notice for each turn, however many moves that takes, and however often what was before it is taken back
and played again. Whether somebody is really told is decided when it is sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from roundhouse.core.state import NOBODY
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.stored_table import (
    OVER,
    PERSON,
    RUNNING,
    NewEntry,
    Reached,
    SeatRow,
    TableRow,
)
from roundhouse.table import Table

TURN, INVITED, ENDED, ASKED, SHORT = "turn", "invited", "over", "undo", "time"
KINDS = (TURN, INVITED, ENDED, ASKED, SHORT)
SHORT_SHARE = 4  # time runs short when so much of it is left: a quarter
MOST_SHORT = 12 * 3600 * 1000  # milliseconds; but never earlier than that before the end


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody should hear of a table. Of the same kind, a larger `turn` tells of something new."""

    kind: str
    user_id: int
    turn: int = 0
    due: int | None = None  # not before


def after_entry(live: LiveTable, entry: NewEntry, reached: Reached, clock: GameClock | None) -> list[Notice]:
    """What comes of an entry that was just made at a table that is held, and is to be stored."""
    if not together(live.row, live.seats):
        return []
    if reached.status == OVER:
        others = (seat.user_id for seat in live.seats)
        return [Notice(ENDED, user, live.seq + 1) for user in people(others, entry.user_id)]
    if reached.turn == live.row.turn:
        return []
    return turn_of(live, live.seats, reached.turn, clock, entry.user_id)


def after_seats(
    live: LiveTable, seats: Sequence[SeatRow], status: str, turn: int, clock: GameClock | None
) -> list[Notice]:
    """What comes of others on the seats of a table that is held: the game may begin."""
    if status != RUNNING or live.row.status == RUNNING or not together(live.row, seats):
        return []
    return turn_of(live, seats, turn, clock)


def of_new_table(row: TableRow, seats: Sequence[SeatRow], clock: GameClock | None) -> list[Notice]:
    """What comes of a new table: those who were put there hear of it, and who decides first in any case."""
    if not together(row, seats):
        return []
    told = [Notice(INVITED, user) for user in people((seat.user_id for seat in seats), row.owner)]
    if row.status == RUNNING and seats[row.turn].kind == PERSON:
        first = seats[row.turn].user_id
        told = [one for one in told if one.user_id != first]
        told += whose_turn(first, 0, clock)
    return told


def of_reopened(live: LiveTable, clock: GameClock | None, user_id: int) -> list[Notice]:
    """What comes of a table that was closed and is opened again by somebody."""
    if live.row.status != RUNNING or not together(live.row, live.seats):
        return []
    return turn_of(live, live.seats, live.turn, clock, user_id)


def of_undo(live: LiveTable, seat: int) -> list[Notice]:
    """Those who are asked whether somebody may take back moves."""
    asked = live.running().others(seat)
    return [
        Notice(ASKED, user, live.seq) for user in people(live.seats[one].user_id for one in sorted(asked))
    ]


def turn_of(
    live: LiveTable, seats: Sequence[SeatRow], turn: int, clock: GameClock | None, but: int | None = None
) -> list[Notice]:
    """It is somebody's turn; nobody need be told who has brought that about."""
    if turn == NOBODY or seats[turn].kind != PERSON or seats[turn].user_id in (None, but):
        return []
    begun = 0 if live.table is None else last_decided(live.table, turn)
    return whose_turn(seats[turn].user_id, begun, clock or live.clock)


def whose_turn(user_id: int | None, turn: int, clock: GameClock | None) -> list[Notice]:
    """The notice of a turn, and with a clock the one that comes when its time runs short."""
    if user_id is None:
        return []
    due = None if clock is None else short_from(clock)
    return [Notice(TURN, user_id, turn), *([] if due is None else [Notice(SHORT, user_id, turn, due)])]


def short_from(clock: GameClock) -> int | None:
    """From when on the time of whoever is waited for runs short."""
    if clock.deadline is None:
        return None
    left = clock.rules.per_move + clock.banks[clock.seat] - clock.used[clock.seat]
    return clock.deadline - min(left // SHORT_SHARE, MOST_SHORT)


def last_decided(table: Table, seat: int) -> int:
    """The last entry that a seat has made, or that took back one of its moves; 0 if there is none."""
    for number in range(len(table.entries), 0, -1):
        entry = table.entries[number - 1]
        if entry.seat == seat:
            return number
        if entry.move is None:
            gone = table.line(number - 1)[-entry.taken_back :]
            if any(table.entries[one - 1].seat == seat for one in gone):
                return number
    return 0


def together(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether people play here with each other: around one screen, or alone, nobody waits for anybody."""
    return not row.house and len(people(seat.user_id for seat in seats)) > 1


def people(users: Iterable[int | None], but: int | None = None) -> list[int]:
    """Each person once."""
    return sorted({user for user in users if user is not None and user != but})
