"""Tables at rest: a tenth of the room, and as good as new."""

from __future__ import annotations

import gzip
import json

import pytest

from playing import OPEN, random_move
from roundhouse.core.random import Random
from roundhouse.server.tables.cache import WEIGH_EVERY
from roundhouse.server.tables.looking import WishedView
from roundhouse.server.tables.service import Tables
from roundhouse.table import Seat, Table
from server.memory_store import MemoryStore
from server.rooms import PlainPicture, Room

MOVES = 40
TABLES = 6


@pytest.fixture
def store() -> MemoryStore:
    """What is at rest has nothing to do with databases."""
    return MemoryStore()


def told(table: Table) -> list[object]:
    """All that a table tells of itself."""
    return [table.log, table.entries, [table.position(n).digest() for n in range(len(table.entries) + 1)]]


@pytest.mark.parametrize("game", OPEN)
def test_a_brief_table_is_played_on_like_a_whole_one(game: str) -> None:
    seats = [Seat(name) for name in ("Ada", "Bert", "Cleo")]
    whole, brief, rng = (
        Table(OPEN[game], seats, 5, house=True),
        Table(OPEN[game], seats, 5, house=True),
        Random(5),
    )
    for number in range(MOVES):
        if number % 7 == 6:
            for table in (whole, brief):
                table.undo(0, 3)
        elif not whole.state.over:
            move = random_move(whole.state, rng)
            for table in (whole, brief):
                table.play(table.state.seat, move)
        if number % 5 == 0:
            brief = brief.brief()
            assert brief.untold == len(brief.entries)
            assert brief.positions_ready <= 2
    assert brief.untold
    assert told(brief.whole()) == told(whole)
    assert brief.log == whole.log
    assert [brief.turn_moves(seat) for seat in range(3)] == [whole.turn_moves(seat) for seat in range(3)]
    assert told(brief.fork(MOVES // 2)) == told(whole.fork(MOVES // 2))


def test_without_room_tables_rest_and_come_back_without_the_store(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, read = room.tables, list[str]()
    tables.picture_of = lambda name: PlainPicture()
    ids = [room.table(room.ada, room.bert) for _ in range(TABLES)]
    for table in ids:
        room.play(table, MOVES)
    tables.cache.memory = sum(tables.get(table).weight() for table in ids) // 2
    load = room.store.load
    monkeypatch.setattr(room.store, "load", lambda table, after=0: read.append(table) or load(table, after))
    for _ in range(WEIGH_EVERY):
        for table in ids:
            room.play(table, 1)
    games = [tables.get(table).running() for table in ids]
    assert sum(game.untold > 0 for game in games) > 1
    assert not read, "they come back from memory"
    fresh = Tables(room.store, picture_of=lambda name: PlainPicture())
    for table in ids:
        for user in (room.ada, room.bert, None):
            assert seen(tables, table, user) == seen(fresh, table, user)


def seen(tables: Tables, table: str, user: int | None) -> dict[str, object]:
    """A view, but for the moment at which the last move was stored: that is known to the millisecond only."""
    answer = tables.answer(tables.look(table, user, WishedView("en"), lambda live: {}))
    view: dict[str, object] = json.loads(gzip.decompress(answer))
    return {name: value for name, value in view.items() if name != "bot_from"}
