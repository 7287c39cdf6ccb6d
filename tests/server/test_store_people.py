"""Users, sessions, chat, notes, and the lists of tables."""

from __future__ import annotations

import pytest

from roundhouse.server.store import NameTaken, SqlStore
from roundhouse.server.store.schema import metadata
from server.rooms import Room, stored

# Accounts


def test_a_user_is_kept_and_changed(store: SqlStore) -> None:
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


def test_only_those_with_a_password_log_in_and_their_names_are_their_own(store: SqlStore) -> None:
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


def test_sessions_are_found_by_their_hash_and_ended(store: SqlStore) -> None:
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
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    from roundhouse.server.store import account_store

    session = store.add_session("hash", store.add_user("Ada", "en").id, "")
    store.touch_session(session)
    assert store.session("hash") == session
    monkeypatch.setattr(account_store, "now", lambda: session.seen + account_store.HOUR)
    store.touch_session(session)
    found = store.session("hash")
    assert found is not None
    assert found.seen == session.seen + account_store.HOUR


# Talk


def test_chat_is_kept_in_order_apart_from_the_moves(store: SqlStore, room: Room) -> None:
    table, other = room.table(room.ada, room.bert), room.table(room.ada, room.bert)
    said = [store.add_chat(table, room.ada, "Ada", f"<b>{n}</b>", 0) for n in range(5)]
    store.add_chat(other, room.bert, "Bert", "elsewhere")
    assert store.chats(table) == said
    assert store.chats(table, after=said[2].id) == said[3:]
    assert store.chats(table, limit=2) == said[3:]
    assert said[0].text == "<b>0</b>"
    assert store.add_chat(table, room.ada, "Ada", "a\0b\ud800c").text == "abc"
    assert stored(store, table) == []


def test_a_note_is_for_its_writer_alone(store: SqlStore, room: Room) -> None:
    table = room.table(room.ada, room.bert)
    store.set_note(table, room.ada, "build early\0")
    store.set_note(table, room.bert, "sell late")
    store.set_note(table, room.ada, "build later")
    assert (store.note(table, room.ada), store.note(table, room.bert)) == ("build later", "sell late")
    assert store.note(table, room.cleo) == ""


# Lists


def test_the_lists_of_tables(store: SqlStore, room: Room) -> None:
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
    assert set(finished.row.result) == {"totals", "winners", "out", "sheet"}
    bots = store.waiting_for_bots()
    assert bots == ({with_bot: 0} if room.tables.get(with_bot).turn == 0 else {})


def test_the_last_changed_table_comes_first(
    store: SqlStore, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    from roundhouse.server.store import entry_store

    tables = [room.table(room.ada, room.bert) for _ in range(3)]
    for later, table in enumerate([tables[1], tables[0], tables[2]], 1):
        monkeypatch.setattr(entry_store, "now", lambda later=later: 10**14 + later)
        room.play(table)
    assert [one.row.id for one in store.tables_of(room.ada)] == [tables[2], tables[0], tables[1]]


def test_lists_go_by_an_index(sqlite_url: str) -> None:
    store = SqlStore.open(sqlite_url)
    plans: list[str] = []
    from sqlalchemy import event

    @event.listens_for(store.engine, "before_cursor_execute")
    def explain(conn, cursor, statement, parameters, context, many):  # type: ignore[no-untyped-def]
        if statement.startswith("SELECT"):
            found = conn.connection.driver_connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plans.extend(row[3] for row in found)

    store.tables_of(1, "running", "waiting")
    store.listed_tables()
    store.waiting_for_bots()
    store.sessions_of(1)
    store.chats("a", 1)
    store.session("a")
    store.users_named("a")
    store.close()
    assert plans
    whole = [plan for plan in plans if plan.startswith("SCAN") and plan.split()[1] in metadata.tables]
    assert whole == []


# Programs


def test_a_token_is_found_by_its_hash_until_it_is_dropped(store: SqlStore) -> None:
    ada, bert = store.add_user("Ada", "en"), store.add_user("Bert", "en")
    token = store.add_token("hash", ada.id, "script", "read play")
    assert store.token("hash") == token
    assert token.used is None
    store.touch_token(token)
    used = store.token("hash")
    assert used is not None
    assert used.used is not None
    store.drop_token(token.id, [bert.id])
    assert store.tokens_of([ada.id, bert.id]) == [used]
    store.drop_token(token.id, [ada.id])
    assert store.token("hash") is None


def test_a_bot_account_has_a_name_of_its_own_and_cannot_log_in(store: SqlStore) -> None:
    ada = store.add_user("Ada", "en")
    bot = store.add_bot("Robbie", "en", ada.id)
    assert (bot.bot, bot.made_by) == (True, ada.id)
    assert store.bots_of(ada.id) == [bot]
    with pytest.raises(NameTaken):
        store.add_bot("ROBBIE", "en", ada.id)
    store.change_user(bot.id, name="Robert")
    assert store.users_named("robbie") == []
    assert [user.password_hash for user in store.users_named("robert")] == [None]


def test_who_has_sat_at_a_table_cannot_become_a_bot_account(room: Room) -> None:
    room.table(room.ada, room.bert)
    assert not room.store.become_bot(room.ada)
    fresh = room.store.add_user("Robbie", "en")
    assert room.store.become_bot(fresh.id)
    found = room.store.user(fresh.id)
    assert found is not None
    assert found.bot


def test_only_bot_accounts_that_were_seen_lately_are_present(store: SqlStore) -> None:
    bot = store.add_bot("Robbie", "en", store.add_user("Ada", "en").id)
    assert store.present(0) == []
    store.be_present(bot.id, ["halma"])
    store.be_present(bot.id, ["halma", "chess"])
    assert [(one.user.name, one.games) for one in store.present(0)] == [("Robbie", ["halma", "chess"])]
    assert store.present(10**15) == []
    store.be_gone(bot.id)
    assert store.present(0) == []
