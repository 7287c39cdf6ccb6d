"""Hints: one at a time for each person, worked out while the answer is wanted, and kept at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from roundhouse.bots.hint import Hint, Wish, hint
from roundhouse.server.announcements import MOVED, Announcements
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.refusals import Stale
from roundhouse.server.tables.views import keep
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.thinking.waiting_line import HINT, Priority

SECONDS = 1.5  # of search
PATIENCE = 30.0  # seconds until no answer is expected any more

Work = Callable[[Wish], Hint]
Leaving = Callable[[], Coroutine[Any, Any, None]]  # ends when nobody waits for the answer any more


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody asks for a hint at a table after so many entries."""

    table: LiveTable
    at: int
    user_id: int
    wish: Wish
    seat: int
    current: bool  # about the position that the table stands at

    @property
    def key(self) -> tuple[object, ...]:
        """By which the answer is kept."""
        return ("hint", self.at, self.seat)


class Hints:
    """Works hints out, one at a time for each person; what is no longer asked for is dropped."""

    def __init__(self, announcements: Announcements, bots: Bots, work: Work = hint) -> None:
        self.announcements = announcements
        self.bots = bots
        self.work = work
        self._tasks: dict[int, asyncio.Task[Hint]] = {}

    async def ask(self, question: Question, leave: Leaving) -> Hint:
        """The answer; Stale if the table goes on meanwhile, or the person asks again or leaves."""
        kept = question.table.cache.get(question.key)
        if isinstance(kept, Hint):
            return kept
        earlier = self._tasks.get(question.user_id)
        if earlier is not None:
            earlier.cancel()
        task = asyncio.create_task(
            self.bots.think(self.work, question.wish, PATIENCE, Priority(HINT, person=question.user_id))
        )
        self._tasks[question.user_id] = task
        others = {asyncio.create_task(leave())}
        if question.current:
            others.add(asyncio.create_task(self._moved(question)))
        try:
            await asyncio.wait({task, *others}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done() or task.cancelled():
                raise Stale(question.table.seq)
            found = task.result()
        finally:
            for other in (task, *others):
                other.cancel()
            if self._tasks.get(question.user_id) is task:
                del self._tasks[question.user_id]
        keep(question.table.cache, question.key, found)
        return found

    async def _moved(self, question: Question) -> None:
        """Wait until the table stands elsewhere."""
        with self.announcements.subscribe(question.table.row.id) as announcements:
            if question.table.seq != question.at:
                return
            async for heard in announcements:
                if heard.event == MOVED and heard.seq != question.at:
                    return
