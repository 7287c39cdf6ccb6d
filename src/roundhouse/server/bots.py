"""Bots at the tables: they think in worker processes, see what their seat sees, and move like anybody."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from starlette.concurrency import run_in_threadpool

from roundhouse.core.moves import UnknownMove
from roundhouse.server import lessons
from roundhouse.server.live import Hub
from roundhouse.server.live_table import LiveTable
from roundhouse.server.play import BotTurn, Tables
from roundhouse.server.refusals import TableError
from roundhouse.server.store.rows import BOT
from roundhouse.server.workers import BotFailed, Choose, Job, Workers, choose, seed_for

THINKING = "thinking"
FAILED = "failed"
SECONDS = 60.0  # that a bot may think about one move
MOST_WORKERS = 2

log = logging.getLogger(__name__)

G = TypeVar("G")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Mark:
    """What there is to say of a bot, while the table stands at this entry."""

    seat: int
    seq: int
    what: str  # THINKING or FAILED


class Bots:
    """Looks after every table that waits for a bot."""

    def __init__(
        self, tables: Tables, live: Hub, workers: int = 0, seconds: float = SECONDS, choose: Choose = choose
    ) -> None:
        self.tables = tables
        self.live = live
        self.number = workers or min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))
        self.seconds = seconds
        self.choose = choose
        self._marks: dict[str, Mark] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # looked at once more after what is being done there
        self._loop: asyncio.AbstractEventLoop | None = None
        self._workers: Workers | None = None

    async def start(self, warm: bool = False) -> None:
        """Go on at every table that waits for a bot; `warm` starts a worker even if none does."""
        self._loop = asyncio.get_running_loop()
        self._workers = Workers(self.number, self.seconds, self.choose)
        if warm:
            self._workers.warm_up()
        for table in await run_in_threadpool(self.tables.store.running_tables):
            self._look(table)

    async def end(self) -> None:
        """Stop: what was not finished is thought about again by the next server."""
        self._loop = None
        tasks = list(self._tasks.values())
        if self._workers is not None:
            self._workers.end()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def marks(self, table: LiveTable) -> dict[int, str]:
        """The seat whose bot is thinking now, or has failed."""
        mark = self._marks.get(table.row.id)
        if mark is None or mark.seq != table.seq or table.seats[mark.seat].kind != BOT:
            return {}
        return {mark.seat: mark.what}

    def look(self, table: str) -> None:
        """Something changed at a table: perhaps a bot is next. May be called from any thread."""
        loop = self._loop
        if loop is not None:
            loop.call_soon_threadsafe(self._look, table)

    async def think(self, work: Callable[[G], A], given: G, seconds: float) -> A:
        """What some short work in a worker gives; BotFailed if nothing."""
        if self._workers is None:
            raise BotFailed("there are no workers")
        return await self._workers.think(work, given, seconds)

    def retry(self, table: str) -> None:
        """Let a bot that failed try again."""
        self._marks.pop(table, None)
        self.look(table)

    # In the event loop

    def _look(self, table: str) -> None:
        if self._loop is None:
            return
        if table in self._tasks:
            self._again.add(table)
            return
        task = asyncio.get_running_loop().create_task(self._play(table))
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: str) -> None:
        del self._tasks[table]
        if table in self._again:
            self._again.discard(table)
            self._look(table)

    async def _play(self, table: str) -> None:
        """Play for bots until a person is next, or a bot fails."""
        try:
            while True:
                turn = await run_in_threadpool(self.tables.bot_turn, table)
                if turn is None or self._marks.get(table) == Mark(turn.seat, turn.seq, FAILED):
                    return
                if lessons.running(await run_in_threadpool(self.tables.get, table)):
                    return
                if not await self._move(turn):
                    return
        except TableError:  # the table has gone, or is no longer what it was
            return
        except Exception:
            log.exception("bots at table %s", table)

    async def _move(self, turn: BotTurn) -> bool:
        """One decision of a bot; whether it is worth looking for the next."""
        try:
            move = await self._decide(turn)
        except BotFailed as failure:
            log.warning("table %s: %s", turn.table_id, failure)
            await self._mark(turn, FAILED)
            return False
        self._marks.pop(turn.table_id, None)  # first, so that nobody sees the move and the bot still thinking
        text = turn.game.moves.text(move)
        key = f"bot-{turn.seq}"
        # Refused if the position is no longer the one that the bot thought about: its answer is dropped.
        with suppress(TableError):
            await run_in_threadpool(self.tables.move, turn.table_id, text, turn.seq, key, bot_seat=turn.seat)
        return True

    async def _decide(self, turn: BotTurn) -> int:
        moves = turn.view.legal()
        if len(moves) == 1:
            return moves[0]
        assert self._workers is not None
        await self._mark(turn, THINKING)
        job = Job(turn.game, turn.view.dump(), turn.bot, seed_for(turn.table_id, turn.seq, turn.seat))
        move = await self._workers.ask(job)
        if move not in moves:
            raise BotFailed(f"{turn.bot} wants what is not allowed: {described(turn, move)}")
        return move

    async def _mark(self, turn: BotTurn, what: str) -> None:
        self._marks[turn.table_id] = Mark(turn.seat, turn.seq, what)
        data: dict[str, object] = {"seat": turn.seat, "mark": what}
        await run_in_threadpool(self.live.publish, turn.table_id, THINKING, data)


def described(turn: BotTurn, move: int) -> str:
    """A move as it is written, if it is one."""
    try:
        return turn.game.moves.text(move)
    except UnknownMove:
        return str(move)
