"""All that is known of a person: handed out to them, or removed. The moves stay, without a name."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, Select, Table, delete, select, update

from roundhouse.server.now import now
from roundhouse.server.store.announcer import Announcement
from roundhouse.server.store.database import Database
from roundhouse.server.store.moderation_store import Act, note
from roundhouse.server.store.schema import (
    api_tokens,
    chat,
    looks,
    mail_addresses,
    muted_tables,
    notes,
    orders,
    outbox,
    plans,
    presence,
    put_away,
    reports,
    seats,
    sessions,
    tables,
    users,
    ways,
)
from roundhouse.server.tables.names import own_name
from roundhouse.server.tables.stored_table import BOT, OPEN, OVER, PERSON, RUNNING, WAITING

OWN = (
    sessions,
    api_tokens,
    presence,
    notes,
    put_away,
    chat,
    looks,
    plans,
    orders,
    mail_addresses,
    outbox,
    ways,
    muted_tables,
    reports,
)  # rows of one person alone


class PersonStore(Database):
    """Export and removal."""

    def export(self, user_id: int) -> dict[str, object]:
        """What is kept of a person, for the person; hashes of secrets are left out."""
        about = ("id", "name", "language", "prefs", "created", "bot", "muted", "banned")
        sat = ("id", "game", "options", "status", "created", "changed", "result")
        with self.reading() as db:
            profile = select(*(users.c[name] for name in about)).where(users.c.id == user_id)
            mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
            theirs = tables.c.id.in_(mine) | (tables.c.owner == user_id)
            at = select(*(tables.c[name] for name in sat)).where(theirs)
            chairs = select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.kind)
            return {
                "profile": rows(db, profile)[0],
                "sessions": rows(db, own(sessions, user_id, "agent", "created", "seen")),
                "tokens": rows(db, own(api_tokens, user_id, "name", "scopes", "created", "used")),
                "tables": rows(db, at.order_by(tables.c.created)),
                "seats": rows(db, chairs.where(seats.c.user_id == user_id)),
                "chat": rows(db, own(chat, user_id, "table_id", "name", "text", "at").order_by(chat.c.id)),
                "notes": rows(db, own(notes, user_id, "table_id", "text")),
                "plans": rows(db, own(plans, user_id, "table_id", "name", "seq", "moves")),
                "mail": rows(db, own(mail_addresses, user_id, "address", "confirmed")),
                "ways": rows(
                    db, own(ways, user_id, "channel", "table_id", "target", "daily", "created", "why")
                ),
                "muted": rows(db, own(muted_tables, user_id, "table_id")),
                "outbox": rows(db, own(outbox, user_id, "kind", "created", "due", "why")),
                "orders": rows(db, own(orders, user_id, "table_id", "plan", "standing", "automatic")),
            }

    def remove_person(self, user_id: int, nameless: str, bot: str, act: Act) -> None:
        """Remove all that is known of a person and of their programs.

        Their seats go by `nameless`: at games that run a bot plays on, at tables that wait they are open. A
        table at which nobody else plays is closed.
        """
        with self.reading() as db:
            them = (users.c.id == user_id) | (users.c.made_by == user_id)
            people = list(db.execute(select(users.c.id).where(them)).scalars())
            concerned = select(seats.c.table_id).where(seats.c.user_id.in_(people))
            query = select(tables.c.id).where(tables.c.id.in_(concerned) | tables.c.owner.in_(people))
            places = list(db.execute(query).scalars())
        with self.writing(*(Announcement("seats", place) for place in places)) as db:
            for place in places:
                vacate(db, place, people, nameless, bot)
            db.execute(delete(outbox).where(outbox.c.whose.in_(people)))
            for table in OWN:
                db.execute(delete(table).where(table.c.user_id.in_(people)))
            db.execute(delete(reports).where(reports.c.by_id.in_(people)))
            db.execute(update(seats).where(seats.c.asked.in_(people)).values(asked=None))
            empty: dict[str, object] = {
                "name": nameless,
                "login": None,
                "password_hash": None,
                "prefs": {},
                "quiet": None,
                "moderator": False,
            }
            gone = update(users).where(users.c.id.in_(people))
            db.execute(gone.values(removed=now(), **empty))
            note(db, act)


def vacate(db: Connection, table_id: str, people: Collection[int], nameless: str, bot: str) -> None:
    """Leave the seats of some people at a table."""
    about = select(tables.c.status, tables.c.owner, tables.c.house).where(tables.c.id == table_id)
    row = db.execute(about).one()
    chairs = db.execute(
        select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.user_id, seats.c.bot)
        .where(seats.c.table_id == table_id)
        .order_by(seats.c.seat)
    ).all()
    around = row.house and row.owner in people  # everybody there sat around one screen
    theirs = [chair for chair in chairs if chair.user_id in people or (around and chair.kind == PERSON)]
    others = [chair for chair in chairs if chair.kind == PERSON and chair not in theirs]
    taken = {chair.name.casefold() for chair in chairs if chair not in theirs}
    for chair in theirs:
        values: dict[str, object] = {"user_id": None, "name": own_name(nameless, taken), "program": False}
        if row.status == RUNNING and others:
            values.update(kind=BOT, bot=chair.bot or bot)
        elif row.status == WAITING and others:
            values.update(kind=OPEN, bot=None, name="")
        place = (seats.c.table_id == table_id) & (seats.c.seat == chair.seat)
        db.execute(update(seats).where(place).values(values))
    closed = {"closed": True} if not others and row.status != OVER else {}
    db.execute(update(tables).where(tables.c.id == table_id).values(version=tables.c.version + 1, **closed))


def own(table: Table, user_id: int, *columns: str) -> Select[*tuple[object, ...]]:
    """Some columns of a person's rows."""
    return select(*(table.c[name] for name in columns)).where(table.c.user_id == user_id)


def rows(db: Connection, query: Select[*tuple[object, ...]]) -> list[dict[str, object]]:
    """What a query finds, by the names of its columns."""
    return [dict(row._mapping) for row in db.execute(query)]
