"""The other processes of one server, as one of them knows them.

Each has a line to the process that started them all, which hands on to the others whatever one of them says.
When that process is gone, its server ends.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from roundhouse.server.store import Announcement
from roundhouse.server.store.announcer import decode

SERVING = b""  # said once, by a process that answers visitors


def end_this_process() -> None:
    """In good order, as if somebody had asked for it."""
    os.kill(os.getpid(), signal.SIGTERM)


class Siblings:
    """One end of such a line."""

    def __init__(self, line: Connection, gone: Callable[[], None] = end_this_process) -> None:
        self._line = line
        self._gone = gone  # called when there is nobody at the other end
        self._lock = threading.Lock()

    def serving(self) -> None:
        """Say that this process answers visitors now."""
        self._send(SERVING)

    def tell(self, announcement: Announcement) -> None:
        """Let the others hear something. From any thread."""
        self._send(announcement.encode().encode())

    def listen(self, heard: Callable[[Announcement], None]) -> None:
        """Be told what the others say from now on, in a thread of its own."""
        threading.Thread(target=self._listen, args=(heard,), name="siblings", daemon=True).start()

    def _send(self, what: bytes) -> None:
        with self._lock, suppress(OSError):  # whoever listens hears that nobody is there any more
            self._line.send_bytes(what)

    def _listen(self, heard: Callable[[Announcement], None]) -> None:
        try:
            while True:
                heard(decode(self._line.recv_bytes().decode()))
        except (EOFError, OSError):
            self._gone()
