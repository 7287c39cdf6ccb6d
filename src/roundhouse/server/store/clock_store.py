"""The clocks of tables, as they are kept, and the sign of life by which a time without servers is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from roundhouse.server.store.announcer import Announcement
from roundhouse.server.store.database import Database
from roundhouse.server.store.schema import RUNS, clocks, heartbeat, seats, tables, users
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.quiet_hours import ALWAYS, BadQuietHours, QuietHours
from roundhouse.server.tables.stored_table import TAKEOVER, ClockRules

ONLY = 1  # the number of the one row there is
MOST = 200  # clocks that are looked at in one go

Settle = Callable[[GameClock, QuietHours], GameClock]


class ClockStore(Database):
    """Clocks, and everybody's quiet hours."""

    def clock(self, table_id: str) -> GameClock | None:
        """The clock of a table, if it has one."""
        return self.clocks([table_id]).get(table_id)

    def clocks(self, table_ids: Sequence[str]) -> dict[str, GameClock]:
        """The clocks of those tables that have one."""
        query = select(clocks).where(clocks.c.table_id.in_(table_ids))
        with self.reading() as db:
            return {found.table_id: clock_of(found) for found in db.execute(query)}

    def quiet_hours(self, user_id: int | None) -> QuietHours:
        """When a person's time stands."""
        with self.reading() as db:
            found = db.execute(select(users.c.quiet).where(users.c.id == user_id)).scalar_one_or_none()
        return hours_of(found)

    def overdue(self, at: int) -> list[str]:
        """The tables at which time is up and a bot is to play on, the longest waiting first."""
        up = (clocks.c.deadline <= at) & (clocks.c.when_up == TAKEOVER)
        query = select(clocks.c.table_id).join(tables, tables.c.id == clocks.c.table_id).where(up & RUNS)
        query = query.order_by(clocks.c.deadline).limit(MOST)
        with self.reading() as db:
            return list(db.execute(query).scalars())

    def set_clock(self, table_id: str, clock: GameClock, seq: int, version: int) -> bool:
        """Change a clock between two entries, if nothing else has changed; whether that was so."""
        with self.writing(Announcement("seats", table_id)) as db:
            still = (tables.c.id == table_id) & (tables.c.seq == seq) & (tables.c.version == version)
            if db.execute(update(tables).where(still).values(version=version + 1)).rowcount != 1:
                return False
            write_clock(db, table_id, clock)
            return True

    def set_quiet_hours(self, user_id: int, quiet: QuietHours | None, at: int) -> None:
        """Change when a person's time stands; what they have used so far stays used."""
        waits = clocks.c.table_id == seats.c.table_id
        mine = select(clocks.c.table_id).join(seats, waits & (seats.c.seat == clocks.c.seat))
        mine = mine.where(seats.c.user_id == user_id, clocks.c.deadline.is_not(None))
        with self.writing() as db:
            before = hours_of(
                db.execute(select(users.c.quiet).where(users.c.id == user_id)).scalar_one_or_none()
            )
            kept = None if quiet is None or quiet.none else {**asdict(quiet), "free": list(quiet.free)}
            db.execute(update(users).where(users.c.id == user_id).values(quiet=kept))
            after = quiet or ALWAYS
            settle_all(db, clocks.c.table_id.in_(mine), lambda clock, _: clock.settled(at, at, before, after))

    def beat(self, at: int, patience: int) -> bool:
        """Tell that a server runs. After a time in which none did, no clock has run; whether that was so.

        Of several servers that come back at once, one sets the clocks, together with the sign of life.
        """
        with self.reading() as db:
            last = db.execute(select(heartbeat.c.at).where(heartbeat.c.id == ONLY)).scalar_one_or_none()
        try:
            with self.writing() as db:
                if last is None:
                    db.execute(insert(heartbeat).values(id=ONLY, at=at))
                    return False
                if at <= last:
                    return False
                mine = (heartbeat.c.id == ONLY) & (heartbeat.c.at == last)
                if db.execute(update(heartbeat).where(mine).values(at=at)).rowcount != 1:
                    return False
                if at - last <= patience:
                    return False
                settle_all(
                    db,
                    clocks.c.deadline.is_not(None),
                    lambda clock, quiet: clock.settled(last, at, quiet, quiet),
                )
                return True
        except IntegrityError:  # another server was the first ever
            return False


def settle_all(db: Connection, which: Any, settle: Settle) -> None:
    """Count clocks anew, each by the hours of whoever is waited for; those at the table read them afresh."""
    person = (seats.c.table_id == clocks.c.table_id) & (seats.c.seat == clocks.c.seat)
    query = select(clocks, users.c.quiet).select_from(
        clocks.outerjoin(seats, person).outerjoin(users, users.c.id == seats.c.user_id)
    )
    for found in db.execute(query.where(which).with_for_update(of=clocks)).all():
        write_clock(db, found.table_id, settle(clock_of(found), hours_of(found.quiet)))
        mine = tables.c.id == found.table_id
        db.execute(update(tables).where(mine).values(version=tables.c.version + 1))


def add_clock(db: Connection, table_id: str, clock: GameClock) -> None:
    """The clock of a new table; part of the caller's transaction."""
    db.execute(insert(clocks).values(table_id=table_id, **asdict(clock.rules), **running(clock)))


def write_clock(db: Connection, table_id: str, clock: GameClock) -> None:
    """What has changed at a clock; part of the caller's transaction."""
    db.execute(update(clocks).where(clocks.c.table_id == table_id).values(**running(clock)))


def running(clock: GameClock) -> dict[str, object]:
    """What changes at a clock."""
    values = asdict(clock)
    del values["rules"]
    return values


def clock_of(found: Row[Any]) -> GameClock:
    """A clock as its row tells."""
    rules = ClockRules(found.kind, found.per_move, found.bank, found.when_up, found.bot)
    return GameClock(
        rules,
        found.banks,
        found.used,
        found.longest,
        found.seat,
        found.since,
        found.deadline,
        found.votes,
        found.late,
    )


def hours_of(kept: dict[str, Any] | None) -> QuietHours:
    """Quiet hours as they are kept; none where a zone is no longer known."""
    if not kept:
        return ALWAYS
    try:
        return QuietHours(kept["zone"], kept["start"], kept["end"], tuple(kept["free"]))
    except (BadQuietHours, KeyError, TypeError):
        return ALWAYS
