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

from roundhouse.bots.registry import USUAL_BOT
from roundhouse.core.message import Reason
from roundhouse.server.http.accounts import clean_name
from roundhouse.server.http.capacity import choice_label
from roundhouse.server.http.clock_form import rules_told
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.refusals import LinkUsed, Taken
from roundhouse.server.http.render import render, tell_next
from roundhouse.server.http.request import Ask
from roundhouse.server.http.server_address import from_outside, is_loopback, to_the_network
from roundhouse.server.http.table_form import bot_name, known_bot
from roundhouse.server.now import now
from roundhouse.server.tables.invites import fits, new_nonce, token
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.stored_table import OPEN, PERSON, SeatRow
from roundhouse.server.thinking.bots import FAILED
from roundhouse.server.wire.answers import Done, Here
from roundhouse.text import Words


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """What is to happen to a seat."""

    do: Literal[
        "take", "take_back", "leave_to_bot", "replace_bot", "retry", "kick", "new_link", "vote_for_bot"
    ]
    bot: Annotated[str, Meta(max_length=40)] = USUAL_BOT
    name: Annotated[str, Meta(max_length=200)] = ""


def here(ask: Ask) -> Response:
    """GET /tables/ID/here: who has the table before their eyes."""
    table = ask.table()
    watching = ask.site.store.watchers(table.row.id, now())
    return ask.json(Here([one.seat for one in table.seats if one.kind == PERSON and one.user_id in watching]))


def change(ask: Ask, body: Change) -> Response:
    """POST /tables/ID/seats/N."""
    table_id, seat = ask.param("table"), ask.path_number("seat")
    seats = ask.site.tables.seats
    if body.do == "take":
        take(ask, table_id, seat, body.name)
        return ask.json(Done())
    user = ask.known()
    bot = known_bot(body.bot)
    if body.do == "take_back":
        seats.come_back(table_id, seat, user.id)
    elif body.do == "leave_to_bot":
        seats.leave(table_id, seat, user.id, bot)
    elif body.do == "replace_bot":
        stuck = ask.site.bots.marks(ask.site.tables.get(table_id)).get(seat) == FAILED
        seats.replace_bot(table_id, seat, user.id, bot, bot_name(ask, bot), stuck)
    elif body.do == "kick":
        seats.kick(table_id, seat, user.id)
    elif body.do == "vote_for_bot":
        ask.site.tables.vote_for_bot(table_id, user.id)
    elif body.do == "new_link":
        seats.invite(table_id, seat, user.id, new_nonce())
        return ask.json(Done())
    else:
        ask.site.tables.get(table_id).member(user.id)
    ask.site.bots.retry(table_id)
    return ask.json(Done())


def join_page(ask: Ask) -> Response:
    """GET /tables/ID/join/TOKEN: what the link offers, and a button to take it. Who sits there goes there."""
    table_id, given = ask.param("table"), ask.param("token")
    table = ask.site.tables.get(table_id)
    if sits_at(ask, table):
        return ask.go(f"/tables/{table_id}")
    seat = invited(ask, table, given)
    return render(
        ask,
        "join",
        status=200 if seat is not None else 410,
        table={"id": table_id, "game": table.row.game, "title": table.title},
        seat=None if seat is None else seat.seat,
        free=seat is not None,
        players=[] if seat is None else sitting(ask, table),
        terms=terms(ask, table),
        action=f"/tables/{table_id}/join/{given}",
    )


def terms(ask: Ask, table: LiveTable) -> list[str]:
    """What whoever is invited should know: what is played, whether one can take back, how long one has."""
    words = Words(ask.language, table.game)
    assert words.game_words is not None
    label = words.game_words.option
    found = [
        f"{words.say(label(option.name))}: {choice_label(words, option.name, table.row.options[option.name])}"
        for option in table.game.options
        if len(option.choices) > 1 and option.name in table.row.options
    ]
    found.append(ask.say("web.join.undo", rule=ask.say(f"web.new.undo.{table.row.undo}")))
    if table.clock is not None:
        rules = table.clock.rules
        found.append(rules_told(ask, rules))
        found.append(ask.say("web.join.when_up", rule=ask.say(f"web.new.clock.up.{rules.when_up}")))
    return found


def sitting(ask: Ask, table: LiveTable) -> list[dict[str, object]]:
    """Who sits at a table, as the join page shows it."""
    names = names_in(ask.language, table.seats)
    return [
        {"name": name, "kind": row.kind, "program": row.program}
        for name, row in zip(names, table.seats, strict=True)
    ]


def join(ask: Ask, form: Form) -> Response:
    """POST /tables/ID/join/TOKEN: takes the seat. Who already sits there just goes to the table.

    With a `bot` the owner gives the seat to that bot instead.
    """
    table_id = ask.param("table")
    table = ask.site.tables.get(table_id)
    if form.get("bot"):
        return seat_bot(ask, table, known_bot(form.get("bot")))
    if sits_at(ask, table):
        return ask.go(f"/tables/{table_id}")
    seat = invited(ask, table, ask.param("token"))
    if seat is None:
        raise LinkUsed
    take(ask, table_id, seat.seat, form.get("name"), seat.invite_nonce)
    return ask.go(f"/tables/{table_id}")


def sits_at(ask: Ask, table: LiveTable) -> bool:
    """Whether the visitor has a seat already."""
    return ask.user_id is not None and any(row.user_id == ask.user_id for row in table.seats)


def take(ask: Ask, table_id: str, seat: int, name: str, nonce: str | None = None) -> None:
    """Let the visitor sit down, by the name that was given or else by the own one."""
    user = ask.enter(name)
    called = clean_name(name.strip() or user.name)
    if not ask.site.tables.seats.take(table_id, seat, user.id, called, nonce, program=user.bot):
        raise Taken(Reason("server.error.seat_taken"))
    ask.site.bots.look(table_id)


def put_away(ask: Ask, form: Form) -> Response:
    """POST /tables/ID/away: out of one's lists, and nowhere else; with `back`, into them again."""
    back = bool(form.get("back"))
    ask.site.tables.put_away(ask.param("table"), ask.known().id, away=not back)
    return tell_next(ask.go("/mine"), "brought_back" if back else "put_away")


def seat_bot(ask: Ask, table: LiveTable, bot: str) -> Response:
    """Put a bot on the seat of a link, so that the others need not wait for a person."""
    table_id, user = table.row.id, ask.known()
    seat = invited(ask, table, ask.param("token"))
    if seat is None:
        raise LinkUsed
    ask.site.tables.seats.fill(table_id, seat.seat, user.id, bot, bot_name(ask, bot))
    ask.site.bots.look(table_id)
    return ask.go(f"/tables/{table_id}")


def invited(ask: Ask, table: LiveTable, given: str) -> SeatRow | None:
    """The seat that a token is for: an open one, or a bot's that a person may take over."""
    key = ask.site.secret
    for row in table.seats:
        if (
            row.kind != PERSON
            and row.invite_nonce
            and fits(key, table.row.id, row.seat, row.invite_nonce, given)
        ):
            return row
    return None


def invites(ask: Ask, table: LiveTable) -> list[dict[str, object]]:
    """The links that seats can be taken with, for the owner of the table alone."""
    row = table.row
    if ask.user_id != row.owner:
        return []
    base = link_base(ask)
    local = ""
    if is_loopback(urlsplit(base).hostname or "") and is_loopback(ask.address):
        local = to_the_network(ask.site.settings)
    found: list[dict[str, object]] = []
    for seat in table.seats:
        if seat.kind != PERSON and seat.invite_nonce:
            secret = token(ask.site.secret, row.id, seat.seat, seat.invite_nonce)
            path = f"/tables/{row.id}/join/{secret}"
            link = {"url": base + path, "path": path, "qr": qr_picture(base + path), "local": local}
            asked = None if seat.asked is None else ask.site.store.user(seat.asked)
            about = {"free": seat.kind == OPEN, "asked": "" if asked is None else asked.name}
            found.append({"seat": seat.seat, **about, **link})
    return found


def link_base(ask: Ask) -> str:
    """The start of a link that somebody else can follow."""
    settings, here = ask.site.settings, ask.request.base_url
    return settings.url or from_outside(settings.host, here.hostname or "", here.port, str(here).rstrip("/"))


def qr_picture(text: str) -> Markup:
    """A code for phones, as a drawing inside the page. It needs no style of its own."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, lineclass="qr-lines", svgclass="qr"
    )
    return Markup(out.getvalue().decode())
