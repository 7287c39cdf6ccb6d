"""A database that cannot be reached: what tells of it, and a log that says so once, not at every attempt."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError, SQLAlchemyError, TimeoutError

# No connection, a server that stops or only reads, a file that is locked or gone, no room on the disk. What
# else a database refuses (a value, a statement, a second row with one key) is no outage.
LOST = (OperationalError, InterfaceError, InternalError, TimeoutError)
QUIET = 60.0  # seconds until a loss that lasts, or comes back, is told again

log = logging.getLogger(__name__)


class Outage:
    """Notices that the database is lost, and that it is back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._lock = threading.Lock()
        self._lost: set[str] = set()  # what cannot be done
        self._told: float | None = None  # when that was last said
        self._to_end = False  # it was said, and that it is over was not

    @property
    def lasts(self) -> bool:
        """Whether there is something that could not be done when it was last tried."""
        return bool(self._lost)

    @contextmanager
    def watched(self, what: str) -> Iterator[None]:
        """Some work with the database, of a kind that can be lost by itself: a locked file is still read."""
        try:
            yield
        except LOST as error:
            self.lost(what, error)
            raise
        if what in self._lost:
            self._back(what)

    def lost(self, what: str, error: Exception) -> None:
        """The database could not be used."""
        with self._lock:
            self._lost.add(what)
            now = self.clock()
            if self._told is None or now - self._told >= QUIET:
                self._told, self._to_end = now, True
                log.warning("the database cannot be used (%s); trying again", first_line(error))

    def _back(self, what: str) -> None:
        with self._lock:
            if what in self._lost:
                self._lost.discard(what)
                if self._to_end and not self._lost:
                    self._to_end = False
                    log.warning("the database can be used again")


def first_line(error: Exception) -> str:
    """What the database said, without the statement."""
    cause = getattr(error, "orig", None) if isinstance(error, SQLAlchemyError) else None
    said = str(cause or error).strip().splitlines()
    return said[0].rstrip(".") if said else type(error).__name__
