"""The review of a game over HTTP: the chart's figures, and turning points as they are found."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.bots.hint import per_cent, spoken_steps
from roundhouse.bots.review import spoken_change, spoken_loss
from roundhouse.bots.turning_points import again, levelled, weightiest
from roundhouse.core.message import Reason
from roundhouse.server.http.hints import way_shown
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table import Nothing
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.saying import RememberedWords
from roundhouse.server.thinking.reviews import Review
from roundhouse.server.wire import advice as wire
from roundhouse.text import Words


def review(ask: Ask) -> Response:
    """GET /tables/ID/review: what is known so far."""
    table = finished(ask)
    return ask.json(shown(ask, table, ask.site.reviews.found(table)))


def begin(ask: Ask, body: Nothing) -> Response:
    """POST /tables/ID/review: have it worked out, if it is not yet."""
    table = finished(ask)
    return ask.json(shown(ask, table, ask.site.reviews.wish(table, concerned(ask, table))))


def finished(ask: Ask) -> LiveTable:
    """The table, if one may see it and its game is over."""
    table = ask.table()
    if not table.over:
        raise Refused(Reason("reason.not_over"))
    return table


def concerned(ask: Ask, table: LiveTable) -> list[int]:
    """The seats whose decisions matter most to whoever asks: the own ones, else those of all people."""
    own = [seat.seat for seat in table.seats if ask.user_id is not None and seat.user_id == ask.user_id]
    return own or table.people()


def shown(ask: Ask, table: LiveTable, found: Review | None) -> wire.Review:
    """A review as the page gets it."""
    if found is None or found.course is None:
        return wire.Review(begun=found is not None, ready=False, failed=found is not None and found.failed)
    course, own = found.course, concerned(ask, table)
    words = RememberedWords(ask.language, table.game, [seat.name for seat in table.seats])
    turns = sorted(weightiest(course, found.runs, own))
    chances, points = levelled(course.chances), levelled(course.points)
    return wire.Review(
        begun=True,
        ready=True,
        failed=found.failed,
        at=[0, *(run.entries[-1] for run in found.runs)],
        chances=[[per_cent(chance) for chance in row] for row in chances],
        points=[[round(points) for points in row] for row in points],
        moments=[
            turn_shown(found, number, own, words, points if len(words.names) == 1 else chances)
            for number in turns
        ],
        done=sum(number in found.moments for number in turns),
        of=len(turns),
    )


def turn_shown(
    found: Review, number: int, own: list[int], words: Words, rows: list[list[float]]
) -> wire.TurningPoint:
    """A turning point: when, whose, how the chart's `rows` changed, and what was missed if that is known."""
    run, alone = found.runs[number], len(words.names) == 1
    before, after = rows[number][run.seat], rows[again(found.runs, number)][run.seat]
    told = wire.TurningPoint(
        place=number,
        at=run.at,
        seat=run.seat,
        own=run.seat in own,
        change=spoken_change(words.say, before, after, alone),
        known=number in found.moments,
    )
    moment = found.moments.get(number)
    if moment is not None:
        told.played = spoken_steps(moment.played, words.say)
        told.best = way_shown(moment.best, words)
        told.lost = spoken_loss(moment, words.say, alone)
    return told
