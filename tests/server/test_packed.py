"""Answers on their way out: a stream's head does not wait for what it will tell."""

from __future__ import annotations

import asyncio

from starlette.types import Message, Receive, Scope, Send

from roundhouse.server.http.packed import LEAST, Packed


def sent(*messages: Message, accepts: bytes = b"gzip") -> list[list[Message]]:
    """What has gone out after each of an application's messages."""
    out: list[Message] = []
    after: list[list[Message]] = []

    async def send(message: Message) -> None:
        out.append(message)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        for message in messages:
            await send(message)
            after.append(out[:])

    async def receive() -> Message:
        return {"type": "http.request"}

    asyncio.run(Packed(app)({"type": "http", "headers": [(b"accept-encoding", accepts)]}, receive, send))
    return after


def head(kind: bytes, length: int | None = None) -> Message:
    own = [] if length is None else [(b"content-length", b"%d" % length)]
    return {"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind), *own]}


def body(content: bytes, more: bool = False) -> Message:
    return {"type": "http.response.body", "body": content, "more_body": more}


def test_the_head_of_a_stream_goes_out_before_there_is_anything_to_tell() -> None:
    after = sent(head(b"text/event-stream"), body(b"data: 1\n\n", more=True), body(b""))
    assert [len(out) for out in after] == [1, 2, 3]
    assert after[-1][1]["body"] == b"data: 1\n\n"


def test_short_answers_pass_and_long_ones_are_packed() -> None:
    short = sent(head(b"text/html", 5), body(b"short"))
    assert [len(out) for out in short] == [0, 2]
    assert short[-1][1]["body"] == b"short"
    packed = sent(head(b"text/html", LEAST * 9), body(b"<p>long" * LEAST))[-1]
    assert (b"content-encoding", b"gzip") in packed[0]["headers"]
    assert len(packed[1]["body"]) < LEAST
    plain = sent(head(b"text/html", LEAST * 9), body(b"<p>long" * LEAST), accepts=b"")[-1]
    assert len(plain[1]["body"]) == 7 * LEAST
