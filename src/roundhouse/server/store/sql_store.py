"""The store: users, tables, entries and talk in one database."""

from __future__ import annotations

from pathlib import Path

from roundhouse.server.store.account_store import AccountStore
from roundhouse.server.store.backups import copy_to
from roundhouse.server.store.clock_store import ClockStore
from roundhouse.server.store.database import StoreError, connect, look_at
from roundhouse.server.store.entry_store import EntryStore
from roundhouse.server.store.lease_store import LeaseStore
from roundhouse.server.store.look_store import LookStore
from roundhouse.server.store.moderation_store import ModerationStore
from roundhouse.server.store.notice_store import NoticeStore
from roundhouse.server.store.order_store import OrderStore
from roundhouse.server.store.outbox_store import OutboxStore
from roundhouse.server.store.person_store import PersonStore
from roundhouse.server.store.review_store import ReviewStore
from roundhouse.server.store.table_store import TableStore
from roundhouse.server.store.talk_store import TalkStore
from roundhouse.server.store.token_store import TokenStore


class SqlStore(
    AccountStore,
    TableStore,
    EntryStore,
    TalkStore,
    TokenStore,
    ClockStore,
    OutboxStore,
    NoticeStore,
    LookStore,
    OrderStore,
    LeaseStore,
    ReviewStore,
    ModerationStore,
    PersonStore,
):
    """Everything that is kept. All of it may be used from any thread."""

    @classmethod
    def open(cls, url: str, may_migrate: bool = True) -> SqlStore:
        """Open a database, and make or migrate its schema; StoreError if it cannot be used."""
        return cls(connect(url, may_migrate))

    @classmethod
    def look(cls, url: str, any_version: bool = False) -> SqlStore:
        """Open a database that is there to read it; StoreError if it is of another day."""
        return cls(look_at(url, any_version))

    def backup(self, place: Path) -> None:
        """Copy the database into a new file, as it is at one moment, while others go on writing."""
        self.check_copies()
        if place.exists():
            raise StoreError(f"{place} is already there; a backup goes into a new file")
        if not place.parent.is_dir():
            raise StoreError(f"there is no folder {place.parent}")
        copy_to(self.engine, place)

    def check_copies(self) -> None:
        """StoreError where copies are not for us to make."""
        if self.postgresql:
            raise StoreError("a PostgreSQL database is backed up with its own tool: pg_dump")
