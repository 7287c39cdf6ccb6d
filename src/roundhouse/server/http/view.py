"""What somebody sees of a table now. Nothing is asked for as often: most answers lie ready, or will soon."""

from __future__ import annotations

import asyncio
import re
from asyncio import wrap_future
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from time import perf_counter

from anyio import to_thread
from starlette.datastructures import QueryParams
from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from roundhouse.server.http.access import HEADER, new_number
from roundhouse.server.http.accounts import COOKIE
from roundhouse.server.http.endpoints import looking
from roundhouse.server.http.hosts import check_host
from roundhouse.server.http.request import LANGUAGE_COOKIE, Ask, language_of, number_in
from roundhouse.server.http.security import SAFE
from roundhouse.server.http.stamps import Stamps
from roundhouse.server.metrics import REQUESTS, SECONDS, VIEWS
from roundhouse.server.site import Site
from roundhouse.server.tables.looking import Look, Wish

MOST_PICTURES = 40
MAKERS = 3  # threads that make views, besides those that wait for somebody who draws
PATTERN = "/tables/{table}/view"
PATH = re.compile(r"/tables/([^/]+)/view")


def view(ask: Ask) -> Response:
    """GET /tables/ID/view."""
    VIEWS.inc()
    tables = ask.site.tables
    wish = wished(ask.request.scope["query_string"], ask.language)
    look = tables.look(ask.param("table"), ask.user_id, wish, ask.site.bots.marks)
    return ask.packed(tables.answer(look))


class QuickViews:
    """Answers looks at tables in memory before all else, without a thread where the answer lies ready.

    Whatever is not as it mostly is goes the long way, and so does every error.
    """

    def __init__(self, app: ASGIApp, hosts: frozenset[str], site: Site) -> None:
        self.app = app
        self.hosts = hosts
        self.site = site
        self.stamps = Stamps(site.store)
        self.makers = ThreadPoolExecutor(MAKERS + site.settings.artists, "views")
        self.waiting: dict[Future[bytes], asyncio.Future[bytes]] = {}  # what is being made, for all who wait
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
            look = await self.at_a_glance(scope, found[1])
            if look is None:
                return None
            if look.ours:
                self.makers.submit(self.make, look)
            if not look.packed.done():
                await self.made(look.packed)
            return look.packed.result()
        except Exception:  # the long way finds out what is wrong, and says so
            return None

    async def at_a_glance(self, scope: Scope, table_id: str) -> Look | None:
        """A look at a table in memory; None if it takes more than that."""
        given = dict(reversed(scope["headers"]))  # of two with one name the first counts
        if b"gzip" not in given.get(b"accept-encoding", b""):
            return None
        check_host(given.get(b"host", b"").decode("latin-1"), self.hosts)
        cookie, chosen = cookies_in(given.get(b"cookie", b""))
        visitor = self.site.accounts.known(cookie)
        if visitor is None:
            visitor = await to_thread.run_sync(self.site.accounts.visitor, cookie, limiter=looking())
        language = language_of(visitor.user, chosen, given.get(b"accept-language", b"").decode("latin-1"))
        wish = wished(scope["query_string"], language)
        stamp = self.stamps.quick(table_id) or await self.stamps.of(table_id)
        if stamp is None:
            return None
        user_id = None if visitor.user is None else visitor.user.id
        return self.site.tables.glance(table_id, user_id, wish, self.site.bots.marks, stamp)

    def make(self, look: Look) -> None:
        """Make what some wait for; in a thread."""
        try:
            self.site.tables.answer(look)
        except BaseException as error:
            look.give_up(error)

    async def made(self, packed: Future[bytes]) -> None:
        """Wait for what is being made; the loop is woken once for all who do."""
        waiting = self.waiting.get(packed)
        if waiting is None:
            waiting = self.waiting[packed] = wrap_future(packed)
            waiting.add_done_callback(lambda _: self.waiting.pop(packed, None))
        await asyncio.shield(waiting)


@lru_cache(maxsize=2048)
def cookies_in(header: bytes) -> tuple[str | None, str]:
    """Of the cookies that came, the session and the language that was chosen."""
    found = cookie_parser(header.decode("latin-1"))
    return found.get(COOKIE), found.get(LANGUAGE_COOKIE, "")


@lru_cache(maxsize=1024)
def wished(query: bytes, language: str) -> Wish:
    """What a visitor wants to see; refused if it cannot be read. Viewers of one table ask for the same."""
    given = QueryParams(query)
    have = frozenset(given.get("have", "").split(",")[:MOST_PICTURES]) - {""}
    return Wish(
        language,
        number_in(given, "at"),
        have,
        number_in(given, "log_from") or 0,
        "words" in given,
        "have" in given,
        number_in(given, "since"),
    )
