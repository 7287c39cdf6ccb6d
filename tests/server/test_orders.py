"""Standing orders: given over HTTP, carried out as ordinary moves, and over with a change of mind."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from http_site import Browser
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES, package_of
from roundhouse.kit.orders import Order, OrdersOf
from roundhouse.server.site import Site
from roundhouse.server.tables.orders import only_answer
from roundhouse.table import Seat, Table
from server.test_http_seats import join, links
from server.test_plans import JSON, by_hand, look_after, ordered

__all__ = ["by_hand"]

ORDERLY = [game for game in GAMES if package_of(game).orders() is not None]


def around(ada: Browser, bert: Browser, game: str) -> tuple[str, list[Browser]]:
    """A table of three people."""
    people = [ada, bert, Browser(ada.site)]
    table = ada.start("invite", players=3, game=game)
    for one, link in zip(people[1:], links(ada, table), strict=True):
        join(one, link)
    return table, people


def change(browser: Browser, table: str, **what: object) -> httpx.Response:
    answer: httpx.Response = browser.put(f"/tables/{table}/orders", json=what, headers=JSON)
    return answer


def given(browser: Browser, table: str) -> list[str]:
    return [one["name"] for one in ordered(browser, table)["standing"]]


def body(kind: dict[str, Any]) -> dict[str, Any]:
    """An order of a kind, with whatever it needs."""
    return {
        "name": kind["name"],
        "number": kind["most"] // 2,
        "picks": [p["value"] for p in kind["picks"][:3]],
    }


@pytest.mark.parametrize("game", ORDERLY)
def test_every_order_that_is_offered_can_be_given_and_nobody_else_sees_it(
    ada: Browser, bert: Browser, game: str
) -> None:
    table, _ = around(ada, bert, game)
    offered = ordered(ada, table)["offered"]
    for kind in offered:
        assert change(ada, table, add=body(kind)).status_code == 200, kind
    assert given(ada, table) == [kind["name"] for kind in offered]
    assert "{" not in str(ordered(ada, table)["standing"]).replace("{'", ""), "all words are there"
    assert given(bert, table) == []
    assert ordered(bert, table)["offered"] == offered


@pytest.mark.parametrize("game", ORDERLY)
def test_what_an_order_says_is_legal_or_nothing(game: str) -> None:
    known = package_of(game).orders()
    assert known is not None
    found: set[str] = set()
    for seed in range(30):
        offered, answered = play_through(game, known, seed)
        found |= answered
        if found == offered:
            return
    raise AssertionError(f"only {found} of {offered} were ever asked for")


def play_through(game: str, known: OrdersOf[Any], seed: int) -> tuple[set[str], set[str]]:
    """A game at random: what each order says to every question is a move that may be played."""
    table = Table(package_of(game).open(), [Seat(name) for name in "ABC"], seed)
    rng, answered, offered = Random(seed), set[str](), set[str]()
    while not table.state.over:
        seat, state = table.state.seat, table.view(table.state.seat)
        for kind in known.offered(state, seat):
            offered.add(kind.name)
            picks = [pick for pick, _ in kind.picks][:4]
            mark = known.until(state, seat, kind.name)
            order = Order(kind.name, (kind.number or (0, 0))[1] // 3, picks, mark)
            answer = known.answer(state, order)
            if answer is not None:
                assert answer in state.legal(), (kind.name, state.decision.name)
                answered.add(kind.name)
        legal = table.state.legal()
        table.play(seat, legal[rng.below(len(legal))])
    return offered, answered


def who_issues(site: Site, table: str) -> list[int]:
    """The three seats, in the order in which they issue shares."""
    state = site.tables.get(table).running().state.copy()
    seats: list[int] = []
    for _ in range(3):
        seats.append(state.seat)
        state.play(state.game.moves.code("issue 0"))
    return seats


def test_an_order_is_over_when_its_player_does_otherwise(ada: Browser, bert: Browser, site: Site) -> None:
    table, people = around(ada, bert, "age_of_steam")
    first, second, _ = (people[seat] for seat in who_issues(site, table))
    assert change(second, table, add={"name": "no_shares"}).json()["standing"]
    assert first.play(table, "issue 0").status_code == 200
    text = second.view(table)["choices"][-1]["move"]  # type: ignore[index]
    assert second.play(table, text).status_code == 200
    assert given(second, table) == [], "who issues shares has changed their mind"


def test_an_order_is_carried_out_when_the_turn_comes_or_at_once(
    ada: Browser, bert: Browser, site: Site
) -> None:
    table, people = around(ada, bert, "age_of_steam")
    seq = site.tables.get(table).seq
    first, second, third = who_issues(site, table)
    assert change(people[third], table, add={"name": "no_shares"}).json()["standing"]
    assert change(people[first], table, add={"name": "no_shares"}).json()["standing"]
    live = site.tables.get(table)
    assert (live.seq, live.turn) == (seq + 1, second), "it is their turn: nothing to wait for"
    assert people[second].play(table, "issue 0").status_code == 200
    look_after(site, ada)
    live = site.tables.get(table)
    assert (live.seq, live.running().entries[-1].seat) == (seq + 3, third)
    assert given(people[third], table) == ["no_shares"]
    assert change(people[third], table, drop="no_shares").json()["standing"] == []


def test_R_AUC_a_bid_is_raised_by_1_up_to_a_number(ada: Browser, bert: Browser, site: Site) -> None:
    table, people = around(ada, bert, "age_of_steam")

    def mover() -> Browser:
        return people[site.tables.get(table).turn]

    while mover().view(table)["up_to"] is None:
        assert mover().play(table, "issue 0").status_code == 200
    assert mover().view(table)["up_to"] == {
        "order": "bid",
        "text": "Bid up to ${n}: always just enough, then drop out",
    }
    bidder = mover()
    assert change(bidder, table, add={"name": "bid", "number": 4}).status_code == 200
    look_after(site, ada)
    for bid in ("bid 3", "drop"):
        assert mover().play(table, bid).status_code == 200
    look_after(site, ada)
    entries = site.tables.get(table).running().entries
    said = [site.tables.get(table).game.moves.text(one.move) for one in entries if one.move is not None]
    assert said[3:] == ["bid 1", "bid 3", "drop", "bid 4"]
    assert mover().play(table, "bid 5").status_code == 200
    look_after(site, ada)
    own, fresh = people.index(bidder), [turn for turn in bidder.view(table)["turns"] if turn["fresh"]]
    told = [turn["text"] for turn in fresh if turn["seat"] == own]
    assert len(told) == 3, "all that was played in the bidder's name"
    assert "1" in told[0]
    assert "4" in told[1]
    assert "place 2" in told[2]
    assert given(bidder, table) == [], "the auction is over, and so is the order"


def test_around_one_screen_nobody_is_offered_an_order(ada: Browser) -> None:
    table = ada.start("pass", players=3, game="age_of_steam")
    for _ in range(3):
        ada.play(table, "issue 0")
    view = ada.view(table)
    assert [view["house"], view["up_to"]] == [True, None]


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "win"},
        {"name": "bid", "number": 501},
        {"name": "no_shares", "number": 1},
        {"name": "action", "picks": []},
        {"name": "action", "picks": ["teleport"]},
        {"name": "bid", "number": 3, "picks": ["locomotive"]},
    ],
)
def test_orders_that_nobody_offers_are_refused(ada: Browser, bert: Browser, wrong: dict[str, Any]) -> None:
    table, _ = around(ada, bert, "age_of_steam")
    answer = change(ada, table, add=wrong)
    assert answer.status_code == 422
    assert answer.json()["reason"]
    assert change(ada, table, add={"name": "bid", "number": -1}).status_code == 400
    assert given(ada, table) == []


# Where there is nothing to decide


@pytest.mark.parametrize("game", GAMES)
def test_only_what_everybody_can_see_is_answered_by_itself(
    ada: Browser, bert: Browser, site: Site, game: str
) -> None:
    table, people = around(ada, bert, game)
    assert change(ada, table, automatic=True).json()["automatic"]
    rng = Random(1)
    for _ in range(40):
        live = site.tables.get(table)
        if live.over:
            break
        legal, answer = live.running().state.legal(), only_answer(live)
        assert answer in (None, live.game.moves.text(legal[0]))
        assert answer is None or len(legal) == 1
        if answer is not None and people[live.turn] is ada:
            seq = live.seq
            look_after(site, ada)
            assert site.tables.get(table).seq > seq
            continue
        people[live.turn].play(table, live.game.moves.text(legal[rng.below(len(legal))]))
