"""The table over HTTP: its page, each seat's view, moves, undo, forks, rematches, and the record."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import PlainTextResponse, Response

from roundhouse.core.game import SetupError
from roundhouse.core.message import Message
from roundhouse.server.http.api.presence import present
from roundhouse.server.http.chat import said
from roundhouse.server.http.frozen import frozen_page
from roundhouse.server.http.games import picture_address
from roundhouse.server.http.preview import tags
from roundhouse.server.http.refusals import Told
from roundhouse.server.http.render import embedded, render
from roundhouse.server.http.request import Ask
from roundhouse.server.http.seats import invites
from roundhouse.server.http.table_form import bots_shown
from roundhouse.server.metrics import VIEWS
from roundhouse.server.notices.webhook import WEBHOOK
from roundhouse.server.tables.groups import in_short
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.refusals import Illegal, Refused, Stale, Unplayable
from roundhouse.server.tables.stored_table import WAITING, TableRow
from roundhouse.server.wire.answers import Done, Ends, Opened, Refusal, Stored, Why
from roundhouse.server.wire.view import View
from roundhouse.text import Words

MOST_MOVES = 40  # after the first, in one request
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Written = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A move, made at a position, with a key that makes repeating it harmless; perhaps with others."""

    move: Written
    at: Number
    key: Key
    then: Annotated[list[Written], Meta(max_length=MOST_MOVES)] = msgspec.field(default_factory=list)
    apart: Annotated[list[Number], Meta(max_length=MOST_MOVES)] = msgspec.field(default_factory=list)


class Drawn(msgspec.Struct, forbid_unknown_fields=True):
    """Moves that lie in outline, and a way drawn from one element of the picture to the next."""

    at: Number
    moves: Annotated[list[Written], Meta(max_length=MOST_MOVES)]
    way: Annotated[list[Written], Meta(max_length=MOST_MOVES)]
    plan: Annotated[list[Written], Meta(max_length=200)] | None = None  # moves before them, in thought


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
    """A moment from which another game goes on, perhaps with what should have been played there."""

    at: Number
    moves: Annotated[list[Written], Meta(max_length=MOST_MOVES)] = msgspec.field(default_factory=list)


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """A request that says all by its address."""


def view_of(
    ask: Ask,
    table: LiveTable,
    at: int | None = None,
    have: Collection[str] = (),
    log_from: int = 0,
    since: int | None = None,
) -> View:
    """What the visitor may see of a table; with `words` in the query, in words too."""
    VIEWS.inc()
    return ask.site.tables.view(
        table.row.id,
        ask.user_id,
        ask.language,
        at,
        have,
        log_from,
        ask.site.bots.marks(table),
        described(ask),
        known=table.seq,
        since=since,
    )


def described(ask: Ask) -> bool:
    """Whether a view is wanted in words too."""
    return "words" in ask.request.query_params


def table_page(ask: Ask) -> Response:
    """GET /tables/ID."""
    try:
        table = ask.table()
    except Unplayable as error:
        return frozen_page(ask, error)
    row = table.row
    view = view_of(ask, table, since=ask.site.tables.come_to(table, ask.user_id))
    mine = [seat.seat for seat in table.seats if ask.user_id is not None and seat.user_id == ask.user_id]
    return render(
        ask,
        "table",
        table={
            "id": row.id,
            "game": row.game,
            "title": table.title,
            "house": row.house,
            "status": row.status,
            "undo": row.undo,
            "spectators": row.spectators,
            "listed": row.listed,
            "origin": origin(ask, row),
            "errata": errata(ask, table),
        },
        view=view,
        view_json=embedded(in_short(view)),
        chat=embedded([said(ask, table, line) for line in ask.site.store.chats(row.id)]),
        notes="" if ask.user_id is None else ask.site.store.note(row.id, ask.user_id),
        invites=invites(ask, table),
        picture_css=picture_address(row.game),
        preview=tags(ask, table),
        me={"seats": mine, "owner": row.owner == ask.user_id},
        bots=bots_shown(ask),
        bot_accounts=askable(ask, row),
        notices=notices_at(ask, table) if mine else None,
    )


def notices_at(ask: Ask, table: LiveTable) -> dict[str, object] | None:
    """What somebody at a table has said about notices of it; None where nobody gets any."""
    store, user_id = ask.site.store, ask.known().id
    if not ask.site.outbox.channels or table.row.house:
        return None
    hook = next((way for way in store.ways_of(user_id, WEBHOOK) if way.table_id == table.row.id), None)
    return {
        "muted": store.is_muted(table.row.id, user_id),
        "webhook": ("" if hook is None else hook.target) if WEBHOOK in ask.site.outbox.channels else None,
        "failed": bool(hook and hook.why),
    }


def errata(ask: Ask, table: LiveTable) -> list[str]:
    """The rules that were mended since the table was begun, as they hold here."""
    words = Words(ask.language, table.game)
    return [words.say(Message(f"erratum.{one.name}")) for one in table.game.kept_errata()]


def askable(ask: Ask, row: TableRow) -> list[str]:
    """The bot accounts that the owner of a table can ask to it now."""
    if row.owner != ask.user_id or row.status != WAITING:
        return []
    return [one.user.name for one in present(ask.site, row.game)]


def origin(ask: Ask, row: TableRow) -> dict[str, object] | None:
    """Where a what-if table came from, if the visitor may see that: the address, and after how many moves."""
    if row.forked_from is None or row.forked_at is None:
        return None
    try:
        with ask.site.tables.seen(row.forked_from, ask.user_id) as live:
            moves = len(live.running(row.forked_at).line(row.forked_at))
    except Refused:  # put away for good, or private
        return None
    return {"address": f"/tables/{row.forked_from}#at-{row.forked_at}", "moves": moves}


def moves(ask: Ask, body: Move) -> Response:
    """POST /tables/ID/moves."""
    written = [body.move, *body.then]
    stored = ask.site.tables.moves(ask.param("table"), written, body.at, body.key, ask.known().id, body.apart)
    return played(ask, stored, body.at)


def played(ask: Ask, stored: Iterator[int], at: int) -> Response:
    """Moves that are stored one by one as they are asked for, or why one of them is not played."""
    last = 0
    try:
        for seq in stored:
            last = seq
        return ask.json(Stored(last))
    except Stale as stale:
        return behind(ask, stale)
    except Illegal as illegal:
        return illegal_move(ask, illegal, at)
    finally:
        if last:  # also if one after it is refused
            ask.site.bots.go_on(ask.param("table"), last)


def undo(ask: Ask, body: Undo) -> Response:
    """POST /tables/ID/undo."""
    user, table_id = ask.known(), ask.param("table")
    try:
        seq = ask.site.tables.undo.take_back(table_id, user.id, body.moves, body.at, body.key)
    except Stale as stale:
        return behind(ask, stale)
    except Illegal as illegal:
        return illegal_move(ask, illegal, body.at)
    ask.site.bots.go_on(table_id, seq)
    return ask.json(Stored(seq))


def behind(ask: Ask, stale: Stale) -> Response:
    """Somebody was faster: what the table looks like now, and a plain message."""
    reason = ask.words.say(stale.reason)
    return ask.json(Refusal("stale", reason, reason, view_of(ask, ask.table())), 409)


def illegal_move(ask: Ask, illegal: Illegal, at: int) -> Response:
    """Why a move is not allowed, in the words of the game."""
    table = ask.site.tables.get(ask.param("table"), known=at)
    names = names_in(ask.language, table.seats)
    reason = Words(ask.language, table.game, names).say(illegal.reason)
    return ask.json(Refusal("illegal", reason, reason), 422)


def ask_undo(ask: Ask, body: AskUndo) -> Response:
    """POST /tables/ID/undo/ask."""
    ask.site.tables.undo.ask(ask.param("table"), ask.known().id, body.moves, body.at)
    return ask.json(Done())


def answer_undo(ask: Ask, body: AnswerUndo) -> Response:
    """POST /tables/ID/undo/answer."""
    table_id = ask.param("table")
    seq = ask.site.tables.undo.answer(table_id, ask.known().id, body.agree)
    if seq is not None:
        ask.site.bots.go_on(table_id, seq)
    return ask.json(Stored(seq))


def reopen(ask: Ask, body: Nothing) -> Response:
    """POST /tables/ID/reopen: go on where nobody looked for long."""
    table_id = ask.param("table")
    ask.site.tables.reopen(table_id, ask.known().id)
    ask.site.bots.look(table_id)
    return ask.json(Done())


def why(ask: Ask) -> Response:
    """GET /tables/ID/why?target=: why a thing cannot be chosen now."""
    target = ask.request.query_params.get("target", "")[:100]
    return ask.json(Why(ask.site.tables.why(ask.param("table"), ask.user_id, target, ask.language)))


def draft(ask: Ask, body: Drawn) -> Response:
    """POST /tables/ID/draft: what would come of some moves. Nothing is played."""
    user, table_id = ask.known(), ask.param("table")
    try:
        return ask.json(
            ask.site.tables.draft(table_id, user.id, body.at, body.moves, body.way, ask.language, body.plan)
        )
    except Stale as stale:
        return behind(ask, stale)
    except Illegal as illegal:
        return illegal_move(ask, illegal, body.at)


def ends(ask: Ask) -> Response:
    """GET /tables/ID/ends?moves=: whether moves end the turn, for those who want to be asked before."""
    moves = ask.request.query_params.get("moves", "").split("\n")[: MOST_MOVES + 1]
    return ask.json(Ends(ask.site.tables.ends(ask.param("table"), ask.user_id, moves)))


def fork(ask: Ask, body: Fork) -> Response:
    """POST /tables/ID/fork: what if, from here."""
    if ask.user is None:
        ask.table()  # nobody becomes a guest for a table they may not see
    made = ask.site.tables.fork(ask.param("table"), body.at, ask.enter().id, body.moves)
    ask.site.bots.look(made)
    return ask.json(Opened(made))


def rematch(ask: Ask, body: Nothing) -> Response:
    """POST /tables/ID/rematch: the same game with the same players."""
    try:
        made = ask.site.tables.rematch(ask.param("table"), ask.known().id)
    except SetupError as error:  # the game has changed since, and what was chosen is not there any more
        raise Told(error) from None
    ask.site.bots.look(made)
    return ask.json(Opened(made))


def record(ask: Ask) -> Response:
    """GET /tables/ID/record: the game as a text file. Until the end it holds what the reader may know."""
    table_id = ask.param("table")
    text = ask.site.tables.record(table_id, ask.user_id)
    game = text.partition("\ngame ")[2].split()[0]
    name = f"{game}-{table_id[:8]}.record"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
