"""The store: each entry exactly once, whatever happens at the same time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from http_site import LONG
from roundhouse.server.store import Announcement, SqlStore
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.store import Appended, Conflict, Repeated
from roundhouse.server.tables.stored_table import NewEntry, Reached
from server.rooms import GOES_ON, Room, entry, race, stored

# Entries


def test_entries_are_numbered_without_gaps(store: SqlStore, room: Room) -> None:
    table = room.table(room.ada, room.bert)
    assert store.append(table, 1, entry("a"), GOES_ON, 0) == Appended(1)
    assert store.append(table, 2, entry("b"), Reached(1), 0) == Appended(2)
    for seq in (1, 2, 4):
        with pytest.raises(Conflict) as caught:
            store.append(table, seq, entry(f"wrong {seq}"), GOES_ON, 0)
        assert caught.value.current == 2
    assert stored(store, table) == [(1, "a"), (2, "b")]
    row = store.table(table)
    assert row is not None
    assert (row.seq, row.turn, row.status) == (2, 1, "running")


def test_the_same_key_is_stored_once_and_answered_the_same(store: SqlStore, room: Room) -> None:
    table = room.table(room.ada, room.bert)
    store.append(table, 1, entry("a"), GOES_ON, 0)
    store.append(table, 2, entry("b"), GOES_ON, 0)
    assert store.append(table, 1, entry("a"), GOES_ON, 0) == Repeated(1)
    assert store.append(table, 3, entry("a"), GOES_ON, 0) == Repeated(1)
    assert stored(store, table) == [(1, "a"), (2, "b")]


def test_the_same_key_at_another_table_is_another(store: SqlStore, room: Room) -> None:
    for _ in range(2):
        assert store.append(room.table(room.ada, room.bert), 1, entry("a"), GOES_ON, 0) == Appended(1)


def test_nothing_is_stored_for_seats_that_have_changed_or_a_table_that_waits(
    store: SqlStore, room: Room
) -> None:
    with pytest.raises(Conflict):
        store.append(room.table(room.ada, room.bert), 1, entry("a"), GOES_ON, 1)
    waiting = room.table(room.ada, None)
    with pytest.raises(Conflict):
        store.append(waiting, 1, entry("a"), GOES_ON, 0)
    with pytest.raises(Conflict):
        store.append("there is no such table", 1, entry("a"), GOES_ON, 0)
    assert stored(store, waiting) == []


@pytest.mark.parametrize("statement", ["UPDATE entries SET move = 'other'", "DELETE FROM entries"])
def test_the_database_itself_refuses_to_change_entries(store: SqlStore, room: Room, statement: str) -> None:
    table = room.table(room.ada, room.bert)
    store.append(table, 1, entry("a"), GOES_ON, 0)
    with pytest.raises(DBAPIError, match="only ever added"), store.writing() as db:
        db.execute(text(statement))
    assert stored(store, table) == [(1, "a")]


def test_the_result_is_kept_when_the_game_is_over(store: SqlStore, room: Room) -> None:
    table = room.table(room.ada, room.bert)
    result: dict[str, object] = {"totals": [3, 4], "winners": [1]}
    store.append(table, 1, entry("a"), Reached(-1, result), 0)
    row = store.table(table)
    assert row is not None
    assert (row.status, row.result, row.turn) == ("over", result, -1)
    store.append(table, 2, NewEntry(0, None, "back", 1), Reached(1), 0)
    row = store.table(table)
    assert row is not None
    assert (row.status, row.result) == ("running", None)


# Races


def test_of_many_threads_one_stores_the_next_entry(
    store: SqlStore, other_store: SqlStore, room: Room
) -> None:
    table = room.table(room.ada, room.bert)
    for seq in range(1, 6):
        found = race(
            [
                lambda seq=seq, n=n: (store, other_store)[n % 2].append(  # type: ignore[misc]
                    table, seq, entry(f"{seq}/{n}"), GOES_ON, 0
                )
                for n in range(8)
            ]
        )
        assert found.count(Appended(seq)) == 1
        assert sum(isinstance(one, Conflict) and one.current == seq for one in found) == 7
    assert [seq for seq, _ in stored(store, table)] == [1, 2, 3, 4, 5]


def test_of_many_threads_with_one_key_one_stores_and_all_get_its_answer(
    store: SqlStore, other_store: SqlStore, room: Room
) -> None:
    table = room.table(room.ada, room.bert)
    found = race(
        [
            lambda n=n: (store, other_store)[n % 2].append(table, 1, entry("same"), GOES_ON, 0)  # type: ignore[misc]
            for n in range(8)
        ]
    )
    assert found.count(Appended(1)) == 1
    assert found.count(Repeated(1)) == 7


def test_one_that_fails_does_no_harm_to_those_committed_with_it(store: SqlStore, room: Room) -> None:
    tables = [room.table(room.ada, room.bert) for _ in range(12)]

    def attempt(number: int) -> object:
        return store.append(tables[number], 1 if number % 3 else 9, entry("a"), GOES_ON, 0)

    found = race([lambda n=n: attempt(n) for n in range(12)])  # type: ignore[misc]
    for number, one in enumerate(found):
        assert isinstance(one, Appended if number % 3 else Conflict)
        assert len(stored(store, tables[number])) == (1 if number % 3 else 0)


RACER = """
import sys
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.stored_table import NewEntry, Reached
from roundhouse.server.tables.store import Appended, Conflict
url, table, name, last = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
store = SqlStore.open(url)
won, seq = 0, 1
while seq <= last:
    try:
        if store.append(table, seq, NewEntry(0, "done", f"{name}/{seq}"), Reached(0), 0) == Appended(seq):
            won += 1
        seq += 1
    except Conflict as conflict:
        seq = conflict.current + 1
print(won)
"""


def test_of_two_processes_one_stores_each_entry(url: str, store: SqlStore, room: Room) -> None:
    table = room.table(room.ada, room.bert)
    last = 150
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", RACER, url, table, name, str(last)],
            env={**os.environ, "PYTHONPATH": source_path()},
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("a", "b")
    ]
    won = [int(process.communicate(timeout=LONG)[0]) for process in processes]
    assert sum(won) == last
    assert [seq for seq, _ in stored(store, table)] == list(range(1, last + 1))


def source_path() -> str:
    """Where a process of its own finds the same Roundhouse."""
    import roundhouse

    return str(Path(str(roundhouse.__file__)).parents[1])


# Crashes


VICTIM = """
import sys
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.stored_table import NewEntry, Reached
store = SqlStore.open(sys.argv[1])
for seq in range(1, 100000):
    store.append(sys.argv[2], seq, NewEntry(0, "done", str(seq)), Reached(0), 0)
    print(seq, flush=True)
"""


def test_what_was_acknowledged_survives_a_kill(url: str, store: SqlStore, room: Room) -> None:
    table = room.table(room.ada, room.bert)
    victim = subprocess.Popen(
        [sys.executable, "-c", VICTIM, url, table],
        env={**os.environ, "PYTHONPATH": source_path()},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert victim.stdout is not None
    acknowledged = 0
    while acknowledged < 20:
        acknowledged = int(victim.stdout.readline())
    victim.send_signal(signal.SIGKILL)
    acknowledged = max([acknowledged, *map(int, victim.stdout.read().split())])
    victim.wait()
    with_more = SqlStore.open(url)
    kept = [seq for seq, _ in stored(with_more, table)]
    assert kept == list(range(1, len(kept) + 1))
    assert len(kept) in (acknowledged, acknowledged + 1)
    assert with_more.append(table, len(kept) + 1, entry("after"), GOES_ON, 0) == Appended(len(kept) + 1)
    with_more.close()


def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    store = SqlStore.open(sqlite_url)
    with store.reading() as db:
        assert db.execute(text("PRAGMA synchronous")).scalar_one() == 2  # FULL
        assert db.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert db.execute(text("PRAGMA foreign_keys")).scalar_one() == 1
    store.close()


# Announcements


def test_an_entry_is_announced_after_it_is_stored(sqlite_url: str) -> None:
    store, other = SqlStore.open(sqlite_url), SqlStore.open(sqlite_url)
    room = Room(store, Tables(store))
    table = room.table(room.ada, room.bert)
    heard: list[tuple[Announcement, int]] = []
    store.announcer.listen(lambda one: heard.append((one, len(stored(other, table)))))
    store.append(table, 1, entry("a"), Reached(1), 0)
    store.append(table, 1, entry("a"), Reached(1), 0)
    with pytest.raises(Conflict):
        store.append(table, 1, entry("b"), Reached(1), 0)
    assert heard == [(Announcement("moved", table, 1, {"seq": 1, "turn": 1}), 1)]
    store.close()
    other.close()
