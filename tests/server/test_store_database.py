"""The database: its schema, what is told when it cannot be used, backups."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import inspect, select, text

from roundhouse.server.play import Tables
from roundhouse.server.store import (
    Store,
    StoreError,
    migrations,
)
from roundhouse.server.store.schema import metadata, schema_version
from server.rooms import GOES_ON, Room, entry, race, stored

# The database


def test_a_new_database_has_the_newest_schema(store: Store) -> None:
    found = inspect(store.engine)
    for table in metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == {c.name for c in table.columns}
    with store.reading() as db:
        assert db.execute(select(schema_version.c.version)).scalar_one() == migrations.NEWEST


def test_an_old_database_is_led_to_the_newest_step_by_step_and_keeps_everything(
    url: str, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 5)
    ran: list[int] = []

    def step(number: int) -> Callable[[object], None]:
        def run(connection: object) -> None:
            ran.append(number)
            connection.execute(text(f"CREATE TABLE step_{number} (a INTEGER)"))  # type: ignore[attr-defined]

        return run

    newest = migrations.NEWEST + 2
    monkeypatch.setattr(migrations, "STEPS", {n: step(n) for n in (newest - 1, newest)})
    monkeypatch.setattr(migrations, "NEWEST", newest)
    for _ in range(2):
        opened = Store.open(url)
        assert len(stored(opened, table)) == 5
        assert inspect(opened.engine).has_table(f"step_{newest}")
        opened.close()
    assert ran == [newest - 1, newest]


def test_a_step_that_fails_leaves_everything_as_it_was(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: object) -> None:
        connection.execute(text("CREATE TABLE half (a INTEGER)"))  # type: ignore[attr-defined]
        connection.execute(text("SELECT nothing FROM nowhere"))  # type: ignore[attr-defined]

    newest = migrations.NEWEST + 1
    monkeypatch.setattr(migrations, "STEPS", {newest: fails})
    monkeypatch.setattr(migrations, "NEWEST", newest)
    with pytest.raises(StoreError, match="cannot be used"):
        Store.open(url)
    assert not inspect(store.engine).has_table("half")
    with store.reading() as db:
        assert db.execute(select(schema_version.c.version)).scalar_one() == newest - 1


def test_a_database_of_a_newer_version_is_left_alone(url: str, store: Store) -> None:
    with store.writing() as db:
        db.execute(schema_version.update().values(version=99))
    with pytest.raises(StoreError, match="newer Roundhouse"):
        Store.open(url)


def test_two_servers_may_start_at_once(url: str) -> None:
    found = race([lambda: Store.open(url) for _ in range(4)])
    for store in found:
        assert isinstance(store, Store)
        with store.reading() as db:
            assert db.execute(select(schema_version.c.version)).scalars().all() == [migrations.NEWEST]
        store.close()


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
        Store.open(wrong)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    place = tmp_path / "letter.txt"
    place.write_text("Dear database, " * 100)
    with pytest.raises(StoreError, match="cannot be used: file is not a database"):
        Store.open(f"sqlite:///{place}")
    assert place.read_text().startswith("Dear database")


# Backup


def test_a_backup_holds_what_was_stored_while_others_go_on(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url)
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
    copied = Store.open(f"sqlite:///{tmp_path}/copy.sqlite")
    kept = stored(copied, table)
    assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1))
    assert before <= len(kept) <= end
    assert sorted(
        place.name for place in tmp_path.iterdir() if "copy" in place.name and "-" not in place.name
    ) == ["copy.sqlite"]
    copied.close()
    store.close()


def test_a_backup_never_overwrites_and_says_what_to_do(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url)
    place = tmp_path / "precious"
    place.write_text("keep me")
    with pytest.raises(StoreError, match="already there"):
        store.backup(place)
    assert place.read_text() == "keep me"
    with pytest.raises(StoreError, match="no folder"):
        store.backup(tmp_path / "none" / "copy")
    store.close()


def test_a_backup_of_postgresql_is_pg_dumps_work(postgresql_url: str, tmp_path: Path) -> None:
    store = Store.open(postgresql_url)
    with pytest.raises(StoreError, match="pg_dump"):
        store.backup(tmp_path / "copy")
    store.close()
