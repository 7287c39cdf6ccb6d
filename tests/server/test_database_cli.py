"""`roundhouse backup`, and the check that `roundhouse doctor --database` makes."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from roundhouse.cli.database import backup, check_database
from roundhouse.cli.errors import Trouble
from roundhouse.server.store import SqlStore
from server.rooms import Room


def test_a_backup_can_be_opened_and_checked(sqlite_url: str, tmp_path: Path) -> None:
    from roundhouse.server.tables.service import Tables

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


def test_looking_for_a_database_does_not_make_one(tmp_path: Path) -> None:
    place = tmp_path / "none.sqlite"
    with pytest.raises(Trouble, match="there is no database"):
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
