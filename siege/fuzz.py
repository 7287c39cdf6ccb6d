"""Hostile requests against a running server: never an answer of 500, never a traceback, never silence."""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from random import Random
from urllib.parse import urlencode

import roundhouse
from roundhouse.games.registry import GAMES
from siege.hostile_requests import FORM, Cast, Sent, hostile
from siege.nursery import Nursery, Victim, nursery
from siege.tally import Tally

SERVERS = 2  # each with a database of its own: one for each core that most machines have at least
AT_ONCE = 6  # lines on which requests come, shared out among the servers
A_CAST = 3_000  # requests until there are new people and tables: those before may have been removed
SECONDS = 60.0  # until nobody expects an answer any more
MINUTE = 60.0  # from one word of how far it is to the next
STREAMS = ("text/event-stream", "application/jsonl", "application/x-ndjson")
PLENTY = "1000000+1000000/s"
OFFERED = {
    "log.level": "warning",
    "url": "http://127.0.0.1",
    "mail.host": "127.0.0.1",
    "mail.port": "9",  # where nobody listens: letters are written and wait
    "mail.sender": "siege@play.example",
    "webhook.offered": "yes",
}
RATES = (
    "create", "guest", "talk", "move", "look", "draft", "api", "bot_create", "bot_talk", "bot_move",
    "bot_other", "other", "preview",
)  # fmt: skip
SHIPPED = Path(roundhouse.__file__).parent / "games"
REFUSED_FOR_NOW = 503


def fuzz(folder: Path, seed: int, count: int, tell: Callable[[Tally], None] = lambda so_far: None) -> Tally:
    """So many requests, on some lines at once; each line has a seed of its own; `tell` hears how it goes."""
    begun = time.monotonic()
    each = -(-count // AT_ONCE)  # rounded up: a million are a million
    unlimited = {f"limits.{name}": PLENTY for name in RATES}
    with ExitStack() as stack:
        places = [
            stack.enter_context(nursery(folder / str(number), **unlimited, **OFFERED))
            for number in range(SERVERS)
        ]
        victims = [place.born() for place in places]
        parts = [Tally("") for _ in range(AT_ONCE)]
        lines = [
            threading.Thread(
                target=talk,
                args=(victims[line % SERVERS], f"{seed}/{line}", each, parts[line]),
            )
            for line in range(AT_ONCE)
        ]
        for one in lines:
            one.start()
        while any(one.is_alive() for one in lines):
            wait(lines, MINUTE)
            tell(together(parts, places))
        tally = together(parts, places)
        if tally.tried < each * AT_ONCE:
            tally.fail("a line has broken off")
        if not all(victim.lives() for victim in victims):
            tally.fail("a server has died")
    tally.seconds = time.monotonic() - begun
    return tally


def wait(lines: list[threading.Thread], seconds: float) -> None:
    """Wait until all are done, but no longer than that."""
    end = time.monotonic() + seconds
    for one in lines:
        one.join(max(0.0, end - time.monotonic()))


def together(parts: list[Tally], places: list[Nursery]) -> Tally:
    """What came of all lines so far, and what the servers say to it."""
    found = Tally("fuzzed requests")
    for part in parts:
        found.add(part)
    for place in places:
        found.failed += place.tracebacks()
    return found


def talk(victim: Victim, seed: str, count: int, tally: Tally) -> None:
    """One line after the other: requests by a seed, each on a connection that is kept if it may be."""
    rng, line = Random(seed), Line(victim.port)
    cast = Cast("")
    for number in range(count):
        if number % A_CAST == 0:
            cast = new_cast(victim.port, rng)
        request = hostile(rng, cast)
        try:
            status = line.ask(request)
        except (OSError, HTTPException) as error:
            line.close()
            if request.sound:
                tally.fail(f"{request.method} {request.path} ({seed}, {number}): no answer, {error!r}")
            status = 0
        tally.count(f"{status // 100}xx" if status else "closed")
        if status >= 500 and status != REFUSED_FOR_NOW:
            tally.fail(f"{status} for {request.content[:1500]!r} ({seed}, {number})")
    line.close()


class Line:
    """A connection to the server; a new one whenever the last has ended."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.open: socket.socket | None = None

    def ask(self, request: Sent) -> int:
        """The status of the answer."""
        kept = self.open is not None
        try:
            return self._ask(request)
        except (ConnectionError, HTTPException):
            self.close()
            if not kept:
                raise
        return self._ask(request)  # the server may have closed it after the last answer

    def _ask(self, request: Sent) -> int:
        if self.open is None:
            self.open = socket.create_connection(("127.0.0.1", self.port), SECONDS)
        with suppress(ConnectionError):  # who is refused early has an answer to read all the same
            self.open.sendall(request.content)
            if not request.sound:
                self.open.shutdown(socket.SHUT_WR)  # it may be half a request: no more will come
        answer = HTTPResponse(self.open, method=request.method)
        answer.begin()
        stream = (answer.getheader("content-type") or "").partition(";")[0] in STREAMS
        if not stream:
            answer.read()
        if stream or answer.will_close or not request.sound:
            self.close()
        return answer.status

    def close(self) -> None:
        """Hang up."""
        if self.open is not None:
            self.open.close()
            self.open = None


def new_cast(port: int, rng: Random) -> Cast:
    """People at tables: some play, one waits for somebody, one knows the API."""
    host = f"127.0.0.1:{port}"
    cast = Cast(host)
    cast.components = [place.read_bytes() for place in sorted(SHIPPED.glob("*/components.toml"))]
    cast.components += [place.read_bytes() for place in sorted(SHIPPED.glob("*/maps/*.toml"))]
    for mode in ("pass", "invite", "solo"):
        game = rng.choice(GAMES)
        cookie, place, _ = sent(host, "", "/start", game=game, mode=mode, name=f"P{rng.randrange(10**6)}")
        table = place.removeprefix("/tables/")
        cast.cookies.append(cookie)
        cast.tables.append(table)
        _, _, page = asked(host, cookie, "GET", f"{place}/view")
        cast.moves[table] = re.findall(r'"move":"([^"\\]+)"', page)[:40] or ["done"]
    sent(host, cast.cookies[0], "/password", password="correct horse battery")
    _, _, page = sent(host, cast.cookies[0], "/tokens", name="siege", **{f"scope-{s}": "on" for s in SCOPES})
    cast.tokens = [*re.findall(r"\brh_[\w-]{20,}", page)[:1], "rh_unknown"]
    cast.cookies.append("nobody")
    return cast


SCOPES = ("read", "play", "create")


def sent(host: str, cookie: str, path: str, **fields: str) -> tuple[str, str, str]:
    """What comes of a sound form: a cookie, where it leads, and the page."""
    return asked(host, cookie, "POST", path, urlencode(fields).encode())


def asked(host: str, cookie: str, method: str, path: str, body: bytes = b"") -> tuple[str, str, str]:
    """What comes of a sound request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Accept: text/html"]
    lines += [f"Cookie: roundhouse={cookie}"] * bool(cookie)
    lines += [f"Content-Type: {FORM}", f"Content-Length: {len(body)}"] * (method == "POST")
    lines += ["Connection: close", "", ""]
    with socket.create_connection(("127.0.0.1", int(host.rpartition(":")[2])), SECONDS) as line:
        line.sendall("\r\n".join(lines).encode() + body)
        answer = HTTPResponse(line, method=method)
        answer.begin()
        page = answer.read().decode()
    new = re.search(r"roundhouse=([^;]+)", answer.getheader("set-cookie") or "")
    return (new[1] if new else cookie), answer.getheader("location") or "", page
