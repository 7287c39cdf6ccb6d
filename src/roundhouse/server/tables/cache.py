"""Tables in memory: those played at most recently, rebuilt from the store whenever they are needed."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from roundhouse.core.state import NOBODY
from roundhouse.server.metrics import Kept
from roundhouse.server.now import now
from roundhouse.server.tables.clocks import hours_at, reclocked
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.notices import after_entry
from roundhouse.server.tables.open_games import OpenGames
from roundhouse.server.tables.quiet_hours import ALWAYS
from roundhouse.server.tables.rebuild import rebuilt
from roundhouse.server.tables.refusals import NoSuchTable, Unplayable
from roundhouse.server.tables.store import Repeated, Store
from roundhouse.server.tables.stored_table import NewEntry, Stamp

MEMORY = 256 * 1024 * 1024  # bytes for tables in memory
WEIGH_EVERY = 32  # uses of a table between two looks at how large it has become
KEPT = Kept("tables")
ID = re.compile(r"[A-Za-z0-9_-]{22}")  # 128 bits


class TableCache:
    """The tables in memory. Other processes may play at them too: `catch_up` reads what they stored."""

    def __init__(self, store: Store, games: OpenGames, memory: int = MEMORY) -> None:
        self.store = store
        self.games = games
        self.memory = memory
        self._lock = threading.Lock()
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._awake: OrderedDict[str, None] = OrderedDict()  # used since they were last put to rest
        self._weights: dict[str, int] = {}  # bytes, as far as they are known
        self._total = 0

    def __len__(self) -> int:
        return len(self._tables)

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

    @contextmanager
    def at_hand(self, table_id: str, stamp: Stamp) -> Iterator[LiveTable | None]:
        """A table that holds still, if it is in memory as the stamp says, and nobody holds it; else None."""
        live = self._tables.get(table_id)
        if live is None or not live.lock.acquire(blocking=False):
            yield None
            return
        try:
            if self._lock.acquire(blocking=False):  # else it is used so often that this time does not matter
                try:
                    self._use(live)
                finally:
                    self._lock.release()
            same = (stamp.seq, stamp.version) == (live.seq, live.row.version) and not live.dead
            if same:
                KEPT.count(True)
                live.asked = stamp.asked
            yield live if same else None
        finally:
            live.lock.release()

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
        if row.frozen:
            self._forget(live)
            raise Unplayable(row.frozen)
        if row.version != live.row.version:
            live.reseat(row, seats)
        live.add(entries)
        if live.clock is not None:
            self._wind(live, self.store.clock(live.row.id))

    def append(self, live: LiveTable, entry: NewEntry) -> int:
        """Store the entry that was just made at a table that is held; tells its number.

        Until it is stored it does not count: if anything goes wrong the table is read afresh. Raises Conflict
        if somebody else was faster.
        """
        try:
            reached = live.reached()
            back = entry.seat if entry.move is None else NOBODY
            clock = reclocked(self.store, live, reached.status, reached.turn, live.seats, back)
            told = after_entry(live, entry, reached, clock)
            answer = self.store.append(
                live.row.id, live.seq + 1, entry, reached, live.row.version, clock, told
            )
        except BaseException:
            self._forget(live)
            raise
        if isinstance(answer, Repeated):
            self._forget(live)
        else:
            live.stored(answer.seq, entry.key, now(), entry.user_id)
            if clock is not None:
                self._wind(live, clock)
        return answer.seq

    def _find(self, table_id: str) -> LiveTable:
        with self._lock:
            live = self._tables.get(table_id)
            KEPT.count(live is not None)
            if live is not None:
                self._use(live)
                live.uses += 1
                if live.uses % WEIGH_EVERY:
                    return live
        if live is None:
            live = self._read(table_id)
        weight = live.weight()  # takes a while
        with self._lock:
            live = self._tables.setdefault(table_id, live)
            self._use(live)
            self._weigh(live, weight)
            self._make_room()
            return live

    def _use(self, live: LiveTable) -> None:
        """Note that a table is in use, if it is here still. The lock is held."""
        if live.row.id in self._tables:
            self._tables.move_to_end(live.row.id)
            self._awake[live.row.id] = None
            self._awake.move_to_end(live.row.id)

    def _make_room(self) -> None:
        """See to it that there is room. The lock is held.

        Those that were not used for longest are put to rest first: they come back without the store. Only
        when all are at rest some are let go.
        """
        while self._total > self.memory and len(self._awake) > 1:
            table_id, _ = self._awake.popitem(last=False)
            other = self._tables.get(table_id)
            if other is not None and other.lock.acquire(blocking=False):  # else it is in use again
                try:
                    other.rest()
                    self._weigh(other, other.weight())
                finally:
                    other.lock.release()
        while self._total > self.memory and len(self._tables) > 1:
            table_id, _ = self._tables.popitem(last=False)
            self._total -= self._weights.pop(table_id)

    def _weigh(self, live: LiveTable, weight: int) -> None:
        self._total += weight - self._weights.get(live.row.id, 0)
        self._weights[live.row.id] = weight

    def _read(self, table_id: str) -> LiveTable:
        found = self.store.load(table_id) if ID.fullmatch(table_id) else None
        if found is None:
            raise NoSuchTable
        live = rebuilt(self.store, self.games, *found)
        self._wind(live, self.store.clock(table_id))
        return live

    def _wind(self, live: LiveTable, clock: GameClock | None) -> None:
        """Give a table its clock, and the hours of whoever is waited for."""
        live.clock, live.quiet = clock, ALWAYS
        if clock is not None and clock.seat != NOBODY:
            live.quiet = hours_at(self.store, clock.rules, live.seats)(clock.seat)

    def _forget(self, live: LiveTable) -> None:
        live.dead = True
        with self._lock:
            if self._tables.get(live.row.id) is live:
                del self._tables[live.row.id]
                self._awake.pop(live.row.id, None)
                self._total -= self._weights.pop(live.row.id)
