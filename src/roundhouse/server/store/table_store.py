"""Tables and their seats, as they are kept; lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields

from sqlalchemy import Connection, Select, bindparam, delete, exists, func, insert, select, text, true, update
from sqlalchemy.exc import IntegrityError

from roundhouse.server.now import now
from roundhouse.server.store.announcer import Announcement, to_user
from roundhouse.server.store.clock_store import add_clock, write_clock
from roundhouse.server.store.database import Database, made
from roundhouse.server.store.notice_store import put_notices
from roundhouse.server.store.schema import (
    GOES_ON,
    components,
    entries,
    put_away,
    seats,
    tables,
    undo_requests,
    users,
)
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.notices import Notice
from roundhouse.server.tables.store import Conflict
from roundhouse.server.tables.stored_table import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    ComponentsRow,
    EntryRow,
    Listed,
    SeatRow,
    Stamp,
    TableRow,
    UndoRequest,
)

ROW = [tables.c[field.name] for field in fields(TableRow)]
SEAT = [seats.c[field.name] for field in fields(SeatRow)]

KEEP = text(
    "INSERT INTO components (key, game, digest, text) VALUES (:key, :game, :digest, :text)"
    " ON CONFLICT DO NOTHING"
)

# Made once: every look at a table runs it. What was asked before the newest entry is void.
ASKED = (undo_requests.c.table_id == tables.c.id) & (undo_requests.c.seq == tables.c.seq)
STAMPS = (
    select(tables.c.id, tables.c.seq, tables.c.version)
    .add_columns(*(undo_requests.c[name] for name in ("seat", "moves", "user_id", "agreed")))
    .outerjoin(undo_requests, ASKED)
    .where(tables.c.id.in_(bindparam("of_tables", expanding=True)))
)
QUICK_STAMP = """
SELECT seq, version, EXISTS (SELECT 1 FROM undo_requests WHERE table_id = tables.id AND seq = tables.seq)
FROM tables WHERE id = ?
"""


class TableStore(Database):
    """Tables and seats."""

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
        try:
            with self.writing(*told(chairs)) as db:
                if box is not None:
                    db.execute(KEEP, asdict(box))
                db.execute(insert(tables).values(asdict(row)))
                db.execute(insert(seats), [asdict(chair) for chair in chairs])
                if played:
                    db.execute(insert(entries), [{"table_id": row.id, **asdict(entry)} for entry in played])
                if clock is not None:
                    add_clock(db, row.id, clock)
                posted = put_notices(db, row.id, notices)
            self.posted(posted)
            return row
        except IntegrityError:
            with self.reading() as db:
                found = db.execute(select(*ROW).where(tables.c.rematch_of == row.rematch_of)).one_or_none()
            if row.rematch_of is None or found is None:
                raise
            return made(TableRow, found)

    def components(self, key: str) -> str | None:
        """The text of components that are kept."""
        with self.reading() as db:
            query = select(components.c.text).where(components.c.key == key)
            return db.execute(query).scalar_one_or_none()

    def restamp(self, row: TableRow, box: ComponentsRow | None = None) -> bool:
        """Note by which rules and with which components a table is played, its result, and whether it is
        frozen; nothing, if somebody has played there in between."""
        stamped = ("revision", "options", "components", "components_digest", "result", "frozen")
        values = {name: getattr(row, name) for name in stamped} | {"version": row.version + 1}
        with self.writing(Announcement("seats", row.id)) as db:
            if box is not None:
                db.execute(KEEP, asdict(box))
            same = (tables.c.id == row.id) & (tables.c.seq == row.seq) & (tables.c.version == row.version)
            return db.execute(update(tables).where(same).values(values)).rowcount == 1

    def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        with self.reading() as db:
            found = db.execute(select(*ROW).where(tables.c.id == table_id)).one_or_none()
        return None if found is None else made(TableRow, found)

    def stamp(self, table_id: str) -> Stamp | None:
        """What tells whether a table has changed since it was read, and what is asked there."""
        return self.quick_stamp(table_id) or self.stamps([table_id]).get(table_id)

    def stamps(self, table_ids: Sequence[str]) -> dict[str, Stamp]:
        """The stamps of many tables at once."""
        with self.reading() as db:
            found = db.execute(STAMPS, {"of_tables": table_ids}).all()
        return {
            table_id: Stamp(seq, version, None if asked[0] is None else UndoRequest(seq, *asked))
            for table_id, seq, version, *asked in found
        }

    def quick_stamp(self, table_id: str) -> Stamp | None:
        """The stamp of a table at which nothing is asked, in a tenth of the time: every look needs it.

        None if it is not to be had so; whoever asks the long way then also hears what is wrong.
        """
        row = self.quick.row(QUICK_STAMP, (table_id,))
        return None if row is None or row[2] else Stamp(row[0], row[1], None)

    def sequences(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """For each table the number of its entries, and the seat to decide."""
        query = select(tables.c.id, tables.c.seq, tables.c.turn).where(tables.c.id.in_(table_ids))
        with self.reading() as db:
            return {found.id: (found.seq, found.turn) for found in db.execute(query)}

    def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        with self.reading() as db:
            return seats_of(db, [table_id]).get(table_id, [])

    def load(self, table_id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[EntryRow]] | None:
        """A table with its seats, and its entries after the first so many."""
        columns = [entries.c[field.name] for field in fields(EntryRow)]
        with self.reading() as db:
            # The row first, then no more than it counts. Seats may be newer than the row's version: whoever
            # goes by it is told at the next look.
            found = db.execute(select(*ROW).where(tables.c.id == table_id)).one_or_none()
            if found is None:
                return None
            row = made(TableRow, found)
            query = select(*columns).where(entries.c.table_id == table_id)
            query = query.where(entries.c.seq > after).where(entries.c.seq <= row.seq)
            played = [made(EntryRow, entry) for entry in db.execute(query.order_by(entries.c.seq))]
            return row, seats_of(db, [table_id])[table_id], played

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
        table_id = chair.table_id
        noted: dict[str, object] = {"changed": now()} if news else {}
        if undo is not None:
            noted["undo"] = undo
        try:
            with self.writing(Announcement("seats", table_id), *told([chair])) as db:
                changed = db.execute(
                    update(tables)
                    .where(tables.c.id == table_id)
                    .where(tables.c.version == version)
                    .where(true() if seq is None else tables.c.seq == seq)
                    .values(version=version + 1, **noted)
                )
                if changed.rowcount != 1:
                    raise Conflict(version)
                if news:
                    db.execute(delete(put_away).where(put_away.c.table_id == table_id))
                values = asdict(chair)
                place = (seats.c.table_id == table_id) & (seats.c.seat == chair.seat)
                db.execute(update(seats).where(place).values(values))
                if clock is not None:
                    write_clock(db, table_id, clock)
                still_open = (seats.c.table_id == table_id) & (seats.c.kind == OPEN)
                if not db.execute(select(func.count()).where(still_open)).scalar_one():
                    begins = (tables.c.id == table_id) & (tables.c.status == WAITING)
                    db.execute(update(tables).where(begins).values(status=RUNNING, turn=first))
                posted = put_notices(db, table_id, notices)
        except Conflict:
            return False
        self.posted(posted)
        return True

    # Lists

    def tables_of(
        self, user_id: int, *statuses: str, away: bool = False, game: str = "", limit: int = 50
    ) -> list[Listed]:
        """The tables at which a person sits, the last changed first: those put away, or all others."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        gone = select(put_away.c.table_id).where(put_away.c.user_id == user_id)
        query = select(*ROW).where(tables.c.id.in_(sits))
        query = query.where(tables.c.id.in_(gone) if away else tables.c.id.not_in(gone))
        if statuses:
            query = query.where(tables.c.status.in_(statuses))
        if game:
            query = query.where(tables.c.game == game)
        return self._listed(query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    def tables_asking(self, user_id: int) -> list[Listed]:
        """The tables at which an open seat waits for a bot account, the last changed first."""
        asks = select(seats.c.table_id).where(seats.c.asked == user_id)
        query = select(*ROW).where(tables.c.id.in_(asks), tables.c.status == WAITING)
        return self._listed(query.order_by(tables.c.changed.desc(), tables.c.id))

    def finished_of(self, user_id: int, game: str, limit: int = 50) -> list[Listed]:
        """A person's last finished games of a kind, the oldest first, whether they are put away or not."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        query = select(*ROW).where(tables.c.id.in_(sits), tables.c.status == OVER, tables.c.game == game)
        return self._listed(query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))[::-1]

    def finished_by_programs(self, game: str, limit: int = 1000) -> list[Listed]:
        """The last finished games of a kind at which bot accounts sat, the oldest first."""
        programs = select(users.c.id).where(users.c.bot)
        sat = select(seats.c.table_id).where(seats.c.user_id.in_(programs), seats.c.program)
        query = select(*ROW).where(tables.c.id.in_(sat), tables.c.status == OVER, tables.c.game == game)
        return self._listed(query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))[::-1]

    def seats_named(self, user_id: int, name: str) -> list[SeatRow]:
        """A person's seats that go by a name, or by the name with a number, at games that are not over."""
        query = select(*SEAT).join(tables, tables.c.id == seats.c.table_id)
        query = query.where(seats.c.user_id == user_id).where(tables.c.status != OVER)
        with self.reading() as db:
            found = [made(SeatRow, row) for row in db.execute(query.order_by(seats.c.table_id, seats.c.seat))]
        return [seat for seat in found if seat.name == name or seat.name.rstrip("0123456789") == f"{name} "]

    def put_away(self, table_id: str, user_id: int, away: bool) -> None:
        """Leave a table out of a person's lists, or bring it back. The table itself stays as it is."""
        mine = (put_away.c.table_id == table_id) & (put_away.c.user_id == user_id)
        with self.writing() as db:
            db.execute(delete(put_away).where(mine))
            if away:
                db.execute(insert(put_away).values(table_id=table_id, user_id=user_id))

    def listed_tables(self, limit: int = 50) -> list[Listed]:
        """The tables that anybody may join, the last changed first."""
        free = exists().where(seats.c.table_id == tables.c.id).where(seats.c.kind == OPEN)
        gone = exists().where(put_away.c.table_id == tables.c.id).where(put_away.c.user_id == tables.c.owner)
        query = select(*ROW).where(tables.c.status == WAITING).where(tables.c.listed).where(free).where(~gone)
        query = query.where(GOES_ON)
        return self._listed(query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    def has_forks(self, table_id: str) -> bool:
        """Whether somebody plays on from a position of a table elsewhere."""
        with self.reading() as db:
            forks = select(tables.c.id).where(tables.c.forked_from == table_id).limit(1)
            return db.execute(forks).first() is not None

    def waiting_for_bots(self) -> dict[str, int]:
        """The tables that wait for a bot, the longest waiting first, with the number of their entries."""
        acts = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn) & (seats.c.kind == BOT)
        others = seats.alias()
        theirs = select(others.c.seat).where(others.c.table_id == tables.c.id)
        here = theirs.where(others.c.kind == PERSON).exists()
        away = theirs.where((others.c.kind == BOT) & others.c.user_id.is_not(None)).exists()
        going = (tables.c.status == RUNNING) & GOES_ON & (here | ~away | tables.c.house)  # see `deserted`
        query = select(tables.c.id, tables.c.seq).join(seats, acts).where(going)
        with self.reading() as db:
            return {found.id: found.seq for found in db.execute(query.order_by(tables.c.changed))}

    def all_tables(self) -> list[str]:
        """The id of every table there is, the oldest first."""
        with self.reading() as db:
            return list(db.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())

    def _listed(self, query: Select[*tuple[object, ...]]) -> list[Listed]:
        with self.reading() as db:
            rows = [made(TableRow, row) for row in db.execute(query)]
            around = seats_of(db, [row.id for row in rows])
        return [Listed(row, around[row.id]) for row in rows]


def told(chairs: Sequence[SeatRow]) -> list[Announcement]:
    """Whoever sits at a table, or is asked to, hears that there is something new."""
    people = {user for chair in chairs for user in (chair.user_id, chair.asked) if user is not None}
    return [Announcement("table", to_user(user)) for user in sorted(people)]


def seats_of(db: Connection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order."""
    found: dict[str, list[SeatRow]] = {}
    query = select(*SEAT).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in db.execute(query):
        chair = made(SeatRow, row)
        found.setdefault(chair.table_id, []).append(chair)
    return found
