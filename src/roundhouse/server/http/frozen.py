"""A table at which nobody can play on, as a page: why, how it ended, and every move as it was written."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.core.message import Message
from roundhouse.server.http.render import render
from roundhouse.server.http.request import Ask
from roundhouse.server.tables.frozen import FrozenTable
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.refusals import Unplayable
from roundhouse.text import MissingWords, Words


def frozen_page(ask: Ask, error: Unplayable) -> Response:
    """What GET /tables/ID shows of such a table."""
    table = ask.site.tables.frozen(ask.param("table"), ask.user_id, error)
    names = names_in(ask.language, table.seats)
    sheet = table.sheet()
    moves = table.moves(table.seat_of(ask.user_id))
    return render(
        ask,
        "frozen",
        table={"id": table.row.id, "title": table.title, "over": table.over},
        text=ask.words.say(error.reason),
        names=names,
        lines=[(line_name(ask, table, line), sheet.line(line)) for line in sheet.lines] if sheet else [],
        totals=table.totals(),
        winners=[names[seat] for seat in table.winners()],
        moves=[(names[move.seat], move.text) for move in moves],
        chat=ask.site.store.chats(table.row.id),
    )


def line_name(ask: Ask, table: FrozenTable, line: str) -> str:
    """A line of the score sheet in words, if the game still has words for it."""
    try:
        words = Words(ask.language, table.game)
        return words.say(Message(line) if words.game_words is None else words.game_words.score_line(line))
    except (MissingWords, LookupError):
        return line
