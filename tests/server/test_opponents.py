"""Play now: bots that suit whoever plays, by the games they have finished."""

from __future__ import annotations

import re
from itertools import count

import pytest

from http_site import GAME, Browser
from roundhouse.bots.registry import BOTS
from roundhouse.core.state import NOBODY
from roundhouse.games.registry import GAMES
from roundhouse.server.site import Site
from roundhouse.server.tables.opponents import LADDER
from roundhouse.server.tables.stored_table import NewEntry, Reached

GENTLE, NEXT, THIRD, FOURTH, BEST = LADDER
WON, BETWEEN, LAST = [9, 5, 1], [5, 9, 1], [1, 5, 9]  # points, the person's first


@pytest.fixture(autouse=True)
def quiet(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots wait, and every end has a time of its own."""
    monkeypatch.setattr(site.bots, "look", lambda table: None)
    ticks = count(1)
    monkeypatch.setattr("roundhouse.server.store.entry_store.now", lambda: next(ticks))


def play_now(browser: Browser, **fields: str) -> str:
    return browser.start("solo", players=3, **fields)


def bots_at(browser: Browser, table: str) -> set[str]:
    return {seat.bot for seat in browser.site.store.seats(table) if seat.bot}


def end(browser: Browser, table: str, totals: list[int], out: list[int] | None = None) -> None:
    """A game ends with these points; how it was played does not matter here."""
    row = browser.site.store.table(table)
    assert row is not None
    result: dict[str, object] = {"totals": totals, "winners": [totals.index(max(totals))]}
    if out is not None:
        result["out"] = out
    entry = NewEntry(0, "x", "end")
    browser.site.store.append(table, row.seq + 1, entry, Reached(NOBODY, result), row.version)


def course(browser: Browser, *ends: list[int]) -> list[str]:
    """The bots of the first game, and of each one after such an end."""
    met: list[str] = []
    for totals in ends:
        table = play_now(browser)
        met += bots_at(browser, table)
        end(browser, table, totals)
    return met + list(bots_at(browser, play_now(browser)))


def test_gentle_bots_come_first_and_stronger_ones_with_every_win(ada: Browser, bert: Browser) -> None:
    climbing = course(ada, WON, BETWEEN, WON, WON, WON, WON)
    assert climbing == [GENTLE, NEXT, NEXT, THIRD, FOURTH, BEST, BEST]
    assert bots_at(bert, play_now(bert)) == {GENTLE}, "everybody has their own"
    assert bots_at(ada, play_now(ada, game=GAMES[-1])) == {GENTLE}, "in every game"


def test_who_is_out_of_the_game_comes_last_whatever_the_others_have(ada: Browser) -> None:
    course(ada, WON)
    table = play_now(ada)
    assert bots_at(ada, table) == {NEXT}
    end(ada, table, [0, 5, -3], out=[0])
    assert bots_at(ada, play_now(ada)) == {GENTLE}


def test_who_comes_last_meets_gentler_ones_again(ada: Browser) -> None:
    assert course(ada, LAST, WON, LAST, WON, WON, LAST) == [
        GENTLE,
        GENTLE,
        NEXT,
        GENTLE,
        NEXT,
        THIRD,
        NEXT,
    ]


def test_only_what_tells_something_counts(ada: Browser) -> None:
    for bot, totals in ((BEST, LAST), (next(iter(BOTS)), WON)):
        end(ada, play_now(ada, bot=bot), totals)
        assert bots_at(ada, play_now(ada)) == {GENTLE}, "a defeat by better ones, a win against nobody"
    end(ada, ada.start("pass", players=3), WON)
    assert bots_at(ada, play_now(ada)) == {GENTLE}, "around one screen nobody plays against bots"
    end(ada, play_now(ada, bot=BEST), WON)
    assert bots_at(ada, play_now(ada)) == {NEXT}, "one rung at a time"
    end(ada, play_now(ada, bot=GENTLE), WON)
    assert bots_at(ada, play_now(ada)) == {NEXT}, "who is weaker proves nothing"


def test_a_table_put_away_still_counts(ada: Browser) -> None:
    table = play_now(ada)
    end(ada, table, WON)
    ada.post(f"/tables/{table}/away")
    assert bots_at(ada, play_now(ada)) == {NEXT}


def test_the_first_page_names_the_opponents_and_offers_all_others(ada: Browser) -> None:
    def named() -> str:
        found = re.search(r"<summary>[^<]*<strong>(.*?)</strong>", ada.get("/").text)
        assert found
        return found[1]

    assert named() == "Trainee"
    end(ada, play_now(ada), WON)
    assert named() == "Shunter"
    card = ada.get("/").text.split("<article")[1]
    assert re.findall(r'name="bot" value="(\w+)"', card) == list(BOTS)
    form = ada.get(f"/new?game={GAME}").text
    assert 'value="bot:shunter" selected' in form
