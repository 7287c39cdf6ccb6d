"""Visitors of the measured server: connections that stay open, tables to play at, streams to watch.

Only as much of HTTP as the server answers with, so that the visitors take little of the machine themselves.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import re
from collections.abc import Coroutine, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from bench.engine import PLAYERS
from roundhouse.games.registry import open_game

T = TypeVar("T")

GZIP = b"\x1f\x8b"  # how everything begins that is packed
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
JSON, FORM = "application/json", "application/x-www-form-urlencoded"


class Unexpected(Exception):
    """The server answered something else than a visitor may hope for."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: bytes
    body: bytes

    @property
    def size(self) -> int:
        """Bytes on the wire, headers included."""
        return len(self.head) + len(self.body)

    def header(self, name: str) -> str:
        """A header by its name in small letters; empty if there is none."""
        for line in self.head.decode("latin-1").split("\r\n")[1:]:
            field, _, value = line.partition(":")
            if field.lower() == name:
                return value.strip()
        return ""

    @property
    def compressed(self) -> bool:
        return self.body.startswith(GZIP)

    def text(self) -> bytes:
        return unpacked(self.body)


class Caller:
    """One visitor with one connection."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address = address
        self.cookie = cookie
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is None:
            place = urlsplit(self.address)
            self.streams = await asyncio.open_connection(place.hostname, place.port)
        return self.streams

    async def send(self, method: str, path: str, body: bytes = b"", kind: str = "") -> None:
        """Send a request with the headers that a browser sends."""
        lines = f"{method} {path} HTTP/1.1\r\n{usual(self.address, self.cookie)}"
        if method != "GET":
            lines += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        _, writer = await self.connection()
        writer.write(f"{lines}\r\n".encode() + body)

    async def head(self) -> tuple[int, bytes]:
        """The status of the answer, and all its headers."""
        reader, _ = await self.connection()
        head = await reader.readuntil(b"\r\n\r\n")
        return int(head.split(None, 2)[1]), head

    async def ask(
        self, method: str, path: str, body: bytes = b"", kind: str = "", expect: int = 200
    ) -> Answer:
        fresh = self.streams is None
        try:
            await self.send(method, path, body, kind)
            status, head = await self.head()
        except (EOFError, ConnectionError):  # the server ends a connection that was idle for seconds
            if fresh:
                raise
            self.close()
            await self.send(method, path, body, kind)
            status, head = await self.head()
        reader, _ = await self.connection()
        length = LENGTH.search(head)
        answer = Answer(status, head, await reader.readexactly(int(length[1])) if length else b"")
        if status != expect:
            raise Unexpected(f"{method} {path} was answered with {status}: {answer.text()[:200]!r}")
        return answer

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path)

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Drawn(msgspec.Struct):
    """Of a picture, what tells it from others."""

    hash: str


class Seen(msgspec.Struct):
    """Of a view, what its visitor asks with the next time."""

    seq: int
    pictures: list[Drawn]


SEEN = msgspec.json.Decoder(Seen)


def visit(visits: Coroutine[Any, Any, T]) -> T:
    """Let visitors do what they came for, in the loop that takes least of the machine."""
    with asyncio.Runner(loop_factory=auto_loop_factory(use_subprocess=False)) as runner:
        return runner.run(visits)


def unpacked(body: bytes) -> bytes:
    return gzip.decompress(body) if body.startswith(GZIP) else body


@lru_cache(maxsize=256)
def usual(address: str, cookie: str) -> str:
    """The headers that somebody's browser sends with every request."""
    lines = [
        f"Host: {address.removeprefix('http://')}",
        f"Origin: {address}",
        "Accept: text/html,application/json,text/event-stream",
        "Accept-Encoding: gzip",
        "Accept-Language: en",
    ]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    return "\r\n".join([*lines, ""])


@lru_cache(maxsize=256)
def asked_with(body: bytes) -> tuple[int, str]:
    """What a visitor asks with after such an answer: the number of entries, and the drawings they have.

    Those who look on mostly get the same bytes, which are read once.
    """
    view = SEEN.decode(unpacked(body))
    return view.seq, ",".join(picture.hash for picture in view.pictures)


class Seeing:
    """Somebody with the page of a table open."""

    def __init__(self, caller: Caller, path: str = "") -> None:
        self.caller = caller
        self.path = path
        self.seen = 0
        self.have = ""  # the drawings that the page has already

    async def look(self) -> Answer:
        """Fetch the view as the page does after a move: without what it has."""
        answer = await self.caller.get(f"{self.path}/view?have={self.have}&log_from={self.seen}")
        self.seen, self.have = asked_with(answer.body)
        return answer


class Playing(Seeing):
    """People around one screen, and the game of random moves that they are going to play."""

    def __init__(self, caller: Caller, game: str, seed: int) -> None:
        super().__init__(caller)
        self.game = game
        self.seed = seed
        self.moves = random_game(game, seed)
        self.seq = 0

    async def open(self) -> None:
        """Make the table, with the seed of the game that is to be played."""
        number = players(self.game)
        fields = {"game": self.game, "players": str(number), "name": "Bench", "seed": str(self.seed)}
        fields |= {f"seat-{seat}": "here" if seat else "me" for seat in range(number)}
        fields |= {"spectators": "on"}
        answer = await self.caller.ask("POST", "/new", urlencode(fields).encode(), FORM, expect=303)
        self.path = answer.header("location")
        if cookie := answer.header("set-cookie"):
            self.caller.cookie = cookie.partition(";")[0]

    @property
    def over(self) -> bool:
        return self.seq == len(self.moves)

    async def move(self) -> float:
        """Store the next move; tells how many seconds it took."""
        body = {"move": self.moves[self.seq], "at": self.seq, "key": str(self.seq)}
        begun = perf_counter()
        answer = await self.caller.ask("POST", self.path + "/moves", json.dumps(body).encode(), JSON)
        spent = perf_counter() - begun
        self.seq += 1
        if json.loads(answer.text())["seq"] != self.seq:
            raise Unexpected(f"move {self.seq} was stored as {answer.text()!r}")
        return spent


class Watcher(Caller):
    """Somebody who only watches a table, by server-sent events."""

    async def open(self, path: str) -> None:
        """Listen; the server tells at once where the table is."""
        await self.send("GET", path + "/events")
        status, _ = await self.head()
        if status != 200:
            raise Unexpected(f"{path}/events was answered with {status}")
        await self.hear(0)

    async def hear(self, seq: int) -> float:
        """Wait for the announcement of an entry; tells when it was there."""
        reader, _ = await self.connection()
        while line := await reader.readline():
            if line.startswith(b"id: ") and int(line[4:]) >= seq:
                return perf_counter()
        raise Unexpected("the server ended a stream of events")


def players(game: str) -> int:
    return min(PLAYERS, open_game(game).max_players)


@lru_cache(maxsize=64)
def random_game(name: str, seed: int) -> Sequence[str]:
    """The moves of a game of random play, as they are written."""
    game, rng = open_game(name), random.Random(seed)
    state = game.new(players=players(name), seed=seed)
    found: list[str] = []
    while not state.over:
        move = rng.choice(state.legal())
        found.append(game.moves.text(move))
        state.play(move)
    return found
