"""Endpoints made of handlers.

A handler is a plain function from an `Ask` (and a decoded body) to a response. It runs in a thread, so it may
read the store and play moves; `page`, `action` and `form` make an endpoint of it that reads the body first.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import PureWindowsPath
from typing import TypeVar

import msgspec
from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import RunVar
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.server.http.accounts import keep_cookie
from roundhouse.server.http.refusals import Forbidden, Malformed, WrongType
from roundhouse.server.http.request import Ask

SAFE_METHODS = ("GET", "HEAD")
PLAYED = ("/tables/", "/start", "/new", "/learn/")  # what bot accounts do through the API alone
MOST_FIELDS = 100
LONGEST_FIELD, LONGEST_WHY = 80, 300  # letters that are said again of a body that was not understood
MOST_LOOKING = 12  # requests that are looked into at once, of those that change nothing
LOOKING: RunVar[CapacityLimiter] = RunVar("looking")

Endpoint = Callable[[Request], Awaitable[Response]]
B = TypeVar("B", bound=msgspec.Struct)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of a form, and the text of the file that came with it."""

    fields: dict[str, str]
    upload: bytes = b""
    file_name: str = ""  # of what was uploaded

    def get(self, name: str, default: str = "") -> str:
        """A field."""
        return self.fields.get(name, default)


def page(handler: Callable[[Ask], Response], limit: str = "") -> Endpoint:
    """An endpoint that only looks: those who look share some threads, and leave the others to moves."""

    async def endpoint(request: Request) -> Response:
        return await to_thread.run_sync(answer, Ask(request), limit, handler, limiter=looking())

    return endpoint


def looking() -> CapacityLimiter:
    """The threads for those who only look."""
    try:
        return LOOKING.get()
    except LookupError:
        LOOKING.set(CapacityLimiter(MOST_LOOKING))
        return LOOKING.get()


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
        raise WrongType
    try:
        return decoder.decode(await request.body() or b"{}")
    except msgspec.ValidationError as error:
        raise Malformed(*pointed_at(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed from None


def pointed_at(told: str) -> tuple[str, str]:
    """Where a body has another shape than is asked for, as a JSON pointer in a fragment, and how.

    >>> pointed_at("Expected `str`, got `int` - at `$.seats[1]`")
    ('#/seats/1', 'Expected `str`, got `int`')
    >>> pointed_at("Object missing required field `moves` - at `$.plan`")
    ('#/plan/moves', 'Object missing required field `moves`')
    >>> pointed_at("Expected `str` of length <= 80 - at `key` in `$.options`")
    ('#/options', 'Expected `str` of length <= 80')
    """
    why, _, place = told.partition(" - at ")
    path = re.search(r"`(\$[^`]*)`$", place)
    parts = re.findall(r"[^.\[\]]+", path[1][1:].replace("[...]", "")) if path else []
    named = re.match(r"Object (?:missing required|contains unknown) field `(.*)`$", why, re.S)
    pointer = "#" + "".join(f"/{part}" for part in [*parts, *([named[1][:LONGEST_FIELD]] if named else [])])
    return pointer, why[:LONGEST_WHY]


def form(handler: Callable[[Ask, Form], Response], limit: str = "other") -> Endpoint:
    """An endpoint that takes a form, with one file at most."""

    async def endpoint(request: Request) -> Response:
        kind = request.headers.get("content-type", "").partition(";")[0].strip()
        empty = not kind and request.headers.get("content-length") == "0"
        if not empty and kind not in ("application/x-www-form-urlencoded", "multipart/form-data"):
            raise WrongType
        fields: dict[str, str] = {}
        upload, file_name = b"", ""
        async with request.form(max_files=1, max_fields=MOST_FIELDS) as sent:
            for name, value in sent.multi_items():
                if isinstance(value, UploadFile):
                    upload, file_name = await value.read(), own_name(value.filename or "")
                else:
                    fields[name] = value
        received = Form(fields, upload, file_name)
        return await run_in_threadpool(answer, Ask(request), limit, lambda ask: handler(ask, received))

    return endpoint


def own_name(path: str) -> str:
    r"""What a file is called, without the folders that a browser may tell.

    >>> own_name("../../etc/passwd"), own_name("C:\\maps\\mine.toml")
    ('passwd', 'mine.toml')
    """
    return PureWindowsPath(path).name  # it knows both ways to write folders


def answer(ask: Ask, limit: str, handler: Callable[[Ask], Response]) -> Response:
    """Let a handler answer, unless that is asked too often."""
    response = admitted(ask, limit, handler)
    if ask.cookie:
        keep_cookie(response, ask.cookie, ask.secure)
    return response


def admitted(ask: Ask, limit: str, handler: Callable[[Ask], T]) -> T:
    """Let a handler do something, unless that is asked too often, or by hand for a bot account."""
    if limit and ask.user is not None and ask.user.bot and ask.request.method not in SAFE_METHODS:
        path = ask.request.url.path
        if path.startswith(PLAYED) and not path.endswith("/seen"):
            raise Forbidden(Reason("server.error.bot_by_hand"))
    if limit:
        who = None if ask.user is None else str(ask.user.id)
        ask.site.throttle.check(limit, who, ask.address)
    return handler(ask)
