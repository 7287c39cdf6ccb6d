"""Announcements as server-sent events: one quiet stream per viewer, no thread, nothing secret in it.

An announcement says only that something has changed; what a viewer may know of it, the viewer asks for.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from sse_starlette import EventSourceResponse, ServerSentEvent
from sse_starlette.sse import AppStatus
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from roundhouse.server.http.request import Ask
from roundhouse.server.site import Site
from roundhouse.server.store.outage import LOST
from roundhouse.server.wire.answers import Moved

KEEP_ALIVE = 15  # seconds
MOVED = "moved"

AppStatus.enable_automatic_graceful_drain = False  # a server that stops ends its streams in good order


async def events(request: Request) -> Response:
    """GET /tables/ID/events."""
    ask = Ask(request)
    table_id = (await run_in_threadpool(ask.table)).row.id
    return EventSourceResponse(
        stream(ask.site, table_id, last_seen(request)),
        ping=KEEP_ALIVE,
        ping_message_factory=lambda: ServerSentEvent(comment="still here"),
        sep="\n",
    )


def last_seen(request: Request) -> int:
    """The last sequence number that the viewer heard of; -1 for none."""
    text = request.headers.get("last-event-id") or request.query_params.get("after") or ""
    return int(text[:9]) if text.isascii() and text.isdecimal() else -1


async def stream(site: Site, table_id: str, seen: int) -> AsyncIterator[ServerSentEvent]:
    """What happens at a table from now on; at once, if anything has happened since `seen`.

    Listening begins before the table is looked at: nothing can fall between. Sequence numbers only grow, so
    what the look already told is not told again.
    """
    with site.announcements.subscribe(table_id) as announcements:
        try:
            now = await run_in_threadpool(site.tables.get, table_id)
        except LOST:  # the page comes back, and is told then
            return
        if now.seq > seen:
            seen = now.seq
            yield event(MOVED, Moved(seen, now.turn), seen)
        async for heard in announcements:
            if heard.event != MOVED:
                yield event(heard.event, heard.data, None)
            elif heard.seq > seen:
                seen = heard.seq
                yield event(MOVED, heard.data, seen)


def event(name: str, data: object, number: int | None) -> ServerSentEvent:
    return ServerSentEvent(
        msgspec.json.encode(data).decode(), event=name, id=None if number is None else str(number), sep="\n"
    )
