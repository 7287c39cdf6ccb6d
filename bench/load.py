"""The server under load, at growing numbers of tables and viewers: `python -m bench.load`.

Each measure has a server and a database of its own, and ends after a bounded time. `--against COMMIT`
measures an earlier commit first, with the same visitors.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import zlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table
from siege.kills import postgresql

from bench.builds import NOW, ROOT, Build, NotReady, earlier
from bench.calling import Caller, Playing, Seeing, Watcher, visit
from bench.filling import filled, taken_over
from bench.server import AROUND, Room, idle, watched
from bench.server_result import ServerPlan
from bench.serving import Serving

GAME = "railroad_revolution"
SEATED = 32  # people who move at once, however many tables they go round
PACE = 3.0  # seconds from one move at a table to the next, where people look on
LONG_GAME = 300  # entries of a table that has been played at for long
DEATHS = 4  # of servers, one after the other
LITTLE = 16  # MB for tables, so that what grows is something else
GAMES = 5  # that are played, at however many tables

Figures = dict[str, float]


@dataclass(frozen=True)
class Load:
    """One measure: what it is called, what the server needs, and what is done to it."""

    name: str
    run: Callable[[Room], Awaitable[Figures]]
    settings: Mapping[str, object] = field(default_factory=dict)  # of the server, if not the usual ones
    fill: int = 0  # tables that are there from the start, each with LONG_GAME entries
    old: bool = True  # whether an earlier commit can be measured so
    servers: int = 0  # on one PostgreSQL; else SQLite, and one server
    by_table: bool = True  # whether one of these servers has all who come to a table


class Crowd(Room):
    """A room with so many tables that they share a few games."""

    async def table(self, caller: Caller | None = None) -> Playing:
        self.seed %= GAMES
        return await super().table(caller)


class Spread(Crowd):
    """The same on several servers with one database, and a proxy in front, which takes no time here."""

    def __init__(self, plan: ServerPlan, servers: Sequence[Serving], by_table: bool) -> None:
        super().__init__(plan, servers[0])
        self.servers = servers
        self.by_table = by_table
        self.next = 0

    def address(self, path: str) -> str:
        self.next += 1
        place = zlib.crc32(path.encode()) if path and self.by_table else self.next
        return self.servers[place % len(self.servers)].address

    async def table(self, caller: Caller | None = None) -> Playing:
        playing = await super().table(caller)
        playing.caller.close()
        playing.caller.address = self.address(playing.path)
        return playing

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.servers)


async def moves_at(room: Room, number: int) -> Figures:
    """As many moves as the server takes from some who go round so many tables."""
    tables = [await room.table() for _ in range(number)]
    return await moved(room, tables)


async def moved(room: Room, tables: Sequence[Playing]) -> Figures:
    for playing in tables:
        playing.caller.close()
    took: list[float] = []
    begun, busy = perf_counter(), room.cpu()
    end = begun + room.plan.seconds

    async def sit(share: Sequence[Playing]) -> None:
        while any(not playing.over for playing in share) and perf_counter() < end:
            for playing in share:
                if not playing.over and perf_counter() < end:
                    took.append(await playing.move())

    await asyncio.gather(*(sit(tables[first::SEATED]) for first in range(SEATED)))
    cpu = 1000 * (room.cpu() - busy) / len(took)
    return {"moves/s": len(took) / (perf_counter() - begun), **spread("move", took), "CPU ms a move": cpu}


async def moves_by_all(room: Room) -> Figures:
    """The same at one table for each who moves."""
    return await moves_at(room, SEATED)


async def long_games(room: Room) -> Figures:
    """The same at tables played at for long, after a first move at each, which reads it afresh."""
    tables = []
    for made in room.server.tables:
        playing = Playing(room.caller(), GAME, made.seed)
        playing.caller.cookie, playing.path, playing.seq = made.cookie, f"/tables/{made.table}", made.seq
        tables.append(playing)
    cold = [await playing.move() for playing in tables]
    return {"cold ms": 1000 * statistics.median(cold)} | await moved(room, tables)


async def viewers(room: Room, number: int) -> Figures:
    """So many who look on, five at a table, and a move every few seconds at each."""
    tables = [await room.table() for _ in range(number // AROUND)]
    moving: list[float] = []
    looking: list[float] = []
    groups: list[list[tuple[Watcher, Seeing]]] = []
    for playing in tables:
        listening = await room.watchers(AROUND, playing.path)
        groups.append([(watcher, Seeing(room.caller(), playing.path)) for watcher in listening])
        await asyncio.gather(*(viewer.look() for _, viewer in groups[-1]))
    busy, begun = room.cpu(), perf_counter()
    end = begun + room.plan.seconds

    async def look(watcher: Watcher, viewer: Seeing, seq: int) -> None:
        await watcher.hear(seq)
        heard = perf_counter()
        await viewer.look()
        looking.append(perf_counter() - heard)

    async def sit(place: int, playing: Playing) -> None:
        await asyncio.sleep(PACE * place / len(tables))
        while not playing.over and perf_counter() < end:
            begun = perf_counter()
            waiting = [asyncio.create_task(look(*pair, playing.seq + 1)) for pair in groups[place]]
            moving.append(await playing.move())
            await asyncio.gather(*waiting)
            await asyncio.sleep(max(0.0, PACE - (perf_counter() - begun)))

    await asyncio.gather(*(sit(place, playing) for place, playing in enumerate(tables)))
    cpu = 100 * (room.cpu() - busy) / (perf_counter() - begun)
    return {**spread("move", moving), **spread("view", looking), "% of a core": cpu}


async def views(room: Room) -> Figures:
    """As many views as there are for five who look on at each of twenty tables."""
    busy, begun = room.cpu(), perf_counter()
    found = (await watched(room))["watched"]
    spent = perf_counter() - begun
    return {"views/s": found, "CPU ms a view": 1000 * (room.cpu() - busy) / (found * spent)}


async def streams(room: Room) -> Figures:
    """Many who listen while nothing happens, and then one move that all hear of."""
    found = await idle(room)
    return {
        "streams": found["idle"],
        "kB a viewer": found.get("idle_memory", 0.0),
        "heard by": found["idle_heard"],
        "ms until the last": found.get("idle_last", 0.0),
    }


async def dead(room: Room) -> Figures:
    """How long a bot waits whose server died while it was thinking."""
    found = [await asyncio.to_thread(taken_over, room.server.database, GAME) for _ in range(DEATHS)]
    return {"s until bots go on, median": statistics.median(found), "longest": max(found)}


async def grown(room: Room, moves: int) -> Figures:
    """What the server has in memory after so many moves at new tables."""
    await asyncio.gather(*(some_moves(room, 1000 // SEATED) for _ in range(SEATED)))
    before, begun = room.server.memory() or 0, perf_counter()
    await asyncio.gather(*(some_moves(room, moves // SEATED) for _ in range(SEATED)))
    after = room.server.memory() or 0
    return {
        "moves": moves,
        "MB before": before / 1e6,
        "MB after": after / 1e6,
        "moves/s": moves / (perf_counter() - begun),
    }


async def some_moves(room: Room, number: int) -> None:
    caller = room.caller()
    playing = await room.table(caller)
    for _ in range(number):
        if playing.over:
            playing = await room.table(caller)
        await playing.move()


def spread(what: str, took: Sequence[float]) -> Figures:
    """The median and the 99th percentile, in milliseconds."""
    found = sorted(took)
    return {
        f"{what} p50 ms": 1000 * statistics.median(found),
        f"{what} p99 ms": 1000 * found[len(found) * 99 // 100],
    }


def loads(given: argparse.Namespace) -> list[Load]:
    """All that was asked for."""
    found = [
        *(Load(f"{n} tables", lambda room, n=n: moves_at(room, n)) for n in given.tables),  # type: ignore[misc]
        Load(f"{given.long} tables of {LONG_GAME}", long_games, fill=given.long, old=False),
        Load("5 viewers at 20 tables", views),
        *(Load(f"{n} viewers", lambda room, n=n: viewers(room, n)) for n in given.viewers),  # type: ignore[misc]
        Load("idle streams", streams),
        *compared(given.several),
        Load("a dead server's bots", dead, settings={"processes": 2}, old=False),
        Load("growth", lambda room: grown(room, given.moves), settings={"tables_memory": LITTLE}, old=False),
    ]
    return [load for load in found if any(part in load.name for part in given.only)]


def compared(number: int) -> list[Load]:
    """The same by one and by several: where there are too few cores for them, CPU time tells.

    Several processes share a port, and come by all tables. Servers on one PostgreSQL have a proxy in front
    that sends what belongs to a table to one of them, or anywhere.
    """
    found: list[Load] = []
    for name, run in ((f"moves at {SEATED} tables", moves_by_all), ("views for 5 each", views)):
        for processes in (1, number):
            found.append(
                Load(f"{name}: processes, {processes}", run, settings={"processes": processes}, old=False)
            )
        for servers, by_table in ((1, True), (number, True), (number, False)):
            how = "" if servers == 1 else ", by table" if by_table else ", anywhere"
            what = f"{name}: servers, {servers}{how}"
            found.append(Load(what, run, old=False, servers=servers, by_table=by_table))
    return found


def measured(load: Load, build: Build, plan: ServerPlan) -> Figures:
    """One measure on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / ".build") as folder, ExitStack() as stack:
        if load.servers:
            database = stack.enter_context(postgresql())
            form = build.first_of(["compiled", "pure"])
            places = [Path(folder, str(number)) for number in range(load.servers)]
            servers = [
                stack.enter_context(Serving(form, place, build, database=database)) for place in places
            ]
            return visit(visited(load, Spread(plan, servers, load.by_table)))
        made = filled(Path(folder), GAME, load.fill, LONG_GAME) if load.fill else []
        form = build.first_of(["compiled", "pure"])
        with Serving(form, Path(folder), build, **load.settings) as server:
            server.tables = made
            return visit(visited(load, Crowd(plan, server)))


async def visited(load: Load, room: Room) -> Figures:
    with room.callers:
        return await load.run(room)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    option = parser.add_argument
    option("--only", nargs="*", default=[""], help="measures whose name has one of these in it")
    option("--tables", type=int, nargs="*", default=[32, 128, 200, 500, 1000])
    option("--viewers", type=int, nargs="*", default=[50, 200, 500, 1000])
    option("--several", type=int, default=3, help="compared with one (default: %(default)s)")
    option("--long", type=int, default=1000, help="tables with long games (default: %(default)s)")
    option("--idle", type=int, default=5000, help="streams (default: %(default)s)")
    option("--moves", type=int, default=100_000, help="of the last measure (default: %(default)s)")
    option("--seconds", type=float, default=10, help="of each other measure (default: %(default)s)")
    option("--against", metavar="COMMIT", help="measure an earlier commit first")
    given = parser.parse_args()
    plan = ServerPlan(GAME, ["compiled", "pure"], given.seconds, SEATED, AROUND, given.idle)
    console = Console()
    try:
        builds = [*([earlier(given.against)] if given.against else []), NOW]
        for load in loads(given):
            shown = Table("", *(build.name for build in builds), title=load.name, title_justify="left")
            found = [measured(load, build, plan) if build is NOW or load.old else {} for build in builds]
            for name in found[-1]:
                shown.add_row(name, *(f"{one[name]:,.4g}" if name in one else "-" for one in found))
            console.print(shown)
    except (NotReady, OSError) as error:
        sys.exit(f"The benchmark stopped: {error}.")


if __name__ == "__main__":
    main()
