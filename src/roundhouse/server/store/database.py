"""The connection to the database: SQLite in a file, or PostgreSQL.

SQLite keeps a write-ahead log, and a commit returns when it is on the disk. One thread writes at a time;
readers never wait.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from roundhouse.server.metrics import DATABASE, timed
from roundhouse.server.store import migrations
from roundhouse.server.store.announcer import Announcement, Announcer
from roundhouse.server.store.backups import SUFFIX, copy_to, free_place
from roundhouse.server.store.migrations import NewerSchema, found_version, migrate
from roundhouse.server.store.outage import Outage, first_line
from roundhouse.server.store.quick_reader import QuickReader
from roundhouse.server.store.writer import Writer

BUSY = 10_000  # milliseconds that SQLite waits for another process to finish writing
PATIENCE = 10  # seconds to wait for PostgreSQL to answer

READING, WRITING = "reading", "writing"  # what can be lost; a server that is away can do neither

T = TypeVar("T")

log = logging.getLogger(__name__)


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
        self.on_post: Callable[[], None] | None = None  # wakes whoever sends what lies in the outbox
        self.postgresql = engine.dialect.name == "postgresql"
        self.alone = not self.postgresql  # whether no other server is at these tables
        self.quick = QuickReader(engine)
        self._writer = Writer(engine)
        # PostgreSQL need not be told of the begin and the end of a transaction that only reads.
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT") if self.postgresql else engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Look at the database. Every statement sees all that is committed when it runs."""
        with (
            timed(DATABASE, READING),
            self.outage.watched(READING),
            self._reader.connect() as connection,
            connection.begin(),
        ):
            yield connection

    def answers(self) -> None:
        """Ask the database for nothing at all, to see whether it answers."""
        with self.reading() as db:
            db.execute(text("SELECT 1"))

    @contextmanager
    def writing(self, *announcements: Announcement) -> Iterator[Connection]:
        """One transaction: all of it or nothing. What is announced goes out after the commit."""
        begun = self.engine.begin() if self.postgresql else self._writer.writing()
        lost = READING if self.postgresql else WRITING
        with timed(DATABASE, WRITING), self.outage.watched(lost), begun as connection:
            yield connection
            for announcement in announcements:
                self.announcer.within(connection, announcement)
        if not self.postgresql:
            for announcement in announcements:
                self.announcer.after(announcement)

    def posted(self, told: bool) -> None:
        """After the commit: something may lie in the outbox, and this server can send it at once."""
        if told and self.on_post is not None:
            self.on_post()

    def close(self) -> None:
        """Let go of the database."""
        self.quick.close()
        self._writer.close()
        self.engine.dispose()


def connect(url: str, may_migrate: bool = True) -> Engine:
    """An engine for a URL, with the schema brought up to date; StoreError if that cannot be, or may not.

    A database of an earlier day is kept as it was first, where that can be done here.
    """
    where, engine = reached(url)
    with explained(where, engine):
        with engine.connect() as connection:
            version = found_version(connection)
        if version is not None and version < migrations.NEWEST:
            if not may_migrate:
                raise older(where, version)
            announce(where, engine, version)
        with engine.connect() as connection:
            connection = connection.execution_options(writes=True)
            with connection.begin():
                migrate(connection)
    return engine


def look_at(url: str, any_version: bool = False) -> Engine:
    """An engine that only reads: nothing is made, and nothing is brought up to date by looking.

    StoreError if there is no such database, or if it is of another day, unless that does not matter.
    """
    where, engine = reached(url, read_only=True)
    with explained(where, engine), engine.connect() as connection:
        version = found_version(connection)
        if version is None:
            raise StoreError(f"there is nothing in the database {shown(where)}")
        if version > migrations.NEWEST and not any_version:
            raise newer(version)
        if version < migrations.NEWEST and not any_version:
            raise older(where, version)
    return engine


def check_start(url: str, may_migrate: bool) -> None:
    """StoreError if a server could not begin with a database. Looks, and changes nothing."""
    where, engine = reached(url, read_only=True)
    with explained(where, engine), engine.connect() as connection:
        version = found_version(connection)
        if version is not None and version < migrations.NEWEST and not may_migrate:
            raise older(where, version)
        if version is not None and version > migrations.NEWEST:
            raise newer(version)
    engine.dispose()


def newer(version: int) -> NewerSchema:
    """What is said of a database of a later day, to whoever knows which one."""
    return NewerSchema(f"version {version} of the schema; this Roundhouse knows {migrations.NEWEST}")


def older(where: URL, version: int) -> StoreError:
    """What is said of a database of an earlier day, where it may not be changed."""
    return StoreError(
        f"the database {shown(where)} was written by an earlier Roundhouse (version {version} of the schema, "
        f"this one has {migrations.NEWEST}): `roundhouse migrate` brings it up to date"
    )


def announce(where: URL, engine: Engine, version: int) -> None:
    """Say that a database is brought up to date, and keep it as it was: an SQLite file beside itself."""
    if where.get_backend_name() == "sqlite":
        file = Path(where.database or "")
        place = free_place(file.with_name(f"{file.stem}-before-schema-{migrations.NEWEST}{SUFFIX}"))
        copy_to(engine, place)
        kept = f"as it was it is kept in {place}"
    else:
        kept = "the copy to go back to is the one that pg_dump made"
    log.warning(
        "the database %s is brought from version %d to version %d of the schema; %s",
        *(shown(where), version, migrations.NEWEST, kept),
    )


def shown(where: URL) -> str:
    """A database as people may read it."""
    return where.render_as_string(hide_password=True)


def reached(url: str, read_only: bool = False) -> tuple[URL, Engine]:
    """A URL and an engine for it; StoreError if there can be none."""
    try:
        where = make_url(url)
    except ArgumentError:
        raise StoreError(f"{url[:80]!r} is no URL of a database") from None
    if where.get_backend_name() == "sqlite":
        if not where.database or where.database == ":memory:":
            raise StoreError("SQLite needs a file: sqlite:////folder/file.sqlite")
        file = Path(where.database)
        if not file.parent.is_dir():
            raise StoreError(f"there is no folder {file.parent} for the database")
        if read_only and not file.is_file():
            raise StoreError(f"there is no database {file}")
        return where, sqlite_to_read(file) if read_only else sqlite(url)
    try:
        return where, postgresql(url, read_only)
    except (NoSuchModuleError, ImportError):
        raise StoreError(
            f"{where.drivername} needs a driver that is not installed: pip install psycopg[binary]"
        ) from None


@contextmanager
def explained(where: URL, engine: Engine) -> Iterator[None]:
    """Whatever is wrong with a database, in one sentence; the engine is let go."""
    try:
        yield
    except NewerSchema as error:
        engine.dispose()
        raise StoreError(f"the database {shown(where)} was written by a newer Roundhouse: {error}") from None
    except SQLAlchemyError as error:
        engine.dispose()
        raise StoreError(f"the database {shown(where)} cannot be used: {first_line(error)}") from error
    except BaseException:
        engine.dispose()
        raise


def sqlite(url: str) -> Engine:
    """An engine for a file."""
    arguments = {"timeout": BUSY / 1000}
    # An error must not tell the log what a statement was given: moves, hashes of passwords and tokens.
    engine = create_engine(url, pool_size=8, max_overflow=56, hide_parameters=True, connect_args=arguments)

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


def sqlite_to_read(file: Path) -> Engine:
    """An engine for a file that it cannot change."""
    address = f"file:{quote(str(file.absolute()))}?mode=ro"

    def opened() -> sqlite3.Connection:
        return sqlite3.connect(
            address, uri=True, timeout=BUSY / 1000, isolation_level=None, check_same_thread=False
        )

    return create_engine("sqlite://", creator=opened, poolclass=QueuePool)


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


def postgresql(url: str, read_only: bool = False) -> Engine:
    """An engine for a PostgreSQL server."""
    # A machine that is gone does not say so: without these, whoever asked it something would wait for hours.
    alive = {"keepalives_idle": PATIENCE, "keepalives_interval": 5, "keepalives_count": 3}
    arguments: dict[str, object] = {"connect_timeout": PATIENCE, "tcp_user_timeout": 2000 * PATIENCE, **alive}
    if read_only:
        arguments["options"] = "-c default_transaction_read_only=on"
    return create_engine(
        url,
        pool_size=8,
        max_overflow=56,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=arguments,
    )
