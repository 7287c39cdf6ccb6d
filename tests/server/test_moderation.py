"""Operators' acts and one's own data: muted, banned, closed, removed, exported; over HTTP and by command."""

from __future__ import annotations

import httpx
from click.testing import CliRunner
from sqlalchemy import update

from http_site import GAME, Browser
from roundhouse.cli import main
from roundhouse.server.moderation import DAY
from roundhouse.server.now import now
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.store.moderation_store import Act
from roundhouse.server.store.schema import sessions, users
from server.rooms import Room


def admin(site: Site, *arguments: str) -> str:
    told = CliRunner().invoke(main, ["admin", *arguments, "--database", site.settings.database])
    assert told.exit_code == 0, told.output
    site.accounts.end_sessions(0, None)  # what was known of people a moment ago is asked again
    return told.output


def chat(browser: Browser, table: str) -> httpx.Response:
    answer: httpx.Response = browser.post(f"/tables/{table}/chat", json={"text": "hello"})
    return answer


def test_who_is_muted_may_play_but_not_chat_until_that_is_taken_back(site: Site, ada: Browser) -> None:
    table = ada.start(name="Ada")
    assert "Ada  (guest)" in admin(site, "people", "ad")
    admin(site, "mute", "1", "--why", "insults")
    answer = chat(ada, table)
    assert answer.status_code == 403
    assert "You may not write in the chat here any more." in answer.text
    assert ada.play(table).status_code == 200
    assert "mute  user 1  insults" in admin(site, "log")
    admin(site, "unmute", "1")
    assert chat(ada, table).status_code == 200


def test_who_is_banned_can_neither_play_nor_log_in_and_hears_why(
    site: Site, ada: Browser, bert: Browser
) -> None:
    table = ada.start(name="Ada")
    ada.post("/password", data={"password": "long enough"})
    admin(site, "ban", "1")
    assert ada.play(table).status_code == 403
    answer = bert.post("/login", data={"name": "Ada", "password": "long enough"})
    assert answer.status_code == 403
    assert "This account may not play here any more" in answer.text
    admin(site, "unban", "1")
    assert ada.play(table).status_code == 200


def test_a_closed_table_can_only_be_looked_at(site: Site, ada: Browser) -> None:
    table = ada.start()
    admin(site, "close", f"https://play.example/tables/{table}", "--why", "spam")
    for answer in (ada.play(table), chat(ada, table)):
        assert (answer.status_code, "closed by those who run" in answer.text) == (409, True)
    assert ada.get(f"/tables/{table}").status_code == 200
    admin(site, "reopen", table)
    assert ada.play(table).status_code == 200


def test_everything_that_is_kept_of_oneself_comes_as_a_file(ada: Browser, bert: Browser) -> None:
    table = ada.start(name="Ada")
    chat(ada, table)
    ada.put(f"/tables/{table}/notes", json={"text": "the bridge"})
    answer = ada.get("/profile/export")
    told = answer.json()
    assert (told["profile"]["name"], told["tables"][0]["id"]) == ("Ada", table)
    assert (told["chat"][0]["text"], told["notes"][0]["text"]) == ("hello", "the bridge")
    assert "password" not in answer.text
    assert bert.get("/profile/export").status_code == 401


def test_who_deletes_their_data_leaves_moves_without_a_name(site: Site, ada: Browser) -> None:
    table = ada.start(name="Ada")
    ada.play(table)
    chat(ada, table)
    ada.post("/password", data={"password": "long enough"})
    assert ada.post("/profile/remove", data={"sure": "on", "password": "wrong"}).status_code == 403
    assert ada.post("/profile/remove", data={"password": "long enough"}).status_code == 422
    answer = ada.post("/profile/remove", data={"sure": "on", "password": "long enough"})
    assert "Your data is deleted." in answer.text
    assert "roundhouse" not in ada.cookies
    assert site.store.users_named("Ada") == []
    assert site.store.chats(table) == []
    row, seats, entries = site.store.load(table)  # type: ignore[misc]
    assert (row.closed, len(entries)) == (True, 1), "nobody else played there"
    assert not any("Ada" in seat.name or seat.user_id for seat in seats)
    assert [act.what for act in site.store.acts()] == ["remove"]


def test_where_others_play_a_bot_plays_on_for_who_is_removed(room: Room, store: SqlStore) -> None:
    shared, alone = room.table(room.ada, room.bert), room.table(room.ada, "greedy")
    store.remove_person(room.ada, "Guest", "greedy", Act("remove", user_id=room.ada))
    gone = store.seats(shared)[0]
    assert (gone.kind, gone.bot, gone.user_id, gone.name) == ("bot", "greedy", None, "Guest")
    assert [store.table(one).closed for one in (shared, alone)] == [False, True]  # type: ignore[union-attr]
    assert alone not in store.waiting_for_bots()
    assert room.ada not in [user.id for user in store.users_found()]
    assert sorted(store.lost_guests(10**14, 9)) == [room.bert, room.cleo, room.dora]


def test_a_line_of_chat_is_reported_once_and_settled_by_a_moderator(
    site: Site, ada: Browser, bert: Browser
) -> None:
    fields = {
        "game": GAME,
        "players": "2",
        "name": "Ada",
        "seat-0": "me",
        "seat-1": "open",
        "spectators": "on",
    }
    made = ada.post("/new", data={**fields, "listed": "on"}, follow_redirects=False)
    table = made.headers["location"].removeprefix("/tables/")
    assert bert.post(f"/tables/{table}/seats/1", json={"do": "take", "name": "Bert"}).status_code == 200
    moderator = Browser(site)
    moderator.post("/profile", data={"name": "Mo"})
    line = chat(ada, table).json()["id"]

    def report(browser: Browser, number: int = line) -> int:
        return int(browser.post(f"/tables/{table}/report", json={"line": number}).status_code)

    assert [report(bert), report(bert), report(moderator)] == [200, 200, 200]
    assert [report(ada), report(bert, line + 1)] == [404, 404], "one's own line, and one that is not there"
    assert report(Browser(site)) == 401
    assert moderator.get("/moderation").status_code == 404
    admin(site, "moderator", str(site.store.users_found("Mo")[0].id))
    waiting = site.store.open_reports()
    assert [(one["name"], one["text"]) for one in waiting] == [("Ada", "hello")] * 2
    assert "hello" in moderator.get("/moderation").text
    said_by = str(waiting[0]["user_id"])
    act = {"act": "mute", "user": said_by, "report": str(waiting[0]["id"]), "why": "rude"}
    assert moderator.post("/moderation", data=act).status_code == 200
    assert site.store.open_reports() == []
    assert chat(ada, table).status_code == 403
    told = admin(site, "log")
    assert f"mute  user {said_by}  rude" in told
    assert "settle" in told


def test_only_moderators_act_and_not_on_each_other(site: Site, ada: Browser, bert: Browser) -> None:
    for browser, name in ((ada, "Ada"), (bert, "Bert")):
        browser.post("/profile", data={"name": name})
    numbers = {user.name: str(user.id) for user in site.store.users_found()}
    fields = {"act": "ban", "user": numbers["Bert"]}
    assert ada.post("/moderation", data=fields).status_code == 404
    admin(site, "moderator", numbers["Ada"])
    assert ada.post("/moderation", data={**fields, "user": numbers["Ada"]}).status_code == 403
    assert ada.post("/moderation", data={"act": "remove", "user": numbers["Bert"]}).status_code == 403
    assert ada.post("/moderation", data={**fields, "act": "crown"}).status_code == 400
    assert ada.post("/moderation", data=fields).status_code == 200
    assert bert.post("/start", data={"game": GAME, "mode": "pass"}).status_code == 403
    assert "unban" in ada.get("/moderation", params={"who": "bert"}).text
    table = ada.start(name="Ada")
    for act, status in (("close", 409), ("reopen", 200)):
        assert ada.post("/moderation", data={"act": act, "table": table}).status_code == 200
        assert ada.play(table).status_code == status
    admin(site, "unmoderator", numbers["Ada"])
    assert ada.get("/moderation").status_code == 404
    assert {"appoint", "ban", "close", "reopen", "dismiss"} <= {act.what for act in site.store.acts()}


def test_what_was_not_used_for_long_is_ended_by_command_and_by_moderators(site: Site, ada: Browser) -> None:
    for name in ("Bert", "Cleo"):
        Browser(site).post("/profile", data={"name": name})
    ada.post("/profile", data={"name": "Ada"})
    numbers = {user.name: user.id for user in site.store.users_found()}
    admin(site, "moderator", str(numbers["Ada"]))

    def leave(name: str, days: int) -> None:
        long_ago = now() - days * DAY
        with site.store.writing() as db:
            db.execute(update(sessions).where(sessions.c.user_id == numbers[name]).values(seen=long_ago))
            db.execute(update(users).where(users.c.id == numbers[name]).values(created=long_ago))

    leave("Bert", 40)
    fields = {"act": "expire", "sessions": "30", "guests": "30", "why": "spring"}
    for wrong, status in (
        ({}, 403),
        ({"sure": "on", "guests": "29"}, 400),
        ({"sure": "on", "guests": ""}, 400),
    ):
        assert ada.post("/moderation", data=fields | wrong).status_code == status
    assert len(site.store.users_found()) == 3
    page = ada.post("/moderation", data={**fields, "sure": "on"}).text
    assert sorted(user.name for user in site.store.users_found()) == ["Ada", "Cleo"]
    assert "Tidy up  – spring (sessions 1, guests 1)" in page
    assert ada.get("/moderation").status_code == 200, "who is here stays"
    leave("Cleo", 8)
    assert "Sessions ended: 1. Guests removed: 1." in admin(
        site, "expire", "--sessions", "7", "--guests", "7"
    )
    log = admin(site, "log").splitlines()
    assert log[0].endswith("operator  expire  sessions 1, guests 1")
    assert log[1].endswith(f"operator  remove  user {numbers['Cleo']}  expired")
    assert log[3].endswith(f"user {numbers['Ada']}  remove  user {numbers['Bert']}  expired")


def test_a_new_password_is_shown_once_and_the_old_one_is_worth_nothing(site: Site, ada: Browser) -> None:
    ada.post("/profile", data={"name": "Ada"})
    told = CliRunner().invoke(main, ["admin", "password", "1", "--database", site.settings.database])
    assert (told.exit_code, "has no password" in told.output) == (2, True)
    ada.post("/password", data={"password": "long enough"})
    new = admin(site, "password", "1", "--why", "forgotten").split(" with ")[1].split()[0]
    assert ada.post("/password", data={"password": "x" * 9}).status_code == 401, "the session has ended"
    answers = [
        Browser(site).post("/login", data={"name": "Ada", "password": tried}, follow_redirects=False)
        for tried in ("long enough", new)
    ]
    assert [answer.status_code for answer in answers] == [403, 303]
    assert "password  user 1  forgotten" in admin(site, "log")
    assert new not in admin(site, "log")


def test_tables_are_named_as_they_are_also_if_that_begins_like_an_option(site: Site, ada: Browser) -> None:
    for name in ("-Uabc", "--abc"):
        command = ["admin", "close", name, "--why", "x", "--database", site.settings.database]
        assert f"There is no table {name}" in CliRunner().invoke(main, command).output
