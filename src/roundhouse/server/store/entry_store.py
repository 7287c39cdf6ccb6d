"""Entries: the moves of all tables. They are only ever added, each exactly once."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from roundhouse.server.metrics import MOVES
from roundhouse.server.now import now
from roundhouse.server.store.announcer import Announcement
from roundhouse.server.store.clock_store import write_clock
from roundhouse.server.store.database import Database
from roundhouse.server.store.notice_store import put_notices, tell_anew
from roundhouse.server.store.schema import entries, tables, undo_requests
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.notices import Notice
from roundhouse.server.tables.store import Appended, Conflict, Repeated
from roundhouse.server.tables.stored_table import OVER, RUNNING, NewEntry, Reached, UndoRequest

# Made once: every move runs them.
ADD = insert(entries)
GO_ON = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .where(tables.c.seq == bindparam("before"))
    .where(tables.c.version == bindparam("known"))
    .where((tables.c.status == RUNNING) | (tables.c.status == OVER))
    .values({name: bindparam(name) for name in ("seq", "turn", "status", "result", "changed")})
)


def own(entry: NewEntry) -> dict[str, object]:
    """An entry as a row; `asdict` looks into every value, which takes ten times as long."""
    return {name: getattr(entry, name) for name in NewEntry.__slots__}


class EntryStore(Database):
    """Entries, and requests to take some back."""

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
        """Store the entry number `seq`, and who is to hear of it, in one transaction, and announce it.

        If the same request was stored before, nothing is added. Conflict if there are not just `seq - 1`
        entries, or if the seats have changed since `version`.
        """
        at = now()
        moved = Announcement("moved", table_id, seq, {"seq": seq, "turn": reached.turn})
        row = {
            "of_table": table_id,
            "known": version,
            "before": seq - 1,
            "seq": seq,
            "turn": reached.turn,
            "status": reached.status,
            "result": reached.result,
            "changed": at,
        }
        try:
            with self.writing(moved) as db:
                # The update locks the table's row: of two who come at once, one finds it changed.
                if db.execute(GO_ON, row).rowcount != 1:
                    raise Conflict(seq)
                db.execute(ADD, {"table_id": table_id, "seq": seq, "at": at, **own(entry)})
                if clock is not None:
                    write_clock(db, table_id, clock)
                told = put_notices(db, table_id, notices)
        except (Conflict, IntegrityError):
            return self._repeated(table_id, entry.key)
        self.posted(told)
        MOVES.labels("bot" if entry.user_id is None else "person").inc()
        return Appended(seq)

    def _repeated(self, table_id: str, key: str) -> Repeated:
        """The entry of the same request; Conflict if there is none."""
        with self.reading() as db:
            same = (entries.c.table_id == table_id) & (entries.c.key == key)
            stored = db.execute(select(entries.c.seq).where(same)).scalar_one_or_none()
            if stored is not None:
                return Repeated(stored)
            current = db.execute(select(tables.c.seq).where(tables.c.id == table_id)).scalar_one_or_none()
        raise Conflict(current or 0)

    # Asking before moves are taken back

    def ask_undo(self, table_id: str, request: UndoRequest, notices: Sequence[Notice] = ()) -> None:
        """Ask the others, and let them hear of it; what was asked before is void."""
        with self.writing(Announcement("undo", table_id)) as db:
            db.execute(delete(undo_requests).where(undo_requests.c.table_id == table_id))
            db.execute(
                insert(undo_requests).values(
                    table_id=table_id,
                    seq=request.seq,
                    seat=request.seat,
                    moves=request.moves,
                    user_id=request.user_id,
                    agreed=request.agreed,
                )
            )
            told = put_notices(db, table_id, notices)
        self.posted(told)

    def agree_undo(self, table_id: str, seq: int, seats: set[int]) -> list[int] | None:
        """Note that some seats agree; tells all that do. None if nothing is asked after that entry."""
        same = (undo_requests.c.table_id == table_id) & (undo_requests.c.seq == seq)
        with self.writing(Announcement("undo", table_id)) as db:
            query = select(undo_requests.c.agreed).where(same).with_for_update()
            before = db.execute(query).scalar_one_or_none()
            if before is None:
                return None
            agreed = sorted(seats.union(before))
            db.execute(update(undo_requests).where(same).values(agreed=agreed))
            tell_anew(db, table_id)
            return agreed

    def drop_undo(self, table_id: str) -> None:
        """Nothing is asked any more."""
        with self.writing(Announcement("undo", table_id)) as db:
            db.execute(delete(undo_requests).where(undo_requests.c.table_id == table_id))
