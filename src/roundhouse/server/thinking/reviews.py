"""Reviews of games that are over: worked out once, in pieces, for everybody who looks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field

from starlette.concurrency import run_in_threadpool

from roundhouse.bots.hint import Hint, Wish
from roundhouse.bots.review import (
    Course,
    Moment,
    Run,
    course,
    moment,
    move_of,
    played_at,
    runs_of,
)
from roundhouse.bots.turning_points import weightiest
from roundhouse.server.announcements import Announcements
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.thinking.waiting_line import REVIEWED, Priority
from roundhouse.server.thinking.workers import BotFailed, seed_for
from roundhouse.table import Table

REVIEW = "review"  # the announcement that there is more to see
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

    def __init__(self, announcements: Announcements, bots: Bots, kept: int = 64) -> None:
        self.announcements = announcements
        self.bots = bots
        self.kept = kept
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

    def hint(self, live: LiveTable, at: int) -> Hint | None:
        """What a review has found at a position, if it has looked there: a hint says nothing else."""
        review = self.found(live)
        for number, seen in review.moments.items() if review is not None else ():
            if review is not None and seen is not None and review.runs[number].at == at:
                return seen.hint
        return None

    def wish(self, live: LiveTable, own: Collection[int]) -> Review:
        """Have a table's game reviewed, with what matters to these seats. From any thread."""
        table = live.running().whole()
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
        while len(self._kept) > self.kept:
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
                review.course = await self.bots.think(course, played, PATIENCE, Priority(REVIEWED))
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
        moves = [move_of(review.table, reached) for reached in run.entries]
        wish = Wish(review.table.game, view, seed_for(review.table_id, run.at, run.seat), SECONDS, moves)
        try:
            return await self.bots.think(moment, wish, PATIENCE, Priority(REVIEWED))
        except BotFailed as failure:
            log.warning("review of table %s at %d: %s", review.table_id, run.at, failure)
            return None

    async def _tell(self, review: Review) -> None:
        await run_in_threadpool(self.announcements.publish, review.table_id, REVIEW)
