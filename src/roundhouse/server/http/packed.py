"""Answers packed on their way out, where that is worth it."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipResponder, IdentityResponder
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.http.api.stream import LINES

LEAST = 500  # bytes that are packed
AS_THEY_ARE = (*DEFAULT_EXCLUDED_CONTENT_TYPES, LINES)  # a stream must not wait to be packed


class Packed:
    """Packs answers; the short ones, which are most, pass at a glance."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        head: Message | None = None  # until it is known what comes after it; that of a stream does not wait
        packing: Send | None = None

        async def send_packed(message: Message) -> None:
            nonlocal head, packing
            if packing is not None:
                await packing(message)
            elif head is None and "content-length" in Headers(raw=message["headers"]):
                head = message
            elif head is not None and not message.get("more_body") and len(message.get("body", b"")) < LEAST:
                await send(head)
                await send(message)
            else:
                packing = self.responder(scope, send).send_with_compression
                if head is not None:
                    await packing(head)
                await packing(message)

        await self.app(scope, receive, send_packed)

    def responder(self, scope: Scope, send: Send) -> IdentityResponder:
        """Who packs an answer for whoever can unpack it, or else says that they could have it packed."""
        able = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        kind = GZipResponder if able else IdentityResponder
        found = kind(self.app, LEAST, exclude_content_types=AS_THEY_ARE)
        found.send = send
        return found
