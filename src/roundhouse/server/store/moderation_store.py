"""Who may not talk or play, which tables are closed, and a log of what operators did."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from roundhouse.server.now import now
from roundhouse.server.store.announcer import Announcement
from roundhouse.server.store.database import Database, made
from roundhouse.server.store.schema import acts, chat, reports, sessions, tables, users


@dataclass(frozen=True, slots=True)
class Act:
    """Something that was done to a person or a table, by whom and why."""

    what: str
    by_id: int | None = None
    user_id: int | None = None
    table_id: str | None = None
    why: str = ""


@dataclass(frozen=True, slots=True)
class KeptAct:
    """An act as it stands in the log."""

    id: int
    at: int
    by_id: int | None
    what: str
    user_id: int | None
    table_id: str | None
    why: str


ACT = [acts.c[name] for name in KeptAct.__slots__]


class ModerationStore(Database):
    """What operators do. Each act is noted in the transaction that does it."""

    def mark_user(self, act: Act, **marks: bool | str) -> None:
        """Mute or ban a user, or the opposite; or give them another password."""
        with self.writing() as db:
            db.execute(update(users).where(users.c.id == act.user_id).values(marks))
            note(db, act)

    def close_table(self, act: Act, closed: bool) -> bool:
        """Let a table only be looked at, or played at again; False if there is none."""
        assert act.table_id is not None
        with self.writing(Announcement("seats", act.table_id)) as db:
            # Its version counts up, so that every server reads it again.
            values = {"closed": closed, "version": tables.c.version + 1}
            changed = db.execute(update(tables).where(tables.c.id == act.table_id).values(values))
            if changed.rowcount:
                note(db, act)
            return bool(changed.rowcount)

    def note_act(self, act: Act) -> None:
        """Put an act into the log that changes nothing here."""
        with self.writing() as db:
            note(db, act)

    def acts(self, limit: int = 50) -> list[KeptAct]:
        """What was done, the newest first."""
        with self.reading() as db:
            found = db.execute(select(*ACT).order_by(acts.c.id.desc()).limit(limit)).all()
        return [made(KeptAct, row) for row in found]

    # What is reported

    def report_chat(self, table_id: str, line: int, by_id: int) -> bool:
        """Somebody complains of a line at a table; False if it is their own, or not there."""
        said = (chat.c.id == line) & (chat.c.table_id == table_id) & (chat.c.user_id != by_id)
        with self.writing() as db:
            found = db.execute(select(chat.c.user_id, chat.c.text).where(said)).one_or_none()
            if found is None:
                return False
            mine = (reports.c.line == line) & (reports.c.by_id == by_id)
            if db.execute(select(reports.c.id).where(mine)).one_or_none() is None:
                row = {"at": now(), "table_id": table_id, "line": line, "by_id": by_id}
                db.execute(insert(reports).values(user_id=found.user_id, text=found.text, **row))
        return True

    def open_reports(self, limit: int = 100) -> list[dict[str, object]]:
        """What nobody has looked at yet, the oldest first, with the name of whoever said it."""
        columns = [reports.c[name] for name in ("id", "at", "table_id", "user_id", "by_id", "text")]
        query = select(*columns, users.c.name).join(users, users.c.id == reports.c.user_id)
        query = query.where(reports.c.done.is_(None)).order_by(reports.c.id).limit(limit)
        with self.reading() as db:
            return [dict(row._mapping) for row in db.execute(query)]

    def settle_report(self, report_id: int, act: Act) -> bool:
        """A moderator has looked at a report, and so at all of the same line; False if there is none."""
        with self.writing() as db:
            line = select(reports.c.line).where(reports.c.id == report_id).scalar_subquery()
            waits = (reports.c.line == line) & reports.c.done.is_(None)
            changed = db.execute(update(reports).where(waits).values(done=now()))
            if changed.rowcount:
                note(db, act)
            return bool(changed.rowcount)

    # What is too old

    def expire_sessions(self, before: int) -> int:
        """End sessions that were last used before then; tells how many."""
        with self.writing() as db:
            return db.execute(delete(sessions).where(sessions.c.seen < before)).rowcount

    def lost_guests(self, before: int, limit: int) -> list[int]:
        """Guests made before then whom nobody can be any more: without password and session."""
        nobody: list[ColumnElement[bool]] = [
            users.c.password_hash.is_(None),
            users.c.removed.is_(None),
            users.c.made_by.is_(None),
            users.c.created < before,
            users.c.id.not_in(select(sessions.c.user_id)),
        ]
        with self.reading() as db:
            return list(db.execute(select(users.c.id).where(*nobody).limit(limit)).scalars())


def note(db: Connection, act: Act) -> None:
    """Put an act into the log."""
    db.execute(insert(acts).values(at=now(), **asdict(act)))
