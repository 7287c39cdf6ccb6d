"""What somebody sees of a table now. Nothing is asked for as often: most answers lie ready, or will soon."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from anyio import to_thread
from starlette.datastructures import QueryParams
from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from roundhouse.server.http.access import HEADER, new_number
from roundhouse.server.http.accounts import COOKIE, Visitor
from roundhouse.server.http.endpoints import looking
from roundhouse.server.http.hosts import check_host
from roundhouse.server.http.request import LANGUAGE_COOKIE, PAGE_LANGUAGE, Ask, language_of, number_in
from roundhouse.server.http.security import SAFE
from roundhouse.server.http.stamps import Stamps
from roundhouse.server.metrics import REQUESTS, SECONDS, VIEWS
from roundhouse.server.tables.looking import Look, WishedView
from roundhouse.server.tables.stored_table import Stamp

if TYPE_CHECKING:
    from roundhouse.server.site import Site

MOST_PICTURES = 40
MAKERS = 3  # threads that make views, besides those that wait for somebody who draws
PATTERN = "/tables/{table}/view"
PATH = re.compile(r"/tables/([^/]+)/view")
HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-encoding", b"gzip"),
    (b"vary", b"Accept-Encoding"),
    *SAFE,
]
HEAD = b"HTTP/1.1 200 OK\r\n" + b"".join(b"%b: %b\r\n" % header for header in HEADERS)
LINES = b"content-length: %d\r\n" + HEADER + b": %b\r\n%b\r\n"
LAST = b"connection: close\r\n"

Headers = list[tuple[bytes, bytes]]
Hear = Callable[[bytes | None], None]


def view(ask: Ask) -> Response:
    """GET /tables/ID/view."""
    VIEWS.inc()
    tables = ask.site.tables
    wish = wished(ask.request.scope["query_string"], ask.language)
    look = tables.look(ask.param("table"), ask.user_id, wish, ask.site.bots.marks)
    return ask.packed(tables.answer(look))


class Asked(NamedTuple):
    """Who asks for which table, by what a request says."""

    table_id: str
    cookie: str | None
    chosen: str  # the language
    page: str  # the language of the page that asks
    accepted: str  # languages
    query: bytes


class Glances:
    """Looks at tables in memory: what many wait for is made once, in a thread, and the loop is woken once.

    Whatever is not as it mostly is goes the long way, and so does every error.
    """

    def __init__(self, hosts: frozenset[str], site: Site) -> None:
        self.hosts = hosts
        self.site = site
        self.stamps = Stamps(site.store)
        self.makers = ThreadPoolExecutor(MAKERS + site.settings.artists, "views")
        self.waiting: dict[Future[bytes], list[Hear]] = {}  # for what is being made
        self.answered = REQUESTS.labels("GET", PATTERN, "200")
        self.took = SECONDS.labels(PATTERN)

    def answer(self, scope: Mapping[str, Any], hear: Hear) -> bool:
        """Let somebody hear the answer to such a look, but not before this is over; None if it failed.

        False to all else, and where more than a glance is needed.
        """
        try:
            asked = self.asked(scope)
            if asked is None:
                return False
            visitor = self.site.accounts.known(asked.cookie)
            stamp = None if visitor is None else self.stamps.quick(asked.table_id)
            return visitor is not None and stamp is not None and self.see(asked, visitor, stamp, hear)
        except Exception:  # the long way finds out what is wrong, and says so
            return False

    async def found(self, scope: Scope) -> bytes | None:
        """The answer to such a look, if need be with questions to the database; None to all else."""
        try:
            asked = self.asked(scope)
            if asked is None:
                return None
            visitor = self.site.accounts.known(asked.cookie)
            if visitor is None:
                visitor = await to_thread.run_sync(
                    self.site.accounts.visitor, asked.cookie, limiter=looking()
                )
            stamp = self.stamps.quick(asked.table_id) or await self.stamps.of(asked.table_id)
            heard: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

            def hear(packed: bytes | None) -> None:
                if not heard.done():  # else whoever asked has hung up
                    heard.set_result(packed)

            return await heard if stamp is not None and self.see(asked, visitor, stamp, hear) else None
        except Exception:
            return None

    def asked(self, scope: Mapping[str, Any]) -> Asked | None:
        """Who asks for which table; None if it is something else, or takes more than a glance."""
        if scope["type"] != "http" or scope["method"] != "GET":
            return None
        found = PATH.fullmatch(scope["path"])
        if found is None:
            return None
        given = dict(reversed(scope["headers"]))  # of two with one name the first counts
        if b"gzip" not in given.get(b"accept-encoding", b""):
            return None
        check_host(given.get(b"host", b"").decode("latin-1"), self.hosts)
        accepted = given.get(b"accept-language", b"").decode("latin-1")
        page = given.get(PAGE_LANGUAGE.encode(), b"").decode("latin-1")
        return Asked(found[1], *cookies_in(given.get(b"cookie", b"")), page, accepted, scope["query_string"])

    def see(self, asked: Asked, visitor: Visitor, stamp: Stamp, hear: Hear) -> bool:
        """Let a visitor hear what they see; False if the table is not at hand, or not for them."""
        language = language_of(asked.page, visitor.user, asked.chosen, asked.accepted)
        wish = wished(asked.query, language)
        user_id = None if visitor.user is None else visitor.user.id
        look = self.site.tables.glance(asked.table_id, user_id, wish, self.site.bots.marks, stamp)
        if look is None:
            return False
        waiting = self.waiting.get(look.packed)
        if waiting is None:
            waiting = self.waiting[look.packed] = []
            loop = asyncio.get_running_loop()
            if look.packed.done():
                loop.call_soon(self.tell, look.packed)
            else:
                look.packed.add_done_callback(lambda made: self.wake(loop, made))
        waiting.append(hear)
        if look.ours:
            self.makers.submit(self.make, look)
        return True

    def make(self, look: Look) -> None:
        """Make what some wait for; in a thread."""
        try:
            self.site.tables.answer(look)
        except BaseException as error:
            look.give_up(error)

    def wake(self, loop: asyncio.AbstractEventLoop, packed: Future[bytes]) -> None:
        """Tell it in the loop, unless the server has ended; from a thread."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(self.tell, packed)

    def tell(self, packed: Future[bytes]) -> None:
        """It is made: all who wait hear of it."""
        answer = None if packed.exception() else packed.result()
        for hear in self.waiting.pop(packed, ()):
            hear(answer)

    def written(self, packed: bytes, usual: Iterable[tuple[bytes, bytes]], last: bool) -> bytes:
        """An answer as it goes over the line, with the web server's usual headers."""
        lines = b"".join(b"%b: %b\r\n" % header for header in usual)
        own = LINES % (len(packed), new_number().encode(), LAST if last else b"")
        return b"".join((HEAD, lines, own, packed))

    def count(self, begun: float) -> None:
        """A look is answered."""
        VIEWS.inc()
        self.answered.inc()
        self.took.observe(perf_counter() - begun)


class QuickViews:
    """Answers looks at tables before all else; what a connection answers by itself does not come here."""

    def __init__(self, app: ASGIApp, glances: Glances) -> None:
        self.app = app
        self.glances = glances

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        packed = await self.glances.found(scope)
        if packed is None:
            await self.app(scope, receive, send)
            return
        own = [(b"content-length", b"%d" % len(packed)), (HEADER, new_number().encode())]
        await send({"type": "http.response.start", "status": 200, "headers": [*HEADERS, *own]})
        await send({"type": "http.response.body", "body": packed})
        self.glances.count(begun)


@lru_cache(maxsize=2048)
def cookies_in(header: bytes) -> tuple[str | None, str]:
    """Of the cookies that came, the session and the language that was chosen."""
    found = cookie_parser(header.decode("latin-1"))
    return found.get(COOKIE), found.get(LANGUAGE_COOKIE, "")


@lru_cache(maxsize=1024)
def wished(query: bytes, language: str) -> WishedView:
    """What a visitor wants to see; refused if it cannot be read. Viewers of one table ask for the same."""
    given = QueryParams(query)
    have = frozenset(given.get("have", "").split(",")[:MOST_PICTURES]) - {""}
    return WishedView(
        language,
        number_in(given, "at"),
        have,
        number_in(given, "log_from") or 0,
        "words" in given,
        "have" in given,
        number_in(given, "since"),
    )
