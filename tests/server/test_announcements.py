"""Announcements: every viewer hears of what was stored, after it was stored, in order, from every server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from sqlalchemy import text

from roundhouse.server.announcements import MOST_PENDING, Announcements, Subscription
from roundhouse.server.store import Announcement, SqlStore
from roundhouse.server.store.announcer import LARGEST, decode
from roundhouse.server.tables.service import Tables
from server.rooms import Room

PATIENCE = 20


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test in an event loop, but not forever."""
    asyncio.run(asyncio.wait_for(test(), PATIENCE))


async def heard(announcements: AsyncIterator[Announcement], event: str = "moved") -> Announcement:
    """The next announcement of a kind."""
    async for one in announcements:
        if one.event == event:
            return one
    raise AssertionError("the stream has ended")


@pytest.fixture
def announcements(store: SqlStore) -> Announcements:
    return Announcements(store)


def test_every_viewer_hears_of_every_move_in_order(room: Room, announcements: Announcements) -> None:
    table, elsewhere = room.table(room.ada, room.bert), room.table(room.ada, room.bert)

    async def test() -> None:
        announcements.start()
        with announcements.subscribe(table) as one, announcements.subscribe(table) as other:
            await asyncio.to_thread(room.play, elsewhere, 3)
            await asyncio.to_thread(room.play, table, 12)
            for viewer in (one, other):
                stream = aiter(viewer)
                found = [await heard(stream) for _ in range(12)]
                assert [announcement.seq for announcement in found] == list(range(1, 13))
                assert {announcement.table_id for announcement in found} == {table}
                assert found[-1].data == {"seq": 12, "turn": room.tables.get(table).turn}
        announcements.close()

    run(test)


def test_what_is_announced_is_already_stored(
    room: Room, announcements: Announcements, other_store: SqlStore
) -> None:
    table = room.table(room.ada, room.bert)

    async def test() -> None:
        announcements.start()
        with announcements.subscribe(table) as viewer:
            stream = aiter(viewer)
            playing = asyncio.create_task(asyncio.to_thread(room.play, table, 10))
            for _ in range(10):
                announcement = await heard(stream)
                row = await asyncio.to_thread(other_store.table, table)
                assert row is not None
                assert row.seq >= announcement.seq
            await playing
        announcements.close()

    run(test)


def test_what_was_not_stored_is_not_announced(
    room: Room, announcements: Announcements, store: SqlStore
) -> None:
    table = room.table(room.ada, room.bert)

    class Stop(Exception):
        pass

    async def test() -> None:
        announcements.start()
        with announcements.subscribe(table) as viewer:
            with pytest.raises(Stop), store.writing(Announcement("moved", table, 99)):
                raise Stop
            await asyncio.to_thread(room.play, table, 1)
            assert (await heard(aiter(viewer))).seq == 1
        announcements.close()

    run(test)


def test_chat_seats_and_requests_are_announced(
    room: Room, announcements: Announcements, store: SqlStore
) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 30)

    async def test() -> None:
        announcements.start()
        with announcements.subscribe(table) as viewer:
            stream = aiter(viewer)
            line = store.add_chat(table, room.ada, "Ada", "Grüße <3 " + "x" * 900, 0)
            chat = await heard(stream, "chat")
            assert chat.data == {"id": line.id}, "what it says, each viewer asks for"
            room.tables.seats.leave(table, 1, room.bert, "greedy")
            await heard(stream, "seats")
            room.tables.seats.come_back(table, 1, room.bert)
            await heard(stream, "seats")
            room.tables.undo.ask(table, room.ada, 25, 30)
            await heard(stream, "undo")
            await asyncio.to_thread(announcements.publish, table, "thinking", {"seat": 1})
            assert (await heard(stream, "thinking")).data == {"seat": 1}
        announcements.close()

    run(test)


def test_the_servers_of_one_postgresql_hear_each_other(postgresql_url: str) -> None:
    stores = [SqlStore.open(postgresql_url) for _ in range(2)]
    both = [Announcements(store) for store in stores]
    room = Room(stores[0], Tables(stores[0]))
    table = room.table(room.ada, room.bert)

    async def test() -> None:
        for one in both:
            one.start()
        with both[0].subscribe(table) as near, both[1].subscribe(table) as far:
            await asyncio.to_thread(room.play, table, 5)
            for viewer in (near, far):
                stream = aiter(viewer)
                assert [(await heard(stream)).seq for _ in range(5)] == [1, 2, 3, 4, 5]
            await asyncio.to_thread(both[1].publish, table, "thinking", {"seat": 0})
            assert (await heard(aiter(near), "thinking")).data == {"seat": 0}
            assert (await heard(aiter(far), "thinking")).data == {"seat": 0}
        for one in both:
            one.close()

    run(test)
    for store in stores:
        store.close()


def test_a_lost_connection_is_made_again_and_nothing_is_missed(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.server.announcements.RETRY_SECONDS", 0.05)
    store, other = SqlStore.open(postgresql_url), SqlStore.open(postgresql_url)
    room = Room(other, Tables(other))
    table = room.table(room.ada, room.bert)
    announcements = Announcements(store)

    async def test() -> None:
        announcements.start()
        with announcements.subscribe(table) as viewer:
            stream = aiter(viewer)
            await asyncio.to_thread(room.play, table, 1)
            assert (await heard(stream)).seq == 1
            with other.engine.begin() as connection:
                lost = connection.execute(
                    text(
                        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                        "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                    )
                ).scalar_one()
            assert lost == 1
            await asyncio.to_thread(room.play, table, 4)
            last = 1
            while last < 5:
                announcement = await heard(stream)
                assert announcement.seq > last
                last = announcement.seq
        announcements.close()

    run(test)
    store.close()
    other.close()


def test_numbers_only_rise_and_the_slow_are_told_the_newest(announcements: Announcements) -> None:
    async def test() -> None:
        with announcements.subscribe("table") as viewer:
            for seq in (1, 3, 2, 3, 4):
                announcements.deliver(Announcement("moved", "table", seq))
            stream = aiter(viewer)
            assert [(await heard(stream)).seq for _ in range(3)] == [1, 3, 4]
            for seq in range(5, 5 + 2 * MOST_PENDING):
                announcements.deliver(Announcement("moved", "table", seq))
            await asyncio.sleep(0)
            found = [(await heard(stream)).seq for _ in range(MOST_PENDING)]
            assert found[-1] == 4 + 2 * MOST_PENDING

    run(test)


def test_announcements_come_from_any_thread(announcements: Announcements) -> None:
    async def test() -> None:
        with announcements.subscribe("table") as viewer:
            threads = [
                threading.Thread(
                    target=announcements.deliver, args=(Announcement("chat", "table", data={"n": n}),)
                )
                for n in range(20)
            ]
            for thread in threads:
                thread.start()
            stream = aiter(viewer)
            found = {(await heard(stream, "chat")).data["n"] for _ in range(20)}
            assert found == set(range(20))

    run(test)


def test_streams_end_with_the_server_and_nobody_is_kept(announcements: Announcements) -> None:
    async def test() -> None:
        announcements.start()
        viewers: list[Subscription] = []
        with announcements.subscribe("table") as one, announcements.subscribe("other") as other:
            viewers += [one, other]
            announcements.close()
            assert [announcement for viewer in viewers async for announcement in viewer] == []
        assert announcements._viewers == {}

    run(test)


def test_what_is_too_long_for_the_database_is_left_to_be_asked_for() -> None:
    short = Announcement("chat", "table", 0, {"text": "ü" * 1000})
    assert decode(short.encode()) == short
    long = Announcement("chat", "table", 3, {"text": "x" * LARGEST})
    assert decode(long.encode()) == Announcement("chat", "table", 3, {})
