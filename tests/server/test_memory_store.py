"""The protocol is all that tables need: a whole evening on a store that is no database."""

from __future__ import annotations

import subprocess
import sys

import pytest

from roundhouse.server.tables.refusals import Illegal, Stale
from roundhouse.server.tables.service import Tables
from server.memory_store import MemoryStore
from server.rooms import PlainPicture, Room, race, refused


@pytest.fixture
def room() -> Room:
    store = MemoryStore()
    return Room(store, Tables(store, memory=2, picture_of=lambda game: PlainPicture()))


def test_a_game_is_played_to_its_end_and_played_again(room: Room) -> None:
    tables = room.tables
    table = room.table(room.ada, None, None, listed=True)
    assert tables.seats.take(table, 1, room.bert, "Bert")
    assert not tables.seats.take(table, 1, room.cleo, "Cleo")
    tables.seats.fill(table, 2, room.ada, "greedy", "Bot")
    room.play(table, 30)
    tables.undo.ask(table, room.ada, 20, 30)
    assert tables.undo.answer(table, room.bert, True) == 31
    tables.seats.leave(table, 1, room.bert, "greedy")
    tables.seats.come_back(table, 1, room.bert)
    assert room.play(table, 10_000).over
    assert tables.view(table, room.cleo).over
    again = {tables.rematch(table, user) for user in (room.ada, room.bert)}
    assert len(again) == 1
    fork = tables.fork(table, 12, room.cleo)
    assert tables.get(fork).running().line() == list(range(1, 13))
    tables.put_away(table, room.ada)


def test_of_many_who_play_at_once_one_does(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    user, text = room.acting(table), room.first(table)
    elsewhere = Tables(room.store)
    moves = [
        lambda n=n: (room.tables, elsewhere)[n % 2].move(table, text, 0, f"k{n}", user) for n in range(8)
    ]
    found = race(moves)
    assert sorted(str(one) for one in found if isinstance(one, int)) == ["1"]
    assert all(isinstance(one, (int, Stale, Illegal)) for one in found)
    assert refused(Stale, lambda: room.tables.move(table, text, 0, "late", user)) == "reason.stale"


def test_tables_are_there_without_the_web_and_without_a_database() -> None:
    brought = "starlette", "sqlalchemy", "uvicorn", "roundhouse.server.http", "roundhouse.server.store"
    program = f"""
import sys, roundhouse.server.tables.service, roundhouse.server.tables.check
print([name for name in {brought!r} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
