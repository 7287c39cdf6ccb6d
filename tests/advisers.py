"""Advisers for tests: what is thought about is thought about here, or not at all."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from roundhouse.server.site import Site
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.thinking.hints import Hints
from roundhouse.server.thinking.reviews import Reviews
from roundhouse.server.thinking.waiting_line import Priority
from roundhouse.server.thinking.workers import BotFailed

G = TypeVar("G")
A = TypeVar("A")


class AtOnce(Bots):
    """Thinks in this process, at once; notes what it was asked."""

    asked: list[object]

    async def think(self, work: Callable[[G], A], given: G, seconds: float, place: Priority) -> A:
        self.asked.append(given)
        return work(given)


class Never(Bots):
    """Thinks for ever; notes whether it was told to stop."""

    begun: asyncio.Event
    stopped: asyncio.Event

    async def think(self, work: Callable[[G], A], given: G, seconds: float, place: Priority) -> A:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.stopped.set()
        raise AssertionError


class Fails(Bots):
    """Finds nothing."""

    async def think(self, work: Callable[[G], A], given: G, seconds: float, place: Priority) -> A:
        raise BotFailed("a fault of the adviser")


def advised_by(site: Site, kind: type[Bots]) -> Bots:
    """Let a site take its advice from these."""
    bots = kind(site.tables, site.announcements)
    if isinstance(bots, AtOnce):
        bots.asked = []
    site.hints = Hints(site.announcements, bots)
    site.reviews = Reviews(site.announcements, bots)
    return bots


# In a worker process


def read(pipe: str) -> int:
    """Take as long as somebody writes; tells which process this is."""
    Path(pipe).read_text(encoding="utf-8")
    return os.getpid()


def leave_mark(file: str) -> int:
    """Show that this was done; tells which process this is."""
    Path(file).write_text("done", encoding="utf-8")
    return os.getpid()
