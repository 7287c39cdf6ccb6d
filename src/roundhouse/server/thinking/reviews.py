"""Reviews of games that are over: worked out once, in pieces, for everybody who looks, and kept."""

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
from roundhouse.bots.skills import skills_of
from roundhouse.bots.turning_points import weightiest
from roundhouse.server.announcements import Announcements
from roundhouse.server.store.outage import LOST
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.thinking.review_parts import COURSE, Unreadable, course_in, moment_in, written
from roundhouse.server.thinking.waiting_line import REVIEWED, Priority
from roundhouse.server.thinking.workers import BotFailed, seed_for
from roundhouse.table import Table

REVIEW = "review"  # the announcement that there is more to see
SECONDS = 1.5  # of search at each turning point
LOOK_SECONDS = 2.0  # between two looks whether a review is still another server's
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
        """The review of a table as it stands, if somebody has asked for one. Not in the event loop."""
        if not live.over:
            return None
        review = self._kept.get(live.row.id)
        known = review is not None and review.seq == live.seq
        if known and not self.announcements.have_others:
            return review
        parts = self.announcements.store.review(live.row.id, live.seq)
        if not known:
            review = begun(live) if parts else None
        if review is not None:
            self._take_over(review, parts)
        return review if known or (review is not None and review.course is not None) else None

    def hint(self, live: LiveTable, at: int) -> Hint | None:
        """What a review has found at a position, if it has looked there: a hint says nothing else."""
        review = self.found(live)
        for number, seen in review.moments.items() if review is not None else ():
            if review is not None and seen is not None and review.runs[number].at == at:
                return seen.hint
        return None

    def wish(self, live: LiveTable, own: Collection[int]) -> Review:
        """Have a table's game reviewed, with what matters to these seats. From any thread."""
        review = self.found(live) or begun(live)
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
        """First the course, then one turning point after the other; while another server does it, wait."""
        try:
            while not await self.bots.lease(review.table_id, review.seq):
                await asyncio.sleep(LOOK_SECONDS)
            await run_in_threadpool(self._take_over, review)
            if review.course is None:
                played = await run_in_threadpool(played_at, review.table, review.runs)
                found = await self.bots.think(course, played, PATIENCE, Priority(REVIEWED))
                await self._keep(review, COURSE, found)
            self._want(review, own)
            while review.wanted:
                number = review.wanted[0]
                if number not in review.moments:
                    await self._keep(review, number, await self._moment(review, number))
                review.wanted.remove(number)
        except LOST:  # the store has said so; whoever asks again lets it go on
            review.failed = True
        except BotFailed as failure:
            log.warning("review of table %s: %s", review.table_id, failure)
            review.failed = True
            await self._tell(review)
        finally:
            self.bots.give_back(review.table_id)

    async def _keep(self, review: Review, place: int, found: Course | Moment | None) -> None:
        """Keep what was found, for all servers, and let everybody know; what failed may be tried again."""
        if found is None:
            review.moments[place] = None
        else:
            store, body = self.announcements.store, written(found)
            await run_in_threadpool(store.keep_review, review.table_id, review.seq, place, body)
            await run_in_threadpool(self._take_over, review)
        await self._tell(review)

    def _take_over(self, review: Review, parts: dict[int, str] | None = None) -> None:
        """Take over what is kept of a review. Of two servers that looked into the same, one is right."""
        store = self.announcements.store
        parts = store.review(review.table_id, review.seq) if parts is None else parts
        try:
            for place, body in sorted(parts.items()):
                if place == COURSE:
                    review.course = review.course or course_in(body, len(review.runs))
                elif place not in review.moments and place < len(review.runs):
                    review.moments[place] = moment_in(body)
        except Unreadable:  # kept by a Roundhouse of another day
            store.drop_review(review.table_id, review.seq)

    async def _moment(self, review: Review, number: int) -> Moment | None:
        run = review.runs[number]
        view = review.table.view(run.seat, run.at).dump()
        moves = [move_of(review.table, reached) for reached in run.entries]
        seed, skills = seed_for(review.table_id, run.at, run.seat), skills_of(review.table)
        wish = Wish(review.table.game, view, seed, SECONDS, moves, skills)
        try:
            return await self.bots.think(moment, wish, PATIENCE, Priority(REVIEWED))
        except BotFailed as failure:
            log.warning("review of table %s at %d: %s", review.table_id, run.at, failure)
            return None

    async def _tell(self, review: Review) -> None:
        await run_in_threadpool(self.announcements.publish, review.table_id, REVIEW)


def begun(live: LiveTable) -> Review:
    """A review of which nothing is known."""
    table = live.running().whole()
    return Review(live.row.id, table, live.seq, runs_of(table))
