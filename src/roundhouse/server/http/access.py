"""What every request has: a number, a line in the log if wished, its time; and its answer, safe headers."""

from __future__ import annotations

import logging
import time
from random import getrandbits

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.http.security import safe
from roundhouse.server.logs import FACTS, request_id
from roundhouse.server.metrics import REQUESTS, SECONDS

HEADER = b"x-request-id"
SECRETS = ("token",)  # parts of an address that are nobody's business

log = logging.getLogger("roundhouse.access")


class Access:
    """Around everything else: what happens inside belongs to one request."""

    def __init__(self, app: ASGIApp, logged: bool = False) -> None:
        self.app = app
        self.logged = logged

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        number = new_number()
        before = request_id.set(number)
        begun = time.perf_counter()
        status = 0

        async def send_numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*safe(message["headers"]), (HEADER, number.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_numbered)
        finally:
            seconds = time.perf_counter() - begun
            method, route = str(scope["method"]), pattern(scope)
            REQUESTS.labels(method if method in METHODS else "other", route, str(status)).inc()
            if not route.endswith("/events"):  # a stream lasts as long as somebody looks
                SECONDS.labels(route).observe(seconds)
            if self.logged:
                facts = {"status": status, "ms": round(1000 * seconds, 1)}
                log.info("%s %s", method, address(scope), extra={FACTS: facts})
            request_id.reset(before)


def new_number() -> str:
    """By which a request is found; no secret, so nobody asks the system for chance each time."""
    return f"{getrandbits(64):016x}"


METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")


def pattern(scope: Scope) -> str:
    """The pattern that an address follows; one for all addresses that there are not."""
    route = scope.get("route")
    found = getattr(route, "path", None)
    return str(found) if found else "/static" if scope["path"].startswith("/static/") else "unknown"


def address(scope: Scope) -> str:
    """An address for the log: without its query, and without the secrets that links hold."""
    written = pattern(scope)
    for name, value in scope.get("path_params", {}).items():
        if name not in SECRETS:
            written = written.replace(f"{{{name}}}", str(value)[:40])
    return written
