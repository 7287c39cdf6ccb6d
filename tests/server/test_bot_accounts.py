"""Bot accounts are what they are: they play by token alone, are programs in records, and rated apart."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from http_site import GAME, Browser, Program, site_in
from roundhouse.core.record_reader import read
from roundhouse.server.settings import Limits
from roundhouse.server.site import Site
from roundhouse.server.tables.program_ratings import Standing, order_of, standings
from roundhouse.server.tables.stored_table import Listed, NewSeat, NewTable
from server.rooms import played_on


@pytest.fixture
def robbie(site: Site, ada: Browser) -> Program:
    """A bot account at a site that runs."""
    return Program(site, "Robbie", bot=True)


def test_a_bot_account_plays_by_its_token_and_not_by_hand(site: Site, robbie: Program) -> None:
    table = robbie.create("me", "bot:random", listed=True)
    assert robbie.ok("GET", f"/tables/{table}")["seats"][0]["program"]
    hand = Browser(site)
    hand.cookies.set("roundhouse", site.accounts.open_session(robbie.user, "a browser"))
    assert hand.get(f"/tables/{table}").status_code == 200, "its owner may look"
    for path, body in {
        "moves": {"move": "any", "at": 0, "key": "k"},
        "undo": {"moves": 1, "at": 1, "key": "u"},
        "plans/play": {"at": 0, "moves": ["any"], "key": "p"},
        "seats/0": {"do": "leave_to_bot", "bot": "greedy"},
        "chat": {"text": "I am a person."},
        "fork": {"at": 0},
    }.items():
        answer = hand.post(f"/tables/{table}/{path}", json=body)
        assert (answer.status_code, "by its token" in answer.text) == (403, True), path
    order = {"automatic": True}
    assert hand.put(f"/tables/{table}/orders", json=order).status_code == 403
    assert hand.post("/start", data={"game": GAME, "mode": "solo"}).status_code == 403
    assert hand.post("/new", data={"game": GAME}).status_code == 403
    assert hand.post("/profile", data={"name": "Robbie", "language": "de"}).status_code == 200


def test_records_call_a_bot_account_a_program(site: Site, robbie: Program) -> None:
    table = robbie.create("me", "bot:random")
    record = read(robbie.call("GET", f"/tables/{table}/record").text)
    assert record.kinds == ["program", "random"]
    seats = [NewSeat("person", "Ada", robbie.user.id), NewSeat("bot", "Bot", bot="greedy")]
    kept = site.tables.get(site.tables.create(NewTable(GAME, seats, robbie.user.id))).running()
    assert [seat.kind for seat in kept.seats] == ["human", "greedy"]
    kept.seats[0] = replace(kept.seats[0], kind="program")
    assert kept.seats[0].human, "it is asked before moves are taken back"


def finished(site: Site, *seats: NewSeat) -> Listed:
    """A game to its end, as a list has it."""
    row, chairs, _ = played_on(site.tables.get(site.tables.create(NewTable(GAME, list(seats), 1))))
    assert row.status == "over"
    return Listed(row, chairs)


def with_places(table: Listed, winner: int, totals: list[int]) -> Listed:
    return Listed(replace(table.row, result={"winners": [winner], "totals": totals}), table.seats)


def test_programs_are_rated_among_each_other_and_people_stay_out(site: Site, robbie: Program) -> None:
    program = NewSeat("person", "Robbie", robbie.user.id, program=True)
    person, bot = NewSeat("person", "Ada", 1), NewSeat("bot", "Bot", bot="greedy")
    assert order_of(finished(site, person, program)) is None, "there is nobody to compare it with"
    three = with_places(finished(site, person, program, bot), 0, [90, 60, 70])
    order = order_of(three)
    assert order is not None
    assert (order.seating, order.places) == ([f"user {robbie.user.id}", "bot greedy"], [2, 1])
    two = with_places(finished(site, program, bot), 0, [80, 50])
    found = {one.bot or "Robbie": one for one in standings([three, two, two, two])}
    assert {name: (one.games, one.won) for name, one in found.items()} == {"Robbie": (4, 3), "greedy": (4, 1)}
    strong, weak = found["Robbie"].rating, found["greedy"].rating
    assert strong
    assert weak
    assert strong.mu > weak.mu
    forked = Listed(replace(two.row, forked_from="x"), two.seats)
    assert standings([forked, Listed(replace(two.row, lesson="first"), two.seats)]) == []


def test_the_list_of_programs_is_a_page_and_an_answer(site: Site, ada: Browser, robbie: Program) -> None:
    assert "No bot account has finished a game yet" in ada.get("/bots").text
    assert robbie.ok("GET", f"/games/{GAME}/bots") == {"bots": []}
    seats = [NewSeat("person", "Robbie", robbie.user.id, program=True), NewSeat("bot", "Bot", bot="random")]
    table = site.tables.create(NewTable(GAME, seats, robbie.user.id))
    site.store.be_present(robbie.user.id, [GAME])
    rated = Standing(robbie.user.id, None, 1, 1, None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("roundhouse.server.bot_ratings.standings", lambda finished: [rated])
        site.bot_ratings.clock = lambda: float("inf")
        page = ada.get("/bots").text
        [row] = robbie.ok("GET", f"/games/{GAME}/bots")["bots"]
    assert re.search(r"Robbie <span class=\"tag\">bot</span> <span class=\"tag\">online</span>", page)
    assert row == {"name": "Robbie", "account": True, "games": 1, "won": 1, "rating": None, "sigma": None}
    assert site.store.finished_by_programs(GAME) == [], "it is not over"
    with site.store.writing() as db:
        db.exec_driver_sql("UPDATE tables SET status = 'over'")
    assert [one.row.id for one in site.store.finished_by_programs(GAME)] == [table]
    assert robbie.call("GET", "/games/halma/bots").status_code == 404


def test_caps_of_bot_accounts_are_settings(tmp_path: Path) -> None:
    site = site_in(tmp_path, replace(Limits(), bot_tables=1, bots=1, tokens=2))
    with Browser(site) as ada:
        robbie = Program(site, "Robbie", bot=True)
        robbie.create()
        answer = robbie.call("POST", "/tables", {"game": GAME, "seats": ["me", "open"]})
        assert answer.json()["type"] == "urn:roundhouse:server.error.bot_tables"
        ada.post("/profile", data={"name": "Ada"})
        ada.post("/password", data={"password": "a long password"})
        assert [ada.post("/bots", data={"name": name}).status_code for name in ("One", "Two")] == [200, 422]
        made = [ada.post("/tokens", data={"name": "x", "scope-read": "on"}).status_code for _ in range(2)]
        assert made == [200, 422]


def test_who_is_banned_is_banned_by_token_too_and_with_all_bot_accounts(site: Site, ada: Browser) -> None:
    person = Program(site)
    robbie = site.store.add_bot("Robbie", "en", person.user.id)
    site.moderation.ban(person.user, True, None, "")
    site.tokens._known.clear()
    answer = person.call("GET", "/tables")
    assert (answer.status_code, answer.json()["type"]) == (403, "urn:roundhouse:server.error.banned")
    kept = site.store.user(robbie.id)
    assert kept
    assert kept.banned
    site.moderation.ban(person.user, False, None, "")
    assert not site.store.user(robbie.id).banned  # type: ignore[union-attr]
