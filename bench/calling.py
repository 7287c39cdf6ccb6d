"""Visitors of the measured server: connections that stay open, tables to play at, streams to watch.

Only as much of HTTP as the server answers with, so that the visitors take little of the machine themselves.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

import msgspec

from bench.engine import PLAYERS
from roundhouse.games.registry import open_game

JSON, FORM = "application/json", "application/x-www-form-urlencoded"


class Unexpected(Exception):
    """The server answered something else than a visitor may hope for."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes
    size: int  # bytes on the wire, headers included

    @property
    def compressed(self) -> bool:
        return self.headers.get("content-encoding") == "gzip"

    def text(self) -> bytes:
        return gzip.decompress(self.body) if self.compressed else self.body


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
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.address.removeprefix('http://')}",
            f"Origin: {self.address}",
            "Accept: text/html,application/json,text/event-stream",
            "Accept-Encoding: gzip",
            "Accept-Language: en",
        ]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if method != "GET":
            lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        _, writer = await self.connection()
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)

    async def head(self) -> tuple[int, dict[str, str], int]:
        """The status and the headers of the answer, and their length."""
        reader, _ = await self.connection()
        head = await reader.readuntil(b"\r\n\r\n")
        first, *rest = head.decode("latin-1").strip().split("\r\n")
        fields = (line.partition(":") for line in rest)
        headers = {name.lower(): value.strip() for name, _, value in fields}
        return int(first.split()[1]), headers, len(head)

    async def ask(
        self, method: str, path: str, body: bytes = b"", kind: str = "", expect: int = 200
    ) -> Answer:
        fresh = self.streams is None
        try:
            await self.send(method, path, body, kind)
            status, headers, length = await self.head()
        except (EOFError, ConnectionError):  # the server ends a connection that was idle for seconds
            if fresh:
                raise
            self.close()
            await self.send(method, path, body, kind)
            status, headers, length = await self.head()
        reader, _ = await self.connection()
        content = await reader.readexactly(int(headers.get("content-length", 0)))
        answer = Answer(status, headers, content, length + len(content))
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
        view = SEEN.decode(answer.text())
        self.seen = view.seq
        self.have = ",".join(picture.hash for picture in view.pictures)
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
        self.path = answer.headers["location"]
        if "set-cookie" in answer.headers:
            self.caller.cookie = answer.headers["set-cookie"].partition(";")[0]

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
        status, _, _ = await self.head()
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
