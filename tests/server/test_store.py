"""The store: what is kept, each entry exactly once, whatever happens at the same time."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import DBAPIError

from roundhouse.server.store import (
    Announcement,
    Appended,
    Conflict,
    NameTaken,
    NewEntry,
    Reached,
    Repeated,
    Store,
    StoreError,
    migrations,
)
from roundhouse.server.store.schema import entries, metadata, schema_version
from server.rooms import GAME, Room

SOURCE = Path(__file__).parents[2] / "src"
GOES_ON = Reached(0)


def entry(key: str, seat: int = 0, move: str | None = "done") -> NewEntry:
    return NewEntry(seat, move, key)


def stored(store: Store, table: str) -> list[tuple[int, str]]:
    """The numbers and keys of the entries of a table."""
    found = store.load(table)
    assert found is not None
    return [(row.seq, row.key) for row in found[2]]


# Entries


def test_entries_are_numbered_without_gaps(store: Store, room: Room) -> None:
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


def test_the_same_key_is_stored_once_and_answered_the_same(store: Store, room: Room) -> None:
    table = room.table(room.ada, room.bert)
    store.append(table, 1, entry("a"), GOES_ON, 0)
    store.append(table, 2, entry("b"), GOES_ON, 0)
    assert store.append(table, 1, entry("a"), GOES_ON, 0) == Repeated(1)
    assert store.append(table, 3, entry("a"), GOES_ON, 0) == Repeated(1)
    assert stored(store, table) == [(1, "a"), (2, "b")]


def test_the_same_key_at_another_table_is_another(store: Store, room: Room) -> None:
    for _ in range(2):
        assert store.append(room.table(room.ada, room.bert), 1, entry("a"), GOES_ON, 0) == Appended(1)


def test_nothing_is_stored_for_seats_that_have_changed_or_a_table_that_waits(
    store: Store, room: Room
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
def test_the_database_itself_refuses_to_change_entries(store: Store, room: Room, statement: str) -> None:
    table = room.table(room.ada, room.bert)
    store.append(table, 1, entry("a"), GOES_ON, 0)
    with pytest.raises(DBAPIError, match="only ever added"), store.writing() as db:
        db.execute(text(statement))
    assert stored(store, table) == [(1, "a")]


def test_the_result_is_kept_when_the_game_is_over(store: Store, room: Room) -> None:
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


def race(attempts: list[Callable[[], object]]) -> list[object]:
    """Do all of these at once; what each gives, or the error it raises."""
    barrier = threading.Barrier(len(attempts))

    def run(attempt: Callable[[], object]) -> object:
        barrier.wait()
        try:
            return attempt()
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(attempts)) as pool:
        return list(pool.map(run, attempts))


def test_of_many_threads_one_stores_the_next_entry(store: Store, other_store: Store, room: Room) -> None:
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
    store: Store, other_store: Store, room: Room
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


def test_one_that_fails_does_no_harm_to_those_committed_with_it(store: Store, room: Room) -> None:
    tables = [room.table(room.ada, room.bert) for _ in range(12)]

    def attempt(number: int) -> object:
        return store.append(tables[number], 1 if number % 3 else 9, entry("a"), GOES_ON, 0)

    found = race([lambda n=n: attempt(n) for n in range(12)])  # type: ignore[misc]
    for number, one in enumerate(found):
        assert isinstance(one, Appended if number % 3 else Conflict)
        assert len(stored(store, tables[number])) == (1 if number % 3 else 0)


RACER = """
import sys
from roundhouse.server.store import Appended, Conflict, NewEntry, Reached, Store
url, table, name, last = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
store = Store.open(url)
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


def test_of_two_processes_one_stores_each_entry(url: str, store: Store, room: Room) -> None:
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
    won = [int(process.communicate(timeout=60)[0]) for process in processes]
    assert sum(won) == last
    assert [seq for seq, _ in stored(store, table)] == list(range(1, last + 1))


def source_path() -> str:
    """Where a process of its own finds the same Roundhouse."""
    import roundhouse

    return str(Path(str(roundhouse.__file__)).parents[1])


# Crashes

VICTIM = """
import sys
from roundhouse.server.store import NewEntry, Reached, Store
store = Store.open(sys.argv[1])
for seq in range(1, 100000):
    store.append(sys.argv[2], seq, NewEntry(0, "done", str(seq)), Reached(0), 0)
    print(seq, flush=True)
"""


def test_what_was_acknowledged_survives_a_kill(url: str, store: Store, room: Room) -> None:
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
    with_more = Store.open(url)
    kept = [seq for seq, _ in stored(with_more, table)]
    assert kept == list(range(1, len(kept) + 1))
    assert len(kept) in (acknowledged, acknowledged + 1)
    assert with_more.append(table, len(kept) + 1, entry("after"), GOES_ON, 0) == Appended(len(kept) + 1)
    with_more.close()


def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    with store.reading() as db:
        assert db.execute(text("PRAGMA synchronous")).scalar_one() == 2  # FULL
        assert db.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert db.execute(text("PRAGMA foreign_keys")).scalar_one() == 1
    store.close()


# Announcements


def test_an_entry_is_announced_after_it_is_stored(sqlite_url: str) -> None:
    store, other = Store.open(sqlite_url), Store.open(sqlite_url)
    room = Room(store, _tables(store))
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


def _tables(store: Store) -> object:
    from roundhouse.server.play import Tables

    return Tables(store)


# Accounts


def test_a_user_is_kept_and_changed(store: Store) -> None:
    user = store.add_user("Ada", "de", {"theme": "dark"})
    assert store.user(user.id) == user
    assert (user.name, user.language, user.prefs, user.password_hash) == (
        "Ada",
        "de",
        {"theme": "dark"},
        None,
    )
    store.change_user(user.id, name="Ada L.", prefs={"theme": "light"})
    changed = store.user(user.id)
    assert changed is not None
    assert (changed.name, changed.language, changed.prefs) == ("Ada L.", "de", {"theme": "light"})
    assert store.user(10**9) is None


def test_only_those_with_a_password_log_in_and_their_names_are_their_own(store: Store) -> None:
    one, other = store.add_user("Ada", "en"), store.add_user("ADA", "en")
    assert store.users_named("ada") == []
    store.change_user(one.id, password_hash="hash")
    assert [user.id for user in store.users_named("aDa")] == [one.id]
    with pytest.raises(NameTaken):
        store.change_user(other.id, password_hash="hash")
    store.change_user(other.id, name="Bert", password_hash="hash")
    with pytest.raises(NameTaken):
        store.change_user(other.id, name="ada")
    assert [user.id for user in store.users_named("Bert")] == [other.id]
    store.change_user(one.id, name="Cleo")
    assert store.users_named("Ada") == []
    assert [user.id for user in store.users_named("cleo")] == [one.id]


def test_sessions_are_found_by_their_hash_and_ended(store: Store) -> None:
    ada, bert = store.add_user("Ada", "en"), store.add_user("Bert", "en")
    sessions = [store.add_session(f"hash {n}", ada.id, "a browser") for n in range(3)]
    foreign = store.add_session("foreign", bert.id, "")
    assert store.session("hash 1") == sessions[1]
    assert store.session("no such hash") is None
    assert {one.id for one in store.sessions_of(ada.id)} == {one.id for one in sessions}
    store.drop_session(foreign.id, ada.id)
    assert store.session("foreign") == foreign
    store.drop_session(sessions[0].id, ada.id)
    assert store.session("hash 0") is None
    store.drop_sessions(ada.id, except_id=sessions[2].id)
    assert store.sessions_of(ada.id) == [sessions[2]]
    store.drop_sessions(ada.id)
    assert store.sessions_of(ada.id) == []


def test_that_a_session_is_in_use_is_noted_now_and_then(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    from roundhouse.server.store import accounts

    session = store.add_session("hash", store.add_user("Ada", "en").id, "")
    store.touch_session(session)
    assert store.session("hash") == session
    monkeypatch.setattr(accounts, "now", lambda: session.seen + accounts.HOUR)
    store.touch_session(session)
    found = store.session("hash")
    assert found is not None
    assert found.seen == session.seen + accounts.HOUR


# Talk


def test_chat_is_kept_in_order_apart_from_the_moves(store: Store, room: Room) -> None:
    table, other = room.table(room.ada, room.bert), room.table(room.ada, room.bert)
    said = [store.add_chat(table, room.ada, "Ada", f"<b>{n}</b>", 0) for n in range(5)]
    store.add_chat(other, room.bert, "Bert", "elsewhere")
    assert store.chats(table) == said
    assert store.chats(table, after=said[2].id) == said[3:]
    assert store.chats(table, limit=2) == said[3:]
    assert said[0].text == "<b>0</b>"
    assert store.add_chat(table, room.ada, "Ada", "a\0b\ud800c").text == "abc"
    assert stored(store, table) == []


def test_a_note_is_for_its_writer_alone(store: Store, room: Room) -> None:
    table = room.table(room.ada, room.bert)
    store.set_note(table, room.ada, "build early\0")
    store.set_note(table, room.bert, "sell late")
    store.set_note(table, room.ada, "build later")
    assert (store.note(table, room.ada), store.note(table, room.bert)) == ("build later", "sell late")
    assert store.note(table, room.cleo) == ""


# Lists


def test_the_lists_of_tables(store: Store, room: Room) -> None:
    running = room.table(room.ada, room.bert)
    hidden = room.table(room.bert, None)
    listed = room.table(room.bert, None, listed=True)
    full = room.table(room.bert, room.cleo, listed=True)
    over = room.finished(room.ada, room.cleo)
    with_bot = room.table("greedy", room.dora)

    def ids(found: list[object]) -> list[str]:
        return [one.row.id for one in found]  # type: ignore[attr-defined]

    assert ids(store.tables_of(room.ada, "running", "waiting")) == [running]  # type: ignore[arg-type]
    assert ids(store.tables_of(room.ada, "over")) == [over]  # type: ignore[arg-type]
    assert set(ids(store.tables_of(room.bert))) == {running, hidden, listed, full}  # type: ignore[arg-type]
    assert ids(store.listed_tables()) == [listed]  # type: ignore[arg-type]
    assert len(store.tables_of(room.bert, limit=2)) == 2
    mine = store.tables_of(room.ada, "running")[0]
    assert mine.turn_seat is not None
    assert mine.turn_seat.user_id == room.acting(running)
    assert mine.is_turn_of(room.acting(running))
    assert not mine.is_turn_of(room.waiting(running))
    finished = store.tables_of(room.ada, "over")[0]
    assert finished.turn_seat is None
    assert finished.row.result is not None
    assert set(finished.row.result) == {"totals", "winners"}
    bots = store.running_tables()
    assert bots == ([with_bot] if room.tables.get(with_bot).turn == 0 else [])


def test_the_last_changed_table_comes_first(
    store: Store, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    from roundhouse.server.store import entry_store

    tables = [room.table(room.ada, room.bert) for _ in range(3)]
    for later, table in enumerate([tables[1], tables[0], tables[2]], 1):
        monkeypatch.setattr(entry_store, "now", lambda later=later: 10**14 + later)
        room.play(table)
    assert [one.row.id for one in store.tables_of(room.ada)] == [tables[2], tables[0], tables[1]]


def test_lists_go_by_an_index(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    plans: list[str] = []
    from sqlalchemy import event

    @event.listens_for(store.engine, "before_cursor_execute")
    def explain(conn, cursor, statement, parameters, context, many):  # type: ignore[no-untyped-def]
        if statement.startswith("SELECT"):
            found = conn.connection.driver_connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plans.extend(row[3] for row in found)

    store.tables_of(1, "running", "waiting")
    store.listed_tables()
    store.running_tables()
    store.sessions_of(1)
    store.chats("a", 1)
    store.session("a")
    store.users_named("a")
    store.close()
    assert plans
    whole = [plan for plan in plans if plan.startswith("SCAN") and plan.split()[1] in metadata.tables]
    assert whole == []


# The database


def test_a_new_database_has_the_newest_schema(store: Store) -> None:
    found = inspect(store.engine)
    for table in metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == {c.name for c in table.columns}
    with store.reading() as db:
        assert db.execute(select(schema_version.c.version)).scalar_one() == migrations.NEWEST


def test_an_old_database_is_led_to_the_newest_step_by_step_and_keeps_everything(
    url: str, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 5)
    ran: list[int] = []

    def step(number: int) -> Callable[[object], None]:
        def run(connection: object) -> None:
            ran.append(number)
            connection.execute(text(f"CREATE TABLE step_{number} (a INTEGER)"))  # type: ignore[attr-defined]

        return run

    newest = migrations.NEWEST + 2
    monkeypatch.setattr(migrations, "STEPS", {n: step(n) for n in (newest - 1, newest)})
    monkeypatch.setattr(migrations, "NEWEST", newest)
    for _ in range(2):
        opened = Store.open(url)
        assert len(stored(opened, table)) == 5
        assert inspect(opened.engine).has_table(f"step_{newest}")
        opened.close()
    assert ran == [newest - 1, newest]


def test_a_step_that_fails_leaves_everything_as_it_was(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: object) -> None:
        connection.execute(text("CREATE TABLE half (a INTEGER)"))  # type: ignore[attr-defined]
        connection.execute(text("SELECT nothing FROM nowhere"))  # type: ignore[attr-defined]

    newest = migrations.NEWEST + 1
    monkeypatch.setattr(migrations, "STEPS", {newest: fails})
    monkeypatch.setattr(migrations, "NEWEST", newest)
    with pytest.raises(StoreError, match="cannot be used"):
        Store.open(url)
    assert not inspect(store.engine).has_table("half")
    with store.reading() as db:
        assert db.execute(select(schema_version.c.version)).scalar_one() == newest - 1


def test_a_database_of_a_newer_version_is_left_alone(url: str, store: Store) -> None:
    with store.writing() as db:
        db.execute(schema_version.update().values(version=99))
    with pytest.raises(StoreError, match="newer Roundhouse"):
        Store.open(url)


def test_two_servers_may_start_at_once(url: str) -> None:
    found = race([lambda: Store.open(url) for _ in range(4)])
    for store in found:
        assert isinstance(store, Store)
        with store.reading() as db:
            assert db.execute(select(schema_version.c.version)).scalars().all() == [migrations.NEWEST]
        store.close()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:////no/such/folder/file.sqlite", "no folder /no/such/folder"),
        ("postgresql+psycopg://ada:secret@127.0.0.1:1/none?connect_timeout=2", "cannot be used"),
        ("no url", "no URL"),
    ],
)
def test_a_database_that_cannot_be_reached_is_told_in_one_sentence(wrong: str, told: str) -> None:
    with pytest.raises(StoreError, match=told) as caught:
        Store.open(wrong)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    place = tmp_path / "letter.txt"
    place.write_text("Dear database, " * 100)
    with pytest.raises(StoreError, match="cannot be used: file is not a database"):
        Store.open(f"sqlite:///{place}")
    assert place.read_text().startswith("Dear database")


# Backup


def test_a_backup_holds_what_was_stored_while_others_go_on(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url)
    room = Room(store, _tables(store))
    table = room.table(room.ada, room.bert)
    before = 40
    for seq in range(1, before + 1):
        store.append(table, seq, entry(str(seq)), GOES_ON, 0)
    stop = threading.Event()

    def go_on() -> int:
        seq = before
        while not stop.is_set():
            seq += 1
            store.append(table, seq, entry(str(seq)), GOES_ON, 0)
        return seq

    with ThreadPoolExecutor(1) as pool:
        last = pool.submit(go_on)
        store.backup(tmp_path / "copy.sqlite")
        stop.set()
        end = last.result()
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copied = Store.open(f"sqlite:///{tmp_path}/copy.sqlite")
    kept = stored(copied, table)
    assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1))
    assert before <= len(kept) <= end
    assert sorted(
        place.name for place in tmp_path.iterdir() if "copy" in place.name and "-" not in place.name
    ) == ["copy.sqlite"]
    copied.close()
    store.close()


def test_a_backup_never_overwrites_and_says_what_to_do(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url)
    place = tmp_path / "precious"
    place.write_text("keep me")
    with pytest.raises(StoreError, match="already there"):
        store.backup(place)
    assert place.read_text() == "keep me"
    with pytest.raises(StoreError, match="no folder"):
        store.backup(tmp_path / "none" / "copy")
    store.close()


def test_a_backup_of_postgresql_is_pg_dumps_work(postgresql_url: str, tmp_path: Path) -> None:
    store = Store.open(postgresql_url)
    with pytest.raises(StoreError, match="pg_dump"):
        store.backup(tmp_path / "copy")
    store.close()


def test_every_game_can_be_stored(room: Room) -> None:
    assert room.tables.get(room.table(room.ada, room.bert)).row.game == GAME
    assert entries.c.move.nullable
