"""Who listens to which table, and how announcements reach them.

Announcements come from the store, after the commit: with SQLite within the process and from its siblings,
through LISTEN and NOTIFY with PostgreSQL, so that every server's viewers hear of a move, whichever server
stored it. Servers tell each other things in the same way.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from secrets import token_hex
from types import TracebackType

from sqlalchemy import text

from roundhouse.server.siblings import Siblings
from roundhouse.server.store import Announcement, SqlStore
from roundhouse.server.store.announcer import CHANNEL, decode
from roundhouse.server.store.database import READING
from roundhouse.server.store.outage import LOST

MOVED = "moved"
SERVERS = "servers"  # stands in the place of a table where servers tell each other something
MOST_PENDING = 256  # announcements that wait for a slow viewer
LISTEN_SECONDS = 0.5  # how long the listener waits before it looks whether it should end
RETRY_SECONDS = 1.0  # between two attempts to reach the database again


class Subscription:
    """One viewer's announcements, of one table or of more. A table's entries are told in order."""

    def __init__(self, announcements: Announcements) -> None:
        self._announcements = announcements
        self.tables: set[str] = set()
        self._loop = asyncio.get_running_loop()
        self._pending: deque[Announcement] = deque()
        self._ready = asyncio.Event()
        self._told: dict[str, int] = {}
        self._closed = False

    def watch(self, table_id: str) -> None:
        """Listen to another table, too."""
        self._announcements.add(self, table_id)

    def leave(self, table_id: str) -> None:
        """Listen to a table no longer."""
        self._announcements.remove(self, table_id)

    def offer(self, announcement: Announcement | None) -> None:
        """Hand over an announcement, or None for the end. From any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._put, announcement)

    def _put(self, announcement: Announcement | None) -> None:
        if announcement is None:
            self._closed = True
        elif announcement.event != MOVED or announcement.seq > self._told.get(announcement.table_id, 0):
            if announcement.event == MOVED:
                self._told[announcement.table_id] = announcement.seq
            self._pending.append(announcement)
            if len(self._pending) > MOST_PENDING:  # the newest tells where the table is now
                self._pending.popleft()
        self._ready.set()

    async def __aiter__(self) -> AsyncIterator[Announcement]:
        while (heard := await self.heard()) is not None:
            for announcement in heard:
                yield announcement

    async def heard(self, seconds: float | None = None) -> list[Announcement] | None:
        """What was announced since; waits for something, but no longer than that. None: the end."""
        if not self._pending and not self._closed:
            self._ready.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._ready.wait()
        found = list(self._pending)
        self._pending.clear()
        return found if found or not self._closed else None

    def __enter__(self) -> Subscription:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table_id in list(self.tables):
            self.leave(table_id)


class Announcements:
    """Takes announcements from the store and hands them to the viewers of this process."""

    def __init__(self, store: SqlStore, siblings: Siblings | None = None) -> None:
        self.store = store
        self.siblings = siblings
        self.name = token_hex(8)  # by which a server knows what it has said itself
        self._hearing: dict[str, Callable[[Announcement], None]] = {}  # by kinds of announcements
        self._lock = threading.Lock()
        self._viewers: dict[str, set[Subscription]] = {}
        self._stop = threading.Event()
        self._listening = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to listen; with PostgreSQL, wait until the database hears us."""
        if self.siblings is not None:
            self.siblings.listen(self.deliver)
        if self.store.postgresql:
            self._thread = threading.Thread(target=self._listen, name="announcements", daemon=True)
            self._thread.start()
            self._listening.wait(10)
        else:
            self.store.announcer.listen(self._spread)

    def close(self) -> None:
        """Stop listening, and end every viewer's stream."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
        elif not self.store.postgresql:
            self.store.announcer.forget(self._spread)
        with self._lock:
            viewers = {viewer for group in self._viewers.values() for viewer in group}
        for viewer in viewers:
            viewer.offer(None)

    def watched(self, table_id: str) -> bool:
        """Whether somebody has the page of a table open here."""
        return table_id in self._viewers

    def subscribe(self, table_id: str) -> Subscription:
        """Listen to a table from now on: nothing that is announced after this call is missed."""
        viewer = Subscription(self)
        self.add(viewer, table_id)
        return viewer

    def add(self, viewer: Subscription, table_id: str) -> None:
        """Let a viewer listen to a table."""
        with self._lock:
            self._viewers.setdefault(table_id, set()).add(viewer)
            viewer.tables.add(table_id)

    def remove(self, viewer: Subscription, table_id: str) -> None:
        """Let a viewer listen to a table no longer."""
        with self._lock:
            viewer.tables.discard(table_id)
            group = self._viewers.get(table_id, set())
            group.discard(viewer)
            if not group:
                self._viewers.pop(table_id, None)

    @property
    def viewers(self) -> int:
        """How many listen."""
        with self._lock:
            return sum(map(len, self._viewers.values()))

    def publish(self, table_id: str, event: str, data: dict[str, object] | None = None, seq: int = 0) -> None:
        """Announce something that is not stored, such as a bot that thinks. From any thread."""
        announcement = Announcement(event, table_id, seq, data or {})
        if not self.store.postgresql:
            self._spread(announcement)
            return
        try:
            with self.store.writing(announcement):
                pass
        except LOST:  # it is carried nowhere, but it may still be heard here
            self.deliver(announcement)

    @property
    def have_others(self) -> bool:
        """Whether other servers may play at the same tables."""
        return not self.store.alone

    def tell_servers(self, event: str, data: dict[str, object]) -> None:
        """Let the other servers on this database know something, if there can be any. From any thread."""
        if self.have_others:
            self.publish(SERVERS, event, {**data, "from": self.name})

    def hear(self, event: str, heard: Callable[[Announcement], None]) -> None:
        """Be told of every announcement of a kind; it must be quick and must not raise."""
        self._hearing[event] = heard

    def _spread(self, announcement: Announcement) -> None:
        """What was stored or said in this process: for its viewers, and for those of its siblings."""
        self.deliver(announcement)
        if self.siblings is not None:
            self.siblings.tell(announcement)

    def deliver(self, announcement: Announcement) -> None:
        """Hand an announcement to the viewers in this process."""
        heard = self._hearing.get(announcement.event)
        if heard is not None and announcement.data.get("from") != self.name:
            heard(announcement)
        with self._lock:
            viewers = list(self._viewers.get(announcement.table_id, ()))
        for viewer in viewers:
            viewer.offer(announcement)

    # PostgreSQL

    def _listen(self) -> None:
        """Take what the database tells, and come back when the connection is lost."""
        while not self._stop.is_set():
            try:
                self._listen_once()
            except Exception as error:  # of the driver or of the network: try again, whatever it was
                self.store.outage.lost(READING, error)
                self._stop.wait(RETRY_SECONDS)

    def _listen_once(self) -> None:
        with self.store.engine.connect() as connection:
            connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.execute(text(f"LISTEN {CHANNEL}"))
            driver = connection.connection.driver_connection
            assert driver is not None
            self._listening.set()
            self._tell_where_tables_are()
            while not self._stop.is_set():
                for told in driver.notifies(timeout=LISTEN_SECONDS):
                    self.deliver(decode(told.payload))
            connection.invalidate()  # the next user of the connection must not be told

    def _tell_where_tables_are(self) -> None:
        """What was announced while nobody listened is told again; viewers drop what they know."""
        with self._lock:
            watched = list(self._viewers)
        for table_id, (seq, turn) in self.store.sequences(watched).items():
            self.deliver(Announcement(MOVED, table_id, seq, {"seq": seq, "turn": turn}))
