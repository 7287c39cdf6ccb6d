"""Notices in the outbox, the ways by which people get them, and what decides whether they are told.

A notice has one row for each way that leads to the person, and keeps it when it was sent: the next one of its
kind takes the row over, and one that tells nothing new changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Executable,
    Integer,
    Select,
    Table,
    Text,
    bindparam,
    delete,
    exists,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from roundhouse.server.now import now
from roundhouse.server.store.announcer import EYES, Announcement
from roundhouse.server.store.database import Database, made
from roundhouse.server.store.schema import NUMBER, PLAIN, keys, looks, muted_tables, outbox, users, ways
from roundhouse.server.tables.notices import ASKED, ENDED, TURN, Notice

SHARED = (TURN, ENDED, ASKED)  # of these a table's own ways tell, too


@dataclass(frozen=True, slots=True)
class Way:
    """A way by which somebody gets notices: of all tables they sit at, or all notices of one table."""

    id: int
    user_id: int
    channel: str
    table_id: str | None
    target: str
    details: dict[str, object]
    daily: bool
    created: int
    why: str


class NotTheirs(Exception):
    """A way that is somebody else's."""


WAY = [ways.c[field.name] for field in fields(Way)]

# Made once: every turn runs them.
COLUMNS = [
    "kind",
    "user_id",
    "way_id",
    "table_id",
    "whose",
    "turn",
    "facts",
    "created",
    "due",
    "tries",
    "why",
]
NEW = ("turn", "created", "due", "tries", "why")
ROWS = select(
    bindparam("kind", type_=Text),
    ways.c.user_id,
    ways.c.id,
    bindparam("of_table", type_=Text),
    bindparam("whose", type_=NUMBER),
    bindparam("turn", type_=Integer),
    literal({}, PLAIN),
    bindparam("at", type_=BigInteger),
    bindparam("due", type_=BigInteger),
    literal(0, Integer),
    literal("", Text),
)
THEIRS = ROWS.where(ways.c.user_id == bindparam("whose"), ways.c.table_id.is_(None))
OF_TABLE = ROWS.where(ways.c.table_id == bindparam("of_table"))


def replacing(make: Callable[[Table], Any], rows: Select[*tuple[Any, ...]]) -> Executable:
    """The statement that writes rows, or takes over those of earlier turns."""
    adding = make(outbox).from_select(COLUMNS, rows)
    statement: Executable = adding.on_conflict_do_update(
        index_elements=["way_id", "table_id", "kind", "whose"],
        set_={name: adding.excluded[name] for name in NEW},
        where=adding.excluded.turn > outbox.c.turn,
    )
    return statement


STATEMENTS = {
    name: (replacing(make, THEIRS), replacing(make, OF_TABLE))
    for name, make in (("sqlite", sqlite_insert), ("postgresql", postgresql_insert))
}


def put_notices(db: Connection, table_id: str, notices: Sequence[Notice]) -> bool:
    """Let people be told, if the transaction that causes it is stored; whether anybody may be."""
    theirs, of_table = STATEMENTS[db.dialect.name]
    at, written = now(), 0
    shared: set[str] = set()
    for one in notices:
        row = {
            "kind": one.kind,
            "of_table": table_id,
            "whose": one.user_id,
            "turn": one.turn,
            "at": at,
            "due": at if one.due is None else one.due,
        }
        written += db.execute(theirs, row).rowcount
        if one.kind in SHARED and one.kind not in shared:
            shared.add(one.kind)
            written += db.execute(of_table, row).rowcount
    return written > 0


def tell_anew(db: Connection, table_id: str) -> None:
    """What comes next at a table is news to everybody, whatever they were told before."""
    db.execute(delete(outbox).where(outbox.c.table_id == table_id, outbox.c.kind == TURN))


class NoticeStore(Database):
    """Ways, and what people want to hear of."""

    def ways_of(self, user_id: int, channel: str | None = None) -> list[Way]:
        """The ways somebody has set up, the oldest first."""
        query = select(*WAY).where(ways.c.user_id == user_id)
        if channel is not None:
            query = query.where(ways.c.channel == channel)
        with self.reading() as db:
            return [made(Way, row) for row in db.execute(query.order_by(ways.c.id))]

    def way(self, way_id: int) -> Way | None:
        """A way by its number."""
        with self.reading() as db:
            row = db.execute(select(*WAY).where(ways.c.id == way_id)).one_or_none()
        return None if row is None else made(Way, row)

    def set_way(
        self,
        user_id: int,
        channel: str,
        target: str = "",
        details: dict[str, object] | None = None,
        table_id: str | None = None,
        daily: bool = False,
        most: int = 20,
        alone: bool = False,
    ) -> int | None:
        """Let notices go a way; the same once more changes it. Its number; None if there are many.

        Where a target is one person's `alone`, it may not be somebody else's: NotTheirs.
        """
        same = (ways.c.user_id == user_id) & (ways.c.channel == channel) & (ways.c.target == target)
        same &= ways.c.table_id.is_(None) if table_id is None else ways.c.table_id == table_id
        values = {"details": details or {}, "daily": daily, "why": ""}
        with self.writing() as db:
            db.execute(select(users.c.id).where(users.c.id == user_id).with_for_update())  # one at a time
            if alone:
                db.execute(select(keys.c.name).with_for_update())  # two who ask at once take turns
                there = (ways.c.channel == channel) & (ways.c.target == target)
                if db.execute(select(ways.c.id).where(there, ways.c.user_id != user_id)).first() is not None:
                    raise NotTheirs
            known = db.execute(update(ways).where(same).values(values).returning(ways.c.id)).scalars().first()
            if known is not None:
                return int(known)
            if len(db.execute(select(ways.c.id).where(ways.c.user_id == user_id)).all()) >= most:
                return None
            row = {"user_id": user_id, "channel": channel, "target": target, "table_id": table_id}
            adding = insert(ways).values(**row, **values, created=now())
            return int(db.execute(adding.returning(ways.c.id)).scalar_one())

    def drop_ways(self, user_id: int, channel: str, way_id: int | None = None) -> None:
        """Send nothing that way any more: one of somebody's, or all of a channel."""
        theirs = (ways.c.user_id == user_id) & (ways.c.channel == channel)
        with self.writing() as db:
            remove_ways(db, theirs if way_id is None else theirs & (ways.c.id == way_id))

    def way_failed(self, way_id: int, why: str) -> None:
        """Note why something could not be sent a way; nothing, when something has arrived."""
        with self.writing() as db:
            db.execute(update(ways).where(ways.c.id == way_id, ways.c.why != why).values(why=why))

    # What people want to hear, and what they see without

    def mute_table(self, table_id: str, user_id: int, muted: bool) -> None:
        """Tell somebody nothing of a table any more, or again."""
        mine = (muted_tables.c.table_id == table_id) & (muted_tables.c.user_id == user_id)
        with self.writing() as db:
            db.execute(delete(muted_tables).where(mine))
            if muted:
                db.execute(insert(muted_tables).values(table_id=table_id, user_id=user_id))

    def is_muted(self, table_id: str, user_id: int) -> bool:
        """Whether somebody wants to hear nothing of a table."""
        mine = (muted_tables.c.table_id == table_id) & (muted_tables.c.user_id == user_id)
        with self.reading() as db:
            return bool(db.execute(select(exists().where(mine))).scalar_one())

    def watch(
        self, pairs: Iterable[tuple[str, int]], until: int, news: Iterable[tuple[str, int]] = ()
    ) -> None:
        """Some people have tables before their eyes, until then; of some that is news."""
        rows = [{"of_table": table_id, "who": user_id, "until": until} for table_id, user_id in pairs]
        mine = (looks.c.table_id == bindparam("of_table")) & (looks.c.user_id == bindparam("who"))
        told = [Announcement(EYES, table_id, data={"who": user_id}) for table_id, user_id in news]
        if rows:
            with self.writing(*told) as db:
                db.execute(update(looks).where(mine).values(watching=bindparam("until")), rows)

    def watched(self, table_id: str, at: int) -> bool:
        """Whether anybody is known to have a table before their eyes at a moment."""
        somebody = exists().where(looks.c.table_id == table_id).where(looks.c.watching > at)
        with self.reading() as db:
            return bool(db.execute(select(somebody)).scalar_one())

    def watchers(self, table_id: str, at: int) -> set[int]:
        """Who is known to have a table before their eyes at a moment."""
        theirs = select(looks.c.user_id).where(looks.c.table_id == table_id).where(looks.c.watching > at)
        with self.reading() as db:
            return set(db.execute(theirs).scalars())

    def look_away(
        self, pairs: Iterable[tuple[str, int]], at: int, good_for: int, news: Iterable[tuple[str, int]] = ()
    ) -> None:
        """Some people have tables before their eyes no more: what was held for that is looked at again."""
        self.watch(pairs, at, news)
        held = outbox.c.way_id.is_not(None) & outbox.c.due.between(at, at + good_for + 2000)
        with self.writing() as db:
            for table_id, user_id in pairs:
                theirs = (outbox.c.table_id == table_id) & (outbox.c.whose == user_id)
                db.execute(update(outbox).where(theirs, held, outbox.c.tries == 0).values(due=at))
        if self.on_post is not None:
            self.on_post()

    def watching(self, table_id: str, user_id: int) -> int:
        """Until when somebody is known to have a table before their eyes; 0 if not."""
        mine = (looks.c.table_id == table_id) & (looks.c.user_id == user_id)
        with self.reading() as db:
            return db.execute(select(looks.c.watching).where(mine)).scalar_one_or_none() or 0


def remove_ways(db: Connection, which: ColumnElement[bool]) -> None:
    """Remove ways, with what is on its way there; part of the caller's transaction."""
    gone = select(ways.c.id).where(which)
    db.execute(delete(outbox).where(outbox.c.way_id.in_(gone)))
    db.execute(delete(ways).where(which))
