"""Worker processes in which bots and advisers think. One that crashes or takes too long is replaced."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from roundhouse.bots.interrupts import attend, deaf_to_ctrl_c
from roundhouse.bots.registry import make_bot
from roundhouse.core.game import Game


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
    """A few workers, started when they are first needed. A job waits for one that is idle."""

    def __init__(self, number: int, seconds: float, choose: Choose = choose) -> None:
        self.seconds = seconds
        self.choose = choose
        self._ended = False
        self._all: set[Worker] = set()
        self._idle: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(number):
            self._idle.put_nowait(None)

    def warm_up(self) -> None:
        """Start one worker before it is needed."""
        if self._idle.get_nowait() is None:
            self._idle.put_nowait(self._started())

    async def ask(self, job: Job) -> int:
        """The answer to a job; BotFailed if there is none."""
        worker = await self._free()
        try:
            return await self._tried(worker, self.choose, job, self.seconds)
        except BotFailed as failure:
            raise BotFailed(f"{job.bot}: {failure}") from failure

    async def think(self, work: Callable[[G], A], given: G, seconds: float) -> A:
        """What some short work gives; BotFailed if nothing in time.

        Cancelled while it waits, it is never done; once begun it is done to the end and then dropped, since
        a worker that is stopped takes longer to replace.
        """
        worker = await self._free()
        task = asyncio.get_running_loop().create_task(self._tried(worker, work, given, seconds))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits
        return await asyncio.shield(task)

    async def _tried(self, worker: Worker, work: Callable[[G], A], given: G, seconds: float) -> A:
        """What some work gives. If the worker dies, which need not be the bot's fault, another one tries."""
        try:
            return await self._use(worker, work, given, seconds)
        except WorkerDied:
            if self._ended:
                raise
        return await self._use(await self._free(), work, given, seconds)

    async def _use(self, worker: Worker, work: Callable[[G], A], given: G, seconds: float) -> A:
        kept: Worker | None = None
        try:
            answer = await worker.ask(work, given, seconds)
            kept = worker
            return answer
        finally:
            if kept is None:  # it crashed, it is stuck, or nobody waits for its answer any more
                self._all.discard(worker)
                worker.end()
            self._idle.put_nowait(kept)

    def end(self) -> None:
        """Stop all workers for good."""
        self._ended = True
        for worker in self._all:
            worker.end()

    async def _free(self) -> Worker:
        """A worker with nothing to do, once there is one; BotFailed if none can be started."""
        worker = await self._idle.get()
        try:
            return worker or self._started()
        except Exception as error:  # too little memory, too many processes: perhaps not for long
            self._idle.put_nowait(None)
            raise BotFailed(f"no process can be started for it ({error})") from error

    def _started(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker
