"""The connection to the database: SQLite in a file, or PostgreSQL.

SQLite keeps a write-ahead log, and a commit returns when it is on the disk. One thread writes at a time;
readers never wait.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from roundhouse.server.store.announcer import Announcement, Announcer
from roundhouse.server.store.migrations import NewerSchema, migrate
from roundhouse.server.store.outage import Outage, first_line
from roundhouse.server.store.writer import Writer

BUSY = 10_000  # milliseconds that SQLite waits for another process to finish writing
PATIENCE = 10  # seconds to wait for PostgreSQL to answer

READING, WRITING = "reading", "writing"  # what can be lost; a server that is away can do neither

T = TypeVar("T")


class StoreError(ValueError):
    """A database that cannot be used: one plain sentence says why."""


def made(make: Callable[..., T], row: Sequence[object]) -> T:
    """What a row stands for, when its columns are the fields of a class."""
    return make(*row)


class Database:
    """Reading, and writing with announcements."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.announcer = Announcer()
        self.outage = Outage()
        self.postgresql = engine.dialect.name == "postgresql"
        self._writer = Writer(engine)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Look at the database. Every statement sees all that is committed when it runs."""
        with self.outage.watched(READING), self.engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self, *announcements: Announcement) -> Iterator[Connection]:
        """One transaction: all of it or nothing. What is announced goes out after the commit."""
        begun = self.engine.begin() if self.postgresql else self._writer.writing()
        with self.outage.watched(READING if self.postgresql else WRITING), begun as connection:
            yield connection
            for announcement in announcements:
                self.announcer.within(connection, announcement)
        if not self.postgresql:
            for announcement in announcements:
                self.announcer.after(announcement)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()


def connect(url: str) -> Engine:
    """An engine for a URL, with the schema brought up to date; StoreError if that cannot be."""
    try:
        where = make_url(url)
    except ArgumentError:
        raise StoreError(f"{url[:80]!r} is no URL of a database") from None
    shown = where.render_as_string(hide_password=True)
    if where.get_backend_name() == "sqlite":
        if not where.database or where.database == ":memory:":
            raise StoreError("SQLite needs a file: sqlite:////folder/file.sqlite")
        folder = Path(where.database).parent
        if not folder.is_dir():
            raise StoreError(f"there is no folder {folder} for the database")
    try:
        engine = sqlite(url) if where.get_backend_name() == "sqlite" else postgresql(url)
    except (NoSuchModuleError, ImportError):
        raise StoreError(
            f"{where.drivername} needs a driver that is not installed: pip install psycopg[binary]"
        ) from None
    try:
        with engine.connect() as connection:
            connection = connection.execution_options(writes=True)
            with connection.begin():
                migrate(connection)
    except NewerSchema as error:
        engine.dispose()
        raise StoreError(f"the database {shown} was written by a newer Roundhouse: {error}") from None
    except SQLAlchemyError as error:
        engine.dispose()
        raise StoreError(f"the database {shown} cannot be used: {first_line(error)}") from error
    return engine


def sqlite(url: str) -> Engine:
    """An engine for a file."""
    engine = create_engine(url, pool_size=8, max_overflow=56, connect_args={"timeout": BUSY / 1000})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # only those who write have transactions: see `begin`
        connection.execute(f"PRAGMA busy_timeout = {BUSY}")
        keep_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def keep_log(connection: sqlite3.Connection) -> None:
    """Turn the write-ahead log on, where that has not been done.

    SQLite does not wait here: of several who turn it on, all but one hear at once that the file is locked.
    """
    until = time.monotonic() + BUSY / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.01)


def postgresql(url: str) -> Engine:
    """An engine for a PostgreSQL server."""
    # A machine that is gone does not say so: without these, whoever asked it something would wait for hours.
    alive = {"keepalives_idle": PATIENCE, "keepalives_interval": 5, "keepalives_count": 3}
    arguments = {"connect_timeout": PATIENCE, "tcp_user_timeout": 2000 * PATIENCE, **alive}
    return create_engine(url, pool_size=8, max_overflow=56, pool_pre_ping=True, connect_args=arguments)
