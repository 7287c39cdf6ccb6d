"""An operation of the API: one line that both the router and the description are made from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from roundhouse.server.http.api.asking import BASE, ApiAsk
from roundhouse.server.http.api.tokens import READ
from roundhouse.server.http.endpoints import Endpoint, read

Kind = Literal["json", "text", "lines"]


@dataclass(frozen=True, slots=True)
class Query:
    """Something that may stand behind the question mark of an address."""

    name: str
    meaning: str
    kind: Literal["integer", "string", "boolean"] = "integer"


@dataclass(frozen=True, slots=True)
class Operation:
    """What can be asked of the API.

    The handler gets the request, and the body if there is one; it gives what is sent. Of streams it gives
    what is listened to, in the event loop.
    """

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[..., Any]
    summary: str
    answer: Any  # the shape of what is sent, or of each line
    scope: str = READ  # none: for everybody
    body: type[msgspec.Struct] | None = None
    limit: str = ""
    kind: Kind = "json"
    status: int = 200
    query: tuple[Query, ...] = ()

    @property
    def name(self) -> str:
        """Its name in the description."""
        return str(self.handler.__name__)

    def route(self) -> Route:
        """Where the router finds it."""
        return Route(BASE + self.path, self.endpoint(), methods=[self.method], name=f"api {self.name}")

    def endpoint(self) -> Endpoint:
        """What the router calls."""
        if self.kind == "lines":
            return self._streaming()
        decoder = None if self.body is None else msgspec.json.Decoder(self.body, strict=True)

        async def endpoint(request: Request) -> Response:
            ask = ApiAsk(request)
            if decoder is None:
                return await run_in_threadpool(self._answer, ask)
            await run_in_threadpool(ask.admit, self.scope, self.limit)  # nobody else's body is read
            decoded = await read(request, decoder)
            return await run_in_threadpool(self._sent, ask, decoded)

        return endpoint

    def _answer(self, ask: ApiAsk) -> Response:
        ask.admit(self.scope, self.limit)
        return self._sent(ask)

    def _sent(self, ask: ApiAsk, *body: object) -> Response:
        made = self.handler(ask, *body)
        return made if isinstance(made, Response) else ask.json(made, self.status)

    def _streaming(self) -> Endpoint:
        listen: Callable[[ApiAsk], Awaitable[Response]] = self.handler

        async def endpoint(request: Request) -> Response:
            ask = ApiAsk(request)
            await run_in_threadpool(ask.admit, self.scope, self.limit)
            return await listen(ask)

        return endpoint
