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

    def __init__(self, engine: Engine) -> None:
        self.connection = engine.connect().execution_options(writes=True)
        try:
            self.transaction = self.connection.begin()
        except BaseException:
            self.connection.close()
            raise
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
            self.connection.close()
            self.done.set()

    def _check(self) -> None:
        """SQLite may take all of it back when the work of one of them fails: on a full disk, for one."""
        driver = self.connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        if not driver.in_transaction:
            lost = sqlite3.OperationalError("what was written together was taken back")
            raise OperationalError("COMMIT", None, lost)


@contextmanager
def apart(connection: Connection) -> Iterator[None]:
    """Part of a transaction, of which all stands or nothing; in a quarter of the time of `begin_nested`."""
    connection.exec_driver_sql("SAVEPOINT own")
    try:
        yield
    except BaseException:
        with suppress(SQLAlchemyError):  # what went wrong first is told
            connection.exec_driver_sql("ROLLBACK TO own")
            connection.exec_driver_sql("RELEASE own")
        raise
    connection.exec_driver_sql("RELEASE own")


class Writer:
    """Lets threads write one at a time."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._turn = threading.Lock()
        self._batch: Batch | None = None
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
                    with apart(batch.connection):
                        yield batch.connection
                finally:
                    if not self._coming or batch.size >= MOST:  # else whoever comes next takes care of it
                        self._batch = None
                        batch.commit()
        finally:  # also after an error: what is read next, on any connection, shows what the others wrote
            if batch is not None:
                batch.done.wait()
        if batch.error is not None:
            raise batch.error

    def _join(self) -> Batch:
        with self._counting:
            self._coming -= 1
        if self._batch is None:
            self._batch = Batch(self.engine)
        self._batch.size += 1
        return self._batch
