"""Plans over HTTP: thought of by one person alone, played as far as the game went that way, or ordered."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from http_site import Browser
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES
from roundhouse.server.site import Site
from roundhouse.table import Table
from server.test_http_seats import join, links
from server.test_my_games import acting, between

JSON = {"Accept": "application/json"}


@pytest.fixture(autouse=True)
def by_hand(site: Site) -> None:
    """The server looks after orders when the test says so, and not by itself every second."""
    site.timekeeper.seconds = 10_000


@pytest.fixture
def table(ada: Browser, bert: Browser) -> str:
    return between(ada, bert)


def others(table: str, *people: Browser) -> tuple[Browser, Browser]:
    """Who is to decide, and who is not."""
    mover = acting(table, *people)
    return mover, next(one for one in people if one is not mover)


def ask(browser: Browser, table: str, what: str, **body: object) -> httpx.Response:
    answer: httpx.Response = browser.post(f"/tables/{table}/{what}", json=body, headers=JSON)
    return answer


def look(browser: Browser, table: str, at: int, moves: list[str]) -> dict[str, Any]:
    answer = ask(browser, table, "plan", at=at, moves=moves)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def think(browser: Browser, table: str, moves: int) -> list[str]:
    """The first answers, one after the other, each by what the plan before it offers."""
    at, plan = int(browser.view(table)["seq"]), list[str]()  # type: ignore[call-overload]
    for _ in range(moves):
        view = look(browser, table, at, plan)["view"]
        plan.append(view["choices"][0]["move"])
    return plan


def put_order(browser: Browser, table: str, plan: object) -> httpx.Response:
    answer: httpx.Response = browser.put(f"/tables/{table}/orders", json={"plan": plan}, headers=JSON)
    return answer


def look_after(site: Site, ada: Browser) -> None:
    """What the server does once a second."""
    ada.portal.call(site.timekeeper.look)  # type: ignore[union-attr]


def play_like(browser: Browser, table: str, plan: list[str]) -> list[str]:
    """Play what a plan says while it is one's turn; tells what is left of it."""
    while plan and browser.view(table)["mine"]:
        assert browser.play(table, plan[0]).status_code == 200
        plan = plan[1:]
    return plan


# Thinking


@pytest.mark.parametrize("game", GAMES)
def test_anybody_at_the_table_plans_for_all_and_nothing_is_played(
    ada: Browser, bert: Browser, game: str
) -> None:
    cleo = Browser(ada.site)
    people = (ada, bert, cleo)
    table = ada.start("invite", players=3, game=game)
    for one, link in zip((bert, cleo), links(ada, table), strict=True):
        join(one, link)
    for browser in people:
        plan = think(browser, table, 12)
        shown = look(browser, table, 0, plan)
        assert shown["moves"] == plan
        view = shown["view"]
        assert (view["at"], view["seq"], view["may_hint"], view["mine"]) == (12, 0, False, True)
        assert view["choices"]
        assert view["pictures"]
        assert view["undo"]["free"] == 12
        assert 0 < len(view["done"]) <= 12, "a line for each move that tells something"
    assert ada.view(table)["seq"] == 0


def test_the_seed_is_never_used(
    ada: Browser, table: str, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables that differ only in what is hidden give the same plan."""
    plan = think(ada, table, 20)
    before = look(ada, table, 0, plan)["view"]
    state = site.tables.get(table).running().state
    other = state.seen_by(0).imagine(0, Random(99))
    assert other.digest() != state.digest()
    monkeypatch.setattr(Table, "state", property(lambda table: other))
    assert look(ada, table, 0, plan)["view"] == before


def test_what_cannot_be_played_cannot_be_planned(ada: Browser, bert: Browser, table: str) -> None:
    mover, other = others(table, ada, bert)
    choices = [one["move"] for one in mover.view(table)["choices"]]  # type: ignore[attr-defined]
    assert ask(other, table, "plan", at=0, moves=[choices[0]]).status_code == 200
    for moves in (["no such move"], [choices[0]] * 9):
        answer = ask(mover, table, "plan", at=0, moves=moves)
        assert answer.status_code == 422
        assert answer.json()["reason"]
    assert ask(mover, table, "plan", at=7, moves=[]).status_code == 422, "there are no seven entries"
    assert ask(mover, table, "plan", at=-1, moves=[]).status_code == 400
    assert ask(mover, table, "plan", at=0, moves=["x"] * 201).status_code == 400


def test_who_only_watches_has_no_plans(ada: Browser, bert: Browser, table: str) -> None:
    cleo = Browser(ada.site)
    cleo.start()
    for what in ("plan", "plans"):
        assert ask(cleo, table, what, at=0, moves=[]).status_code == 403
    assert cleo.get(f"/tables/{table}/plans", headers=JSON).status_code == 403
    assert cleo.get(f"/tables/{table}/orders", headers=JSON).status_code == 403
    assert put_order(cleo, table, None).status_code == 403
    house = ada.start("pass")
    assert ask(ada, house, "plan", at=0, moves=[]).status_code == 422


# Keeping


def test_plans_are_kept_and_compared_and_nobody_elses(ada: Browser, bert: Browser, table: str) -> None:
    mover, other = others(table, ada, bert)
    plan = think(mover, table, 3)
    kept = ask(mover, table, "plans", at=0, moves=plan, name="  Early  track ").json()
    assert [one["name"] for one in kept["kept"]] == ["Early track"]
    assert kept["kept"][0]["points"] == [p["score"] for p in look(mover, table, 0, plan)["view"]["players"]]
    assert other.get(f"/tables/{table}/plans").json()["kept"] == []
    number = kept["kept"][0]["id"]
    assert ask(other, table, f"plans/{number}/drop").status_code == 422
    elsewhere = between(ada, bert)
    assert ask(mover, elsewhere, f"plans/{number}/drop").status_code == 422, "a plan of another table"
    first = mover.view(table)["choices"][-1]["move"]  # type: ignore[index]
    assert first != plan[0]
    assert mover.play(table, first).status_code == 200
    assert [one["fits"] for one in mover.get(f"/tables/{table}/plans").json()["kept"]] == [False]
    assert ask(mover, table, "plan", at=0, moves=plan).status_code == 409
    assert ask(mover, table, f"plans/{number}/drop").json()["kept"] == []
    for _ in range(20):
        ask(mover, table, "plans", at=1, moves=[])
    assert ask(mover, table, "plans", at=1, moves=[]).status_code == 422


# Playing


def test_a_plan_is_played_as_far_as_the_turn_goes(ada: Browser, bert: Browser, table: str) -> None:
    mover, other = others(table, ada, bert)
    plan = think(mover, table, 15)
    assert ask(other, table, "plans/play", at=0, moves=plan, key="k").status_code == 422, "not their turn"
    answer = ask(mover, table, "plans/play", at=0, moves=plan, key="k")
    view = mover.view(table)
    seq = int(view["seq"])  # type: ignore[call-overload]
    assert seq > 0
    revealed = answer.status_code == 422 and "light" in answer.json()["reason"]
    assert revealed or not view["mine"], "to the end of the turn, or until something comes to light"
    assert look(mover, table, 0, plan)["moves"] == plan[seq:], "what is left of it"


def test_a_stale_plan_is_refused_with_a_plain_word(ada: Browser, bert: Browser, table: str) -> None:
    mover, _ = others(table, ada, bert)
    plan = think(mover, table, 1)
    another = mover.view(table)["choices"][-1]["move"]  # type: ignore[index]
    mover.play(table, another)
    answer = ask(mover, table, "plans/play", at=0, moves=plan, key="k")
    assert answer.status_code == 409
    assert "not gone as the plan assumed" in answer.json()["reason"]
    assert mover.view(table)["seq"] == 1


# Orders


def ordered(browser: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/tables/{table}/orders").json()
    return found


def test_an_order_waits_for_its_turn_and_is_carried_out_if_all_it_assumed_happened(
    ada: Browser, bert: Browser, table: str, site: Site
) -> None:
    mover, other = others(table, ada, bert)
    plan = think(other, table, 1)
    while look(other, table, 0, plan)["view"]["turn"] != other.view(table)["seat"]:
        plan = think(other, table, len(plan) + 1)
    assumed = len(plan)
    plan = think(other, table, assumed + 1)
    assert put_order(other, table, {"at": 0, "moves": plan}).json()["plan"] == plan
    assert ordered(mover, table)["plan"] is None, "nobody else sees it"
    look_after(site, ada)
    assert other.view(table)["seq"] == 0
    assert play_like(mover, table, plan) == plan[assumed:]
    look_after(site, ada)
    assert other.view(table)["seq"] == assumed + 1
    entry = site.tables.get(table).running().entries[-1]
    assert entry.seat == other.view(table)["seat"]
    look_after(site, ada)
    after = ordered(other, table)
    assert (after["plan"], after["told"]) == (None, "Your order was carried out.")


def test_an_order_that_assumed_something_else_plays_nothing_and_says_so(
    ada: Browser, bert: Browser, table: str, site: Site
) -> None:
    mover, other = others(table, ada, bert)
    plan = think(other, table, 12)
    put_order(other, table, {"at": 0, "moves": plan})
    last = mover.view(table)["choices"][-1]["move"]  # type: ignore[index]
    assert last != plan[0]
    assert mover.play(table, last).status_code == 200
    while mover.view(table)["mine"]:
        mover.play(table)
    seq = other.view(table)["seq"]
    look_after(site, ada)
    assert other.view(table)["seq"] == seq
    assert "not carried out" in ordered(other, table)["told"]
    assert put_order(other, table, None).json()["told"] == "", "told once"


def test_an_order_is_taken_back_with_the_move_and_not_repeated(
    ada: Browser, bert: Browser, table: str, site: Site
) -> None:
    mover, _ = others(table, ada, bert)
    plan = think(mover, table, 1)
    put_order(mover, table, {"at": 0, "moves": plan})
    look_after(site, ada)
    assert mover.view(table)["seq"] == 1
    taken = ask(mover, table, "undo", moves=1, at=1, key="back")
    if taken.status_code == 200:
        look_after(site, ada)
        assert mover.view(table)["seq"] == 2, "who takes it back has changed their mind"


@pytest.mark.parametrize(
    "plan", [{"at": 0, "moves": []}, {"at": 5, "moves": ["x"]}, {"at": 0, "moves": ["x"]}]
)
def test_orders_that_mean_nothing_are_refused(ada: Browser, table: str, plan: dict[str, object]) -> None:
    assert put_order(ada, table, plan).status_code == 422
    assert ordered(ada, table)["plan"] is None
