"""Reviews of games that are over: worked out once, in pieces, for everybody who looks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field
from statistics import median

from starlette.concurrency import run_in_threadpool

from roundhouse.server.advising import Wish
from roundhouse.server.bots import Bots
from roundhouse.server.course import Course, Moment, Run, Turn, course, moment, move_of, played_at, runs_of
from roundhouse.server.live import Hub
from roundhouse.server.live_table import LiveTable
from roundhouse.server.workers import BotFailed, seed_for
from roundhouse.table import Table

REVIEW = "review"  # the announcement that there is more to see
KEPT = 64  # reviews
OWN = 4  # decisions of one's own that cost most
MOST = 6  # turning points in all
FALL = 0.005  # of the chance that counts as one
TURN = 0.03  # of it, until the seat is to decide again: less is no turning point
SECONDS = 1.5  # of search at each turning point
PATIENCE = 60.0  # seconds until no answer is expected any more

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Review:
    """What is known of a game so far. Changed in the event loop alone."""

    table_id: str
    table: Table
    seq: int
    runs: list[Run]
    course: Course | None = None
    moments: dict[int, Moment | None] = field(default_factory=dict)  # by run; None if it could not be found
    wanted: list[int] = field(default_factory=list)  # runs that somebody wants to know more about
    failed: bool = False


class Reviews:
    """Reviews in memory, and the tasks that go on with them."""

    def __init__(self, live: Hub, bots: Bots) -> None:
        self.live = live
        self.bots = bots
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """From now on there is a loop to work in."""
        self._loop = asyncio.get_running_loop()

    async def end(self) -> None:
        """Stop; what was not finished is worked out again when somebody asks."""
        self._loop = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def found(self, live: LiveTable) -> Review | None:
        """The review of a table as it stands, if somebody has asked for one."""
        review = self._kept.get(live.row.id)
        return None if review is None or review.seq != live.seq else review

    def wish(self, live: LiveTable, own: Collection[int]) -> Review:
        """Have a table's game reviewed, with what matters to these seats. From any thread."""
        table = live.running()
        review = self.found(live) or Review(live.row.id, table, live.seq, runs_of(table))
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wish, review, list(own))
        return review

    # In the event loop

    def _wish(self, review: Review, own: list[int]) -> None:
        if self._loop is None:
            return
        known = self._kept.get(review.table_id)
        if known is not None and known.seq == review.seq:
            review = known
        self._kept[review.table_id] = review
        self._kept.move_to_end(review.table_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        review.failed = False
        if review.course is not None:
            self._want(review, own)
        key = (review.table_id, review.seq)
        if key not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._go_on(review, own))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    def _want(self, review: Review, own: list[int]) -> None:
        assert review.course is not None
        for number in weightiest(review.course, review.runs, own):
            if number not in review.moments and number not in review.wanted:
                review.wanted.append(number)

    async def _go_on(self, review: Review, own: list[int]) -> None:
        """First the course, then one turning point after the other."""
        try:
            if review.course is None:
                played = await run_in_threadpool(played_at, review.table, review.runs)
                review.course = await self.bots.think(course, played, PATIENCE)
                self._want(review, own)
                await self._tell(review)
            while review.wanted:
                number = review.wanted[0]
                review.moments[number] = await self._moment(review, number)
                review.wanted.remove(number)
                await self._tell(review)
        except BotFailed as failure:
            log.warning("review of table %s: %s", review.table_id, failure)
            review.failed = True
            await self._tell(review)

    async def _moment(self, review: Review, number: int) -> Moment | None:
        run = review.runs[number]
        view = review.table.view(run.seat, run.at).dump()
        wish = Wish(review.table.game, view, seed_for(review.table_id, run.at, run.seat), SECONDS)
        moves = [move_of(review.table, reached) for reached in run.entries]
        try:
            return await self.bots.think(moment, Turn(wish, moves), PATIENCE)
        except BotFailed as failure:
            log.warning("review of table %s at %d: %s", review.table_id, run.at, failure)
            return None

    async def _tell(self, review: Review) -> None:
        await run_in_threadpool(self.live.publish, review.table_id, REVIEW)


def weightiest(course: Course, runs: list[Run], own: Collection[int]) -> list[int]:
    """The runs at which the game turned, the weightiest first: own decisions that cost most, then any.

    Whoever has just moved is ahead of the others by that: what counts is how far a gain is from the usual.
    """
    rows = course.chances if len(course.chances[0]) > 1 else [[row[0] / 100] for row in course.points]
    level = levelled(rows)
    gains = [rows[n + 1][run.seat] - rows[n][run.seat] for n, run in enumerate(runs)]
    free = [n for n in range(len(runs)) if course.free[n]]
    turns = {n for n in free if abs(level[again(runs, n)][runs[n].seat] - level[n][runs[n].seat]) >= TURN}
    usual = {
        seat: median(gains[n] for n in free if runs[n].seat == seat) for seat in {runs[n].seat for n in free}
    }
    odd = {n: gains[n] - usual[runs[n].seat] for n in free}
    falls = sorted((n for n in turns if runs[n].seat in own and odd[n] < -FALL), key=lambda n: (odd[n], n))
    # The very end settles what was only likely before: that is no turning point.
    swings = sorted(turns & set(free[:-1]), key=lambda n: (-abs(odd[n]), n))
    return list(dict.fromkeys([*falls[:OWN], *swings]))[:MOST]


def again(runs: list[Run], number: int) -> int:
    """Where the seat of a run is next to decide, or the end: only then can its chances be compared."""
    later = (n for n in range(number + 1, len(runs)) if runs[n].seat == runs[number].seat)
    return next(later, len(runs))


def levelled(rows: list[list[float]]) -> list[list[float]]:
    """Each row as the mean of one for each seat: whoever has just moved is not ahead by that alone.

    >>> levelled([[0.0, 9.0], [6.0, 9.0], [8.0, 9.0], [7.0, 9.0]])
    [[0.0, 9.0], [3.0, 9.0], [7.0, 9.0], [7.0, 9.0]]
    """
    seats = len(rows[0])
    level = [rows[0]]
    for last in range(1, len(rows) - 1):
        window = rows[max(0, last - seats + 1) : last + 1]
        level.append([sum(row[seat] for row in window) / len(window) for seat in range(seats)])
    return [*level, rows[-1]]
