"""The database: its schema, what is told when it cannot be used, backups."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import DBAPIError, OperationalError

from roundhouse.server.store import SqlStore, StoreError, database, migrations
from roundhouse.server.store.schema import metadata, schema_version
from roundhouse.server.store.writer import Batch
from roundhouse.server.tables.service import Tables
from server.rooms import GOES_ON, Room, entry, race, stored

SCHEMAS = Path(__file__).parent / "schemas"

# The database


def test_a_new_database_has_the_newest_schema(store: SqlStore) -> None:
    found = inspect(store.engine)
    for table in metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == {c.name for c in table.columns}
    with store.reading() as db:
        assert db.execute(select(schema_version.c.version)).scalar_one() == migrations.NEWEST


@pytest.mark.parametrize("version", range(1, migrations.NEWEST))
def test_a_database_of_an_earlier_day_is_brought_up_to_date_and_keeps_everything(
    url: str, tmp_path: Path, version: int
) -> None:
    lay_out(url, version)
    for _ in range(2):  # a second start changes nothing more
        store = SqlStore.open(url)
        found = store.load("lesson")
        assert found is not None
        row, seats, entries = found
        assert (row.seq, row.turn, row.undo, row.lesson) == (2, 0, "free", "first")
        assert [(seat.kind, seat.name, seat.bot) for seat in seats] == [
            ("person", "Ada", None),
            ("bot", "Bot", "greedy"),
        ]
        assert [(entry.move, entry.taken_back, entry.key) for entry in entries] == [
            ("go", 0, "a"),
            (None, 1, "b"),
        ]
        with pytest.raises(DBAPIError, match="only ever added"), store.writing() as db:
            db.execute(text("DELETE FROM entries"))
        ordinary = [store.table(name) for name in ("fork of the lesson", "around one screen", "with friends")]
        assert not any(row is None or row.lesson for row in ordinary)
        assert [seat.invite_nonce for seat in store.seats("with friends")] == [None, "random"]
        assert [user.prefs for user in store.users_named("ADA")] == [{"theme": "dark"}]
        assert store.note("with friends", 2) == "Remember the bridge."
        store.put_away("lesson", 1, away=True)
        assert [table.row.id for table in store.tables_of(1, away=True)] == ["lesson"]
        store.put_away("lesson", 1, away=False)
        store.close()


@pytest.mark.parametrize("version", range(1, migrations.NEWEST))
def test_a_database_brought_up_to_date_is_like_a_new_one(url: str, store: SqlStore, version: int) -> None:
    fresh = described(store)
    clear(store)
    lay_out(url, version)
    upgraded = SqlStore.open(url)
    assert described(upgraded) == fresh
    upgraded.close()


def test_owners_components_of_an_earlier_day_are_kept_by_their_key(url: str) -> None:
    lay_out(url, 5)
    kind = url.partition(":")[0].partition("+")[0]
    own = "UPDATE tables SET components = 'their price = 1', components_digest = 'own' WHERE lesson = ''"
    if kind == "sqlite":
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            file.executescript(own)
    else:
        with psycopg.connect(url.replace("+psycopg", "")) as server:
            server.execute(own)
    store = SqlStore.open(url)
    keys = {row.id: row.components for name in store.all_tables() if (row := store.table(name))}
    assert keys.pop("lesson") is None
    (key,) = set(keys.values())
    assert key == sha256(b"their price = 1").hexdigest()
    assert store.components(key) == "their price = 1"
    store.close()


def test_a_step_that_fails_leaves_everything_as_it_was(
    url: str, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = migrations.NEWEST + 1
    fails = ("CREATE TABLE half (a INTEGER)", "SELECT nothing FROM nowhere")
    monkeypatch.setattr(migrations, "STEPS", {newest: migrations.Step(fails, fails)})
    monkeypatch.setattr(migrations, "NEWEST", newest)
    with pytest.raises(StoreError, match="cannot be used"):
        SqlStore.open(url)
    assert not inspect(store.engine).has_table("half")
    with store.reading() as db:
        assert db.execute(select(schema_version.c.version)).scalar_one() == newest - 1


def lay_out(url: str, version: int) -> None:
    """A database of an earlier day, with what was kept in it."""
    kind = url.partition(":")[0].partition("+")[0]
    kept = "kept.sql" if version < 3 else f"kept-{min(version, 4)}.sql"
    script = (SCHEMAS / f"{kind}-{version}.sql").read_text() + (SCHEMAS / kept).read_text()
    if kind == "sqlite":
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            file.executescript(script)
    else:
        with psycopg.connect(url.replace("+psycopg", "")) as server:
            server.execute(script.encode())


def clear(store: SqlStore) -> None:
    """Take everything out of a database."""
    with store.engine.begin() as db:
        if store.postgresql:
            db.execute(text("DROP SCHEMA public CASCADE"))
            db.execute(text("CREATE SCHEMA public"))
            return
        for table in reversed(metadata.sorted_tables):
            table.drop(db)


def described(store: SqlStore) -> dict[str, object]:
    """All that a database says of its tables; in which order their columns stand does not matter."""
    found = inspect(store.engine)

    def sorted_out(things: Iterable[object]) -> list[str]:
        return sorted(str(sorted(thing.items(), key=str)) for thing in things)  # type: ignore[attr-defined]

    return {
        table: [
            sorted_out({**column, "type": str(column["type"])} for column in found.get_columns(table)),
            found.get_pk_constraint(table),
            sorted_out(found.get_foreign_keys(table)),
            sorted_out(found.get_unique_constraints(table)),
            sorted_out(found.get_check_constraints(table)),
            sorted_out(found.get_indexes(table)),
        ]
        for table in found.get_table_names()
    }


def test_a_database_of_a_newer_version_is_left_alone(url: str, store: SqlStore) -> None:
    with store.writing() as db:
        db.execute(schema_version.update().values(version=99))
    with pytest.raises(StoreError, match="newer Roundhouse"):
        SqlStore.open(url)


def test_two_servers_may_start_at_once(url: str) -> None:
    found = race([lambda: SqlStore.open(url) for _ in range(4)])
    for store in found:
        assert isinstance(store, SqlStore)
        with store.reading() as db:
            assert db.execute(select(schema_version.c.version)).scalars().all() == [migrations.NEWEST]
        store.close()


def test_who_starts_while_another_lays_the_file_out_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "new.sqlite"
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # others are told at once that the file is locked
        monkeypatch.setattr(database.time, "sleep", lambda _: other.execute("ROLLBACK"))
        SqlStore.open(f"sqlite:///{place}").close()
        assert not other.in_transaction


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:////no/such/folder/file.sqlite", "no folder /no/such/folder"),
        ("postgresql+psycopg://ada:secret@127.0.0.1:1/none?connect_timeout=2", "cannot be used"),
        ("no url", "no URL"),
    ],
)
def test_a_database_that_cannot_be_reached_is_told_in_one_sentence(wrong: str, told: str) -> None:
    with pytest.raises(StoreError, match=told) as caught:
        SqlStore.open(wrong)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    place = tmp_path / "letter.txt"
    place.write_text("Dear database, " * 100)
    with pytest.raises(StoreError, match="cannot be used: file is not a database"):
        SqlStore.open(f"sqlite:///{place}")
    assert place.read_text().startswith("Dear database")


# Backup


def test_a_backup_holds_what_was_stored_while_others_go_on(sqlite_url: str, tmp_path: Path) -> None:
    store = SqlStore.open(sqlite_url)
    room = Room(store, Tables(store))
    table = room.table(room.ada, room.bert)
    before = 40
    for seq in range(1, before + 1):
        store.append(table, seq, entry(str(seq)), GOES_ON, 0)
    stop = threading.Event()

    def go_on() -> int:
        seq = before
        while not stop.is_set():
            seq += 1
            store.append(table, seq, entry(str(seq)), GOES_ON, 0)
        return seq

    with ThreadPoolExecutor(1) as pool:
        last = pool.submit(go_on)
        store.backup(tmp_path / "copy.sqlite")
        stop.set()
        end = last.result()
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copied = SqlStore.open(f"sqlite:///{tmp_path}/copy.sqlite")
    kept = stored(copied, table)
    assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1))
    assert before <= len(kept) <= end
    assert sorted(
        place.name for place in tmp_path.iterdir() if "copy" in place.name and "-" not in place.name
    ) == ["copy.sqlite"]
    copied.close()
    store.close()


def test_a_backup_never_overwrites_and_says_what_to_do(sqlite_url: str, tmp_path: Path) -> None:
    store = SqlStore.open(sqlite_url)
    place = tmp_path / "precious"
    place.write_text("keep me")
    with pytest.raises(StoreError, match="already there"):
        store.backup(place)
    assert place.read_text() == "keep me"
    with pytest.raises(StoreError, match="no folder"):
        store.backup(tmp_path / "none" / "copy")
    store.close()


def test_a_backup_of_postgresql_is_pg_dumps_work(postgresql_url: str, tmp_path: Path) -> None:
    store = SqlStore.open(postgresql_url)
    with pytest.raises(StoreError, match="pg_dump"):
        store.backup(tmp_path / "copy")
    store.close()


def test_what_sqlite_has_taken_back_by_itself_is_not_called_stored(sqlite_url: str) -> None:
    store = SqlStore.open(sqlite_url)
    with store.engine.connect().execution_options(writes=True) as connection:
        batch = Batch(connection)
        connection.exec_driver_sql("ROLLBACK")  # as on a full disk, when the work of somebody else fails
        batch.commit()
        assert isinstance(batch.error, OperationalError)
    store.close()
