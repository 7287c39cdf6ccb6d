"""Notices: one for each turn, never what is seen anyway; again when they fail, once by many servers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import delete, select, update

from roundhouse.server.notices.judge import Judge, next_digest
from roundhouse.server.notices.webhook import WebhookChannel
from roundhouse.server.now import now
from roundhouse.server.outbox import FIRST_PAUSE, LEASE, MOST_TRIES, Outbox
from roundhouse.server.settings import WebhookSettings
from roundhouse.server.store import SqlStore
from roundhouse.server.store.schema import outbox
from roundhouse.server.tables.quiet_hours import QuietHours
from roundhouse.server.tables.stored_table import DAYS, ClockRules
from server.receivers import Hook
from server.rooms import Room, race

HERE = "http://play.example"
OURS = WebhookSettings(offered=True, networks="127.0.0.0/8")


def sender(store: SqlStore) -> Outbox:
    return Outbox(store, None, [WebhookChannel(OURS, HERE)], Judge(store, HERE))


@pytest.fixture
def told(room: Room, hook: Hook) -> Callable[[], list[dict[str, object]]]:
    """Sends what is due, and gives what has arrived at Bert's hook since."""
    assert isinstance(room.store, SqlStore)
    out = sender(room.store)
    room.store.set_way(room.bert, "webhook", hook.address)

    def arrived() -> list[dict[str, object]]:
        while out.look():
            pass
        return hook.taken()

    return arrived


def playing(room: Room, **given: object) -> str:
    """A table for Ada and Bert; what they were told of it so far is forgotten."""
    assert isinstance(room.store, SqlStore)
    table = room.table(room.ada, room.bert, **given)
    with room.store.writing() as db:
        db.execute(delete(outbox).where(outbox.c.table_id == table))
    return table


def to(room: Room, table: str, user: int) -> None:
    """Play until somebody is to decide, and was not just before."""
    while room.acting(table) == user:
        room.play(table)
    while room.acting(table) != user:
        room.play(table)


Told = Callable[[], list[dict[str, object]]]


def test_of_each_turn_there_is_one_notice_in_words_that_tell_nothing_hidden(room: Room, told: Told) -> None:
    table = playing(room)
    to(room, table, room.bert)
    first = told()
    assert [one["kind"] for one in first] == ["turn"]
    assert first[0]["content"] == first[0]["text"]
    assert f"{HERE}/tables/{table}" in str(first[0]["text"])
    assert first[0]["allowed_mentions"] == {"parse": []}
    while room.acting(table) == room.bert:  # several moves, one turn
        room.play(table)
        assert told() == []
    to(room, table, room.bert)
    second = told()
    assert len(second) == 1
    assert (second[0]["tag"], second[0]["id"] != first[0]["id"]) == (first[0]["tag"], True)


def test_a_turn_that_comes_again_after_taking_back_is_told_once(room: Room, told: Told) -> None:
    table = playing(room, undo="free")
    to(room, table, room.bert)
    assert len(told()) == 1
    live = room.tables.get(table)
    room.tables.undo.take_back(table, room.ada, 1, live.seq, "back")
    while room.acting(table) != room.bert:
        room.play(table)
    assert told() == []


def test_nobody_is_told_what_they_look_at_have_seen_or_do_not_want(room: Room, told: Told) -> None:
    store = room.store
    assert isinstance(store, SqlStore)
    table = playing(room)
    room.tables.come_to(room.tables.get(table), room.bert)
    store.watch([(table, room.bert)], now() + LEASE)
    to(room, table, room.bert)
    assert told() == [], "the page is before their eyes"
    make_due(store)
    store.note_look(table, room.bert, room.tables.get(table).seq)
    store.watch([(table, room.bert)], 0)
    assert told() == [], "they have seen it"
    store.mute_table(table, room.bert, True)
    to(room, table, room.bert)
    assert told() == [], "it is muted"
    store.mute_table(table, room.bert, False)
    to(room, table, room.bert)
    assert len(told()) == 1


def make_due(store: SqlStore) -> None:
    """Let what is held back be due."""
    with store.writing() as db:
        db.execute(update(outbox).where(outbox.c.due.is_not(None)).values(due=0))


def dues(store: SqlStore) -> list[int]:
    with store.reading() as db:
        return list(db.execute(select(outbox.c.due).where(outbox.c.due.is_not(None))).scalars())


def test_in_quiet_hours_notices_wait_and_those_of_a_day_come_together(
    room: Room, told: Told, monkeypatch: pytest.MonkeyPatch, hook: Hook
) -> None:
    store = room.store
    assert isinstance(store, SqlStore)
    hour = 3600 * 1000
    begin = now() // (24 * hour) * 24 * hour + 48 * hour  # midnight
    clock = [begin + hour]
    for module in ("outbox", "store.notice_store"):
        monkeypatch.setattr(f"roundhouse.server.{module}.now", lambda: clock[0])
    quiet = QuietHours("UTC", 0, 8 * 60)
    store.set_quiet_hours(room.bert, quiet, clock[0])
    one, other = playing(room), playing(room)
    to(room, one, room.bert)
    assert told() == []
    assert dues(store) == [begin + 8 * hour]
    clock[0] = begin + 8 * hour
    assert len(told()) == 1
    store.set_way(room.bert, "webhook", hook.address, daily=True)
    for table in (one, other):
        to(room, table, room.bert)
    assert told() == []
    assert dues(store) == [next_digest(quiet, clock[0])] * 2
    clock[0] = next_digest(quiet, clock[0])
    digest = told()
    assert [both["kind"] for both in digest] == ["digest"]
    assert all(table in str(digest[0]["text"]) for table in (one, other))
    assert told() == []


def test_those_at_a_rematch_hear_of_it(room: Room, told: Told) -> None:
    room.tables.rematch(room.finished(), room.ada)
    assert len(told()) == 1


def test_all_hear_of_the_end_of_a_request_and_of_time_that_runs_short(room: Room, told: Told) -> None:
    store = room.store
    assert isinstance(store, SqlStore)
    table = playing(room, clock=ClockRules(DAYS, 1000, 0))
    to(room, table, room.bert)
    assert [one["kind"] for one in told()] == ["turn"], "there is time yet"
    room.play(table)
    while room.acting(table) != room.ada:
        room.play(table)
    live = room.tables.get(table)
    room.tables.undo.ask(table, room.ada, 1, live.seq)
    make_due(store)
    assert "undo" in [one["kind"] for one in told()]
    ended = playing(room)
    live = room.tables.get(ended)
    while not live.over:
        last, live = live.seats[live.turn].user_id, room.play(ended)
    kinds = [one["kind"] for one in told()]
    assert ("over" in kinds) == (last != room.bert)


def test_a_hook_of_a_table_tells_whose_turn_it_is(room: Room, hook: Hook) -> None:
    store = room.store
    assert isinstance(store, SqlStore)
    table, out = playing(room), sender(room.store)
    store.set_way(room.ada, "webhook", hook.address, table_id=table)
    for user in (room.ada, room.bert, room.ada):
        to(room, table, user)
        out.look()
    names = ["Ada", "Bert", "Ada"]
    assert all(name in str(body["title"]) for name, body in zip(names[-2:], hook.bodies[-2:], strict=True))


def test_what_fails_comes_again_with_growing_pauses_and_is_given_up_with_a_word(
    room: Room, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = room.store
    assert isinstance(store, SqlStore)
    out = sender(store)
    way = store.set_way(room.bert, "webhook", hook.address)
    assert way is not None
    hook.status = 503
    to(room, playing(room), room.bert)
    clock, pauses = [now()], []
    monkeypatch.setattr("roundhouse.server.outbox.now", lambda: clock[0])
    while out.look():
        pauses += [due - clock[0] for due in dues(store)]
        clock[0] = max([clock[0], *dues(store)])
    assert pauses == [FIRST_PAUSE * 3**n for n in range(MOST_TRIES - 1)]
    assert len({str(body["id"]) for body in hook.bodies}) == 1, "whoever got it twice can tell"
    kept = store.way(way)
    assert kept is not None
    assert "503" in kept.why
    hook.status = 204
    to(room, playing(room), room.bert)
    assert out.look() == 1
    kept = store.way(way)
    assert kept is not None
    assert kept.why == ""
    hook.status = 410
    to(room, playing(room), room.bert)
    out.look()
    assert store.way(way) is None, "nobody is there any more"


def test_two_servers_send_each_notice_once(room: Room, hook: Hook, other_store: SqlStore) -> None:
    assert isinstance(room.store, SqlStore)
    room.store.set_way(room.bert, "webhook", hook.address)
    tables = [playing(room) for _ in range(6)]
    for table in tables:
        to(room, table, room.bert)
    servers = [sender(room.store), sender(other_store)]
    race([lambda out=out: [out.look() for _ in range(4)] for out in servers])
    ids = [str(body["id"]) for body in hook.bodies]
    assert (len(ids), len({*ids})) == (len(tables), len(tables))


def test_what_a_dead_server_had_claimed_is_sent_by_another(
    room: Room, hook: Hook, other_store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(room.store, SqlStore)
    room.store.set_way(room.bert, "webhook", hook.address)
    to(room, playing(room), room.bert)
    at = now()
    assert len(room.store.claim(at, at + LEASE, 10)) == 1  # and dies
    out = sender(other_store)
    assert out.look() == 0
    monkeypatch.setattr("roundhouse.server.outbox.now", lambda: at + LEASE)
    assert out.look() == 1
    assert len(hook.bodies) == 1
