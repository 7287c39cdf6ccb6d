"""Who has which table before their eyes: those whose page listens and is not hidden, on whichever server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.concurrency import run_in_threadpool

from roundhouse.server.now import now
from roundhouse.server.store import SqlStore
from roundhouse.server.watcher import Watcher

SECONDS = 15.0  # after which it is noted again
GOOD_FOR = 40_000  # milliseconds that it is good for, should the server die


class Eyes(Watcher):
    """Notes it for all servers to know."""

    def __init__(self, store: SqlStore) -> None:
        super().__init__(SECONDS)
        self.store = store
        self._open: Counter[tuple[str, int]] = Counter()
        self._left: set[tuple[str, int]] = set()
        self._told: set[tuple[str, int]] = set()  # what others at the table are to hear

    @contextmanager
    def on(self, table_id: str, user_id: int | None, news: bool = False) -> Iterator[None]:
        """Somebody looks at a table; whether that is news to others there. In the event loop."""
        if user_id is None:
            yield
            return
        pair = (table_id, user_id)
        self._open[pair] += 1
        if news and self._open[pair] == 1:
            self._told.add(pair)
        self.wake()
        try:
            yield
        finally:
            self._open[pair] -= 1
            if not self._open[pair]:
                del self._open[pair]
                self._left.add(pair)
                if news:
                    self._told.add(pair)
                self.wake()

    async def round(self) -> None:
        """Note who looks, and who does not any more: what they would have seen may be told now."""
        news, self._told = self._told, set()
        left, self._left = self._left - {*self._open}, set()
        if left:
            await run_in_threadpool(self.store.look_away, left, now(), GOOD_FOR, left & news)
        if self._open:
            here = list(self._open)
            await run_in_threadpool(self.store.watch, here, now() + GOOD_FOR, news.intersection(here))
