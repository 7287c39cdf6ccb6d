"""Clocks over HTTP: chosen with a new table, seen in lists and at the table, and acted on when time is up."""

from __future__ import annotations

import re
from typing import Any

import pytest

from http_site import GAME, Browser
from roundhouse.server.http.clock_form import DAY, HOUR, MINUTE
from roundhouse.server.site import Site
from roundhouse.server.tables.stored_table import DAYS, LIVE, ClockRules

ONLINE = {"game": GAME, "players": "2", "seat-0": "me", "seat-1": "invite"}


def made(browser: Browser, **fields: str) -> str:
    """The table that a form makes."""
    answer = browser.post("/new", data={**ONLINE, **fields}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/tables/")


def rules(site: Site, table: str) -> ClockRules | None:
    clock = site.store.clock(table)
    return None if clock is None else clock.rules


def clock(browser: Browser, table: str) -> dict[str, Any]:
    return browser.view(table)["clock"]  # type: ignore[return-value]


def join(browser: Browser, owner: Browser, table: str) -> None:
    found = re.search(r"/tables/[\w-]{22}/join/[\w-]{22}", owner.get(f"/tables/{table}").text)
    assert found
    browser.post(found[0], data={"name": "Bert"})


def test_there_is_no_clock_unless_one_is_chosen(ada: Browser, site: Site) -> None:
    assert rules(site, made(ada)) is None
    assert rules(site, ada.start("invite")) is None


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({"clock": "quick"}, ClockRules(LIVE, MINUTE, 10 * MINUTE)),
        ({"clock": "daily", "clock_up": "vote"}, ClockRules(DAYS, DAY, 4 * DAY, "vote")),
        ({"clock": "leisurely", "clock_bot": "random"}, ClockRules(DAYS, 3 * DAY, 10 * DAY, bot="random")),
        (
            {"clock": "own", "clock_move": "36", "clock_move_unit": "hours", "clock_bank": "0"},
            ClockRules(DAYS, 36 * HOUR, 0),
        ),
        ({"clock": "own", "clock_move": "2", "clock_bank": "90"}, ClockRules(LIVE, 2 * MINUTE, 90 * MINUTE)),
    ],
)
def test_presets_and_own_numbers(
    ada: Browser, site: Site, chosen: dict[str, str], expected: ClockRules
) -> None:
    assert rules(site, made(ada, **chosen)) == expected


@pytest.mark.parametrize(
    "numbers",
    [("0", "0"), ("31", "0"), ("1", "91"), ("-1", "0"), ("1e3", "0"), ("", "0"), ("1" * 40, "0"), ("١", "0")],
)
def test_own_numbers_out_of_range_are_refused_in_a_sentence(ada: Browser, numbers: tuple[str, str]) -> None:
    units = {"clock_move_unit": "days", "clock_bank_unit": "days"}
    wrong = {"clock": "own", "clock_move": numbers[0], "clock_bank": numbers[1], **units}
    answer = ada.post("/new", data={**ONLINE, **wrong})
    assert answer.status_code == 422
    assert "at most 30 days for a decision" in answer.text
    assert 'value="own" checked' in answer.text, "what was chosen is still there"


@pytest.mark.parametrize("wrong", [{"clock": "soon"}, {"clock": "quick", "clock_up": "duel"}])
def test_what_no_form_offers_is_refused(ada: Browser, wrong: dict[str, str]) -> None:
    assert ada.post("/new", data={**ONLINE, **wrong}).status_code in (400, 422)


def test_the_list_and_the_table_tell_what_is_left(ada: Browser, bert: Browser, site: Site) -> None:
    table = made(ada, clock="daily")
    assert clock(ada, table)["deadline"] is None, "nobody is waited for before the game begins"
    join(bert, ada, table)
    shown = clock(bert, table)
    assert shown["deadline"] - shown["since"] == 5 * DAY
    assert "Time left: 5 days" in ada.get("/").text
    assert "Time left: 5 days" in bert.get("/").text


def test_below_a_minute_no_list_says_that_there_is_none(ada: Browser, bert: Browser, site: Site) -> None:
    table = made(ada, clock="own", clock_move="1", clock_bank="0")
    invitation = re.search(r"/tables/[\w-]{22}/join/[\w-]{22}", ada.get(f"/tables/{table}").text)
    assert invitation
    assert "1 minute for each decision, nothing in reserve" in bert.get(invitation[0]).text
    join(bert, ada, table)
    assert "Time left: less than a minute" in ada.get("/mine").text


def test_when_time_is_up_the_server_lets_a_bot_play_on(ada: Browser, bert: Browser, site: Site) -> None:
    table = made(ada, clock="quick", clock_bot="random")
    join(bert, ada, table)
    now = clock(ada, table)
    late = now["seat"]
    overdue = site.store.clock(table)
    assert overdue is not None
    live = site.tables.get(table)
    moved = overdue.settled(now["since"] + 11 * MINUTE, now["since"], *[overdue.hours(None)] * 2)  # type: ignore[arg-type]
    assert site.store.set_clock(table, moved, live.seq, live.row.version)
    ada.portal.call(site.timekeeper.look)  # type: ignore[union-attr]
    assert clock(ada, table)["late"] == [late]
    who = (ada, bert)[late]
    assert who.post(f"/tables/{table}/seats/{late}", json={"do": "take_back"}).status_code == 200
    assert clock(ada, table)["late"] == []


def test_a_vote_before_time_is_up_is_refused(ada: Browser, bert: Browser) -> None:
    table = made(ada, clock="quick", clock_up="vote")
    join(bert, ada, table)
    waited = clock(ada, table)["seat"]
    address, vote = f"/tables/{table}/seats/{waited}", {"do": "vote_for_bot"}
    answer = (bert, ada)[waited].post(address, json=vote, headers={"Accept": "application/json"})
    assert answer.status_code == 422
    assert "time is up" in answer.json()["reason"]


def test_quiet_hours_are_kept_and_shown_and_can_be_taken_out_again(ada: Browser, site: Site) -> None:
    hours = {"quiet_from": "22:30", "quiet_to": "07:00", "free_6": "on", "zone": "Europe/Warsaw"}
    ada.post("/profile", data={"name": "Ada", **hours})
    page = ada.get("/profile").text
    assert 'value="22:30"' in page
    assert 'value="07:00"' in page
    assert 'value="Europe/Warsaw"' in page
    assert re.search(r'name="free_6" value="on" checked', page)
    ada.post("/profile", data={"name": "Ada", "zone": "Europe/Warsaw"})
    assert 'value="22:30"' not in ada.get("/profile").text


@pytest.mark.parametrize(
    "wrong",
    [
        {"quiet_from": "22:00", "quiet_to": "21:00"},
        {"quiet_from": "99:99", "quiet_to": "01:00"},
        {"quiet_from": "x", "quiet_to": "y"},
        {"quiet_from": "22:00", "quiet_to": "06:00", "zone": "../../etc/localtime"},
        {"quiet_from": "22:00", "quiet_to": "06:00", "zone": "Moon/Base\n1"},
        {f"free_{day}": "on" for day in range(7)},
    ],
)
def test_quiet_hours_that_leave_no_time_are_refused_in_a_sentence(
    ada: Browser, wrong: dict[str, str]
) -> None:
    answer = ada.post("/profile", data={"name": "Ada", **wrong})
    assert answer.status_code == 422
    assert re.search("These quiet hours|There is no time zone", answer.text)


def test_what_was_typed_into_the_profile_stays_when_it_is_refused_and_nothing_of_it_is_kept(
    ada: Browser,
) -> None:
    wrong = {"name": "Countess", "quiet_from": "22:00", "quiet_to": "06:00", "zone": "Mars/Base"}
    answer = ada.post("/profile", data=wrong)
    assert "There is no time zone “Mars/Base”" in answer.text
    for value in wrong.values():
        assert f'value="{value}"' in answer.text
    assert "Countess" not in ada.get("/profile").text


def test_an_invitation_says_what_was_agreed_on(ada: Browser, bert: Browser) -> None:
    table = made(ada, clock="quick", clock_up="vote", undo="none")
    link = re.search(r"/tables/[\w-]{22}/join/[\w-]{22}", ada.get(f"/tables/{table}").text)
    assert link
    page = bert.get(link[0]).text
    assert "1 minute for each decision, 10 minutes in reserve" in page
    assert "When time is up: A bot plays on if the others want it" in page
    assert "Taking back:" in page


def test_everybody_at_a_table_sees_when_the_time_of_somebody_stands(ada: Browser, bert: Browser) -> None:
    table = made(ada, clock="daily")
    link = re.search(r"/tables/[\w-]{22}/join/[\w-]{22}", ada.get(f"/tables/{table}").text)
    assert link
    bert.post(link[0], data={"name": "Bert"})
    one, other = (ada, bert) if ada.view(table)["mine"] else (bert, ada)
    before = other.view(table)["clock"]
    assert isinstance(before, dict)
    assert before["pauses"] == []
    assert before["reserve_from"] == before["since"] + before["per_move"]
    one.post("/profile", data={"name": "Owl", "quiet_from": "22:00", "quiet_to": "08:00", "zone": "UTC"})
    after = other.view(table)["clock"]
    assert isinstance(after, dict)
    assert after["pauses"]
    assert after["deadline"] > before["deadline"]
    for browser in (one, other):
        assert "Time left: 5 days" in browser.get("/mine").text, "the nights do not count"
