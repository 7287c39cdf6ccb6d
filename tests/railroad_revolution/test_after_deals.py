"""Around a deal: hiring once its last effect is done, and deals that would give nothing."""

from __future__ import annotations

from typing import Any

import pytest

from railroad_revolution.helpers import (
    hand,
    offered,
    offers,
    play,
    position,
    refusal,
    sell_out,
    workers,
)
from railroad_revolution.test_deals import asked, dealing
from roundhouse.games.railroad_revolution.rules.state import State

TOP = (7, 7, 7)  # the last slots of all tracks


def to_seat_1(deal: str, shares: int = 2, **things: Any) -> State:
    """Seat 1 of two is asked about the deal in the turn of seat 0, if there is anything to ask."""
    state = dealing(deal, players=2)
    hand(state, 1, shares=shares, **things)
    return play(state, "skip")


# Hiring after the last effect


def test_ruling_2_2_3_money_of_the_last_deal_may_hire_in_ones_own_turn() -> None:
    state = dealing("deal5", shares=2, money=200, trains="cash")
    play(state, "deal a", "flip cash use", "skip")
    assert asked(state) == ("AfterDeal", 0)  # no share is left for the other deal
    assert offered(state, "hire") == {"purple", "orange", "grey", "turquoise"}
    assert refusal(state, "deal b") == "not_now"
    play(state, "hire orange")
    assert (workers(state), state.money[0]) == ("WWWPO", 0)
    assert asked(state) == ("PlaceWorker", 1)


def test_ruling_2_2_3_after_both_deals_hiring_is_still_possible() -> None:
    state = dealing("deal9", shares=5, money=200, trains="cash")
    play(state, "deal a", "deal b", "flip cash use")
    assert asked(state) == ("AfterDeal", 0)
    play(state, "hire purple")
    assert (workers(state), state.money[0]) == ("WWWPPGT", 0)


def test_ruling_2_2_3_money_of_a_deal_may_hire_in_anothers_turn() -> None:
    state = to_seat_1("deal9", shares=1, money=200, trains="cash")
    play(state, "deal b", "flip cash use")
    assert asked(state) == ("AfterDeal", 1)
    play(state, "hire turquoise")
    assert (workers(state, 1), state.money[1]) == ("WWWWOT", 0)
    assert asked(state) == ("PlaceWorker", 1)


def test_ruling_2_2_3_shares_of_a_deal_may_be_sold_for_hiring() -> None:
    state = to_seat_1("deal9", shares=1, money=400, trains="shares")
    play(state, "deal b", "flip shares use", "sell share")
    assert asked(state) == ("AfterDeal", 1)
    play(state, "hire grey")
    assert (state.money[1], state.shares[1]) == (50, 0)


def test_ruling_2_2_3_nobody_has_to_hire_after_a_deal() -> None:
    state = to_seat_1("deal9", shares=1, money=900, trains="promote")
    play(state, "deal b", "flip promote use", "skip")
    assert asked(state) == ("AfterDeal", 1)
    assert asked(play(state, "skip")) == ("PlaceWorker", 1)


def test_several_workers_may_be_hired_after_a_deal_as_long_as_the_money_lasts() -> None:
    state = to_seat_1("deal9", shares=1, money=1000, trains="cash")
    play(state, "deal b", "flip cash use", "hire grey", "hire grey")
    assert (workers(state, 1), state.money[1]) == ("WWWWOGG", 0)
    assert asked(state) == ("PlaceWorker", 1)


def test_without_the_money_nobody_is_asked_after_a_deal() -> None:
    state = to_seat_1("deal9", shares=1, money=199, trains="cash")
    assert asked(play(state, "deal b", "flip cash use")) == ("PlaceWorker", 1)


def test_ruling_2_2_18_a_colour_sold_out_cannot_be_hired_after_a_deal() -> None:
    state = to_seat_1("deal9", shares=1, money=200, trains="cash")
    sell_out(state, "purple")
    play(state, "deal b", "flip cash use")
    assert refusal(state, "hire purple") == "colour_sold_out"
    assert refusal(state, "sell rail") == "not_now"
    assert offers(state, "hire orange", "skip")


def test_ruling_2_2_2_hiring_after_the_deal_may_bring_back_the_fourth_worker() -> None:
    state = position(
        workers="WWWP", rails=["charlotte-miami/1"], money=800, shares=1, deal="deal9", trains="cash"
    )
    play(state, "place railroad white", "lay charlotte-miami/2", "promote 1 supply purple")
    play(state, "lay miami-houston/1", "deal b", "flip cash use")
    assert asked(state) == ("AfterDeal", 0)
    assert refusal(state, "skip") == "too_few_workers"
    assert state.crew[0] == 3


# Deals that would give nothing

USELESS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("deal1", "b", 3, {"buildings_left": 0}),
    ("deal1", "b", 3, {"offices": range(1, 9)}),
    ("deal2", "a", 2, {"rails_left": 0}),
    ("deal3", "a", 3, {"buildings_left": 0}),
    ("deal3", "a", 3, {"stations": ["washington", "charlotte"]}),
    ("deal4", "a", 1, {"money": 50}),
    ("deal4", "a", 1, {"workers": "WWWO"}),
    ("deal4", "a", 1, {"workers": "WWWWG"}),
    ("deal5", "a", 2, {"trains": ""}),
    ("deal6", "a", 2, {"money": 50}),
    ("deal6", "b", 1, {"track": TOP}),
    ("deal6", "b", 1, {"track": (2, 2, 4), "workers": "WWWO", "money": 0}),
    ("deal7", "a", 1, {"money": 150}),
    ("deal8", "b", 2, {"track": TOP}),
    ("deal9", "b", 1, {"trains": ""}),
]


@pytest.mark.parametrize(("deal", "side", "shares", "things"), USELESS)
def test_a_deal_that_gives_nothing_is_not_offered_in_anothers_turn(
    deal: str, side: str, shares: int, things: dict[str, Any]
) -> None:
    bare: dict[str, Any] = {"goals": ("A1-2", "A2-2"), "rails": [], "workers": "WWWWO"}
    state = to_seat_1(deal, shares, **{**bare, **things})
    assert asked(state) != ("OtherDeal", 1) or refusal(state, f"deal {side}") == "reward_useless"
    if asked(state) != ("OtherDeal", 1):
        assert asked(state) == ("PlaceWorker", 1)


@pytest.mark.parametrize(("deal", "side", "shares", "things"), USELESS)
def test_the_same_deal_is_offered_to_whom_it_gives_something(
    deal: str, side: str, shares: int, things: dict[str, Any]
) -> None:
    state = to_seat_1(deal, shares, goals=("A1-2", "A2-2"), rails=[], workers="WWWWO")
    assert offers(state, f"deal {side}", "skip")


def test_a_deal_that_gives_nothing_is_not_offered_in_ones_own_turn() -> None:
    state = dealing("deal7", 1, money=150)
    assert asked(state) == ("PlaceWorker", 1)
    state = dealing("deal7", 3, money=0)
    assert offered(state, "deal") == {"a", "b"}  # two shares are left to sell for the worker
    state = dealing("deal7", 3, money=0, track=TOP)
    assert (offered(state, "deal"), refusal(state, "deal b")) == ({"a"}, "reward_useless")


def test_the_shares_of_the_deal_do_not_pay_for_its_steps_as_well() -> None:
    """A gate that asks for a share is closed to whom the deal leaves none."""
    gates = {"track": (7, 2, 7), "money": 0}
    assert asked(to_seat_1("deal6", 1, **gates)) == ("PlaceWorker", 1)
    state = to_seat_1("deal6", 2, **gates)
    play(state, "deal b", "step stations")
    assert state.shares[1] == 0


def test_who_could_use_a_deal_with_a_hired_worker_is_asked() -> None:
    """The gate of the Network track asks for a worker, and four have to stay."""
    gate = {"workers": "WWWO", "track": (7, 7, 4)}
    assert asked(to_seat_1("deal6", 1, money=600, **gate)) == ("PlaceWorker", 1)
    state = to_seat_1("deal6", 1, money=800, **gate)
    assert asked(state) == ("OtherDeal", 1)
    assert (offered(state, "deal"), refusal(state, "deal b")) == (set(), "reward_useless")
    play(state, "hire grey", "deal b", "step network", "discard supply white")
    assert workers(state, 1) == "WWOG"


def test_ruling_2_2_8_a_private_deal_that_gives_nothing_still_turns_up_a_new_tile() -> None:
    state = position(workers="WWWWG", deal="deal6", track=TOP, shares=0)
    coming = state.deal_stack[-1]
    play(state, "place trade grey", "deal b", "sell rail")
    assert (state.deal, state.shares[0]) == (coming, 0)
