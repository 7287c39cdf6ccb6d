"""How often the store is asked: once whether a table has changed, whatever a request does with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from http_site import Browser
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.refusals import Illegal, NotYours, Stale
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import Stamp
from roundhouse.table import Table
from server.rooms import Room, refused


@contextmanager
def stamps(store: SqlStore) -> Iterator[list[str]]:
    """Notes each question whether a table has changed."""
    found: list[str] = []
    stamp = store.stamp

    def asked(table_id: str) -> Stamp | None:
        found.append(table_id)
        return stamp(table_id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "stamp", asked)
        yield found


@pytest.fixture(autouse=True)
def bots_look_elsewhere(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots ask does not count."""
    monkeypatch.setattr(site.bots, "look", lambda table: None)


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("", {}),
        ("/view", {}),
        ("/view", {"at": "0"}),
        ("/why", {"target": "x"}),
        ("/ends", {"moves": "x"}),
        ("/record", {}),
        ("/chat", {}),
        ("/notes", {}),
    ],
)
def test_whoever_looks_asks_once(ada: Browser, site: Site, path: str, query: dict[str, str]) -> None:
    table = ada.start()
    with stamps(site.store) as asked:
        assert ada.get(f"/tables/{table}{path}", params=query).status_code == 200
    assert len(asked) == 1


def test_whoever_changes_something_asks_once_and_a_move_not_at_all(ada: Browser, site: Site) -> None:
    table = ada.start(mode="pass")
    view = ada.view(table)
    move = view["choices"][0]["move"]  # type: ignore[index]

    def post(path: str, body: dict[str, object], status: int) -> int:
        with stamps(site.store) as asked:
            assert ada.post(f"/tables/{table}/{path}", json=body).status_code == status
        return len(asked)

    assert post("moves", {"move": "nonsense", "at": 0, "key": "a"}, 422) == 1
    assert post("moves", {"move": move, "at": 0, "key": "b"}, 200) == 0
    assert post("moves", {"move": move, "at": 0, "key": "b"}, 200) == 1, "a repetition"
    assert post("undo", {"moves": 1, "at": 1, "key": "c"}, 200) == 0
    assert post("fork", {"at": 1}, 200) == 1
    assert post("chat", {"text": "Hello"}, 200) == 1
    assert post("seats/1", {"do": "leave_to_bot"}, 200) == 1
    assert post("seats/1", {"do": "retry"}, 200) == 1


def test_a_move_that_is_not_legal_is_tried_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = room.table(room.ada, room.bert)
    live = room.tables.get(table)
    legal, moves = set(live.running().state.legal()), live.game.moves
    wrong = moves.text(next(code for code in range(moves.size) if code not in legal))
    tried: list[int] = []
    play = Table.play

    def noted(table: Table, seat: int, move: int) -> object:
        tried.append(move)
        return play(table, seat, move)

    monkeypatch.setattr(Table, "play", noted)
    refused(Illegal, lambda: room.tables.move(table, wrong, 0, "a", user_id=room.acting(table)))
    assert len(tried) == 1


def elsewhere(room: Room, store: SqlStore) -> Room:
    """The same people at another server, which keeps tables in a memory of its own."""
    other = Room.__new__(Room)
    other.store, other.tables, other.people = store, Tables(store), room.people
    return other


def test_seats_that_changed_elsewhere_are_no_reason_to_refuse(room: Room, other_store: SqlStore) -> None:
    there = elsewhere(room, other_store)
    table = room.table(room.ada, room.bert, None, listed=True)
    room.tables.get(table)  # known here as a table that waits
    assert there.tables.seats.take(table, 2, room.cleo, "Cleo")
    assert room.tables.move(table, there.first(table), 0, "a", user_id=there.acting(table)) == 1
    seat = there.tables.get(table).turn
    there.tables.seats.leave(table, seat, there.acting(table), "greedy")
    assert room.tables.move(table, there.first(table), 1, "b", bot_seat=seat) == 2


def test_a_wrong_move_at_a_table_that_has_gone_on_elsewhere_is_told_just_that(
    room: Room, other_store: SqlStore
) -> None:
    there = elsewhere(room, other_store)
    table = room.table(room.ada, room.bert)
    user = room.acting(table)
    there.play(table, 1)
    move = room.tables.move
    refused(NotYours, lambda: move(table, "nonsense", 0, "a", user_id=room.cleo))
    assert refused(Stale, lambda: move(table, "nonsense", 0, "a", user_id=user)) == "reason.stale"
