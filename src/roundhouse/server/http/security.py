"""What holds for every request and answer: headers, where a change comes from, how large a body may be."""

from __future__ import annotations

import re
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.core.message import Reason
from roundhouse.server.http.hosts import check_host
from roundhouse.server.http.refusals import Forbidden, TooLarge
from roundhouse.server.settings import Limits

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
# Where cookies do not count, so no page elsewhere can make a browser change anything.
TOKENS_ONLY = ("/api/", "/mail/stop/")
UPLOADS = re.compile(r"/new|/open|/maps/[^/]+/check|/api/1/tables")  # the paths that take a file

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Without a referrer at all, forms would lose their Origin, by which changes are checked.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
SAFE = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
SAFE.append((b"cache-control", b"no-store"))
NAMES = frozenset(name for name, _ in SAFE[:-1])


def safe(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those for security; what nobody says how to keep, nobody keeps."""
    given = [one for one in headers if one[0] not in NAMES]
    kept = any(name == b"cache-control" for name, _ in given)
    return given + (SAFE[:-1] if kept else SAFE)


def check_origin(scope: Scope, base_url: str | None = None) -> None:
    """Refuse a change that does not come from a page of this very site; `base_url` is its name outside."""
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    if site is not None:
        same = site == "same-origin"
    else:  # browsers leave it out on plain http within a network
        given, host = headers.get("origin", ""), headers.get("host")
        same = bool(host) and given == f"{scope['scheme']}://{host}"
        same = same or (base_url is not None and given == base_url)
    if not same:
        raise Forbidden(Reason("server.error.origin"))


class Gate:
    """Stops what is meant for another site, changes from elsewhere, and bodies that are too large, before
    anybody reads them."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        base_url: str | None = None,
        hosts: frozenset[str] | None = None,
    ) -> None:
        self.app = app
        self.limits = limits
        self.base_url = base_url
        self.hosts = hosts  # None: any

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self.hosts is not None:
            check_host(Headers(scope=scope).get("host", ""), self.hosts)
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            await self.app(scope, receive, send)
            return
        if not scope["path"].startswith(TOKENS_ONLY):
            check_origin(scope, self.base_url)
        largest = self.limits.body + (self.limits.upload if UPLOADS.fullmatch(scope["path"]) else 0)
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced[:15]) > largest:
            raise TooLarge(largest)
        taken = 0

        async def receive_limited() -> Message:
            nonlocal taken
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > largest:
                    raise TooLarge(largest)
            return message

        await self.app(scope, receive_limited, send)
