"""One server in several processes: `roundhouse serve --processes N`.

All of them take connections from one socket, whoever is free first. The process that starts them serves
nobody: it carries what they tell each other (`siblings.py`), starts another where one dies, and ends them in
good order.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import queue
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait

from roundhouse.bots.interrupts import deaf_to_ctrl_c
from roundhouse.server.settings import Settings
from roundhouse.server.siblings import SERVING

SOON = 5.0  # seconds: who dies sooner than that after the start would do so again
LONGEST_PAUSE = 30.0  # seconds until another is started in the place of one that dies again and again
LAST_WORDS = 15.0  # seconds that a process has to end, beyond those that its visitors have

SIGNALS = (signal.SIGINT, signal.SIGTERM)

log = logging.getLogger(__name__)

Serve = Callable[[Settings, socket.socket, Connection], None]


class NeverServed(Exception):
    """A process that ended before it answered anybody; it has said why."""


class One:
    """One of the processes, and the line to it."""

    def __init__(self, serve: Serve, settings: Settings, bound: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(settings, bound, theirs))
        with deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.since = time.monotonic()
        self.serving = False
        self.to_tell: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._tell, daemon=True).start()

    def _tell(self) -> None:
        """Hand on what the others say: nobody waits for one that does not listen."""
        with suppress(OSError):
            while (said := self.to_tell.get()) is not None:
                self.line.send_bytes(said)

    def close(self) -> None:
        """It has ended."""
        self.to_tell.put(None)
        self.process.join()


class Processes:
    """All processes of a server, from its start to its end."""

    def __init__(
        self, serve: Serve, settings: Settings, bound: socket.socket, started: Callable[[], None]
    ) -> None:
        self.serve = serve
        self.settings = share_of(settings)
        self.bound = bound
        self.number = settings.processes
        self.started = started
        self.told_started = False
        self.all: list[One] = []
        self.missing: list[float] = []  # when another is started for each that has died
        self.pause = 1.0

    def run(self) -> None:
        """Serve until a signal says that it is enough; NeverServed if no start was possible."""
        with heard_signals() as signals:
            try:
                for _ in range(self.number):
                    self._start()
                while not self._look(signals):
                    pass
            finally:
                self._end(signals)

    def _start(self) -> None:
        one = One(self.serve, self.settings, self.bound)
        self.all.append(one)
        threading.Thread(target=self._hear, args=(one,), daemon=True).start()

    def _hear(self, one: One) -> None:
        """Whatever one says, the others hear."""
        with suppress(EOFError, OSError):
            while True:
                said = one.line.recv_bytes()
                if said == SERVING:
                    self._serves(one)
                    continue
                for other in list(self.all):
                    if other is not one:
                        other.to_tell.put(said)

    def _serves(self, one: One) -> None:
        one.serving = True
        if not self.told_started and sum(each.serving for each in list(self.all)) == self.number:
            self.told_started = True
            self.started()

    def _look(self, signals: int) -> bool:
        """Wait for something to happen; whether it is time to end."""
        now = time.monotonic()
        for when in [when for when in self.missing if when <= now]:
            self.missing.remove(when)
            self._start()
        seconds = max(0.0, min(self.missing) - now) if self.missing else None
        found = wait([*(one.process.sentinel for one in self.all), signals], seconds)
        if signals in found:
            return True
        for one in [one for one in self.all if one.process.sentinel in found]:
            self._died(one)
        return False

    def _died(self, one: One) -> None:
        self.all.remove(one)
        one.close()
        if not one.serving and not self.told_started:
            raise NeverServed
        self.pause = 1.0 if time.monotonic() - one.since > SOON else min(2 * self.pause, LONGEST_PAUSE)
        self.missing.append(time.monotonic() + (0.0 if self.pause == 1.0 else self.pause))
        log.warning(
            "a process of the server has died (%s); another one takes its place", one.process.exitcode
        )

    def _end(self, signals: int) -> None:
        """Let all of them end in good order; a second signal, or too long a wait, ends them at once."""
        self.bound.close()  # nobody is kept waiting for an answer that will not come
        for one in self.all:
            one.process.terminate()
        until = time.monotonic() + self.settings.drain_notice + self.settings.drain_seconds + LAST_WORDS
        with suppress(BlockingIOError):
            os.read(signals, 1)
        while self.all and time.monotonic() < until:
            found = wait([*(one.process.sentinel for one in self.all), signals], until - time.monotonic())
            if signals in found:
                break
            self.all = [one for one in self.all if one.process.sentinel not in found]
        for one in self.all:
            one.process.kill()
            one.close()


def share_of(settings: Settings) -> Settings:
    """What one of the processes is told: what the machine gives in all is shared among them."""
    number, limits = settings.processes, settings.limits
    return replace(
        settings,
        tables_memory=max(1, settings.tables_memory // number),
        bot_workers=max(1, settings.bot_workers // number),
        limits=replace(
            limits,
            connections=max(1, limits.connections // number),
            streams=max(1, limits.streams // number),
        ),
    )


@contextmanager
def heard_signals() -> Iterator[int]:
    """A file that can be read from when somebody wants the server to end."""
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    os.set_blocking(writing, False)

    def note(*_: object) -> None:
        with suppress(BlockingIOError):
            os.write(writing, b".")

    before = {one: signal.signal(one, note) for one in SIGNALS}
    try:
        yield reading
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
        os.close(reading)
        os.close(writing)
