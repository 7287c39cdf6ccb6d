"""A process that reads strangers' files first, with little memory and little time.

What is wrong with a file is found there, so only files of sound games are read by the server itself. One that
makes the process fail, or keeps it busy for too long, is refused, and another process reads the next one.
"""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from roundhouse.bots.interrupts import attend, deaf_to_ctrl_c
from roundhouse.core.game import SetupError
from roundhouse.server.thinking.files import COMPONENTS, read_file

MEGABYTE = 1024 * 1024
START_SECONDS = 60.0  # until such a process is ready, on a machine with much to do

Read = Callable[[str, str, str], str]  # what a file is for, the game, its text: what there is to know of it

log = logging.getLogger(__name__)


class Unreadable(Exception):
    """A file that could not be read within the limits."""


class Reader:
    """One process that reads one file at a time; it reads as `read` does."""

    def __init__(self, megabytes: int, read: Read) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, megabytes, read), daemon=True)
        with deaf_to_ctrl_c():
            self._process.start()
        theirs.close()
        try:
            self._answer(START_SECONDS)
        except Unreadable:
            self.end()
            raise

    def ask(self, what: str, game: str, text: str, seconds: float) -> str:
        """What comes of a text; SetupError with what is wrong, or Unreadable if there is no answer."""
        try:
            self._ours.send((what, game, text))
        except OSError:
            raise Unreadable("the process that reads is gone") from None
        return self._answer(seconds)

    def _answer(self, seconds: float) -> str:
        try:
            if not self._ours.poll(seconds):
                raise Unreadable(f"it took more than {seconds:g} seconds")
            sound, told = self._ours.recv()
        except (EOFError, OSError):
            raise Unreadable("the process that read it has died") from None
        if not sound:
            raise SetupError(told)
        return str(told)

    def end(self) -> None:
        """Stop it, whatever it is doing."""
        self._process.kill()
        self._ours.close()


def work(asked: Connection, megabytes: int, read: Read) -> None:
    """The life of a reader: it says that it is there, then what is wrong with each file."""
    attend()
    with suppress(ImportError):  # Windows has no such limits: there it is time that ends it
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    asked.send((True, ""))
    with suppress(EOFError, OSError, MemoryError, RecursionError):
        while True:
            what, game, text = asked.recv()
            try:
                asked.send((True, read(what, game, text)))
            except SetupError as error:
                asked.send(
                    (False, str(error))
                )  # any other error ends the process, and says in the log what it was


class Uploads:
    """Reads strangers' files, one after the other. From any thread, and outside any lock of the tables."""

    def __init__(self, megabytes: int, seconds: float, read: Read = read_file) -> None:
        self.megabytes = megabytes
        self.seconds = seconds
        self.read = read
        self._turn = threading.Lock()
        self._reader: Reader | None = None
        self._ended = False

    def check(self, game: str, text: str) -> None:
        """SetupError, with what is wrong, or Unreadable; nothing if the components are sound."""
        self.ask(COMPONENTS, game, text)

    def ask(self, what: str, game: str, text: str) -> str:
        """What comes of a file (`thinking/files.py`); SetupError or Unreadable if nothing does."""
        with self._turn:
            if self._ended:
                raise Unreadable("the server stops")
            try:
                self._reader = self._reader or Reader(self.megabytes, self.read)
                return self._reader.ask(what, game, text, self.seconds)
            except (Unreadable, OSError) as error:  # perhaps no process can be started just now
                log.warning("a file of somebody's for %s was not read: %s", game, error)
                self._drop()
                raise Unreadable from error

    def end(self) -> None:
        """Read no more: whoever still waits is told so."""
        self._ended = True
        self._drop()

    def _drop(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.end()
