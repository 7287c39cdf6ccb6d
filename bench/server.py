"""What is measured of the server: one process, its database on the disk, visitors over loopback.

A new measure is a function here and a line in MEASURES; its figures go into FIGURES. A measure gives its
figures by name, and leaves out what this machine cannot tell.
"""

from __future__ import annotations

import asyncio
import platform
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from bench.browser import NoBrowser, pages_ready
from bench.calling import Caller, Playing, Unexpected, Watcher
from bench.environment import FORMS, ROOT, NotReady
from bench.serving import Serving

LONGEST = 60  # seconds that a measure may take altogether
AT_ONCE = 50  # viewers that arrive together
MOST_MOVES = 60  # announcements that are waited for
EVERY = 10  # moves between two looks at the whole page
OPENING = 60  # moves before the page is opened in a browser
MOST_PAGES = 7


@dataclass(frozen=True)
class Figure:
    """A number in the report: what it is called, and what is to be reached."""

    name: str
    title: str
    target: float | None = None
    at_most: bool = False  # less is better

    def reached(self, value: float) -> bool:
        assert self.target is not None
        return value <= self.target if self.at_most else value >= self.target


FIGURES = [
    Figure("stored", "moves stored per second", 500),
    Figure("stored_median", "ms until a move is stored and answered, median"),
    Figure("stored_late", "the same, 95th percentile"),
    Figure("played", "moves per second when the view is fetched after each"),
    Figure("heard_median", "ms from the answer to the last viewer's announcement, median", 50, at_most=True),
    Figure("heard_late", "the same, 95th percentile"),
    Figure("sent_to_heard", "ms from the request to the last viewer's announcement, median"),
    Figure("seen_median", "ms from the answer until the last viewer has fetched the view, median"),
    Figure("idle", "idle viewers held"),
    Figure("idle_memory", "kB of memory per idle viewer"),
    Figure("idle_heard", "idle viewers that hear the next move"),
    Figure("idle_last", "ms from the answer until the last of them hears it"),
    Figure("page", "kB of the page with its view, median over a game", 40, at_most=True),
    Figure("page_largest", "kB of the largest page of the game"),
    Figure("move", "kB of the view after a move, median over a game", 15, at_most=True),
    Figure("move_late", "the same, 95th percentile"),
    Figure("ready", "ms until the page is ready to act, median", 1000, at_most=True),
    Figure("visit", "kB of a first visit with scripts, styles and pictures"),
]


@dataclass(frozen=True)
class ServerPlan:
    """What to measure, and for how long."""

    game: str
    forms: list[str]
    seconds: float  # of each measure that goes on for a time
    players: int  # tables that are played at together
    viewers: int
    idle: int


@dataclass(frozen=True)
class ServerResult:
    """What came out."""

    plan: ServerPlan
    form: str
    figures: dict[str, float] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)  # sentences

    def as_json(self) -> dict[str, object]:
        plan = self.plan
        return {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "game": plan.game,
            "form": self.form,
            "seconds": plan.seconds,
            "tables": plan.players,
            "viewers": plan.viewers,
            "figures": {
                figure.name: {
                    "value": self.figures[figure.name],
                    "target": figure.target,
                    "reached": None if figure.target is None else figure.reached(self.figures[figure.name]),
                }
                for figure in FIGURES
                if figure.name in self.figures
            },
            "left_out": self.left_out,
        }


class Room:
    """The server that is measured, and tables on it."""

    def __init__(self, plan: ServerPlan, server: Serving) -> None:
        self.plan = plan
        self.server = server
        self.callers = ExitStack()
        self.seed = 0

    def caller(self) -> Caller:
        caller = Caller(self.server.address)
        self.callers.callback(caller.close)
        return caller

    def watcher(self) -> Watcher:
        watcher = Watcher(self.server.address)
        self.callers.callback(watcher.close)
        return watcher

    async def table(self, caller: Caller | None = None) -> Playing:
        """A new table; every one has another game."""
        self.seed += 1
        playing = Playing(caller or self.caller(), self.plan.game, self.seed)
        await playing.open()
        return playing

    async def watchers(self, number: int, path: str) -> list[Watcher]:
        """So many viewers of a table, arriving a few at a time."""
        found = [self.watcher() for _ in range(number)]
        for first in range(0, number, AT_ONCE):
            await asyncio.gather(*(watcher.open(path) for watcher in found[first : first + AT_ONCE]))
        return found


Answers = dict[str, float]


async def idle(room: Room) -> Answers:
    """Many who watch and do nothing: what they cost, and whether all of them still hear of a move.

    It comes first, while no memory of former visitors lies ready for these.
    """
    playing = await room.table()
    await room.watchers(min(AT_ONCE, room.plan.idle), playing.path)  # whatever the first of them bring along
    before = room.server.memory()
    watchers = await room.watchers(room.plan.idle, playing.path)
    after = room.server.memory()
    found: Answers = {"idle": len(watchers)}
    if before is not None and after is not None:
        found["idle_memory"] = (after - before) / len(watchers) / 1000
    playing.caller.close()  # the server has long done so with a connection that was not used
    hearing = [asyncio.create_task(watcher.hear(1)) for watcher in watchers]
    await playing.move()
    answered = perf_counter()
    heard = [done.result() for done in (await asyncio.wait(hearing, timeout=10))[0] if not done.exception()]
    return found | {"idle_heard": len(heard), "idle_last": 1000 * max(0.0, max(heard) - answered)}


async def stored(room: Room) -> Answers:
    """As many moves as the server takes, at many tables at once."""
    took, spent = await play(room, look=False)
    return {
        "stored": len(took) / spent,
        "stored_median": 1000 * statistics.median(took),
        "stored_late": 1000 * late(took),
    }


async def played(room: Room) -> Answers:
    """The same with players who look at the table after each move."""
    took, spent = await play(room, look=True)
    return {"played": len(took) / spent}


async def play(room: Room, look: bool) -> tuple[list[float], float]:
    """Play at many tables for a time; tells how long each move took, and all of it."""
    tables = [await room.table() for _ in range(room.plan.players)]
    took: list[float] = []
    begun = perf_counter()
    end = begun + room.plan.seconds

    async def sit(playing: Playing) -> None:
        while not took or perf_counter() < end:
            if playing.over:
                playing = await room.table(playing.caller)
            took.append(await playing.move())
            if look:
                await playing.look()

    await asyncio.gather(*map(sit, tables))
    return took, perf_counter() - begun


async def heard(room: Room) -> Answers:
    """How soon the last of many viewers knows of a move, and how soon all of them see it."""
    playing = await room.table()
    watchers = await room.watchers(room.plan.viewers, playing.path)
    sent_to_heard, answered_to_heard, answered_to_seen = [], [], []
    end = perf_counter() + room.plan.seconds
    while not playing.over and playing.seq < MOST_MOVES and (perf_counter() < end or not playing.seq):
        hearing = [asyncio.create_task(watcher.hear(playing.seq + 1)) for watcher in watchers]
        sent = perf_counter()
        await playing.move()
        answered = perf_counter()
        last = max(await asyncio.gather(*hearing))
        sent_to_heard.append(last - sent)
        answered_to_heard.append(max(0.0, last - answered))
    looking = [Playing(room.caller(), room.plan.game, room.seed) for _ in watchers]
    for viewer in looking:
        viewer.path = playing.path
    end = perf_counter() + room.plan.seconds
    rounds = 0
    while not playing.over and rounds < MOST_MOVES and (perf_counter() < end or not rounds):
        await playing.move()
        answered = perf_counter()
        await asyncio.gather(*(see(*both, playing.seq) for both in zip(watchers, looking, strict=True)))
        answered_to_seen.append(perf_counter() - answered)
        rounds += 1
    return {
        "heard_median": 1000 * statistics.median(answered_to_heard),
        "heard_late": 1000 * late(answered_to_heard),
        "sent_to_heard": 1000 * statistics.median(sent_to_heard),
        "seen_median": 1000 * statistics.median(answered_to_seen),
    }


async def see(watcher: Watcher, viewer: Playing, seq: int) -> None:
    """Hear of a move, and look at it."""
    await watcher.hear(seq)
    viewer.seq = seq
    await viewer.look()


async def sent(room: Room) -> Answers:
    """What goes over the line to the player who has to decide: nobody gets more."""
    playing = await room.table()
    pages, views = [await size(room, playing, "")], []
    await playing.look()
    end = perf_counter() + 2 * room.plan.seconds
    while not playing.over and perf_counter() < end:
        await playing.move()
        answer = await playing.look()
        if not answer.compressed:
            raise NotReady("the server does not compress its views")
        views.append(answer.size / 1000)
        if playing.seq % EVERY == 0:
            pages.append(await size(room, playing, ""))
    return {
        "page": statistics.median(pages),
        "page_largest": max(pages),
        "move": statistics.median(views),
        "move_late": late(views),
    }
