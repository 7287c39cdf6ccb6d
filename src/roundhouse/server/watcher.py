"""A task in the event loop of a server that looks after something again and again."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from roundhouse.server.store.outage import LOST


class Watcher:
    """Looks every few seconds, and at once when it is woken. Whatever goes wrong, there is another look."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._news = asyncio.Event()

    async def start(self) -> None:
        """Begin to look."""
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._watch())

    async def end(self) -> None:
        """Stop; another server, or the next one, goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Look at once. From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._news.set)

    async def round(self) -> None:
        """One look."""
        raise NotImplementedError

    def lost(self) -> None:
        """The database is away; the store has said so in the log."""

    async def _watch(self) -> None:
        while True:
            self._news.clear()
            try:
                await self.round()
            except LOST:
                self.lost()
            except Exception:
                logging.getLogger(type(self).__module__).exception("looking again soon")
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await self._news.wait()
