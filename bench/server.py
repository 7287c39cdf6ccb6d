"""What is measured of the server: one process, its database on the disk, visitors over loopback.

A new measure is a function here and a line in MEASURES; its figures go into FIGURES.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bench.browser import NoBrowser, pages_ready
from bench.builds import NOW, ROOT, NotReady
from bench.calling import Answer, Caller, Playing, Seeing, Unexpected, Watcher, visit
from bench.noticing import noticed
from bench.server_result import ServerPlan, ServerResult
from bench.serving import Serving
from bench.ticking import looked_after

LONGEST = 60  # seconds that a measure may take altogether
AT_ONCE = 50  # viewers that arrive together
MOST_MOVES = 60  # announcements that are waited for
EVERY = 10  # moves between two looks at the whole page
AROUND = 5  # people who look on at each table
OPENING = 60  # moves before the page is opened in a browser, of a long game
MOST_PAGES = 7

Answers = dict[str, float]  # figures by name


class Room:
    """The server that is measured, and tables on it."""

    def __init__(self, plan: ServerPlan, server: Serving) -> None:
        self.plan = plan
        self.server = server
        self.callers = ExitStack()
        self.seed = 0

    def cpu(self) -> float:
        """The seconds that have been worked here."""
        return self.server.cpu()

    def address(self, path: str) -> str:
        """Where the server is that is to be asked for a path."""
        return self.server.address

    def caller(self, path: str = "") -> Caller:
        caller = Caller(self.address(path))
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
    asked = perf_counter()
    await playing.move()
    heard = [done.result() for done in (await asyncio.wait(hearing, timeout=10))[0] if not done.exception()]
    found["idle_heard"] = len(heard)
    if heard:
        found["idle_last"] = 1000 * (max(heard) - asked)
    return found


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


async def watched(room: Room) -> Answers:
    """As many views as the server gives to people who look on: after each move all of a table's five look."""
    tables = [await room.table() for _ in range(room.plan.watched)]
    groups = [[Seeing(room.caller(playing.path), playing.path) for _ in range(AROUND)] for playing in tables]
    for group in groups:
        await asyncio.gather(*(viewer.look() for viewer in group))
    views = 0
    begun = perf_counter()

    async def sit(playing: Playing, group: list[Seeing]) -> None:
        nonlocal views
        while not playing.over and (not views or perf_counter() < begun + room.plan.seconds):
            await playing.move()
            await asyncio.gather(*(viewer.look() for viewer in group))
            views += len(group)

    await asyncio.gather(*map(sit, tables, groups))
    return {"watched": views / (perf_counter() - begun)}


async def crowded(room: Room) -> Answers:
    """As many moves as the server takes at more tables than it once kept in memory."""
    tables = [await room.table() for _ in range(room.plan.crowd)]
    for playing in tables:
        playing.caller.close()
    moves = 0
    begun = perf_counter()
    end = begun + room.plan.seconds

    async def sit(share: list[Playing]) -> None:
        nonlocal moves
        while not moves or perf_counter() < end:
            for playing in share:
                if not playing.over and (not moves or perf_counter() < end):
                    await playing.move()
                    moves += 1
            if all(playing.over for playing in share):
                return

    await asyncio.gather(*(sit(tables[first :: room.plan.players]) for first in range(room.plan.players)))
    return {"crowded": moves / (perf_counter() - begun)}


async def heard(room: Room) -> Answers:
    """How soon after the click of one player the last of many viewers hears of the move, and sees it.

    The move is stored in between, so from the stored move on it is less.
    """
    hearing = await again(room, hear)
    seeing = await again(room, see)
    return {
        "heard": 1000 * statistics.median(hearing),
        "heard_late": 1000 * late(hearing),
        "seen": 1000 * statistics.median(seeing),
    }


@dataclass(frozen=True)
class Audience:
    """A table with many viewers."""

    playing: Playing
    watchers: list[Watcher]
    viewers: list[Seeing]


async def audience(room: Room) -> Audience:
    playing = await room.table()
    watchers = await room.watchers(room.plan.viewers, playing.path)
    return Audience(playing, watchers, [Seeing(room.caller(), playing.path) for _ in watchers])


async def hear(at: Audience) -> None:
    """A move, of which all hear."""
    seq = at.playing.seq + 1
    await asyncio.gather(at.playing.move(), *(watcher.hear(seq) for watcher in at.watchers))


async def see(at: Audience) -> None:
    """A move, of which all hear and at which all look."""
    seq, pairs = at.playing.seq + 1, zip(at.watchers, at.viewers, strict=True)
    await asyncio.gather(at.playing.move(), *(hear_and_look(*pair, seq) for pair in pairs))


async def again(room: Room, step: Callable[[Audience], Awaitable[None]]) -> list[float]:
    """Do something for a number of moves, or for a time; tells how many seconds each took.

    A game that ends before is followed by another one.
    """
    took: list[float] = []
    at = await audience(room)
    end = perf_counter() + room.plan.seconds
    while len(took) < MOST_MOVES and (perf_counter() < end or not took):
        if at.playing.over:
            at = await audience(room)
        begun = perf_counter()
        await step(at)
        took.append(perf_counter() - begun)
    return took


async def hear_and_look(watcher: Watcher, viewer: Seeing, seq: int) -> None:
    """Hear of a move, and look at it."""
    await watcher.hear(seq)
    await viewer.look()


async def sent(room: Room) -> Answers:
    """What goes over the line to the one who has to decide: nobody gets more."""
    playing = await room.table()
    pages = [size(await playing.caller.get(playing.path))]
    views: list[float] = []
    await playing.look()
    end = perf_counter() + 3 * room.plan.seconds
    while not playing.over and (perf_counter() < end or not views):
        await playing.move()
        views.append(size(await playing.look()))
        if playing.seq % EVERY == 0:
            pages.append(size(await playing.caller.get(playing.path)))
    return {
        "page": statistics.median(pages),
        "page_largest": max(pages),
        "move": statistics.median(views),
        "move_late": late(views),
        "game": len(views),
    }


def size(answer: Answer) -> float:
    """The kB of an answer, which must be compressed."""
    if not answer.compressed:
        raise NotReady("the server does not compress what it sends")
    return answer.size / 1000


async def ready(room: Room) -> Answers:
    """The page of a table in a real browser, each time with nothing kept from before."""
    playing = await room.table()
    while playing.seq < min(OPENING, len(playing.moves) // 2):  # what is measured plays on
        await playing.move()
    address, cookie = room.server.address + playing.path, playing.caller.cookie
    return await pages_ready(address, cookie, room.plan.seconds, MOST_PAGES)


async def clocks(room: Room) -> Answers:
    """What looking after the clocks of many tables takes, in this process and on a database of its own."""
    return {"tick": await asyncio.to_thread(looked_after, room.plan.clocks)}


async def notices(room: Room) -> Answers:
    """How soon people hear by a webhook that it is their turn, and how many can be told in a second."""
    return await asyncio.to_thread(noticed, room.plan.crowd)


def late(numbers: Sequence[float]) -> float:
    """The 95th percentile."""
    return sorted(numbers)[len(numbers) * 95 // 100]


MEASURES: dict[str, Callable[[Room], Awaitable[Answers]]] = {
    "idle viewers": idle,
    "moves stored": stored,
    "moves with views": played,
    "views by those who look on": watched,
    "moves at many tables": crowded,
    "announcements": heard,
    "bytes sent": sent,
    "clocks": clocks,
    "notices": notices,
    "page in a browser": ready,
}


def run_server(plan: ServerPlan, progress: Callable[[str], None]) -> ServerResult:
    """Measure everything, on one server with a database of its own."""
    form = NOW.first_of(plan.forms)
    build = ROOT / ".build"  # on the disk; the system's folder for such things may be in memory
    build.mkdir(exist_ok=True)
    progress(f"starting the server ({form})")
    with (
        tempfile.TemporaryDirectory(prefix="bench-", dir=build) as folder,
        Serving(form, Path(folder)) as server,
    ):
        result = ServerResult(plan, server.form)
        visit(measure(Room(plan, server), result, progress))
    return result


async def measure(room: Room, result: ServerResult, progress: Callable[[str], None]) -> None:
    """One measure after the other; each leaves its visitors behind."""
    for name, function in MEASURES.items():
        progress(f"server ({room.server.form}): {name}")
        try:
            with room.callers:
                result.figures.update(await asyncio.wait_for(function(room), LONGEST))
        except NoBrowser as missing:
            result.left_out.append(f"Without the page in a browser: {missing}.")
        except TimeoutError:
            raise NotReady(f"the measure of the server's {name} took longer than {LONGEST} s") from None
        except (Unexpected, EOFError) as error:
            raise NotReady(f"the server failed at the measure of its {name} ({error})") from None
