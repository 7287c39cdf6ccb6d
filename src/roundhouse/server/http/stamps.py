"""Stamps of tables for those who look: the database is asked about many tables at once."""

from __future__ import annotations

import asyncio

from anyio import to_thread

from roundhouse.server.store import SqlStore
from roundhouse.server.tables.stored_table import Stamp


class Stamps:
    """Whether tables have changed. In the event loop.

    SQLite tells at once, and once for all who look at a table and had come by then. PostgreSQL is asked in a
    thread, by one at a time: whoever comes meanwhile waits for the next question, which is about the tables
    of all of them. So nobody is told what no longer held when they came.
    """

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self._told: dict[str, Stamp | None] = {}  # to those who had come
        self._next: dict[str, asyncio.Future[Stamp | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    def quick(self, table_id: str) -> Stamp | None:
        """The stamp of a table, where that is to be had without waiting."""
        if table_id not in self._told:
            if not self._told:  # whoever comes after now is behind this in the loop
                asyncio.get_running_loop().call_soon(self._told.clear)
            self._told[table_id] = self.store.quick_stamp(table_id)
        return self._told[table_id]

    async def of(self, table_id: str) -> Stamp | None:
        """The stamp of a table; None if it is not to be had so."""
        if not self.store.postgresql:
            return None
        wanted = self._next.get(table_id)
        if wanted is None:
            wanted = self._next[table_id] = asyncio.get_running_loop().create_future()
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(wanted)

    async def _ask(self) -> None:
        while self._next:
            batch, self._next = self._next, {}
            try:
                found = await to_thread.run_sync(self.store.stamps, list(batch))
            except Exception:  # whoever asks the long way hears what is wrong
                found = {}
            for table_id, wanted in batch.items():
                if not wanted.done():
                    wanted.set_result(found.get(table_id))
