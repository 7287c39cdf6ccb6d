"""My games: what waits comes first, Next leads through it, and whoever comes back is told what happened."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from http_site import Browser
from roundhouse.games.registry import GAMES
from roundhouse.server.http.capacity import choice_label
from roundhouse.server.http.clock_form import DAY
from roundhouse.server.http.games import FEW, shipped, told_apart
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.stored_table import DAYS, ClockRules
from roundhouse.text import Words
from server.rooms import Room
from server.test_http_clocks import join, made


def between(ada: Browser, bert: Browser, **fields: str) -> str:
    """A table of two at which somebody is to decide."""
    table = made(ada, **fields)
    join(bert, ada, table)
    return table


def acting(table: str, *people: Browser) -> Browser:
    return people[int(people[0].view(table)["turn"])]  # type: ignore[call-overload]


def sections(browser: Browser, **query: str) -> dict[str, list[str]]:
    """The tables of each list of one's own games."""
    page = browser.get("/mine", params=query).text
    found = re.findall(r'<section class="block" aria-labelledby="(\w+)">(.*?)</section>', page, re.DOTALL)
    return {name: re.findall(r'class="table-link" href="/tables/([\w-]+)"', text) for name, text in found}


def rows(browser: Browser) -> list[str]:
    """What lists say of tables."""
    return re.findall(r'<li class="table-row.*?</li>', browser.get("/mine").text, re.DOTALL)


def listed(found: dict[str, list[str]]) -> list[str]:
    return [table for tables in found.values() for table in tables]


def until_passed(table: str, mover: Browser) -> None:
    while mover.view(table)["mine"]:
        assert mover.play(table).status_code == 200


# Lists


def test_what_waits_for_me_comes_first_and_is_counted(ada: Browser, bert: Browser) -> None:
    table = between(ada, bert)
    alone = ada.start("solo", bot="random")
    mover = acting(table, ada, bert)
    other = bert if mover is ada else ada
    assert table in sections(mover)["waits"]
    assert table in sections(other)["running"]
    assert mover.get("/waiting").json() == {"tables": 1, "others": 1}
    assert mover.get("/waiting", params={"besides": table}).json() == {"tables": 1, "others": 0}
    assert other.get("/waiting").json() == {"tables": 0, "others": 0}, "a game alone keeps nobody waiting"
    assert 'data-waiting="1"' in mover.get(f"/tables/{table}").text
    assert alone in {one for rows in sections(ada).values() for one in rows}


def test_a_list_can_show_one_game_alone(ada: Browser) -> None:
    tables = {game: ada.start("pass", players=3, game=game) for game in GAMES[:2]}
    assert set(listed(sections(ada))) == set(tables.values())
    for game, table in tables.items():
        assert listed(sections(ada, game=game)) == [table]
    assert set(listed(sections(ada, game="no such game"))) == set(tables.values())


def test_lists_say_on_which_of_many_maps_and_by_which_unusual_rule_a_table_plays(ada: Browser) -> None:
    long = next(game for game in map(shipped, GAMES) if any(len(one.choices) > FEW for one in game.options))
    option = next(one for one in long.options if len(one.choices) > FEW)
    words = Words("en", long)
    for choice in (option.choices[0], option.choices[-1]):
        usual = {one.name: one.choices[0] for one in long.options} | {option.name: choice}
        assert told_apart(long, usual) == [option], "the usual ones of a few are not named"
        ada.start("pass", game=long.name, players=long.seats(usual)[0], **{f"option.{option.name}": choice})
        assert choice_label(words, option.name, choice) in "".join(rows(ada))
    for game in map(shipped, GAMES):
        for one in game.options:
            unusual = {other.name: other.choices[0] for other in game.options} | {one.name: one.choices[-1]}
            assert one in told_apart(game, unusual) or game.titled(unusual) != game.title


def test_nobody_has_no_games(ada: Browser) -> None:
    assert sections(ada) == {"waits": [], "finished": []}
    assert ada.get("/waiting").json() == {"tables": 0, "others": 0}
    assert ada.get("/next", follow_redirects=False).headers["location"] == "/mine"


# Next


def test_next_goes_round_the_tables_that_wait(room: Room, store: SqlStore) -> None:
    slow, fast = ClockRules(DAYS, 3 * DAY, 0), ClockRules(DAYS, DAY, 0)
    first, second = room.table(room.ada, room.bert), room.table(room.ada, room.bert)
    hurried = [room.table(room.ada, room.bert, clock=clock) for clock in (slow, fast)]
    user = room.acting(first)
    mine = [one for one in (hurried[1], hurried[0], first, second) if room.acting(one) == user]
    assert store.waiting_for(user) == mine, "whose time ends first, then the longest waiting"
    room.play(first, 1)
    assert (first in store.waiting_for(user)) == (room.acting(first) == user)


def test_next_leads_from_table_to_table_and_home_again(ada: Browser, bert: Browser) -> None:
    tables = [between(ada, bert) for _ in range(3)]
    waiting = [table for table in tables if acting(table, ada, bert) is ada]
    for place, table in enumerate(waiting):
        there = ada.get("/next", params={"after": table}, follow_redirects=False).headers["location"]
        onward = waiting[(place + 1) % len(waiting)]
        assert there == (f"/tables/{onward}" if len(waiting) > 1 else "/mine")
    for table in waiting:
        until_passed(table, ada)
    assert ada.get("/next", follow_redirects=False).headers["location"] == "/mine"


# Since you were here


def test_whoever_comes_back_is_told_what_happened_since(ada: Browser, bert: Browser) -> None:
    table = between(ada, bert)
    mover = acting(table, ada, bert)
    other = bert if mover is ada else ada
    assert page_view(other, table)["since"] is None, "nothing was seen before"
    assert other.post(f"/tables/{table}/seen", json={"seq": 0}).status_code == 200
    until_passed(table, mover)
    back = page_view(other, table)
    assert back["since"] == 0
    fresh = [turn for turn in back["turns"] if turn["fresh"] and turn["seat"] >= 0]
    assert [turn["seat"] for turn in fresh] == [mover.view(table)["seat"]]
    assert other.view(table)["since"] is None, "unless it is asked for"
    assert other.view(table, since=0)["turns"] == back["turns"]
    assert other.post(f"/tables/{table}/seen", json={"seq": back["seq"]}).status_code == 200
    other.post(f"/tables/{table}/seen", json={"seq": 0})
    assert page_view(other, table)["since"] is None, "what was seen once is not new again"


def test_nobody_is_told_their_own_moves_by_a_page_that_overtakes_the_last_word_of_another(
    ada: Browser,
) -> None:
    table = ada.start()
    assert ada.post(f"/tables/{table}/seen", json={"seq": 0}).status_code == 200
    assert ada.play(table).status_code == 200
    assert page_view(ada, table)["since"] is None, "whoever plays has seen all before"


def page_view(browser: Browser, table: str) -> dict[str, Any]:
    """The view that comes with the page."""
    found = re.search(
        r'<script type="application/json" id="view">(.*?)</script>', browser.get(f"/tables/{table}").text
    )
    assert found
    view: dict[str, Any] = json.loads(found[1])
    return view


@pytest.mark.parametrize("seq", [-1, 1_000_001, "x", None])
def test_numbers_that_no_page_sends_are_refused(ada: Browser, seq: object) -> None:
    table = ada.start("solo", bot="random")
    assert ada.post(f"/tables/{table}/seen", json={"seq": seq}).status_code in (400, 422)


def test_who_only_watches_is_not_noted(ada: Browser, bert: Browser, site: Site) -> None:
    table = ada.start("solo", bot="random")
    bert.start()
    assert bert.post(f"/tables/{table}/seen", json={"seq": 0}).status_code == 403
    assert ada.post(f"/tables/{table}/seen", json={"seq": 999}).status_code == 200
    user = site.tables.get(table).row.owner
    found = site.store.last_look(table, user)
    assert found is not None
    assert found[0] <= site.tables.get(table).seq, "nobody has seen what is still to come"
