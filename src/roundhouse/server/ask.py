"""One request: who asks, in which language, and how it is answered.

A handler is a plain function from an `Ask` (and a decoded body) to a response. It runs in a thread, so it may
read the store and play moves; `page`, `action` and `form` make an endpoint of it that reads the body first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from roundhouse.core.message import Argument, Message
from roundhouse.server.accounts import COOKIE, Visitor, keep_cookie
from roundhouse.server.errors import Refused
from roundhouse.server.store import User
from roundhouse.text import Words, languages

if TYPE_CHECKING:
    from roundhouse.server.site import Site

LANGUAGE_COOKIE = "roundhouse-language"
MOST_FIELDS = 100

Endpoint = Callable[[Request], Awaitable[Response]]
B = TypeVar("B", bound=msgspec.Struct)
T = TypeVar("T")


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
        """The user; Refused if the visitor has no session."""
        if self.user is None:
            raise Refused(401, "server.error.no_session")
        return self.user

    def enter(self, name: str = "") -> User:
        """The user; a new guest if the visitor has no session yet."""
        if self.user is None:
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

    # Words

    @cached_property
    def language(self) -> str:
        """What the user prefers, else what was chosen in this browser, else what the browser asks for."""
        chosen = (
            self.user.language if self.user is not None else self.request.cookies.get(LANGUAGE_COOKIE, "")
        )
        if chosen in languages():
            return chosen
        return accepted(self.request.headers.get("accept-language", ""))

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

    def go(self, path: str) -> Response:
        """Go on with another page."""
        return RedirectResponse(path, 303)

    def param(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def number(self, name: str, most: int = 1_000_000) -> int | None:
        """A whole number of the query, if it is there; Refused if it is none."""
        text = self.request.query_params.get(name)
        if not text:
            return None
        if not (text.isascii() and text.isdecimal()) or int(text[:9]) > most:
            raise Refused(400, "server.error.malformed")
        return int(text[:9])


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of a form, and the text of the file that came with it."""

    fields: dict[str, str]
    upload: bytes = b""

    def get(self, name: str, default: str = "") -> str:
        """A field."""
        return self.fields.get(name, default)


def page(handler: Callable[[Ask], Response], limit: str = "") -> Endpoint:
    """An endpoint that only looks."""

    async def endpoint(request: Request) -> Response:
        return await run_in_threadpool(answer, Ask(request), limit, handler)

    return endpoint


def action(body: type[B], handler: Callable[[Ask, B], Response], limit: str = "other") -> Endpoint:
    """An endpoint that takes JSON of exactly one shape."""
    decoder = msgspec.json.Decoder(body, strict=True)

    async def endpoint(request: Request) -> Response:
        decoded = await read(request, decoder)
        return await run_in_threadpool(answer, Ask(request), limit, lambda ask: handler(ask, decoded))

    return endpoint


def patient(
    body: type[B],
    begin: Callable[[Ask, B], T],
    finish: Callable[[Ask, T], Awaitable[Response]],
    limit: str = "other",
) -> Endpoint:
    """An endpoint that takes JSON, and whose answer takes a while: no thread waits for it."""
    decoder = msgspec.json.Decoder(body, strict=True)

    async def endpoint(request: Request) -> Response:
        decoded = await read(request, decoder)
        ask = Ask(request)
        begun = await run_in_threadpool(admitted, ask, limit, lambda ask: begin(ask, decoded))
        return await finish(ask, begun)

    return endpoint


async def read(request: Request, decoder: msgspec.json.Decoder[B]) -> B:
    """The body of a request."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused(415, "server.error.malformed")
    try:
        return decoder.decode(await request.body() or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused(400, "server.error.malformed") from None


def form(handler: Callable[[Ask, Form], Response], limit: str = "other") -> Endpoint:
    """An endpoint that takes a form, with one file at most."""

    async def endpoint(request: Request) -> Response:
        kind = request.headers.get("content-type", "").partition(";")[0].strip()
        empty = not kind and request.headers.get("content-length") == "0"
        if not empty and kind not in ("application/x-www-form-urlencoded", "multipart/form-data"):
            raise Refused(415, "server.error.malformed")
        fields: dict[str, str] = {}
        upload = b""
        async with request.form(max_files=1, max_fields=MOST_FIELDS) as sent:
            for name, value in sent.multi_items():
                if isinstance(value, UploadFile):
                    upload = await value.read()
                else:
                    fields[name] = value
        received = Form(fields, upload)
        return await run_in_threadpool(answer, Ask(request), limit, lambda ask: handler(ask, received))

    return endpoint


def answer(ask: Ask, limit: str, handler: Callable[[Ask], Response]) -> Response:
    """Let a handler answer, unless that is asked too often."""
    response = admitted(ask, limit, handler)
    if ask.cookie:
        keep_cookie(response, ask.cookie, ask.secure)
    return response


def admitted(ask: Ask, limit: str, handler: Callable[[Ask], T]) -> T:
    """Let a handler do something, unless that is asked too often."""
    if limit:
        who = None if ask.user is None else str(ask.user.id)
        ask.site.throttle.check(limit, who, ask.address)
    return handler(ask)


@cache
def shared_words(language: str) -> Words:
    """The words that all games share."""
    return Words(language)


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
