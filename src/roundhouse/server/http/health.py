"""For those who watch over servers: whether this one is alive, and whether it should be sent visitors."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from roundhouse.server.http.request import Ask


async def healthz(request: Request) -> Response:
    """GET /healthz: the server is alive. Nothing else is asked: a restart would not bring a database back."""
    return PlainTextResponse("ok\n")


def readyz(ask: Ask) -> Response:
    """GET /readyz: whether the server serves: not while it stops, and not while its database is away."""
    if ask.site.draining:
        return PlainTextResponse("stopping\n", 503)
    ask.site.store.answers()
    return PlainTextResponse("ok\n")
