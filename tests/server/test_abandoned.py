"""Tables that nobody looks at: closed with a plain word, and opened again where they were."""

from __future__ import annotations

import pytest

from http_site import Browser
from roundhouse.server.now import now
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore, look_store
from roundhouse.server.tables.refusals import Abandoned, NotYours
from roundhouse.server.tables.stored_table import DAYS, VOTE, ClockRules
from roundhouse.server.timekeeper import DAY
from server.rooms import Room, refused
from server.test_http_clocks import join, made

LATER = 100 * DAY


def abandoned(store: SqlStore, table: str) -> bool:
    row = store.table(table)
    assert row is not None
    return row.abandoned is not None


def test_what_nobody_plays_or_looks_at_is_closed(
    room: Room, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, seen, over = room.table(room.ada, room.bert), room.table(room.ada, room.bert), room.finished()
    waiting = room.table(room.ada, None)
    assert store.abandon(now() - DAY) == []
    monkeypatch.setattr(look_store, "now", lambda: now() + LATER)
    store.note_look(seen, room.ada, 0)
    assert sorted(store.abandon(now() + DAY)) == sorted([left, waiting])
    assert [abandoned(store, table) for table in (left, seen, over)] == [True, False, False]
    assert store.abandon(now() + DAY) == [], "once is enough"


def test_a_closed_table_is_looked_at_and_opened_again_by_those_at_it(room: Room, store: SqlStore) -> None:
    table = room.table(room.ada, room.bert, clock=ClockRules(DAYS, DAY, DAY, VOTE))
    room.play(table, 3)
    assert store.abandon(now() + DAY) == [table]
    user, move = room.acting(table), room.first(table)
    shown = room.tables.view(table, user)
    assert (shown.abandoned, shown.mine, shown.bot_from, shown.seq) == (True, False, None, 3)
    assert refused(Abandoned, lambda: room.tables.move(table, move, 3, "k", user)) == "reason.table_abandoned"
    assert refused(NotYours, lambda: room.tables.reopen(table, room.dora)) == "reason.not_your_seat"
    assert store.waiting_for(user) == []
    room.tables.reopen(table, room.bert)
    room.tables.reopen(table, room.ada)
    after = room.tables.view(table, user)
    assert (after.abandoned, after.mine) == (False, True)
    assert after.clock is not None
    assert after.clock.deadline is not None
    assert after.clock.deadline - after.clock.since >= DAY, "whoever is waited for has their time again"
    assert room.tables.move(table, move, 3, "k", user) == 4


def test_where_a_table_is_closed_no_list_tells_of_its_clock(ada: Browser, bert: Browser, site: Site) -> None:
    table = made(ada, clock="daily")
    join(bert, ada, table)
    assert "Time left" in ada.get("/mine").text
    site.store.abandon(now() + DAY)
    assert "Time left" not in ada.get("/mine").text


def test_the_list_tells_and_the_page_opens(ada: Browser, site: Site) -> None:
    table = ada.start("pass")
    assert site.store.abandon(now() + DAY) == [table]
    assert "Closed for now" in ada.get("/mine").text
    move = {"move": "x", "at": 0, "key": "k"}
    answer = ada.post(f"/tables/{table}/moves", json=move, headers={"Accept": "application/json"})
    assert answer.status_code == 409
    assert "Open it again" in answer.json()["reason"]
    assert ada.post(f"/tables/{table}/reopen", json={}).status_code == 200
    assert ada.play(table).status_code == 200
