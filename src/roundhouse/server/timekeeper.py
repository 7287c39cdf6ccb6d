"""Looks after the clocks of all tables: finds those whose time is up, and tells that a server runs.

Nothing ticks: a clock is a moment that is stored, and one question a second finds those that have passed.
Every server asks; whoever is first lets a bot play on, and the others find nothing to do. The sign of life
that all servers share shows for how long none of them ran: that time is held against nobody.
"""

from __future__ import annotations

import logging

from starlette.concurrency import run_in_threadpool

from roundhouse.server.now import now
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.service import Tables
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.watcher import Watcher

LOOK_SECONDS = 1.0
LOOKS_A_BEAT = 5  # looks between two signs of life
LOOKS_A_ROUND = 600  # looks between two rounds that close what nobody looks at
DAY = 24 * 3600 * 1000  # milliseconds
PATIENCE = 30_000  # milliseconds without a sign of life in which servers may still have run

log = logging.getLogger(__name__)


class Timekeeper(Watcher):
    """Sets the clocks after a time without servers, then watches them."""

    def __init__(
        self,
        store: SqlStore,
        tables: Tables,
        bots: Bots,
        abandon_days: int = 0,
        seconds: float = LOOK_SECONDS,
    ) -> None:
        super().__init__(seconds)
        self.store = store
        self.tables = tables
        self.bots = bots
        self.abandon_days = abandon_days  # without a look, after which a table is closed; 0 for never
        self._looks = 0

    async def round(self) -> None:
        """One look, and now and then what is done less often."""
        if self._looks % LOOKS_A_BEAT == 0:  # first of all: before it nobody's time can be up
            await run_in_threadpool(self.store.beat, now(), PATIENCE)
        await self.look()
        if self._looks % LOOKS_A_ROUND == 0 and self.abandon_days:
            await run_in_threadpool(self.store.abandon, now() - self.abandon_days * DAY)
        self._looks += 1

    def lost(self) -> None:
        """It is held against nobody: the next sign of life comes late."""
        self._looks = 0

    async def look(self) -> None:
        """Carry out orders, and let bots play on wherever time is up."""
        for table_id, user_id in await run_in_threadpool(self.store.due_orders):
            try:
                if await run_in_threadpool(self.tables.carry_out, table_id, user_id):
                    self.bots.look(table_id)
            except Refused:
                log.warning("orders at table %s, which cannot be opened", table_id)
        for table_id in await run_in_threadpool(self.store.overdue, now()):
            try:
                if await run_in_threadpool(self.tables.time_is_up, table_id):
                    self.bots.look(table_id)
            except Refused:  # a table that cannot be opened has nobody who waits
                log.warning("time is up at table %s, which cannot be opened", table_id)
