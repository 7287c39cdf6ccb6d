"""`roundhouse serve --processes N`: started together, one dies and is replaced, all end in good order."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import ExitStack, suppress
from pathlib import Path

from http_site import GAME, LONG, guest
from roundhouse.server.processes import share_of
from roundhouse.server.settings import Limits, Settings
from server.test_http_serve import start, stop

MANY = 24  # connections: they do not all come to one of two


def servers(starter: int) -> list[int]:
    """The processes that a server has started to serve."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == starter and b"resource_tracker" not in (place / "cmdline").read_bytes():
                found.append(int(place.name))
    return sorted(found)


def without(starter: int, gone: int) -> list[int]:
    """The same once another has taken the place of one that is gone."""
    tick = threading.Event()
    for _ in range(LONG * 20):
        found = servers(starter)
        if len(found) == 2 and gone not in found:
            return found
        tick.wait(0.05)
    raise AssertionError("nobody has taken its place")


def test_what_the_machine_gives_is_shared_among_them() -> None:
    whole = Settings(
        processes=4, tables_memory=256, bot_workers=6, limits=Limits(connections=1000, streams=9)
    )
    each = share_of(whole)
    assert (each.tables_memory, each.bot_workers) == (64, 1)
    assert (each.limits.connections, each.limits.streams) == (250, 2)
    assert each.limits.move == whole.limits.move  # those are counted together


def test_two_processes_are_one_server(tmp_path: Path) -> None:
    process, address = start(tmp_path, "--processes", "2", "--artists", "0")
    try:
        first = servers(process.pid)
        assert len(first) == 2
        with ExitStack() as stack:
            browsers = [stack.enter_context(guest(address)) for _ in range(MANY)]
            fields = {"game": GAME, "mode": "pass", "players": "2"}
            table = browsers[0].post("/start", data=fields).headers["location"]
            for number, browser in enumerate(browsers):
                browser.cookies = browsers[0].cookies
                view = browser.get(f"{table}/view").json()
                move = {"move": view["choices"][0]["move"], "at": number, "key": f"k{number}"}
                assert browser.post(f"{table}/moves", json=move).json() == {"seq": number + 1}
        os.kill(first[0], signal.SIGKILL)
        second = without(process.pid, first[0])
        assert first[1] in second
        with guest(address) as visitor:
            visitor.cookies = browsers[0].cookies
            assert visitor.get(f"{table}/view").json()["seq"] == MANY
    finally:
        told = stop(process, signal.SIGTERM)
    assert process.returncode == 0
    assert "a process of the server has died" in told
    assert "Stopped. Every game is kept." in told
    assert "Traceback" not in told
    assert not [pid for pid in {*first, *second} if Path(f"/proc/{pid}").exists()]


def test_processes_that_cannot_start_say_why(tmp_path: Path) -> None:
    command = ["--processes", "2", "--metrics-port", "9999", "--metrics-host", "203.0.113.7"]  # of nobody
    done = subprocess.run(
        [sys.executable, "-m", "roundhouse", "serve", "--port", "0", "--data", str(tmp_path), *command],
        capture_output=True,
        text=True,
        timeout=LONG,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 2
    assert "figures cannot be served at 203.0.113.7:9999" in done.stderr
    assert "A process of the server could not start; the reason stands above" in done.stderr
    assert "Traceback" not in done.stderr
