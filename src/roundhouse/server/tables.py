"""The table over HTTP: its page, each seat's view, moves, undo, forks, rematches, and the record."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import PlainTextResponse, Response

from roundhouse.server import lessons
from roundhouse.server.arranging import bots
from roundhouse.server.ask import Ask
from roundhouse.server.live_table import LiveTable
from roundhouse.server.modules import picture_address
from roundhouse.server.refusals import Illegal, Stale, TableError
from roundhouse.server.render import embedded, render
from roundhouse.server.seats import invites
from roundhouse.server.seeing import visible
from roundhouse.server.talk import said
from roundhouse.text import Words

MOST_PICTURES = 40
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A move, made at a position, with a key that makes repeating it harmless."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]
    at: Number
    key: Key


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """Some moves to be taken back."""

    moves: Annotated[int, Meta(ge=1, le=100_000)]
    at: Number
    key: Key


class AskUndo(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to take back more than is free."""

    moves: Annotated[int, Meta(ge=1, le=100_000)]
    at: Number


class AnswerUndo(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody says to such a wish."""

    agree: bool


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of the game from which another one goes on."""

    at: Number


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """A request that says all by its address."""


def view_of(
    ask: Ask, table: LiveTable, at: int | None = None, have: Collection[str] = (), log_from: int = 0
) -> dict[str, object]:
    """What the visitor may see of a table; with `words` in the query, in words too."""
    described = "words" in ask.request.query_params
    identity = table.row.id
    marks = ask.site.bots.marks(table)
    view = ask.site.tables.view(identity, ask.user_id, ask.language, at, have, log_from, marks, described)
    view["lesson"] = lessons.shown(table, ask.language)
    if view["lesson"] is not None and lessons.running(table):
        view["may_hint"] = False  # the lesson tells what to do
    return view


def table_page(ask: Ask) -> Response:
    """GET /tables/ID."""
    table = visible(ask)
    row = table.row
    view = view_of(ask, table)
    mine = [seat.seat for seat in table.seats if ask.user_id is not None and seat.user_id == ask.user_id]
    return render(
        ask,
        "table",
        table={
            "id": row.id,
            "game": row.game,
            "title": table.game.title,
            "house": row.house,
            "status": row.status,
            "undo": row.undo,
            "spectators": row.spectators,
            "listed": row.listed,
        },
        view=view,
        view_json=embedded(view),
        chat=[said(line) for line in ask.site.store.chats(row.id)],
        notes="" if ask.user_id is None else ask.site.store.note(row.id, ask.user_id),
        invites=invites(ask, table),
        picture_css=picture_address(row.game),
        me={"seats": mine, "owner": row.owner == ask.user_id},
        bots=bots(ask),
    )


def view(ask: Ask) -> Response:
    """GET /tables/ID/view."""
    table = visible(ask)
    have = {part for part in ask.request.query_params.get("have", "").split(",")[:MOST_PICTURES] if part}
    return ask.json(view_of(ask, table, ask.number("at"), have, ask.number("log_from") or 0))


def moves(ask: Ask, body: Move) -> Response:
    """POST /tables/ID/moves."""
    user = ask.known()
    table = at_entry(ask, ask.param("table"), body.at)
    try:
        lessons.check(table, body.move, body.at)
        seq = ask.site.tables.move(table.row.id, body.move, body.at, body.key, user_id=user.id)
    except Stale as stale:
        return behind(ask, stale)
    except Illegal as illegal:
        return illegal_move(ask, illegal)
    go_on(ask, table.row.id, seq)
    return ask.json({"seq": seq})


def undo(ask: Ask, body: Undo) -> Response:
    """POST /tables/ID/undo."""
    user = ask.known()
    identity = ask.param("table")
    try:
        seq = ask.site.tables.undo(identity, user.id, body.moves, body.at, body.key)
    except Stale as stale:
        return behind(ask, stale)
    except Illegal as illegal:
        return illegal_move(ask, illegal)
    go_on(ask, identity, seq)
    return ask.json({"seq": seq})


def at_entry(ask: Ask, identity: str, seq: int) -> LiveTable:
    """A table as it is in memory if it stands at this entry; else it is read from the store."""
    with ask.site.tables.holding.held(identity, seq) as table:
        return table


def go_on(ask: Ask, identity: str, seq: int) -> None:
    """Somebody has moved: perhaps it is for a script or a bot to go on."""
    table = at_entry(ask, identity, seq)
    if table.turn >= 0 and table.seats[table.turn].kind == "bot":
        lessons.reply(ask.site.tables, table)
        ask.site.bots.look(identity)


def behind(ask: Ask, stale: TableError) -> Response:
    """Somebody was faster: what the table looks like now, and a plain message."""
    table = visible(ask)
    return ask.json(
        {"error": "stale", "message": ask.words.say(stale.reason), "view": view_of(ask, table)}, 409
    )


def illegal_move(ask: Ask, illegal: Illegal) -> Response:
    """Why a move is not allowed, in the words of the game."""
    table = ask.site.tables.get(ask.param("table"))
    names = [seat.name for seat in table.seats]
    reason = Words(ask.language, table.game, names).say(illegal.reason)
    return ask.json({"error": "illegal", "message": reason, "reason": reason}, 422)


def ask_undo(ask: Ask, body: AskUndo) -> Response:
    """POST /tables/ID/undo/ask."""
    ask.site.tables.ask_undo(ask.param("table"), ask.known().id, body.moves, body.at)
    return ask.json({})


def answer_undo(ask: Ask, body: AnswerUndo) -> Response:
    """POST /tables/ID/undo/answer."""
    identity = ask.param("table")
    seq = ask.site.tables.answer_undo(identity, ask.known().id, body.agree)
    if seq is not None:
        go_on(ask, identity, seq)
    return ask.json({"seq": seq})


def why(ask: Ask) -> Response:
    """GET /tables/ID/why?target=: why a thing cannot be chosen now."""
    table = visible(ask)
    target = ask.request.query_params.get("target", "")[:100]
    return ask.json({"reasons": ask.site.tables.why(table.row.id, ask.user_id, target, ask.language)})


def ends(ask: Ask) -> Response:
    """GET /tables/ID/ends?move=: whether a move ends the turn, for those who want to be asked before."""
    table = visible(ask)
    move = ask.request.query_params.get("move", "")[:200]
    return ask.json({"ends": ask.site.tables.ends(table.row.id, ask.user_id, move)})


def fork(ask: Ask, body: Fork) -> Response:
    """POST /tables/ID/fork: what if, from here."""
    table = visible(ask)
    made = ask.site.tables.fork(table.row.id, body.at, ask.enter().id)
    ask.site.bots.look(made)
    return ask.json({"table": made})


def rematch(ask: Ask, body: Nothing) -> Response:
    """POST /tables/ID/rematch: the same game with the same players."""
    made = ask.site.tables.rematch(ask.param("table"), ask.known().id)
    ask.site.bots.look(made)
    return ask.json({"table": made})


def record(ask: Ask) -> Response:
    """GET /tables/ID/record: the game as a text file. It names the seed only where nobody gains by it."""
    table = visible(ask)
    text = ask.site.tables.record(table.row.id, ask.user_id)
    name = f"{table.row.game}-{table.row.id[:8]}.record"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
