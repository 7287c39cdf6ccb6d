"""More than a server can take: half-sent requests, slow readers, streams without end, log-ins by the hundred.
Whoever comes meanwhile is served, and afterwards nothing is left of it."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from roundhouse.games.registry import GAMES
from siege.fuzz import PLENTY, sent
from siege.nursery import USUAL, Victim, nursery
from siege.tally import Tally

SECONDS = 60.0
GAME = GAMES[0]
STARTS = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /login HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname=",
]
HASHERS = 40  # who log in at once
MOST_GROWTH = 400  # megabytes that a flood may leave behind


def floods(folder: Path, count: int) -> list[Tally]:
    """Every kind of flood, with so many each."""
    return [
        flooded(folder / "half", "half-sent requests", half_sent, count, header_seconds=2, body_seconds=2),
        flooded(folder / "slow", "answers that are not read", unread, count // 4, body_seconds=2),
        flooded(
            folder / "streams", "streams beyond the limit", streams, count, streams=50, streams_address=50
        ),
        flooded(folder / "crowd", "connections beyond the limit", crowd, count, connections=100),
        flooded(
            folder / "log-ins", "log-ins with made-up names", log_ins, count // 4, hashes=USUAL, login=PLENTY
        ),
        flooded(folder / "guests", "new guests", guests, count // 4),
    ]


Flood = Callable[[Victim, int, Tally], None]


def flooded(
    folder: Path, what: str, flood: Flood, count: int, hashes: str = "cheap", **limits: object
) -> Tally:
    """What comes of a flood, while somebody else asks for a page all the time."""
    begun, tally = time.monotonic(), Tally(what)
    settings: dict[str, Any] = {f"limits.{name}": value for name, value in limits.items()}
    with nursery(folder, hashes=hashes, **{**settings, "log.level": "warning"}) as place:
        victim = place.born()
        sent(f"127.0.0.1:{victim.port}", "", "/start", game=GAME, mode="solo", name="Ada")
        before, over = victim.memory(), threading.Event()
        bystander = threading.Thread(target=stand_by, args=(victim, tally, over))
        bystander.start()
        try:
            flood(victim, count, tally)
        finally:
            over.set()
            bystander.join()
        if answer(victim) != 200:
            tally.fail("afterwards the server does not answer")
        grown = victim.memory() - before
        tally.found["MB more than before"] = grown
        if grown > MOST_GROWTH:
            tally.fail(f"it holds {grown} MB more than before")
        for traceback in place.tracebacks():
            tally.fail(traceback)
        lines = (
            place.log.read_text(encoding="utf-8", errors="replace").count("\n") if place.log.exists() else 0
        )
        if lines > 100:
            tally.fail(f"the log has {lines:,} lines")
    tally.seconds = time.monotonic() - begun
    return tally


def stand_by(victim: Victim, tally: Tally, over: threading.Event) -> None:
    """Somebody with one question at a time; a busy server may refuse it, and must not be silent."""
    worst = 0.0
    while not over.wait(0.05):
        begun = time.monotonic()
        if answer(victim) not in (200, 503):
            tally.fail("somebody else got no answer meanwhile")
        worst = max(worst, time.monotonic() - begun)
    tally.found["ms at worst for others"] = round(1000 * worst)


def answer(victim: Victim, method: str = "GET", path: str = "/healthz", **fields: str) -> int:
    """The status of an answer, 0 if there is none."""
    home = f"127.0.0.1:{victim.port}"
    line = HTTPConnection("127.0.0.1", victim.port, timeout=SECONDS)
    try:
        headers = {"Origin": f"http://{home}", "Content-Type": "application/x-www-form-urlencoded"}
        line.request(method, path, urlencode(fields) or None, headers)
        found = line.getresponse()
        found.read()
        return found.status
    except (OSError, HTTPException):
        return 0
    finally:
        line.close()


def called(victim: Victim, said: bytes) -> socket.socket:
    """A connection on which something was said."""
    line = socket.create_connection(("127.0.0.1", victim.port), SECONDS)
    with suppress(OSError):
        line.sendall(said)
    return line


def heard(line: socket.socket) -> str:
    """The status of what comes, until the other side hangs up."""
    found = b""
    with suppress(OSError), line:
        while more := line.recv(65536):
            found = (found + more)[:4096]
    return found[9:12].decode("ascii", "replace") or "closed"


def half_sent(victim: Victim, count: int, tally: Tally) -> None:
    """Requests that do not go on: each is closed by the server."""
    for part in range(0, count, 400):
        lines = [
            called(victim, STARTS[n % 4].replace(b"%d", str(victim.port).encode()))
            for n in range(part, min(part + 400, count))
        ]
        for line in lines:
            tally.count(heard(line))


def unread(victim: Victim, count: int, tally: Tally) -> None:
    """Requests, many on a line, whose answers nobody reads."""
    ask = f"GET /new HTTP/1.1\r\nHost: 127.0.0.1:{victim.port}\r\n\r\n".encode()
    lines = []
    for _ in range(count):
        line = called(victim, ask * 40)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        lines.append(line)
        tally.count("unread")
    time.sleep(3)  # longer than an answer may wait for its reader
    for line in lines:
        line.close()


def streams(victim: Victim, count: int, tally: Tally) -> None:
    """Pages that listen: so many as are allowed, the rest is refused."""
    cookie, place, _ = sent(f"127.0.0.1:{victim.port}", "", "/start", game=GAME, mode="pass", name="Cleo")
    head = (
        f"GET {place}/events HTTP/1.1\r\nHost: 127.0.0.1:{victim.port}\r\nCookie: roundhouse={cookie}\r\n\r\n"
    )
    lines = []
    for _ in range(count):
        line = called(victim, head.encode())
        found = HTTPResponse(line)
        try:
            found.begin()
            tally.count(str(found.status))
        except (OSError, HTTPException):
            tally.count("closed")
        lines.append(line)
    if tally.found.get("200", 0) != 50:
        tally.fail(f"{tally.found.get('200', 0)} streams were let in, not 50")
    for line in lines:
        line.close()


def crowd(victim: Victim, count: int, tally: Tally) -> None:
    """Connections that are kept: so many as are allowed, the rest is told to come back."""
    ask = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{victim.port}\r\n\r\n".encode()
    lines = []
    for _ in range(count):
        line = called(victim, ask)
        lines.append(line)
        tally.count(line.recv(12)[9:].decode("ascii", "replace") or "closed")
    if tally.found.get("200", 0) > 100:
        tally.fail(f"{tally.found['200']} connections were let in, not 100")
    for line in lines:
        line.close()


def log_ins(victim: Victim, count: int, tally: Tally) -> None:
    """Names that nobody has, many at once."""
    lock, left = threading.Lock(), list(range(count))

    def work() -> None:
        while True:
            with lock:
                if not left:
                    return
                name = f"nobody {left.pop()}"
            status = answer(victim, "POST", "/login", name=name, password="x" * 12)
            with lock:
                tally.count(str(status))
                if status in (0, 500):
                    tally.fail(f"{status} for {name}")

    workers = [threading.Thread(target=work) for _ in range(HASHERS)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def guests(victim: Victim, count: int, tally: Tally) -> None:
    """New users by every request without a cookie, until there are enough."""
    for number in range(count):
        tally.count(str(answer(victim, "POST", "/profile", name=f"Guest {number}")))
    made = sum(number for status, number in tally.found.items() if status in ("200", "303"))
    if made > 100:
        tally.fail(f"{made} users were made")
