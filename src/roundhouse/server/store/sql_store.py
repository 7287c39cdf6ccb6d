"""The store: users, tables, entries and talk in one database."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from pathlib import Path

from roundhouse.server.store.account_store import AccountStore
from roundhouse.server.store.database import StoreError, connect
from roundhouse.server.store.entry_store import EntryStore
from roundhouse.server.store.table_store import TableStore
from roundhouse.server.store.talk_store import TalkStore


class SqlStore(AccountStore, TableStore, EntryStore, TalkStore):
    """Everything that is kept. All of it may be used from any thread."""

    @classmethod
    def open(cls, url: str) -> SqlStore:
        """Open a database, and make or migrate its schema; StoreError if it cannot be used."""
        return cls(connect(url))

    def backup(self, place: Path) -> None:
        """Copy the database into a new file, as it is at one moment, while others go on writing."""
        if self.postgresql:
            raise StoreError("a PostgreSQL database is backed up with its own tool: pg_dump")
        if place.exists():
            raise StoreError(f"{place} is already there; a backup goes into a new file")
        if not place.parent.is_dir():
            raise StoreError(f"there is no folder {place.parent}")
        with tempfile.TemporaryDirectory(prefix=f".{place.name}.", dir=place.parent) as folder:
            copy = Path(folder) / "copy"
            with self.engine.connect() as connection:
                driver = connection.connection.driver_connection
                assert isinstance(driver, sqlite3.Connection)
                driver.execute("VACUUM INTO ?", (str(copy),))
            with copy.open("rb+") as file:
                os.fsync(file.fileno())
            os.replace(copy, place)
