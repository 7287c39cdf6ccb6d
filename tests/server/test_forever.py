"""Tables outlast corrected components and other rules; what cannot be played on can still be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from own_components import changed_text, map_text
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.railroad_revolution.reading.loading import FILE
from roundhouse.games.registry import open_game, package_of
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.check import check
from roundhouse.server.tables.refusals import Private, Unplayable
from roundhouse.server.tables.service import Tables
from server.rooms import GAME, Room, refused

MAPS = "age_of_steam"


@pytest.fixture
def correct_a_price(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Let the game come with another price; tells the digest of what it came with before."""
    place = tmp_path / "components.toml"
    place.write_text(changed_text(GAME), encoding="utf-8")

    def correct() -> str:
        before = open_game(GAME).components_digest
        monkeypatch.setattr(FILE, "path", place)
        monkeypatch.setattr(FILE, "_shipped", None)
        assert open_game(GAME).components_digest != before
        return before

    return correct


def test_a_corrected_price_closes_no_table(
    room: Room, store: SqlStore, correct_a_price: Callable[[], str]
) -> None:
    running, over = room.table(room.ada, room.bert), room.finished()
    room.play(running, 12)
    before = room.tables.get(running).running().state.digest()
    corrected = correct_a_price()
    later = Room.__new__(Room)
    later.store, later.tables, later.people, later.ada = store, Tables(store), room.people, room.ada
    live = later.play(running, 0)
    assert live.game.components_digest == corrected
    assert live.running().state.digest() == before
    assert later.play(running, 5, seed=3).seq == 17
    assert [problems for _, problems in check(store)] == [[], []]
    record = read(later.tables.record(over, room.ada))
    assert record.components == corrected
    assert replay_all(record, package_of(GAME).open_as(corrected, record.rules)).over
    again = later.tables.get(later.tables.rematch(over, room.ada))
    assert again.game.components_digest == open_game(GAME).components_digest  # a new game, with the new price


def test_a_table_from_before_components_were_kept_is_found_among_the_releases(
    room: Room, store: SqlStore, correct_a_price: Callable[[], str]
) -> None:
    table = room.table(room.ada, room.bert)
    with store.writing() as db:
        db.execute(sql("UPDATE tables SET components = NULL"))
        db.execute(sql("DELETE FROM components"))
    corrected = correct_a_price()
    assert Tables(store).get(table).game.components_digest == corrected


def test_an_own_map_is_kept_with_the_box_it_was_played_with(room: Room, store: SqlStore) -> None:
    users = (room.ada, room.bert, room.cleo)
    table = room.table(*users, game=MAPS, components=map_text())
    live = room.tables.get(table)
    assert live.row.components is not None
    kept = store.components(live.row.components)
    assert kept is not None
    assert kept != map_text()  # the box of today is part of it
    assert type(live.game).opened(kept).components_digest == live.row.components_digest


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE tables SET revision = 1", "frozen.rules"),
        ("UPDATE tables SET revision = 99", "frozen.rules"),
        ("UPDATE tables SET game = 'chess'", "frozen.game"),
        ("UPDATE tables SET components = 'gone'", "frozen.components"),
        (f"UPDATE tables SET components_digest = '{'0' * 64}', components = NULL", "frozen.components"),
        ('UPDATE tables SET options = \'{"weather": "rain"}\'', "frozen.moves"),
        ("UPDATE tables SET seed = '00000000000000000000000000000001'", "frozen.moves"),
        ("UPDATE tables SET turn = 1 - turn WHERE status = 'running'", "frozen.result"),
        ("UPDATE tables SET frozen = 'result'", "frozen.result"),
    ],
)
def test_what_cannot_be_played_on_is_said_and_can_be_read(
    room: Room, store: SqlStore, statement: str, why: str
) -> None:
    table = room.table(room.ada, room.bert, spectators=False)
    room.play(table, 12)
    before = read(room.tables.record(table, room.ada))
    with store.writing() as db:
        db.execute(sql(statement))
    tables = Tables(store)
    assert refused(Unplayable, lambda: tables.get(table)) == why
    record = read(tables.record(table, room.ada))
    assert len(record.moves) == len(before.moves)
    assert record.seed is None
    with pytest.raises(Private):
        tables.record(table, room.cleo)
    if why != "frozen.game":  # else nobody can tell what is secret: only the own moves are told
        assert [(one.seat, one.text) for one in record.moves] == [
            (one.seat, one.text) for one in before.moves
        ]


def test_the_record_and_the_score_of_a_frozen_table_are_those_of_its_end(room: Room, store: SqlStore) -> None:
    table = room.finished()
    before = room.tables.record(table, room.ada)
    with store.writing() as db:
        db.execute(sql("UPDATE tables SET frozen = 'moves'"))
    assert Tables(store).record(table, room.ada) == before
    assert "seed        hidden" not in before


def test_bots_leave_a_frozen_table_alone(room: Room, store: SqlStore) -> None:
    table = room.table("greedy", "greedy")
    assert list(store.waiting_for_bots()) == [table]
    with store.writing() as db:
        db.execute(sql("UPDATE tables SET frozen = 'moves'"))
    assert list(store.waiting_for_bots()) == []
