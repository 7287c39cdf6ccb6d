"""What somebody sees of a table now. Nothing is asked for as often: most answers lie ready, or will soon."""

from __future__ import annotations

import re
from asyncio import wrap_future
from time import perf_counter

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from roundhouse.server.http.access import HEADER, new_number
from roundhouse.server.http.accounts import COOKIE
from roundhouse.server.http.endpoints import looking
from roundhouse.server.http.hosts import check_host
from roundhouse.server.http.request import Ask
from roundhouse.server.http.security import SAFE
from roundhouse.server.metrics import REQUESTS, SECONDS, VIEWS
from roundhouse.server.tables.looking import Look, Wish

MOST_PICTURES = 40
PATTERN = "/tables/{table}/view"
PATH = re.compile(r"/tables/([^/]+)/view")


def view(ask: Ask) -> Response:
    """GET /tables/ID/view."""
    VIEWS.inc()
    tables = ask.site.tables
    look = tables.look(ask.param("table"), ask.user_id, wish(ask), ask.site.bots.marks)
    return ask.packed(tables.answer(look))


class QuickViews:
    """Answers looks at tables in memory by visitors who are known, before all else.

    Whatever is not as it mostly is goes the long way, and so does every error.
    """

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self.app = app
        self.hosts = hosts
        self.answered = REQUESTS.labels("GET", PATTERN, "200")
        self.took = SECONDS.labels(PATTERN)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        packed = await self.packed(scope)
        if packed is None:
            await self.app(scope, receive, send)
            return
        headers = [
            (b"content-length", str(len(packed)).encode()),
            (b"content-type", b"application/json"),
            (b"content-encoding", b"gzip"),
            (b"vary", b"Accept-Encoding"),
            (HEADER, new_number().encode()),
            *SAFE,
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": packed})
        VIEWS.inc()
        self.answered.inc()
        self.took.observe(perf_counter() - begun)

    async def packed(self, scope: Scope) -> bytes | None:
        """The answer to such a look; None to all else."""
        if scope["type"] != "http" or scope["method"] != "GET":
            return None
        found = PATH.fullmatch(scope["path"])
        if found is None:
            return None
        try:
            ask = Ask(Request(scope))
            check_host(ask.request.headers.get("host", ""), self.hosts)
            look = at_a_glance(ask, found[1])
            if look is None:
                return None
            if look.ours:
                await self.made(ask, look)
            if not look.packed.done():
                await wrap_future(look.packed)
            return look.packed.result()
        except Exception:  # the long way finds out what is wrong, and says so
            return None

    async def made(self, ask: Ask, look: Look) -> None:
        """Make what others may wait for already."""
        try:
            await to_thread.run_sync(ask.site.tables.answer, look, limiter=looking())
        except BaseException as error:
            look.give_up(error)
            raise


def at_a_glance(ask: Ask, table_id: str) -> Look | None:
    """A look at a table in memory by somebody known, without waiting; None if it takes more than that."""
    given = ask.request
    if "gzip" not in given.headers.get("accept-encoding", ""):
        return None
    visitor = ask.site.accounts.known(given.cookies.get(COOKIE))
    stamp = None if visitor is None else ask.site.store.quick_stamp(table_id)
    if visitor is None or stamp is None:
        return None
    ask.visitor = visitor
    return ask.site.tables.glance(table_id, ask.user_id, wish(ask), ask.site.bots.marks, stamp)


def wish(ask: Ask) -> Wish:
    """What a visitor wants to see."""
    given = ask.request.query_params
    have = frozenset(given.get("have", "").split(",")[:MOST_PICTURES]) - {""}
    return Wish(
        ask.language,
        ask.number("at"),
        have,
        ask.number("log_from") or 0,
        "words" in given,
        ask.number("since"),
    )
