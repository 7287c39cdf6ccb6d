"""The first page: the games, and the visitor's tables."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from markupsafe import Markup
from starlette.responses import Response

from roundhouse.games.registry import GAMES, package_of
from roundhouse.server.http.capacity import choice_text, range_of, usual_number
from roundhouse.server.http.clock_form import left
from roundhouse.server.http.covers import drawn
from roundhouse.server.http.games import picture_address, query_of, shipped
from roundhouse.server.http.lesson import other_lessons
from roundhouse.server.http.render import ago, render
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table_form import USUAL, bots_shown, suiting
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.rows import OPEN, OVER, RUNNING, WAITING, Listed, SeatRow
from roundhouse.text import Words

log = logging.getLogger(__name__)


def home(ask: Ask) -> Response:
    """GET /."""
    store = ask.site.store
    mine: list[Listed] = []
    finished: list[Listed] = []
    away: list[Listed] = []
    if ask.user_id is not None:
        away = store.tables_of(ask.user_id, away=True)
        mine = store.tables_of(ask.user_id, RUNNING, WAITING)
        finished = store.tables_of(ask.user_id, OVER)
    own = {table.row.id for table in [*mine, *away]}
    clocks = store.clocks([table.row.id for table in mine])
    listed = [table for table in store.listed_tables() if table.row.id not in own]
    return render(
        ask,
        "home",
        games=list(cards(ask.language)),
        suits={name: suiting(ask, name) for name in GAMES},
        bots=bots_shown(ask),
        running=[{**in_list(ask, table), "left": left(ask, clocks.get(table.row.id))} for table in mine],
        open=[in_list(ask, table) for table in listed],
        finished=[in_list(ask, table) for table in finished],
        away=[in_list(ask, table) for table in away],
    )


def cards(language: str) -> Iterator[dict[str, object]]:
    """Every game as the first page shows it; one with a fault does not take the others away."""
    for name in GAMES:
        try:
            yield from [about_game(name, number, language) for number in range(len(shipped(name).boxes()))]
        except Exception:
            log.exception("the card of %s", name)


@cache
def about_game(name: str, number: int, language: str) -> dict[str, object]:
    """A game, or one of its expansions, as the first page shows it: with the picture of a table set up."""
    game = shipped(name)
    box = game.boxes()[number]
    words = Words(language, game)
    options = game.complete(box.options)
    chosen = [tuple(game.complete(one.options).items()) for one in game.boxes()]
    beside = "" if number else "".join(drawn(name, other, language)[1] for other in chosen[1:])
    sheet, shown = drawn(name, chosen[number], language, beside)
    about = package_of(name).guide().about(words.say)
    means = [choice_text(words, option, choice) for option, choice in box.options.items()]
    return {
        "name": name,
        "title": box.title,
        "options": box.options,
        "query": query_of(name, box),
        "chapter": box.chapter,
        "players": range_of(game.seats(options) if means else (game.min_players, game.max_players)),
        "bots": usual_number(game.seats(options), USUAL) - 1,
        "tagline": " ".join(means) or about["tagline"],
        "minutes": about["minutes"],
        "weight": about["weight"],
        "cover": Markup(shown if number else sheet + shown),
        "cover_css": picture_address(name),
        "lessons": other_lessons(words, name),
    }


def in_list(ask: Ask, table: Listed) -> dict[str, object]:
    """A table as lists show it."""
    names = names_in(ask.language, table.seats)
    seats = [replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)]
    table = replace(table, seats=seats)
    row, turn = table.row, table.turn_seat
    return {
        "id": row.id,
        "game": shipped(row.game).titled(row.options) if row.game in GAMES else row.game,
        "status": row.status,
        "frozen": bool(row.frozen),
        "players": [
            {
                "name": s.name,
                "shown": ask.say("web.home.program", name=s.name) if s.program else s.name,
                "letter": chr(65 + s.seat),
                "turn": s is turn,
                "kind": s.kind,
            }
            for s in seats
        ],
        "turn": "" if turn is None else turn.name,
        "mine": ask.user_id is not None and table.is_turn_of(ask.user_id),
        "owner": next((s.name for s in seats if s.user_id == row.owner), ""),
        "free": sum(s.kind == OPEN for s in seats),
        "seats": len(seats),
        "result": "" if row.result is None else result_of(ask, row.result, seats),
        "when": ago(ask, row.changed),
        "what_if": row.forked_from is not None,
        "may_go": ask.user_id is not None and table.goes_on_without(ask.user_id),
    }


def result_of(ask: Ask, result: dict[str, object], seats: list[SeatRow]) -> str:
    """How a game ended, in short: who won, or what somebody who played alone reached."""
    winners, totals = result["winners"], result["totals"]
    assert isinstance(winners, list)
    assert isinstance(totals, list)
    if len(seats) == 1:
        return ask.say("web.home.reached", n=totals[0]) if winners else ask.say("web.home.lost")
    return ask.say("web.home.won", name=", ".join(seats[n].name for n in winners)) if winners else ""
