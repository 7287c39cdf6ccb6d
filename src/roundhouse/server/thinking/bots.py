"""Bots at the tables: they think in worker processes, see what their seat sees, and move like anybody.

Whoever stores a move lets the bots look at its table. Beyond that every server looks again and again for
tables that still wait for a bot: so nothing stands still for long, whatever was lost in between, be it a
worker, the database, or another server with its bots in mid-thought. A turn is leased for some seconds by the
server that thinks about it, and leased anew as long as it does: so no two think about one turn, and a turn of
a server that is gone is another's after that. Should two servers think about it all the same, the store takes
the first answer.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from secrets import token_hex
from typing import TypeVar

from starlette.concurrency import run_in_threadpool

from roundhouse.bots.registry import BOTS, thinks_long
from roundhouse.core.moves import UnknownMove
from roundhouse.server.announcements import Announcements
from roundhouse.server.now import now
from roundhouse.server.store import Announcement
from roundhouse.server.store.outage import LOST
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.service import BotTurn, Tables
from roundhouse.server.tables.stored_table import BOT
from roundhouse.server.thinking.waiting_line import ALONE, WATCHED, Priority
from roundhouse.server.thinking.workers import BotFailed, Choose, Job, Workers, choose, seed_for

THINKING = "thinking"
FAILED = "failed"  # and tries again by itself
HELD = "held"  # the database is away
SECONDS = 60.0  # that a bot may think about one move
LEASE_SECONDS = 6.0  # that a turn belongs to a server that no longer says that it thinks about it
LOOK_SECONDS = 2.0  # between two looks for tables that wait
FIRST_PAUSE, LONGEST_PAUSE = (
    2.0,
    120.0,
)  # seconds until a bot that failed tries again: twice as long each time
MOST_WORKERS = 2
MOST_MARKS = 10_000

log = logging.getLogger(__name__)

G = TypeVar("G")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Mark:
    """What there is to say of a bot, while the table stands at this entry."""

    seat: int
    seq: int
    what: str  # THINKING, FAILED or HELD


@dataclass(frozen=True, slots=True)
class Rest:
    """A table that is left alone for a while, unless something changes there."""

    until: float
    pause: float
    seq: int | None  # the entry at which it stood; None if even that could not be found out


class Bots:
    """Looks after every table that waits for a bot."""

    def __init__(
        self,
        tables: Tables,
        announcements: Announcements,
        workers: int = 0,
        seconds: float = SECONDS,
        choose: Choose = choose,
        look_seconds: float = LOOK_SECONDS,
    ) -> None:
        self.tables = tables
        self.announcements = announcements
        self.number = workers or usual_workers()
        self.seconds = seconds
        self.choose = choose
        self.look_seconds = look_seconds
        self.name = token_hex(8)  # two servers that thought about one turn are told which of them was faster
        self._marks: dict[str, Mark] = {}
        self._rests: dict[str, Rest] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # looked at once more after what is being done there
        self._leased: set[str] = set()  # tables whose turn this server thinks about
        self._watch: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._workers: Workers | None = None
        announcements.hear(THINKING, self._heard)

    async def start(self, warm: bool = False) -> None:
        """Go on at every table that waits for a bot; `warm` starts a worker even if none does."""
        self._loop = asyncio.get_running_loop()
        self._workers = Workers(self.number, self.seconds, self.choose)
        if warm:
            self._workers.warm_up()
        waiting = await self._waiting() or {}
        for table in waiting:
            self._look(table)
        self._watch = self._loop.create_task(self._keep_looking(waiting))

    async def end(self) -> None:
        """Stop: what was not finished is thought about again by the next server."""
        self._loop = None
        tasks = [*self._tasks.values(), *([] if self._watch is None else [self._watch])]
        if self._workers is not None:
            self._workers.end()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(*LOST):  # others need not wait until they run out
            await run_in_threadpool(self.tables.store.keep_leases, self.name, [], 0)

    @property
    def busy(self) -> int:
        """At how many tables a bot thinks or waits for a worker."""
        return len(self._tasks)

    @property
    def waiting(self) -> int:
        """How many thoughts are in line for a worker."""
        return 0 if self._workers is None else len(self._workers.line)

    def marks(self, table: LiveTable) -> dict[int, str]:
        """The seat whose bot is thinking now, has failed, or is held up."""
        mark = self._marks.get(table.row.id)
        if mark is None or mark.seq != table.seq or table.seats[mark.seat].kind != BOT:
            return {}
        return {mark.seat: mark.what}

    def look(self, table: str) -> None:
        """Something changed at a table: perhaps a bot is next. May be called from any thread."""
        self._rests.pop(table, None)
        loop = self._loop
        if loop is not None:
            loop.call_soon_threadsafe(self._look, table)

    async def think(self, work: Callable[[G], A], given: G, seconds: float, priority: Priority) -> A:
        """What some short work in a worker gives, when its turn has come; BotFailed if nothing."""
        if self._workers is None:
            raise BotFailed("there are no workers")
        return await self._workers.think(work, given, seconds, priority)

    async def lease(self, table: str, seq: int) -> bool:
        """Whether what is to be thought about at a table is for this server, until it is given back."""
        store = self.tables.store
        if await run_in_threadpool(store.lease_turn, table, seq, self.name, LEASE_SECONDS):
            self._leased.add(table)
            return True
        return False

    def give_back(self, table: str) -> None:
        """Nothing more is thought about at a table here."""
        self._leased.discard(table)

    def go_on(self, table_id: str, seq: int) -> None:
        """Somebody has moved, that is entry `seq`: perhaps it is for a script or a bot to go on."""
        table = self.tables.play_script(table_id, known=seq)
        if table.turn >= 0 and table.seats[table.turn].kind == BOT:
            self.look(table_id)

    def retry(self, table: str) -> None:
        """Let a bot that failed try again at once."""
        self._marks.pop(table, None)
        self.look(table)

    # In the event loop

    async def _keep_looking(self, seen: dict[str, int]) -> None:
        """Go on at tables that have stood still from one look to the next, and that nobody here plays at."""
        while True:
            await asyncio.sleep(self.look_seconds)
            await self._keep_leases()
            waiting = await self._waiting()
            if waiting is None:
                continue
            for table, seq in waiting.items():
                rest = self._rests.get(table)
                resting = rest is not None and rest.seq in (None, seq) and time.monotonic() < rest.until
                if seen.get(table) == seq and table not in self._tasks and not resting:
                    self._look(table)
            seen = waiting

    async def _keep_leases(self) -> None:
        """Say that what this server thinks about is still its own."""
        with suppress(*LOST):
            await run_in_threadpool(
                self.tables.store.keep_leases, self.name, sorted(self._leased), LEASE_SECONDS
            )

    async def _waiting(self) -> dict[str, int] | None:
        """The tables that wait for a bot, with the number of their entries; None if that is not known now."""
        try:
            return await run_in_threadpool(self.tables.store.waiting_for_bots)
        except LOST:
            return None
        except Exception:  # whatever it is, there is another look
            log.exception("looking for tables that wait for a bot")
            return None

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
        """Play for bots until a person is next, or a bot fails, or somebody else plays for them."""
        turn: BotTurn | None = None
        try:
            while True:
                turn = None
                turn = await run_in_threadpool(self.tables.bot_turn, table)
                if turn is None or not await self._move(turn):
                    return
                self._rests.pop(table, None)
        except Refused:  # the table has gone, or is no longer what it was
            self._rests[table] = Rest(inf, 0, None)
        except LOST:  # the next look that finds the table goes on
            self._hold(table, turn)
        except Exception:
            log.exception("bots at table %s", table)
            self._rest(table, None)

    async def _move(self, turn: BotTurn) -> bool:
        """One decision of a bot; whether it is for this server to look for the next."""
        table = turn.table_id
        try:
            move = await self._decide(turn)
        except BotFailed as failure:
            log.warning("table %s: %s", table, failure)
            self._rest(table, turn.seq)
            await self._mark(turn, FAILED)
            return False
        if move is None:
            return False
        self._marks.pop(table, None)  # first, so that nobody sees the move and the bot still thinking
        text, key = turn.game.moves.text(move), f"bot-{turn.seq}-{self.name}"
        try:
            await run_in_threadpool(self.tables.move, table, text, turn.seq, key, bot_seat=turn.seat)
        except Refused:
            # The position is no longer the one that the bot thought about: its answer is dropped, and whoever
            # changed the position lets the bots of that server look.
            return False
        return True

    async def _decide(self, turn: BotTurn) -> int | None:
        """What the bot wants to do; None if another server thinks about it."""
        moves = turn.view.legal()
        if len(moves) == 1:
            return moves[0]
        assert self._workers is not None
        failed = Mark(turn.seat, turn.seq, FAILED)
        if self._marks.get(turn.table_id) != failed and not self.announcements.store.outage.lasts:
            await self._mark(turn, THINKING)  # else what is wrong is said until it moves
        job = Job(turn.game, turn.view.dump(), turn.bot, seed_for(turn.table_id, turn.seq, turn.seat))
        rank = WATCHED if await self._watched(turn.table_id) else ALONE
        priority = Priority(rank, slow=turn.bot in BOTS and thinks_long(turn.bot), person=turn.owner)
        try:
            move = await self._workers.ask(job, priority, lambda: self.lease(turn.table_id, turn.seq))
        finally:
            self.give_back(turn.table_id)
        if move is not None and move not in moves:
            raise BotFailed(f"{turn.bot} wants what is not allowed: {described(turn, move)}")
        return move

    async def _watched(self, table: str) -> bool:
        """Whether somebody waits at the page of a table, on whichever server."""
        here = self.announcements
        return here.watched(table) or (
            here.have_others and await run_in_threadpool(here.store.watched, table, now())
        )

    # What is said of bots, and when they try again

    async def _mark(self, turn: BotTurn, what: str) -> None:
        self._marks[turn.table_id] = Mark(turn.seat, turn.seq, what)
        said = told(turn, what)
        await run_in_threadpool(self.announcements.publish, turn.table_id, THINKING, said, turn.seq)

    def _heard(self, said: Announcement) -> None:
        """A bot thinks on another server, or has failed there: whoever looks at the table here sees it."""
        seat, what = said.data.get("seat"), said.data.get("mark")
        if isinstance(seat, int) and isinstance(what, str) and said.table_id not in self._tasks:
            if len(self._marks) >= MOST_MARKS:  # those of positions long gone are never shown
                self._marks.clear()
            self._marks[said.table_id] = Mark(seat, said.seq, what)

    def _hold(self, table: str, turn: BotTurn | None) -> None:
        """Say that the database is away: to those who look at the table here, since no other server hears."""
        if turn is not None:
            self._marks[table] = Mark(turn.seat, turn.seq, HELD)
            self.announcements.deliver(Announcement(THINKING, table, data=told(turn, HELD)))

    def _rest(self, table: str, seq: int | None) -> None:
        """Leave a table alone for a while, longer each time."""
        before = self._rests.get(table)
        pause = FIRST_PAUSE if before is None or before.seq != seq else min(2 * before.pause, LONGEST_PAUSE)
        self._rests[table] = Rest(time.monotonic() + pause, pause, seq)


def usual_workers() -> int:
    """In how many processes bots think, unless somebody says."""
    return min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))


def told(turn: BotTurn, mark: str) -> dict[str, object]:
    """A mark as the page gets it."""
    return {"seat": turn.seat, "mark": mark, "seq": turn.seq}


def described(turn: BotTurn, move: int) -> str:
    """A move as it is written, if it is one."""
    try:
        return turn.game.moves.text(move)
    except UnknownMove:
        return str(move)
