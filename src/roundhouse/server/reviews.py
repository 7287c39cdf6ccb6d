"""The review of a game over HTTP: the chart's figures, and turning points as they are found."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.server.advising import unpacked
from roundhouse.server.ask import Ask
from roundhouse.server.course import Moment
from roundhouse.server.hints import per_cent, way_shown
from roundhouse.server.live_table import LiveTable
from roundhouse.server.refusals import Refusal
from roundhouse.server.reviewing import Review, again, levelled, weightiest
from roundhouse.server.saying import RememberedWords
from roundhouse.server.seeing import visible
from roundhouse.server.tables import Nothing
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
    table = visible(ask)
    if not table.over:
        raise Refusal(Reason("reason.not_over"))
    return table


def concerned(ask: Ask, table: LiveTable) -> list[int]:
    """The seats whose decisions matter most to whoever asks: the own ones, else those of all people."""
    own = [seat.seat for seat in table.seats if ask.user_id is not None and seat.user_id == ask.user_id]
    return own or table.people()


def shown(ask: Ask, table: LiveTable, found: Review | None) -> dict[str, object]:
    """A review as the page gets it."""
    if found is None or found.course is None:
        return {"begun": found is not None, "failed": found is not None and found.failed, "ready": False}
    course, own = found.course, concerned(ask, table)
    words = RememberedWords(ask.language, table.game, [seat.name for seat in table.seats])
    turns = sorted(weightiest(course, found.runs, own))
    chances, points = levelled(course.chances), levelled(course.points)
    known = [number for number in turns if number in found.moments]
    return {
        "begun": True,
        "ready": True,
        "failed": found.failed,
        "at": [0, *(run.entries[-1] for run in found.runs)],
        "chances": [[per_cent(chance) for chance in row] for row in chances],
        "points": [[round(points) for points in row] for row in points],
        "moments": [
            {
                "before": figures(chances, points, number, found.runs[number].seat),
                "after": figures(chances, points, again(found.runs, number), found.runs[number].seat),
                **turn_shown(found, number, own, words),
            }
            for number in turns
        ],
        "done": len(known),
        "of": len(turns),
    }


def figures(chances: list[list[float]], points: list[list[float]], moment: int, seat: int) -> list[int]:
    """How a seat stood, as the chart tells it."""
    return [per_cent(chances[moment][seat]), round(points[moment][seat])]


def turn_shown(found: Review, number: int, own: list[int], words: Words) -> dict[str, object]:
    """A turning point: when, whose, and what was missed if that is known."""
    run = found.runs[number]
    told: dict[str, object] = {
        "place": number,
        "at": run.at,
        "seat": run.seat,
        "own": run.seat in own,
        "known": number in found.moments,
    }
    moment = found.moments.get(number)
    return told if moment is None else told | missed(moment, words)


def missed(moment: Moment, words: Words) -> dict[str, object]:
    """What would have been better, in words."""
    return {
        "missed": moment.points > 0 or moment.chance > 0,
        "points": round(moment.points),
        "chance": per_cent(moment.chance),
        "played": [words.say(unpacked(step)) for step in moment.played],
        "best": way_shown(moment.best, words),
    }
