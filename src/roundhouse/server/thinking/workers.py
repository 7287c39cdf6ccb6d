"""Worker processes in which bots and advisers think. One that crashes or takes too long is replaced."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from roundhouse.bots.interrupts import attend, deaf_to_ctrl_c
from roundhouse.bots.registry import make_bot
from roundhouse.core.game import Game
from roundhouse.server.thinking.waiting_line import WATCHED, Priority, WaitingLine


class BotFailed(Exception):
    """A bot that gave no answer: it crashed, or it took too long."""


class WorkerDied(BotFailed):
    """The worker's process ended before the bot gave an answer, or before it was even asked."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question to a bot: what its seat sees, never the full position."""

    game: Game
    view: dict[str, object]
    bot: str
    seed: int


Choose = Callable[[Job], int]
May = Callable[[], Awaitable[bool]]

ANYBODY = Priority(WATCHED)

G = TypeVar("G")
A = TypeVar("A")


def choose(job: Job) -> int:
    """What the bot decides. Runs in a worker process."""
    return make_bot(job.bot, job.seed).choose(job.game.load(job.view))


def seed_for(table: str, sequence: int, seat: int) -> int:
    """The seed of a bot's decision: the same after a restart, and however long it takes.

    >>> seed_for("a", 1, 0) == seed_for("a", 1, 0) != seed_for("a", 2, 0)
    True
    """
    return int.from_bytes(hashlib.sha256(f"{table}/{sequence}/{seat}".encode()).digest()[:16], "big")


@dataclass(frozen=True, slots=True)
class Failure:
    """An error in a worker, in words. The error itself stays there: not all of them can travel."""

    what: str


def done_or_why_not(work: Callable[[G], A], given: G) -> A | Failure:
    """What some work gives, or what went wrong. Runs in a worker process."""
    try:
        return work(given)
    except Exception as error:
        return Failure(f"{type(error).__name__}: {error}")


class Worker:
    """One process that answers one job at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=attend)
        with deaf_to_ctrl_c():
            self._process: Future[int] = self._pool.submit(os.getpid)

    async def ask(self, work: Callable[[G], A], given: G, seconds: float) -> A:
        """What some work gives; BotFailed if nothing in time. The worker is of no use after that."""
        try:
            await asyncio.wrap_future(self._process)  # starting up is not held against the bot
            async with asyncio.timeout(seconds):
                answer = await asyncio.wrap_future(self._pool.submit(done_or_why_not, work, given))
        except TimeoutError:
            raise BotFailed(f"it took more than {seconds:g} seconds") from None
        except BrokenExecutor as error:
            raise WorkerDied(f"its process died ({error})") from None
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        if isinstance(answer, Failure):
            raise BotFailed(answer.what)
        return answer

    def end(self) -> None:
        """Stop the process, whatever it is doing; the number of one that has died may be another's by now."""
        if self._process.done() and not self._process.cancelled() and self._process.exception() is None:
            for child in multiprocessing.active_children():
                if child.pid == self._process.result():
                    child.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A few workers, started when they are first needed. A job waits in line for one that is idle."""

    def __init__(self, number: int, seconds: float, choose: Choose = choose) -> None:
        self.seconds = seconds
        self.choose = choose
        self.line: WaitingLine[asyncio.Future[Worker | None]] = WaitingLine(number)
        self._ended = False
        self._all: set[Worker] = set()
        self._idle: list[Worker | None] = [None] * number  # None for one that is yet to be started
        self._slow = 0  # workers that do what takes long

    def warm_up(self) -> None:
        """Start one worker before it is needed."""
        if self._idle[-1] is None:
            self._idle[-1] = self._started()

    async def ask(self, job: Job, priority: Priority = ANYBODY, may: May | None = None) -> int | None:
        """The answer to a job; BotFailed if there is none.

        None if it `may` not be worked on after all, which is asked when its turn has come.
        """
        worker = await self._free(priority)
        allowed = False
        try:
            allowed = may is None or await may()
        finally:
            if not allowed:
                self._give_back(worker, priority)
        if not allowed:
            return None
        try:
            return await self._tried(worker, self.choose, job, self.seconds, priority)
        except BotFailed as failure:
            raise BotFailed(f"{job.bot}: {failure}") from failure

    async def think(
        self, work: Callable[[G], A], given: G, seconds: float, priority: Priority = ANYBODY
    ) -> A:
        """What some short work gives; BotFailed if nothing in time.

        Cancelled while it waits, it is never done; once begun it is done to the end and then dropped, since
        a worker that is stopped takes longer to replace.
        """
        worker = await self._free(priority)
        task = asyncio.get_running_loop().create_task(self._tried(worker, work, given, seconds, priority))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits
        return await asyncio.shield(task)

    async def _tried(
        self, worker: Worker, work: Callable[[G], A], given: G, seconds: float, priority: Priority
    ) -> A:
        """What some work gives. If the worker dies, which need not be the bot's fault, another one tries."""
        try:
            return await self._use(worker, work, given, seconds, priority)
        except WorkerDied:
            if self._ended:
                raise
        return await self._use(await self._free(priority), work, given, seconds, priority)

    async def _use(
        self, worker: Worker, work: Callable[[G], A], given: G, seconds: float, priority: Priority
    ) -> A:
        kept: Worker | None = None
        try:
            answer = await worker.ask(work, given, seconds)
            kept = worker
            return answer
        finally:
            if kept is None:  # it crashed, it is stuck, or nobody waits for its answer any more
                self._all.discard(worker)
                worker.end()
            self._give_back(kept, priority)

    def end(self) -> None:
        """Stop all workers for good."""
        self._ended = True
        for worker in self._all:
            worker.end()

    async def _free(self, priority: Priority) -> Worker:
        """A worker with nothing to do, once it is our turn; BotFailed if none can be started."""
        turn: asyncio.Future[Worker | None] = asyncio.get_running_loop().create_future()
        self.line.join(priority, turn)
        self._serve()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result(), priority)
            raise
        try:
            return worker or self._started()
        except Exception as error:  # too little memory, too many processes: perhaps not for long
            self._give_back(None, priority)
            raise BotFailed(f"no process can be started for it ({error})") from error

    def _give_back(self, worker: Worker | None, priority: Priority) -> None:
        """A worker has nothing to do any more; None for one that has gone."""
        self._slow -= priority.slow
        self._idle.append(worker)
        self._serve()

    def _serve(self) -> None:
        """Give idle workers to those who are next."""
        while self._idle and (ticket := self.line.next(self._slow)) is not None:
            if not ticket.what.done():  # else nobody waits any more
                self._slow += ticket.priority.slow
                self._idle.sort(key=lambda worker: worker is not None)  # those that run are used first
                ticket.what.set_result(self._idle.pop())

    def _started(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker
