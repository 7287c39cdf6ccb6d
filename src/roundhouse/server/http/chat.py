"""Chat for everybody at a table, and notes for oneself. Both are kept apart from the moves."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.server.http.refusals import Forbidden, NotFound
from roundhouse.server.http.request import Ask
from roundhouse.server.store import ChatLine
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import name_in, names_in
from roundhouse.server.tables.refusals import NotYours, Refused
from roundhouse.server.wire import talk as wire
from roundhouse.server.wire.answers import Done

JOINER = "\u200d"  # joins pictographs into one
LONGEST_SENT = 20_000  # letters; how many are kept, the settings say


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=LONGEST_SENT)]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the chat that moderators should look at."""

    line: Annotated[int, Meta(ge=1, le=10**15)]


class Note(msgspec.Struct, forbid_unknown_fields=True):
    """All that is noted."""

    text: Annotated[str, Meta(max_length=LONGEST_SENT)]


def say(ask: Ask, body: Saying) -> Response:
    """POST /tables/ID/chat."""
    table = ask.table()
    table.check_open()
    user = ask.known()
    if not table.may_talk(user.id):
        raise NotYours(Reason("reason.talk_is_theirs"))
    if user.muted:
        raise Forbidden(Reason("server.error.muted"))
    text = "".join(sign if sign.isprintable() or sign == JOINER else " " for sign in body.text).strip()
    if not text or len(text) > ask.site.settings.limits.chat:
        raise Refused(Reason("server.error.chat_length", {"n": ask.site.settings.limits.chat}))
    seat = next((seat for seat in table.seats if seat.user_id == user.id), None)
    name, number = (user.name, -1) if seat is None else (seat.name, seat.seat)
    line = ask.site.store.add_chat(table.row.id, user.id, name, text, number)
    return ask.json(said(ask, table, line))


def chat(ask: Ask) -> Response:
    """GET /tables/ID/chat?after=."""
    table = ask.table()
    lines = ask.site.store.chats(table.row.id, ask.number("after", 10**9) or 0)
    return ask.json(wire.Chat([said(ask, table, line) for line in lines]))


def said(ask: Ask, table: LiveTable, line: ChatLine) -> wire.ChatLine:
    """A line of the chat as pages get it: as text, whatever it contains; guests in the reader's language."""
    here = next((seat for seat in table.seats if seat.seat == line.seat and seat.name == line.name), None)
    name = (
        name_in(ask.language, line.name) if here is None else names_in(ask.language, table.seats)[here.seat]
    )
    return wire.ChatLine(line.id, name, line.seat, line.text, line.at)


def report(ask: Ask, body: Report) -> Response:
    """POST /tables/ID/report: once for each line and person."""
    table, user = ask.table(), ask.known()
    if not ask.site.store.report_chat(table.row.id, body.line, user.id):
        raise NotFound
    return ask.json(Done())


def note(ask: Ask) -> Response:
    """GET /tables/ID/notes."""
    table = ask.table()
    return ask.json(wire.Notes(ask.site.store.note(table.row.id, ask.known().id)))


def set_note(ask: Ask, body: Note) -> Response:
    """PUT /tables/ID/notes."""
    table = ask.table()
    if len(body.text) > ask.site.settings.limits.note:
        raise Refused(Reason("server.error.note_length", {"n": ask.site.settings.limits.note}))
    ask.site.store.set_note(table.row.id, ask.known().id, body.text)
    return ask.json(Done())
