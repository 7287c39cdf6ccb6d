"""Which tables wait for somebody, how far everybody has seen what was played, and what nobody looks at."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import BindParameter, ColumnElement, Select, bindparam, exists, select, text, update

from roundhouse.server.now import now
from roundhouse.server.store.announcer import Announcement
from roundhouse.server.store.clock_store import write_clock
from roundhouse.server.store.database import Database
from roundhouse.server.store.notice_store import put_notices, tell_anew
from roundhouse.server.store.schema import GOES_ON, clocks, looks, put_away, seats, tables
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.notices import Notice
from roundhouse.server.tables.stored_table import PERSON, RUNNING, WAITING

MOST = 200  # tables that are closed in one go

NOTE = text(
    "INSERT INTO looks (table_id, user_id, seq, at) VALUES (:table_id, :user_id, :seq, :at)"
    " ON CONFLICT (table_id, user_id) DO UPDATE SET at = excluded.at,"
    " seq = CASE WHEN excluded.seq > looks.seq THEN excluded.seq ELSE looks.seq END"
)


def waiting_for() -> Select[str]:
    """The tables at which others wait for a person; every page asks for them."""
    person: BindParameter[int] = bindparam("person")
    mine = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn)
    mine &= (seats.c.user_id == person) & (seats.c.kind == PERSON)
    other = seats.alias()
    others = exists().where(other.c.table_id == tables.c.id).where(other.c.user_id != person)
    away = select(put_away.c.table_id).where(put_away.c.user_id == person)
    return (
        select(tables.c.id)
        .select_from(
            seats.join(tables, mine).outerjoin(clocks, clocks.c.table_id == tables.c.id),
        )
        .where(seats.c.user_id == person, tables.c.status == RUNNING, GOES_ON, others)
        .where(tables.c.id.not_in(away))
        .order_by(clocks.c.deadline.is_(None), clocks.c.deadline, tables.c.changed, tables.c.id)
    )


WAITING_FOR = waiting_for()  # to put it together takes longer than to answer it


class LookStore(Database):
    """Looks, and what comes of them."""

    def waiting_for(self, user_id: int) -> list[str]:
        """The tables at which others wait for a person: whose time ends first, then the longest waiting."""
        with self.reading() as db:
            return list(db.execute(WAITING_FOR, {"person": user_id}).scalars())

    def last_look(self, table_id: str, user_id: int) -> tuple[int, int] | None:
        """How many entries a person has seen at a table, and when they looked last; None: they never did."""
        query = select(looks.c.seq, looks.c.at)
        query = query.where(looks.c.table_id == table_id, looks.c.user_id == user_id)
        with self.reading() as db:
            found = db.execute(query).one_or_none()
        return None if found is None else (found.seq, found.at)

    def note_look(self, table_id: str, user_id: int, seq: int) -> None:
        """A person looks at a table, and has seen so many entries."""
        with self.writing() as db:
            db.execute(NOTE, {"table_id": table_id, "user_id": user_id, "seq": seq, "at": now()})

    def abandon(self, before: int) -> list[str]:
        """Close the tables that nobody has played at or looked at since then; tells which."""
        seen = exists().where(looks.c.table_id == tables.c.id).where(looks.c.at >= before)
        left = (tables.c.status.in_([WAITING, RUNNING])) & (tables.c.changed < before) & GOES_ON & ~seen
        query = select(tables.c.id).where(left).order_by(tables.c.changed).limit(MOST)
        with self.reading() as db:
            found = list(db.execute(query).scalars())
        return [table_id for table_id in found if self._close(table_id, left)]

    def _close(self, table_id: str, still: ColumnElement[bool]) -> bool:
        values = {"abandoned": now(), "version": tables.c.version + 1}
        with self.writing(Announcement("seats", table_id)) as db:
            mine = update(tables).where(tables.c.id == table_id).where(still)
            return db.execute(mine.values(values)).rowcount == 1

    def reopen(self, table_id: str, clock: GameClock | None, notices: Sequence[Notice] = ()) -> bool:
        """Open a table again that was closed because nobody looked at it; whether it was closed."""
        values = {"abandoned": None, "version": tables.c.version + 1, "changed": now()}
        with self.writing(Announcement("seats", table_id)) as db:
            closed = (tables.c.id == table_id) & tables.c.abandoned.is_not(None)
            if db.execute(update(tables).where(closed).values(values)).rowcount != 1:
                return False
            if clock is not None:
                write_clock(db, table_id, clock)
            tell_anew(db, table_id)
            told = put_notices(db, table_id, notices)
        self.posted(told)
        return True
