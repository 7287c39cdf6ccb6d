"""Announcements as server-sent events: one quiet stream per viewer, no thread, nothing secret in it.

An announcement says only that something has changed; what a viewer may know of it, the viewer asks for.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec
from sse_starlette import EventSourceResponse, ServerSentEvent
from sse_starlette.sse import AppStatus
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from roundhouse.server.announcements import MOVED
from roundhouse.server.http.accounts import COOKIE
from roundhouse.server.http.limits import network
from roundhouse.server.http.refusals import Busy
from roundhouse.server.http.request import Ask
from roundhouse.server.store.announcer import EYES
from roundhouse.server.store.outage import LOST
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.wire.answers import Moved
from roundhouse.table.table import SPECTATOR

if TYPE_CHECKING:
    from roundhouse.server.site import Site

KEEP_ALIVE = 15  # seconds
COME_BACK = (500, 3000)  # milliseconds until a page asks again, after a server has stopped

AppStatus.enable_automatic_graceful_drain = False  # a server that stops ends its streams in good order


async def events(request: Request) -> Response:
    """GET /tables/ID/events."""
    ask = Ask(request)
    table = await run_in_threadpool(ask.table)
    plays = not table.row.house and table.seat_of(ask.user_id) != SPECTATOR
    address = network(ask.address)
    if not ask.site.listeners.enter(address):
        raise Busy
    return Listening(
        ask.site,
        address,
        stream(ask, table.row.id, last_seen(request), plays),
        ping=KEEP_ALIVE,
        ping_message_factory=lambda: ServerSentEvent(comment="still here"),
        sep="\n",
    )


class Listening(EventSourceResponse):
    """A stream that gives its place back when it ends, however it does."""

    def __init__(self, site: Site, address: str, content: AsyncIterator[ServerSentEvent], **how: Any) -> None:
        super().__init__(content, **how)
        self.site = site
        self.address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.site.listeners.leave(self.address)


def last_seen(request: Request) -> int:
    """The last sequence number that the viewer heard of; -1 for none."""
    text = request.headers.get("last-event-id") or request.query_params.get("after") or ""
    return int(text[:9]) if text.isascii() and text.isdecimal() else -1


async def stream(ask: Ask, table_id: str, seen: int, plays: bool) -> AsyncIterator[ServerSentEvent]:
    """What happens at a table from now on; at once, if anything has happened since `seen`.

    Listening begins before the table is looked at: nothing can fall between. Sequence numbers only grow, so
    what the look already told is not told again. Where not everybody may look, it is asked each time whether
    the viewer still may: they may have been sent away since, or have logged out.
    """
    site = ask.site
    eyes = None if "hidden" in ask.request.query_params else ask.user_id
    with site.announcements.subscribe(table_id) as announcements, site.eyes.on(table_id, eyes, plays):
        try:
            now = await run_in_threadpool(site.tables.get, table_id)
        except LOST:  # the page comes back, and is told then
            return
        if now.seq > seen:
            seen = now.seq
            yield event(MOVED, Moved(seen, now.turn), seen)
        async for heard in announcements:
            if not now.row.spectators and not await run_in_threadpool(may_see_still, ask, table_id):
                return
            if heard.event == EYES:
                if heard.data.get("who") != ask.user_id:  # one's own coming is no news
                    yield event(EYES, {}, None)
            elif heard.event != MOVED:
                yield event(heard.event, heard.data, None)
            elif heard.seq > seen:
                seen = heard.seq
                yield event(MOVED, heard.data, seen)
    if not site.streaming:  # the server stops: all come back to another one, but not all at once
        yield ServerSentEvent(comment="stopping", retry=random.randint(*COME_BACK), sep="\n")


def may_see_still(ask: Ask, table_id: str) -> bool:
    """Whether somebody may see a table now, by what their cookie stands for now."""
    try:
        user = ask.site.accounts.visitor(ask.request.cookies.get(COOKIE)).user
        return ask.site.tables.get(table_id).may_see(None if user is None else user.id)
    except (Refused, *LOST):  # the page comes back, and is told then
        return False


def event(name: str, data: object, number: int | None) -> ServerSentEvent:
    return ServerSentEvent(
        msgspec.json.encode(data).decode(), event=name, id=None if number is None else str(number), sep="\n"
    )
