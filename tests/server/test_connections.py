"""Connections that dawdle or are too many: closed or refused in a few words, while others are served."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from http_site import LONG, UNLIMITED, guest, serving, site_in
from roundhouse.server.http.connections import (
    KEPT_BACK,
    LARGEST_HEAD,
    Door,
    Noted,
    Occupancy,
    OnceAMinute,
    guarded,
)
from roundhouse.server.settings import Limits


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def call(address: str, text: bytes = b"") -> socket.socket:
    """A connection on which something has been said."""
    where = urlsplit(address)
    line = socket.create_connection((where.hostname, where.port), timeout=LONG)
    line.sendall(text)
    return line


def hear(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


def test_places_are_counted_for_each_address_and_in_all() -> None:
    room = Occupancy(most=4, most_each=2, what="things")
    assert [room.enter("a"), room.enter("a"), room.enter("a")] == [True, True, False]
    assert room.enter("a", shared=True), "behind a proxy are many"
    assert room.enter("b")
    assert not room.enter("c")
    room.leave("b")
    assert room.enter("c")


def test_a_door_knows_proxies_and_how_many_files_there_are() -> None:
    door = Door(Limits(connections=1000), files=1024, proxies="10.0.0.0/8, ::1")
    assert door.room.most == 1024 - KEPT_BACK
    assert [door.is_proxy(address) for address in ("10.1.2.3", "::1", "11.0.0.1", "")] == [
        True,
        True,
        False,
        False,
    ]
    assert Door(Limits(connections=10), files=20_000).room.most == 10


def test_what_happens_a_million_times_is_a_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    noted = Noted("times", clock)
    for _ in range(1000):
        noted.count()
    clock.now = 61.0
    noted.count()
    assert [record.getMessage() for record in caplog.records] == ["times: 1", "times: 1000"]
    quiet = OnceAMinute(clock)
    warning = logging.LogRecord("x", logging.WARNING, "", 0, "Invalid", (), None)
    fault = logging.LogRecord("x", logging.ERROR, "", 0, "Fault", (), None)
    assert [quiet.filter(warning), quiet.filter(warning), quiet.filter(fault), quiet.filter(fault)] == [
        True,
        False,
        True,
        True,
    ]
    clock.now = 200.0
    assert quiet.filter(warning)


class HungUp(asyncio.Transport):
    """A line at the moment when the loop knows that nobody is there, and has not told so yet."""

    gone = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.gone:
            raise RuntimeError("the handler is closed")  # as uvloop does

    def is_closing(self) -> bool:
        return self.gone

    def can_write_eof(self) -> bool:
        return False

    def close(self) -> None:
        self.gone = True


def test_who_has_hung_up_before_the_answer_leaves_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    async def app(scope: object, receive: object, send: Callable[[object], Awaitable[None]]) -> None:
        line.gone = True
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"too late"})

    async def come() -> None:
        config = Config(app, lifespan="off", loop="asyncio")
        config.load()
        connection = guarded(Door(Limits(header_seconds=0), files=1024))(config, ServerState(), {})
        connection.connection_made(line)
        connection.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        for _ in range(20):
            await asyncio.sleep(0)
        assert connection.answered()
        connection.waiting_since, connection.refused = 0.0, False
        connection.look_after(1.0)  # who dawdles is told so

    line = HungUp()
    asyncio.run(come())
    assert line.gone
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname=",
    ],
)
def test_a_request_that_does_not_go_on_is_closed(
    tmp_path: Path, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    site = site_in(tmp_path, replace(UNLIMITED, header_seconds=0.05, body_seconds=0.05))
    with serving(site) as address:
        lines = [call(address, said) for _ in range(30)]
        for line in lines:
            assert hear(line).startswith(b"HTTP/1.1 408 ")
            line.close()
        with guest(address) as browser:
            assert browser.get("/healthz").status_code == 200
    assert [record.levelname for record in caplog.records if "did not go on" in record.getMessage()] == [
        "WARNING"
    ]
    assert "Traceback" not in caplog.text


def test_a_request_that_comes_after_another_is_timed_too(tmp_path: Path) -> None:
    site = site_in(tmp_path, replace(UNLIMITED, header_seconds=0.05))
    with serving(site) as address:
        line = call(address, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        line.sendall(b"GET /he")
        assert b"HTTP/1.1 408 " in hear(line)


def test_headers_without_an_end_are_refused(tmp_path: Path) -> None:
    with serving(site_in(tmp_path, UNLIMITED)) as address:
        line = call(address, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        line.sendall(b"x" * 2 * LARGEST_HEAD)
        assert hear(line).startswith(b"HTTP/1.1 431 ")


def test_large_headers_are_refused_in_one_piece_too(tmp_path: Path) -> None:
    with serving(site_in(tmp_path, UNLIMITED)) as address:
        line = call(
            address, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: %s\r\n\r\n" % (b"x" * 100_000)
        )
        assert hear(line).startswith(b"HTTP/1.1 431 ")
        line = call(address, b"GET /%s HTTP/1.1\r\nHost: localhost\r\n\r\n" % (b"x" * LARGEST_HEAD))
        assert hear(line).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "after", [b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", b"This is no HTTP.\r\n\r\n"]
)
def test_a_request_to_two_hosts_is_refused_with_its_body_and_what_comes_after(
    tmp_path: Path, after: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    body = b"x" * 1000
    twice = (
        b"POST /login HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere.example\r\nContent-Length: 1000\r\n\r\n"
    )
    with serving(site_in(tmp_path, UNLIMITED)) as address:
        line = call(address, twice + body + after)
        line.shutdown(socket.SHUT_WR)
        heard = hear(line)
        assert heard.startswith(b"HTTP/1.1 400 ")
        assert heard.count(b"HTTP/1.1 ") == 1
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000\r\n\r\n", b"200"),
        (b"POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000\r\n\r\n", b"403"),
        (b"CONNECT /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000\r\n\r\n", b"40"),
        (b"This is no HTTP.\r\n\r\n", b"400"),
    ],
)
def test_who_says_too_much_hears_the_answer_all_the_same(
    tmp_path: Path, said: bytes, status: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """The line is not reset under whoever is still speaking: what they say is passed over."""
    with serving(site_in(tmp_path, UNLIMITED)) as address:
        line = call(address, said)
        line.sendall(b"x" * 3_000_000)
        line.shutdown(socket.SHUT_WR)
        assert hear(line).startswith(b"HTTP/1.1 " + status)
    assert [record for record in caplog.records if record.exc_info] == []


def test_after_a_body_that_nobody_read_comes_the_next_request(tmp_path: Path) -> None:
    with serving(site_in(tmp_path, UNLIMITED)) as address:
        line = call(address, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n")
        line.sendall(b"x" * 100_000 + b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert hear(line).count(b"HTTP/1.1 200 ") == 2


def test_too_many_connections_are_refused_and_the_others_served(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    site = site_in(tmp_path, replace(UNLIMITED, connections=5))
    with serving(site) as address, guest(address) as browser:
        assert browser.get("/healthz").status_code == 200
        lines = [call(address) for _ in range(20)]
        refused = [hear(line) for line in lines[10:]]
        assert all(answer.startswith(b"HTTP/1.1 503 ") for answer in refused)
        assert browser.get("/healthz").status_code == 200
        for line in lines:
            line.close()
    assert sum("connections refused" in record.getMessage() for record in caplog.records) == 1


def test_too_many_streams_are_refused_and_the_table_is_still_served(tmp_path: Path) -> None:
    site = site_in(tmp_path, replace(UNLIMITED, streams_address=3))
    with serving(site) as address, guest(address) as browser, ExitStack() as open_streams:
        table = browser.post("/start", data={"mode": "pass", "game": "railroad_revolution"}).headers[
            "location"
        ]
        for _ in range(3):
            stream = open_streams.enter_context(browser.stream("GET", f"{table}/events"))
            assert stream.status_code == 200
        answer = browser.get(f"{table}/events")
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "3")
        assert browser.get(f"{table}/view").status_code == 200
        open_streams.close()
        while site.listeners.total:  # until the server has noticed
            browser.get("/healthz")
        with browser.stream("GET", f"{table}/events") as again:
            assert again.status_code == 200
