"""Reviews of games that are over, part by part: what one server has worked out, all others show."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from roundhouse.server.store.database import Database
from roundhouse.server.store.schema import reviews


class ReviewStore(Database):
    """Parts of reviews by their place; of two who find the same part, the first is kept."""

    def keep_review(self, table_id: str, seq: int, place: int, body: str) -> None:
        """Keep a part of the review of a table as it stands after so many entries."""
        row = {"table_id": table_id, "seq": seq, "place": place, "body": body}
        adding = (postgresql_insert if self.postgresql else sqlite_insert)(reviews).values(row)
        with self.writing() as db:
            db.execute(adding.on_conflict_do_nothing())

    def review(self, table_id: str, seq: int) -> dict[int, str]:
        """All parts that are kept, by place."""
        query = select(reviews.c.place, reviews.c.body)
        query = query.where(reviews.c.table_id == table_id).where(reviews.c.seq == seq)
        with self.reading() as db:
            return {found.place: found.body for found in db.execute(query)}

    def drop_review(self, table_id: str, seq: int) -> None:
        """Forget a review that nobody can read any more."""
        with self.writing() as db:
            db.execute(delete(reviews).where(reviews.c.table_id == table_id).where(reviews.c.seq == seq))
