"""`roundhouse backup`, and the check that `roundhouse doctor --database` makes."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.exc import DBAPIError

from roundhouse.cli import database
from roundhouse.cli.admin import admin
from roundhouse.cli.database import backup, check_database, migrate
from roundhouse.cli.doctor import doctor
from roundhouse.cli.errors import Trouble
from roundhouse.games.registry import open_game
from roundhouse.server.store import SqlStore, StoreError, migrations
from roundhouse.server.tables.service import Tables
from server.rooms import GAME, Room
from server.test_store_database import lay_out


def test_a_backup_can_be_opened_and_checked(sqlite_url: str, tmp_path: Path) -> None:
    store = SqlStore.open(sqlite_url)
    room = Room(store, Tables(store))
    room.play(room.table(room.ada, room.bert), 10)
    place = tmp_path / "copy.sqlite"
    result = CliRunner().invoke(backup, [str(place), "--database", sqlite_url])
    assert result.output == f"The database is saved in {place}.\n"
    assert result.exit_code == 0
    assert check_database(f"sqlite:///{place}") == "1 tables, every one replayed and right"
    store.close()


def test_the_own_database_is_taken_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(tmp_path))
    monkeypatch.delenv("ROUNDHOUSE_DATABASE", raising=False)
    SqlStore.open(f"sqlite:///{tmp_path}/roundhouse.sqlite").close()
    assert CliRunner().invoke(backup, [str(tmp_path / "copy")]).exit_code == 0
    assert (tmp_path / "copy").is_file()


def test_the_database_of_a_server_is_found_by_its_folder(tmp_path: Path) -> None:
    SqlStore.open(f"sqlite:///{tmp_path}/roundhouse.sqlite").close()
    folder = ["--data", str(tmp_path)]
    assert CliRunner().invoke(backup, [str(tmp_path / "copy"), *folder]).exit_code == 0
    assert (tmp_path / "copy").is_file()
    assert "0 tables" in CliRunner().invoke(doctor, folder).output
    assert CliRunner().invoke(admin, ["people", *folder]).exit_code == 0
    assert CliRunner().invoke(migrate, folder).output.startswith("The database is up to date.")


def test_looking_for_a_database_does_not_make_one(tmp_path: Path) -> None:
    place = tmp_path / "none.sqlite"
    with pytest.raises(StoreError, match="there is no database"):
        check_database(f"sqlite:///{place}")
    assert not place.exists()


def test_the_check_fails_when_a_table_is_wrong(url: str, store: SqlStore, room: Room) -> None:
    room.play(room.table(room.ada, room.bert), 5)
    wrong = room.table(room.ada, room.bert)
    assert check_database(url) == "2 tables, every one replayed and right"
    with store.writing() as db:
        db.execute(text("UPDATE tables SET turn = 7 WHERE id = :id"), {"id": wrong})
    with pytest.raises(Trouble, match=f"1 of 2 tables cannot be trusted:\ntable {wrong}: says") as caught:
        check_database(url)
    assert caught.value.exit_code == 1


def test_looking_changes_nothing_and_says_what_a_database_of_an_earlier_day_needs(
    url: str, tmp_path: Path
) -> None:
    lay_out(url, 5)
    before = kept_in(url)
    with pytest.raises(StoreError, match=r"version 5 .*: `roundhouse migrate` brings it up to date"):
        check_database(url)
    result = CliRunner().invoke(backup, [str(tmp_path / "copy.sqlite"), "--database", url])
    if url.startswith("sqlite"):
        assert result.exit_code == 0
        assert kept_in(f"sqlite:///{tmp_path}/copy.sqlite") == before
    else:
        assert "pg_dump" in str(result.exception)
    assert kept_in(url) == before


def test_a_database_that_is_looked_at_cannot_be_written_to(url: str, store: SqlStore) -> None:
    looking = SqlStore.look(url)
    with pytest.raises(DBAPIError, match=r"read-?only"), looking.engine.begin() as db:
        db.execute(text("UPDATE schema_version SET version = 1"))
    looking.close()


def test_a_migration_is_announced_after_the_database_was_kept_as_it_was(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lay_out(url, 5)
    before = kept_in(url)
    with pytest.raises(StoreError, match="`roundhouse migrate`"):
        SqlStore.open(url, may_migrate=False)
    assert kept_in(url) == before
    assert not caplog.messages
    SqlStore.open(url).close()
    (said,) = caplog.messages
    assert f"from version 5 to version {migrations.NEWEST} of the schema" in said
    if url.startswith("sqlite"):
        (kept,) = tmp_path.glob("*before-schema*")
        assert str(kept) in said
        assert kept_in(f"sqlite:///{kept}") == before
    else:
        assert "pg_dump" in said
    SqlStore.open(url, may_migrate=False).close()  # now there is nothing to do


def test_copies_are_made_when_something_has_changed_and_the_oldest_go(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqlStore.open(sqlite_url)
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) in (1, 2, 3):
            store.add_user(f"Ada {len(slept)}", "en")
        if len(slept) == 6:
            raise KeyboardInterrupt

    monkeypatch.setattr(database.time, "sleep", sleep)
    result = CliRunner().invoke(
        backup, [str(folder), "--every", "30", "--keep", "3", "--database", sqlite_url]
    )
    assert result.exit_code == 0, result.output
    assert "Stopped. All copies are kept." in result.output
    assert slept == [30.0] * 6
    copies = [len(kept_in(f"sqlite:///{copy}")["users"]) for copy in folder.iterdir()]
    assert sorted(copies) == [1, 2, 3]  # four were made, the first one has gone
    store.close()


def test_a_migration_stamps_what_comes_to_the_same_and_freezes_the_rest(
    url: str, store: SqlStore, room: Room
) -> None:
    names = ("old", "broken", "foreign", "newer", "good")
    tables = {name: room.table(room.ada, room.bert) for name in names}
    for table in tables.values():
        room.play(table, 8)
    over = room.finished()
    changes = {
        "old": "revision = 1, components = NULL",
        "broken": "turn = 1 - turn",
        "foreign": "game = 'chess'",
        "newer": "revision = 99",
    }
    with store.writing() as db:
        for name, change in changes.items():
            db.execute(text(f"UPDATE tables SET {change} WHERE id = :id"), {"id": tables[name]})
        db.execute(text("DELETE FROM components"))
    for attempt in range(2):
        result = CliRunner().invoke(migrate, ["--database", url])
        assert result.exit_code == 0, result.output
        rows = {name: store.table(table) for name, table in tables.items()}
        assert {name: row.frozen for name, row in rows.items() if row and row.frozen} == {"broken": "result"}
        old = rows["old"]
        assert old is not None
        assert old.revision == open_game(GAME).revision
        assert old.components is not None
        assert store.components(old.components) is not None
        again = "2 of a game or of rules that are not here"
        said = result.output.splitlines()[-1]
        assert again in said
        assert ("1 frozen" in said, "1 stamped anew" in said) == (attempt == 0, attempt == 0)
        assert Tables(store).get(over).over
    with store.writing() as db:  # what another release can play again thaws
        db.execute(text("UPDATE tables SET turn = 1 - turn WHERE id = :id"), {"id": tables["broken"]})
    assert CliRunner().invoke(migrate, ["--database", url]).exit_code == 0
    assert Tables(store).get(tables["broken"]).seq == 8


def kept_in(url: str) -> dict[str, list[object]]:
    """All that is in a database, table by table."""
    engine = create_engine(url)
    try:
        with engine.connect() as db:
            names = inspect(db).get_table_names()
            return {name: [tuple(row) for row in db.execute(text(f"SELECT * FROM {name}"))] for name in names}
    finally:
        engine.dispose()
