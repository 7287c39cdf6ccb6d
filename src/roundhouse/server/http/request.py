"""One request as handlers get it: who asks, in which language, about which table, and how it is answered."""

from __future__ import annotations

import gzip
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from roundhouse.core.message import Argument, Message
from roundhouse.server.http.accounts import COOKIE, Visitor
from roundhouse.server.http.refusals import Banned, Malformed, NoSession, NotFound
from roundhouse.server.store import User
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.text import Words, languages

if TYPE_CHECKING:
    from roundhouse.server.site import Site

LANGUAGE_COOKIE = "roundhouse-language"
PAGE_LANGUAGE = "page-language"  # the header in which a page says what language it was opened in
MOST_DIGITS = 15  # of a number in a path: more than anything here is ever counted to, less than a store takes


class Ask:
    """One request."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.site: Site = request.app.state.site
        self.cookie = ""  # of a session that began with this request

    @cached_property
    def visitor(self) -> Visitor:
        """Whoever asks."""
        return self.site.accounts.visitor(self.request.cookies.get(COOKIE))

    @property
    def user(self) -> User | None:
        """The user, if it is one."""
        return self.visitor.user

    @property
    def user_id(self) -> int | None:
        """The number of the user, if it is one."""
        return None if self.user is None else self.user.id

    def known(self) -> User:
        """The user; refused if the visitor has no session."""
        if self.user is None:
            raise NoSession
        if self.user.banned:
            raise Banned
        return self.user

    def enter(self, name: str = "") -> User:
        """The user; a new guest if the visitor has no session yet."""
        if self.user is None:
            self.site.throttle.check("guest", None, self.address)
            self.begin(self.site.accounts.guest(name.strip() or self.say("server.guest"), self.language))
        return self.known()

    def begin(self, user: User) -> None:
        """Open a session for a user; the cookie goes out with the answer."""
        self.cookie = self.site.accounts.open_session(user, self.request.headers.get("user-agent", ""))
        self.__dict__["visitor"] = self.site.accounts.visitor(self.cookie)

    @property
    def secure(self) -> bool:
        """Whether the request came over https."""
        return self.request.url.scheme == "https"

    @property
    def address(self) -> str:
        """Where the request came from."""
        return self.request.client.host if self.request.client else ""

    def table(self) -> LiveTable:
        """The table of the address; refused if the visitor may not see it."""
        with self.site.tables.seen(self.param("table"), self.user_id) as live:
            return live

    # Words

    @cached_property
    def language(self) -> str:
        """The language in which this visitor is spoken to."""
        given = self.request.headers
        chosen = self.request.cookies.get(LANGUAGE_COOKIE, "")
        return language_of(given.get(PAGE_LANGUAGE, ""), self.user, chosen, given.get("accept-language", ""))

    @property
    def words(self) -> Words:
        """The words that all games share, in the visitor's language."""
        return shared_words(self.language)

    def say(self, key: str, **args: Argument) -> str:
        """A message in the visitor's language."""
        return self.words.say(Message(key, args))

    # Answers

    @property
    def wants_page(self) -> bool:
        """Whether the answer is for somebody's eyes, not for a program's."""
        return "text/html" in self.request.headers.get("accept", "")

    def json(self, value: object, status: int = 200) -> Response:
        """An answer for the page's program."""
        return Response(msgspec.json.encode(value), status, media_type="application/json")

    def packed(self, answer: bytes) -> Response:
        """An answer that is packed JSON already; unpacked for the few who cannot do that."""
        if "gzip" not in self.request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(answer), media_type="application/json")
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(answer, media_type="application/json", headers=headers)

    def go(self, path: str) -> Response:
        """Go on with another page."""
        return RedirectResponse(path, 303)

    def param(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def path_number(self, name: str) -> int:
        """A number that is part of the path; refused if it is none, or one that nothing can have."""
        text = self.param(name)
        if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
            raise NotFound
        return int(text)

    def number(self, name: str, most: int = 1_000_000) -> int | None:
        """A whole number of the query, if it is there; refused if it is none."""
        return number_in(self.request.query_params, name, most)


def number_in(query: QueryParams, name: str, most: int = 1_000_000) -> int | None:
    """A whole number of a query, if it is there; refused if it is none."""
    text = query.get(name)
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()) or int(text[:9]) > most:
        raise Malformed(f"?{name}", f"Expected a number from 0 to {most}")
    return int(text[:9])


def language_of(page: str, user: User | None, chosen: str, header: str) -> str:
    """That of the page, else what the user prefers, or was chosen in this browser, or the browser asks for.

    A page that is open stays in one language, whichever is chosen in another one meanwhile.
    """
    if page in languages():
        return page
    wanted = chosen if user is None else user.language
    return wanted if wanted in languages() else accepted(header)


@cache
def shared_words(language: str) -> Words:
    """The words that all games share."""
    return Words(language)


@lru_cache(maxsize=1024)
def accepted(header: str) -> str:
    """The best of our languages by an `Accept-Language` header; the first if it names none of them.

    >>> accepted("fr, pl;q=0.5, de-AT;q=0.8"), accepted("*"), accepted("de;q=0, ;q=x")
    ('de', 'en', 'en')
    """
    ours = languages()
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:400].split(",")):
        tag, _, quality = part.partition(";q=")
        code = tag.strip().lower().partition("-")[0]
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if code in ours and weight > 0:
            found.append((-weight, place, code))
    return min(found)[2] if found else ours[0]


def nested(value: object) -> str:
    """JSON that may stand inside a page's script element: no sign that could end it."""
    text = msgspec.json.encode(value).decode()
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
