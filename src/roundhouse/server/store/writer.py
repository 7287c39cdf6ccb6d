"""One transaction after the other into SQLite, several of them onto the disk at once.

To wait for the disk takes far longer than to write. So while one thread waits, the others write what they
have, each within a savepoint of its own, and the last of them commits for all. Nobody goes on before the
own work is on the disk.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

MOST = 100  # transactions that go onto the disk together


class Batch:
    """Some transactions that are committed together."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self.driver = driver
        self.transaction = connection.begin()
        self.size = 0
        self.done = threading.Event()
        self.error: SQLAlchemyError | None = None

    def commit(self) -> None:
        """Put all of it onto the disk; those who wait are told whether that worked."""
        try:
            self._check()
            self.transaction.commit()
        except SQLAlchemyError as error:
            self.error = error
        finally:
            self.done.set()

    def _check(self) -> None:
        """SQLite may take all of it back when the work of one of them fails: on a full disk, for one."""
        if not self.driver.in_transaction:
            lost = sqlite3.OperationalError("what was written together was taken back")
            raise OperationalError("COMMIT", None, lost)

    @contextmanager
    def apart(self) -> Iterator[Connection]:
        """Part of a batch, of which all stands or nothing; in a tenth of the time of `begin_nested`."""
        self._say("SAVEPOINT own")
        try:
            yield self.connection
        except BaseException:
            with suppress(SQLAlchemyError):  # what went wrong first is told
                self._say("ROLLBACK TO own")
                self._say("RELEASE own")
            raise
        self._say("RELEASE own")

    def _say(self, statement: str) -> None:
        try:
            self.driver.execute(statement)
        except sqlite3.Error as error:
            raise OperationalError(statement, None, error) from error


class Writer:
    """Lets threads write one at a time."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._turn = threading.Lock()
        self._connection: Connection | None = None  # kept: to take one and give it back takes its time
        self._batch: Batch | None = None
        self._closed = False
        self._counting = threading.Lock()
        self._coming = 0  # threads that want to write and have not begun

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it or nothing; on the disk when it ends."""
        with self._counting:
            self._coming += 1
        batch: Batch | None = None
        try:
            with self._turn:
                batch = self._join()
                try:
                    with batch.apart() as connection:
                        yield connection
                finally:
                    if not self._coming or batch.size >= MOST:  # else whoever comes next takes care of it
                        self._batch = None
                        batch.commit()
                        if batch.error is not None or self._closed:
                            self._let_go()
        finally:  # also after an error: what is read next, on any connection, shows what the others wrote
            if batch is not None:
                batch.done.wait()
        if batch.error is not None:
            raise batch.error

    def _join(self) -> Batch:
        with self._counting:
            self._coming -= 1
        if self._batch is None:
            self._batch = self._begin()
        self._batch.size += 1
        return self._batch

    def _begin(self) -> Batch:
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(writes=True)
        try:
            return Batch(self._connection)
        except BaseException:
            self._let_go()
            raise

    def close(self) -> None:
        """Give the connection back, as soon as nobody writes."""
        with self._turn:
            self._closed = True
            if self._batch is None:  # else the last of those who share it does
                self._let_go()

    def _let_go(self) -> None:
        """Give the connection back; whoever writes next takes another."""
        kept, self._connection = self._connection, None
        if kept is not None:
            kept.close()
