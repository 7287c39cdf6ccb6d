"""The review of a game over HTTP: the chart's figures, and turning points as they are found."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.bots.hint import per_cent, spoken_steps
from roundhouse.bots.review import Course, spoken_change, spoken_choice, spoken_loss, spoken_luck
from roundhouse.bots.turning_points import again, fortune, levelled, strokes, told_with, weightiest
from roundhouse.core.message import Reason
from roundhouse.server.http.hints import way_shown, words_about
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table import Nothing
from roundhouse.server.tables.history import rounds
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.saying import RememberedWords
from roundhouse.server.tables.turn_lines import closed, told
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
    words = RememberedWords(ask.language, table.game, names_in(ask.language, table.seats))
    turns = sorted(weightiest(course, found.runs, own))
    chances, points = levelled(course.chances), levelled(course.points)
    at = [0, *(run.entries[-1] for run in found.runs)]
    rows = points if len(words.names) == 1 else chances
    looked = [
        turn_shown(found, course, number, own, words_about(ask, table, found.runs[number].seat), rows)
        for number in turns
    ]
    moments = [turn for turn in looked if turn.lost or turn.luck or not turn.known]
    told_there = told_with(found.runs, [turn.place for turn in moments])
    moments += [
        stroke_shown(found, course, number, seat, words) for number, seat in strokes(course, own, told_there)
    ]
    return wire.Review(
        begun=True,
        ready=True,
        failed=found.failed,
        at=at,
        chances=[[per_cent(chance) for chance in row] for row in chances],
        points=[[round(points) for points in row] for row in points],
        stages=rounds(found.table, at, ask.site.tables.picture_of(table.game.name), words.say),
        moments=sorted(moments, key=lambda one: (one.place, one.seat)),
        done=sum(number in found.moments for number in turns),
        of=len(turns),
    )


def turn_shown(
    found: Review, course: Course, number: int, own: list[int], words: Words, rows: list[list[float]]
) -> wire.TurningPoint:
    """A turning point: when, whose, how the chart's `rows` changed, and what was missed if that is known.

    Where something was, a closer look than the chart's says what was at stake. Where nothing was and chance
    had no part in it either, it is none.
    """
    run, alone = found.runs[number], len(words.names) == 1
    before, after = rows[number][run.seat], rows[again(found.runs, number)][run.seat]
    brought = fortune(course, found.runs, number)
    point = wire.TurningPoint(
        place=number,
        at=run.at,
        seat=run.seat,
        own=run.seat in own,
        change=spoken_change(words.say, before, after, alone),
        known=number in found.moments,
        luck=brought * (after - before) > 0 and 2 * abs(brought) >= abs(after - before),
        fate=spoken_luck(words.say, brought, alone),
    )
    moment = found.moments.get(number)
    if moment is not None:
        point.played = spoken_steps(moment.played, words.say)
        point.best = way_shown(moment.best, words)
        point.lost = spoken_loss(moment, words.say, alone)
        if moment.missed:  # by the same closer look as the best way and the loss
            point.change = spoken_choice(moment, words.say, alone)
    return point


def stroke_shown(found: Review, course: Course, number: int, seat: int, words: Words) -> wire.TurningPoint:
    """A stroke of luck: what came to light, and what it brought against what was to be expected.

    What the end of a round brought was no doing of the one whose turn led to it.
    """
    run, alone = found.runs[number], len(words.names) == 1
    after = (course.points if alone else course.chances)[number + 1][seat]
    brought = course.luck[number][seat]
    events = [event for reached in run.entries for event in found.table.entries[reached - 1].events]
    return wire.TurningPoint(
        place=number,
        at=run.at,
        seat=seat,
        own=True,
        change=spoken_change(words.say, after - brought, after, alone),
        known=True,
        luck=True,
        fate=spoken_luck(words.say, brought, alone, "review.stroke"),
        played=[closed(events, words) or told(events, run.seat, seat, words)],
    )
