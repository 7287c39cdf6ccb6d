"""Servers to be attacked, each in a process of its own; born quickly, since all that they need is read once.

python -m siege.nursery FOLDER DATABASE LOG [SETTING=VALUE ...]

For every line on its standard input one more server begins; its process and its port are told in a line.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher

from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.http import accounts
from roundhouse.server.logs import set_up
from roundhouse.server.serve import Server, bound_socket
from roundhouse.server.settings import Settings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.store.one_server import only_server
from roundhouse.server.thinking import hints, reviews

BRIEF = 0.05  # seconds that advice is thought about: how good it is does not matter here
PATIENCE = 60.0  # seconds until a process that was killed is gone
HASHES, CHEAP, USUAL = "hashes", "cheap", "usual"  # the effort that passwords are hashed with


def main(folder: str, database: str, log: str, *settings: str) -> None:
    """Be a nursery, until the standard input ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # those who die are forgotten at once
    hints.SECONDS = reviews.SECONDS = BRIEF
    given = dict(setting.split("=", 1) for setting in settings)
    if given.pop(HASHES) == CHEAP:
        cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        setattr(accounts, "PasswordHasher", cheap)  # noqa: B010
    for game in GAMES:
        open_game(game)
    for _ in sys.stdin:
        if not os.fork():
            be_server(Path(folder), database, log, given)


def be_server(folder: Path, database: str, log: str, given: Mapping[str, str]) -> None:
    """Serve until somebody ends the process."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    arguments: dict[str, Any] = {"database": database, "port": 0, **given}
    settings = Settings.load(folder, environment={}, **arguments)
    set_up(settings.log)
    with bound_socket(settings.host, 0) as bound, only_server(settings.database):
        site = Site(settings, SqlStore.open(settings.database))

        def tell() -> None:
            os.write(1, f"{os.getpid()} {bound.getsockname()[1]}\n".encode())

        Server(settings, site, tell).run(sockets=[bound])
    os._exit(0)


@dataclass(frozen=True)
class Victim:
    """A server that runs."""

    pid: int
    port: int

    def kill(self) -> None:
        """End it at once, whatever it does, and wait until it is gone."""
        os.kill(self.pid, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        with suppress(ProcessLookupError):
            while time.monotonic() < until:
                os.kill(self.pid, 0)
                time.sleep(0.001)

    def lives(self) -> bool:
        """Whether it runs."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def memory(self) -> int:
        """Megabytes that it holds, on a system that tells."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE") // (1024 * 1024)


class Nursery:
    """Where servers on one database come from."""

    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        self.process = process
        self.log = log

    def born(self) -> Victim:
        """A server that answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        told = self.process.stdout.readline().split()
        if len(told) != 2:
            raise RuntimeError(f"no server begins: {self.log.read_text(encoding='utf-8')[-2000:]}")
        return Victim(int(told[0]), int(told[1]))

    def tracebacks(self) -> list[str]:
        """What the log tells of faults; floods of anything else are told too."""
        text = self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
        return ["Traceback" + part[:8000] for part in text.split("Traceback")[1:]]


@contextmanager
def nursery(folder: Path, database: str = "", hashes: str = CHEAP, **settings: Any) -> Iterator[Nursery]:
    """A place for servers that keep all in a folder; those that still run at the end are ended."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "log"
    database = database or f"sqlite:///{folder}/siege.sqlite"
    given = [f"{name}={value}" for name, value in {HASHES: hashes, **settings}.items()]
    command = [sys.executable, "-m", "siege.nursery", str(folder), database, str(log), *given]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parent.parent,
        start_new_session=True,
    )
    try:
        yield Nursery(process, log)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # of the group that began with it
        process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
