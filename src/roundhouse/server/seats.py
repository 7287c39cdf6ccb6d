"""Who sits where: invite links, joining, leaving a seat to a bot and coming back, replacing a bot."""

from __future__ import annotations

import io
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
import segno
from markupsafe import Markup
from msgspec import Meta
from starlette.responses import Response

from roundhouse.server.accounts import clean_name
from roundhouse.server.addresses import from_outside, is_loopback
from roundhouse.server.ask import Ask, Form
from roundhouse.server.creating import OPPONENT, bot_name, known_bot
from roundhouse.server.errors import Refused
from roundhouse.server.invites import fits, new_mark, token
from roundhouse.server.live_table import LiveTable
from roundhouse.server.names import own_name
from roundhouse.server.render import render, tell_next
from roundhouse.server.store import SeatRow


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """What is to happen to a seat."""

    do: Literal["take", "take_back", "leave_to_bot", "replace_bot", "retry", "kick", "new_link"]
    bot: Annotated[str, Meta(max_length=40)] = OPPONENT
    name: Annotated[str, Meta(max_length=200)] = ""


def change(ask: Ask, body: Change) -> Response:
    """POST /tables/ID/seats/N."""
    identity, seat = ask.param("table"), seat_number(ask)
    tables = ask.site.tables
    table = tables.get(identity)
    if body.do == "take":
        user = ask.enter(body.name)
        if not tables.take_seat(identity, seat, user.id, free_name(table, user.name)):
            raise Refused(409, "server.error.seat_taken")
        ask.site.bots.look(identity)
        return ask.json({})
    user = ask.known()
    bot = known_bot(body.bot)
    if body.do == "take_back":
        tables.take_back(identity, seat, user.id)
    elif body.do == "leave_to_bot":
        tables.leave_to_bot(identity, seat, user.id, bot)
    elif body.do == "replace_bot":
        tables.replace_bot(identity, seat, user.id, bot, free_name(table, bot_name(ask, bot)))
    elif body.do == "kick":
        tables.kick(identity, seat, user.id, bot)
    elif body.do == "new_link":
        tables.set_invite(identity, seat, user.id, new_mark())
        return ask.json({})
    elif not any(row.user_id == user.id for row in table.seats):
        raise Refused(403, "server.error.not_seated")
    ask.site.bots.retry(identity)
    return ask.json({})


def join_page(ask: Ask) -> Response:
    """GET /tables/ID/join/TOKEN: what the link offers, and a button to take it."""
    identity, given = ask.param("table"), ask.param("token")
    table = ask.site.tables.get(identity)
    seat = invited(ask, table, given)
    return render(
        ask,
        "join",
        status=200 if seat is not None else 410,
        table={"id": identity, "game": table.row.game, "title": table.game.title},
        seat=None if seat is None else seat.seat,
        free=seat is not None,
        players=[{"name": row.name, "kind": row.kind} for row in table.seats] if seat is not None else [],
        action=f"/tables/{identity}/join/{given}",
    )


def join(ask: Ask, form: Form) -> Response:
    """POST /tables/ID/join/TOKEN: takes the seat. Who already sits there just goes to the table.

    With a `bot` the owner gives the seat to that bot instead.
    """
    identity = ask.param("table")
    table = ask.site.tables.get(identity)
    if form.get("bot"):
        return seat_bot(ask, table, known_bot(form.get("bot")))
    if ask.user_id is not None and any(row.user_id == ask.user_id for row in table.seats):
        return ask.go(f"/tables/{identity}")
    seat = invited(ask, table, ask.param("token"))
    if seat is None:
        raise Refused(410, "server.error.link_used")
    user = ask.enter(form.get("name"))
    name = free_name(table, form.get("name") or user.name)
    if not ask.site.tables.take_seat(identity, seat.seat, user.id, name, seat.invite_hash):
        raise Refused(409, "server.error.seat_taken")
    ask.site.bots.look(identity)
    return ask.go(f"/tables/{identity}")


def put_away(ask: Ask, form: Form) -> Response:
    """POST /tables/ID/away: out of one's lists, and nowhere else; with `back`, into them again."""
    back = bool(form.get("back"))
    ask.site.tables.put_away(ask.param("table"), ask.known().id, away=not back)
    return tell_next(ask.go("/"), "brought_back" if back else "put_away")


def seat_bot(ask: Ask, table: LiveTable, bot: str) -> Response:
    """Put a bot on the seat of a link, so that the others need not wait for a person."""
    identity, user = table.row.id, ask.known()
    seat = invited(ask, table, ask.param("token"))
    if seat is None:
        raise Refused(410, "server.error.link_used")
    ask.site.tables.seat_bot(identity, seat.seat, user.id, bot, free_name(table, bot_name(ask, bot)))
    ask.site.bots.look(identity)
    return ask.go(f"/tables/{identity}")


def invited(ask: Ask, table: LiveTable, given: str) -> SeatRow | None:
    """The seat that a token is for: an open one, or a bot's that a person may take over."""
    key = ask.site.settings.secret
    for row in table.seats:
        if (
            row.kind != "person"
            and row.invite_hash
            and fits(key, table.row.id, row.seat, row.invite_hash, given)
        ):
            return row
    return None


def invites(ask: Ask, table: LiveTable) -> list[dict[str, object]]:
    """The links that seats can be taken with, for the owner of the table alone."""
    row = table.row
    if ask.user_id != row.owner:
        return []
    base = link_base(ask)
    local = is_loopback(urlsplit(base).hostname or "")
    found: list[dict[str, object]] = []
    for seat in table.seats:
        if seat.kind != "person" and seat.invite_hash:
            secret = token(ask.site.settings.secret, row.id, seat.seat, seat.invite_hash)
            path = f"/tables/{row.id}/join/{secret}"
            link = {"url": base + path, "path": path, "qr": qr_picture(base + path), "local": local}
            found.append({"seat": seat.seat, "free": seat.kind == "open", **link})
    return found


def link_base(ask: Ask) -> str:
    """The start of a link that somebody else can follow."""
    settings, here = ask.site.settings, ask.request.base_url
    return settings.base_url or from_outside(
        settings.host, here.hostname or "", here.port, str(here).rstrip("/")
    )


def qr_picture(text: str) -> Markup:
    """A code for phones, as a drawing inside the page. It needs no style of its own."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, lineclass="qr-lines", svgclass="qr"
    )
    return Markup(out.getvalue().decode())


def free_name(table: LiveTable, name: str) -> str:
    """The name under which somebody sits down: another one if it is taken at this table."""
    return own_name(clean_name(name), {row.name.casefold() for row in table.seats if row.name})


def seat_number(ask: Ask) -> int:
    """The seat of the address."""
    return int(ask.param("seat"))
