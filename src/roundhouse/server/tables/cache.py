"""Tables in memory: those played at most recently, rebuilt from the store whenever they are needed."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.open_games import OpenGames
from roundhouse.server.tables.refusals import NoSuchTable
from roundhouse.server.tables.rows import NewEntry
from roundhouse.server.tables.store import Repeated, Store

KEPT = 128  # tables in memory
ID = re.compile(r"[A-Za-z0-9_-]{22}")  # 128 bits


class TableCache:
    """The tables in memory. Other processes may play at them too: `catch_up` reads what they stored."""

    def __init__(self, store: Store, games: OpenGames, kept: int = KEPT) -> None:
        self.store = store
        self.games = games
        self.kept = kept
        self._lock = threading.Lock()
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    @contextmanager
    def held(self, table_id: str, known: int | None = None) -> Iterator[LiveTable]:
        """A table that holds still. The store is asked what is new, unless the table stands at `known`."""
        while True:
            live = self._find(table_id)
            with live.lock:
                if live.dead:  # whoever held it before us was not able to finish
                    self._forget(live)
                    continue
                if known is None or live.seq != known:
                    self.catch_up(live)
                yield live
                return

    def catch_up(self, live: LiveTable) -> bool:
        """Take over what others have stored about a table that is held; whether there was anything."""
        stamp = self.store.stamp(live.row.id)
        if stamp is None:
            raise NoSuchTable
        live.asked = stamp.asked
        if (stamp.seq, stamp.version) == (live.seq, live.row.version):
            return False
        self.read_on(live)
        return True

    def read_on(self, live: LiveTable) -> None:
        """Read what is new at a table that is held."""
        found = self.store.load(live.row.id, after=live.seq)
        if found is None:
            raise NoSuchTable
        row, seats, entries = found
        if row.version != live.row.version:
            live.reseat(row, seats)
        live.add(entries)

    def append(self, live: LiveTable, entry: NewEntry) -> int:
        """Store the entry that was just made at a table that is held; tells its number.

        Until it is stored it does not count: if anything goes wrong the table is read afresh. Raises Conflict
        if somebody else was faster.
        """
        try:
            answer = self.store.append(live.row.id, live.seq + 1, entry, live.reached(), live.row.version)
        except BaseException:
            self._forget(live)
            raise
        if isinstance(answer, Repeated):
            self._forget(live)
        else:
            live.stored(answer.seq, entry.key)
        return answer.seq

    def _find(self, table_id: str) -> LiveTable:
        with self._lock:
            live = self._tables.get(table_id)
            if live is not None:
                self._tables.move_to_end(table_id)
                return live
        live = self._read(table_id)
        with self._lock:
            live = self._tables.setdefault(table_id, live)
            self._tables.move_to_end(table_id)
            while len(self._tables) > self.kept:
                self._tables.popitem(last=False)
            return live

    def _read(self, table_id: str) -> LiveTable:
        found = self.store.load(table_id) if ID.fullmatch(table_id) else None
        if found is None:
            raise NoSuchTable
        row, seats, entries = found
        live = LiveTable(row, seats, self.games.game(row.game, row.components))
        live.add(entries)
        return live

    def _forget(self, live: LiveTable) -> None:
        live.dead = True
        with self._lock:
            if self._tables.get(live.row.id) is live:
                del self._tables[live.row.id]
