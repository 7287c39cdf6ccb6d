"""Records of tables, and the check that replays every one."""

from __future__ import annotations

import pytest
from sqlalchemy import text as sql

from roundhouse.core.record_reader import read
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.check import check
from roundhouse.server.tables.refusals import NotYours, Stale
from roundhouse.server.tables.store import Conflict
from roundhouse.server.tables.stored_table import NewEntry, Reached
from server.rooms import Room, refused

# Records and the check


def test_the_record_of_a_table_names_the_seed_once_the_game_is_over(room: Room) -> None:
    running, over, house = room.table(room.ada, room.bert), room.finished(), room.house()
    fork = room.tables.fork(house, 0, room.ada)
    for table in (running, house, fork):
        room.play(table, 10)
        for reader in (room.ada, room.bert):
            if table != fork or reader == room.ada:
                assert read(room.tables.record(table, reader)).seed is None
    assert read(room.tables.record(over, room.cleo)).seed == 7
    private = room.table(room.ada, room.bert, spectators=False)
    assert refused(NotYours, lambda: room.tables.record(private, room.cleo)) == "reason.not_your_table"


def test_the_check_finds_what_was_tampered_with(room: Room, store: SqlStore) -> None:
    tables = [room.table(room.ada, room.bert, seed=seed) for seed in range(6)]
    for table in tables:
        room.play(table, 12)
    room.table(room.ada, None)
    assert [problems for _, problems in check(store)] == [[]] * 7
    statements = [
        "UPDATE tables SET seq = 13 WHERE id = :id",
        "UPDATE tables SET turn = 1 - turn WHERE id = :id",
        "UPDATE tables SET status = 'over' WHERE id = :id",
        "UPDATE tables SET revision = 0 WHERE id = :id",
        "INSERT INTO entries SELECT table_id, 14, seat, move, 0, 'x', user_id, at FROM entries"
        " WHERE table_id = :id AND seq = 1",
    ]
    with store.writing() as db:
        for table, statement in zip(tables, statements, strict=False):
            db.execute(sql(statement), {"id": table})
        db.execute(sql("UPDATE tables SET seq = 14 WHERE id = :id"), {"id": tables[4]})
    found = dict(check(store))
    for table in tables[:5]:
        assert len(found[table]) == 1, table
        assert found[table][0].startswith(f"table {table}: ")
    assert found[tables[5]] == []


def test_the_check_finds_a_move_that_cannot_be_played(room: Room, store: SqlStore) -> None:
    table = room.table(room.ada, room.bert)
    live = room.tables.get(table)
    store.append(table, 1, NewEntry(live.turn, "castle", "a"), Reached(live.turn), 0)
    ((_, problems),) = check(store)
    assert problems == [
        f"table {table}: entry 1 (castle) cannot be played: 'castle' is not a move of this game"
    ]


def test_a_conflict_that_lasts_is_told_as_stale(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = room.table(room.ada, room.bert)
    text, user = room.first(table), room.acting(table)

    def conflict(*arguments: object) -> None:
        raise Conflict(0)

    monkeypatch.setattr(room.store, "append", conflict)
    refused(Stale, lambda: room.tables.move(table, text, 0, "a", user_id=user))
