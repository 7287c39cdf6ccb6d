"""Bots that misbehave, for tests. Worker processes load this module by its name."""

from __future__ import annotations

import os
import time

from roundhouse.server.workers import Job, choose


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
