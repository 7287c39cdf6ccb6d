"""Which of several servers thinks about something: no two do, and a dead one's thoughts are another's."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from roundhouse.server.now import now
from roundhouse.server.store.database import Database
from roundhouse.server.store.schema import bot_leases


class LeaseStore(Database):
    """Turns of bots, and reviews of games that are over. A server that is alone needs no leases."""

    def lease_turn(self, table_id: str, seq: int, server: str, seconds: float) -> bool:
        """Take what is to be thought about after so many entries for one server, for a while; False if it is
        another's.

        A turn that has run out, or an older one at the same table, is anybody's.
        """
        if self.alone:
            return True
        at = now()
        lease = {"table_id": table_id, "seq": seq, "server": server, "until": at + int(1000 * seconds)}
        taken = (postgresql_insert if self.postgresql else sqlite_insert)(bot_leases).values(lease)
        free = (bot_leases.c.until < at) | (bot_leases.c.server == server) | (bot_leases.c.seq < seq)
        taken = taken.on_conflict_do_update(index_elements=["table_id"], set_=lease, where=free)
        with self.writing() as db:
            return db.execute(taken.returning(bot_leases.c.seq)).first() is not None

    def keep_leases(self, server: str, table_ids: Sequence[str], seconds: float) -> None:
        """Keep these turns of a server for a while from now; it gives up all others."""
        if self.alone:
            return
        mine, still = bot_leases.c.server == server, bot_leases.c.table_id.in_(table_ids)
        with self.writing() as db:
            db.execute(delete(bot_leases).where(mine, ~still))
            if table_ids:
                until = now() + int(1000 * seconds)
                db.execute(update(bot_leases).where(mine, still).values(until=until))
