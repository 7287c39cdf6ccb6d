"""Connections: how many there may be, and how long one may take over what it has begun to say.

The web server waits for ever for the rest of a request, and takes connections until the system has no more
files for them, after which it answers nobody. Here every connection is counted before it is listened to, and
a look around once a second closes those that dawdle.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from roundhouse.server.http.limits import network
from roundhouse.server.settings import Limits, parts

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

    from roundhouse.server.http.view import Glances

try:
    import resource
except ImportError:  # Windows counts otherwise
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

MOST_FILES = 1_048_576
KEPT_BACK = 256  # files that are left for the database, for bots and for those who are refused
QUIET_SECONDS = 60.0  # between two lines of log that say the same
FAREWELL_SECONDS = 5.0  # that somebody refused has to read why

FULL = "Too many connections. Please try again in a few seconds.\n"
REASONS = {
    400: "Bad Request",
    408: "Request Timeout",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}
LARGEST_HEAD = 32_768  # bytes of a request before its body
LARGE = "The headers of the request are too large.\n"
TWO_HOSTS = "The request names more than one host.\n"
LATE = "The rest of the request did not come.\n"


class Noted:
    """Something that may happen a million times, and is worth a line of log a minute."""

    def __init__(self, text: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.text = text
        self.clock = clock
        self._since = 0
        self._quiet_until = float("-inf")

    def count(self) -> None:
        """It has happened once more."""
        self._since += 1
        now = self.clock()
        if now >= self._quiet_until:
            log.warning("%s: %d", self.text, self._since)
            self._since = 0
            self._quiet_until = now + QUIET_SECONDS


class OnceAMinute(logging.Filter):
    """Lets a warning through that was not given within the last minute: strangers can cause them at will."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self._quiet_until: dict[str, float] = {}  # by the text in the code: there are few

    def filter(self, record: logging.LogRecord) -> bool:
        now = self.clock()
        if record.levelno != logging.WARNING:
            return True
        if now < self._quiet_until.get(str(record.msg), now):
            return False
        self._quiet_until[str(record.msg)] = now + QUIET_SECONDS
        return True


class Occupancy:
    """How many are in, from each address and in all."""

    def __init__(self, most: int, most_each: int, what: str) -> None:
        self.most = most
        self.most_each = most_each
        self.inside: Counter[str] = Counter()
        self.total = 0
        self.refused = Noted(f"{what} refused, since there are too many")

    def enter(self, address: str, shared: bool = False) -> bool:
        """Take a place; False if there is none. Many come from an address that is `shared`."""
        if self.total >= self.most or (self.inside[address] >= self.most_each and not shared):
            self.refused.count()
            return False
        self.total += 1
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give it back."""
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Door:
    """Through which connections come in."""

    def __init__(self, limits: Limits, files: int, proxies: str = "", glances: Glances | None = None) -> None:
        most = max(1, min(limits.connections, files - KEPT_BACK))
        self.limits = limits
        self.room = Occupancy(most, limits.connections_address, "connections")
        self.proxies = [ipaddress.ip_network(part) for part in parts(proxies)]
        self.glances = glances
        self.outside = 0  # those who are being told that there is no room
        self.late = Noted("connections closed, since they did not go on")

    def is_proxy(self, address: str) -> bool:
        """Whether an address brings many people."""
        try:
            number = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(number in proxy for proxy in self.proxies)


class Line:
    """By which an answer goes out; whoever has hung up misses it. The loop tells us of that a moment later
    only, and takes it for a fault if something is written until then.

    What is said in one go, as headers and body mostly are, goes out together: to send is what costs.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.is_closing = transport.is_closing
        self._said: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send something soon, if somebody is there."""
        if not self._said:
            self.loop.call_soon(self.flush)
        self._said.append(data)

    def send(self, data: bytes) -> None:
        """Send all of an answer at once, if nothing waits to be sent before it."""
        if self._said:
            self.write(data)
        elif not self.is_closing():
            self.transport.write(data)

    def flush(self) -> None:
        """Send all that was said."""
        said, self._said = self._said, []
        if said and not self.is_closing():
            self.transport.write(b"".join(said))

    def close(self) -> None:
        """Hang up, when all was sent."""
        self.flush()
        self.transport.close()


class Connection(HttpToolsProtocol):
    """One connection, counted and timed; `guarded` gives it its door."""

    door: Door

    address = ""
    counted = False
    refused = False
    head = 0  # bytes of headers that are not complete
    in_body = False  # between the headers of a request and its end, whether it is answered or not
    waiting_since: float | None = None  # for the rest of the headers or of the body
    stuck_since: float | None = None  # because what is sent is not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        self.line = Line(transport, self.loop)
        host = self.client[0] if self.client else ""
        self.address = network(host)
        self.waiting_since = self.loop.time()
        self.counted = self.door.room.enter(self.address, self.door.is_proxy(host))
        if self.counted:
            return
        self.refused = True
        self.door.outside += 1
        if self.door.outside > KEPT_BACK // 2:
            transport.abort()
        else:
            self.tell(503, FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        if self.counted:
            self.door.room.leave(self.address)
        else:
            self.door.outside -= 1
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """They say something: perhaps all that was to come, perhaps a bit of it."""
        if self.refused:
            if not self.counted:
                self.transport.close()
            return  # closed at once, the line would be reset, and with it goes the reason that was told
        super().data_received(data)
        self.head = self.head + len(data) if self.answered() and not self.in_body else 0
        if self.head > LARGEST_HEAD and not self.refused:
            self.refuse(431, LARGE)
        if self.refused:
            return
        if not self.unfinished():
            self.waiting_since = None
        elif self.waiting_since is None:
            self.waiting_since = self.loop.time()

    def on_headers_complete(self) -> None:
        """What comes next belongs to the body."""
        self.in_body = True
        if not self.refused:
            self.check_head()
        if self.refused:
            return
        super().on_headers_complete()
        if self.cycle is not None:
            self.cycle.transport = self.line  # type: ignore[assignment]  # all of it that an answer uses

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Begin with an answer. A look at a table is so frequent and so short that the usual way to answer is
        the greater part of it: it goes out from here, where the answer lies ready or is being made.
        """
        glances, long_way, begun = self.door.glances, super()._start_asgi_task, perf_counter()
        if (
            glances is None
            or not cycle.keep_alive
            or cycle.waiting_for_100_continue
            or self.flow.write_paused
        ):
            long_way(cycle, app)
            return

        def hear(packed: bytes | None) -> None:
            if packed is None:
                long_way(cycle, app)
            elif not cycle.disconnected:
                self.line.send(glances.written(packed, cycle.default_headers, last=not cycle.keep_alive))
                cycle.response_started = cycle.response_complete = True
                if not cycle.keep_alive:  # the server has begun to stop
                    self.line.close()
                self.on_response_complete()
                glances.count(begun)

        if not glances.answer(cycle.scope, hear):
            long_way(cycle, app)

    def on_body(self, body: bytes) -> None:
        """A bit of the body; of no use to anybody if the request was refused by its headers."""
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """What comes next is another request."""
        self.in_body = False
        if not self.refused:
            super().on_message_complete()

    def check_head(self) -> None:
        """Refuse headers that are too large, though they came in one piece, and a choice of two hosts."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > LARGEST_HEAD:
            self.refuse(431, LARGE)
        elif sum(name == b"host" for name, _ in self.headers) > 1:
            self.refuse(400, TWO_HOSTS)

    def send_400_response(self, msg: str) -> None:
        """This was no HTTP."""
        self.refuse(400, msg)

    def unfinished(self) -> bool:
        """Whether more is to come of a request."""
        return self.answered() or self.cycle.more_body

    def answered(self) -> bool:
        """Whether there is no request that waits for its answer."""
        return self.cycle is None or self.cycle.response_complete

    def on_response_complete(self) -> None:
        """They have their answer; how long they may stay then, the web server knows."""
        self.waiting_since = None
        super().on_response_complete()

    def pause_writing(self) -> None:
        """They do not read what they are sent."""
        self.stuck_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        """They do again."""
        self.stuck_since = None
        super().resume_writing()

    def look_after(self, now: float) -> None:
        """Close what has taken too long."""
        limits = self.door.limits
        if self.refused:
            if self.waiting_since is not None and now - self.waiting_since > FAREWELL_SECONDS:
                self.transport.abort()
        elif self.stuck_since is not None and now - self.stuck_since > limits.body_seconds:
            self.door.late.count()
            self.transport.abort()
        elif self.waiting_since is not None:
            body = self.cycle is not None and not self.cycle.response_complete
            if now - self.waiting_since > (limits.body_seconds if body else limits.header_seconds):
                self.door.late.count()
                self.refused = True
                if body and self.cycle.response_started:
                    self.transport.abort()
                else:
                    self.tell(408, LATE)
                    self.transport.close()

    def refuse(self, status: int, text: str) -> None:
        """Say why, and pass over what still comes: they get some seconds to read it."""
        if self.refused:  # what came after the headers was no HTTP either
            return
        self.refused = True
        if not self.answered():
            if self.cycle.response_started:  # nothing can be said in the middle of it
                self.transport.close()
                return
            self.cycle.disconnected = True  # whoever works on an answer hears that nobody waits for it
            self.cycle.message_event.set()
        self.waiting_since = self.loop.time()
        self.tell(status, text)

    def tell(self, status: int, text: str) -> None:
        """Say why nothing more will come; without having read anything, so in no language of theirs."""
        reason = REASONS[status]
        lines = [
            f"HTTP/1.1 {status} {reason}",
            "Content-Type: text/plain; charset=utf-8",
            f"Content-Length: {len(text)}",
            "Retry-After: 5",
            "Connection: close",
        ]
        self.line.write(("\r\n".join(lines) + "\r\n\r\n" + text).encode("ascii"))
        self.line.flush()
        if not self.line.is_closing() and self.transport.can_write_eof():
            self.transport.write_eof()


def guarded(door: Door) -> type[Connection]:
    """The kind of connection that comes through a door."""
    return type("GuardedConnection", (Connection,), {"door": door})


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows; tells how many that is."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems allow less than they say
            return soft
    return wanted
