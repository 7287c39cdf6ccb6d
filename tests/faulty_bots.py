"""Bots that misbehave, for tests. Worker processes load this module by its name."""

from __future__ import annotations

import os
import time
from pathlib import Path

from roundhouse.server.thinking.workers import Job, choose

PLACE = "ROUNDHOUSE_TEST_PLACE"  # names a file, or a folder to be made, by which a test and a bot agree


def first_time() -> bool:
    """Whether no bot of this test has asked before."""
    try:
        os.mkdir(os.environ[PLACE])
    except FileExistsError:
        return False
    return True


def last(job: Job) -> int:
    """Always the last of the legal moves."""
    return job.game.load(job.view).legal()[-1]


def by_seed(job: Job) -> int:
    """Depends on nothing but the seed."""
    legal = job.game.load(job.view).legal()
    return legal[job.seed % len(legal)]


def crash(job: Job) -> int:
    """Takes the process down with it."""
    os._exit(1)


def fail(job: Job) -> int:
    """Has a fault."""
    raise ZeroDivisionError("a fault of the bot")


class Odd(Exception):
    """An error that cannot travel: it is not made of what it says."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(f"seat {seat} has {why}")


def fail_oddly(job: Job) -> int:
    """Has a fault of a kind of its own."""
    raise Odd(1, "no coal")


def hang(job: Job) -> int:
    """Never comes to an end."""
    while True:
        time.sleep(3600)


def cheat(job: Job) -> int:
    """Wants a move that is not allowed."""
    legal = set(job.game.load(job.view).legal())
    return next(code for code in range(job.game.moves.size) if code not in legal)


def random_fails(job: Job) -> int:
    """One kind of bot has a fault, the others have none."""
    if job.bot == "random":
        raise ZeroDivisionError("a fault of the bot")
    return choose(job)


def fail_once(job: Job) -> int:
    """Has a fault, the first time."""
    return fail(job) if first_time() else last(job)


def crash_once(job: Job) -> int:
    """Takes the process down with it, the first time: as if somebody had killed it."""
    return crash(job) if first_time() else last(job)


def when_let(job: Job) -> int:
    """Thinks until a file is there."""
    while not Path(os.environ[PLACE]).exists():
        time.sleep(0.01)
    return last(job)
