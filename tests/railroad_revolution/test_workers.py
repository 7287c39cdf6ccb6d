"""General rules: four workers at the least, selling shares, hiring."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    finish,
    hand,
    line,
    managers_on,
    offered,
    offers,
    play,
    position,
    refusal,
    workers,
)
from roundhouse.games.railroad_revolution.rules.components import COLOURS

CHICAGO = line("washington", "chicago")
SPECIALISTS = ("purple", "orange", "grey", "turquoise")


# Never fewer than four available workers at the end of a turn


@pytest.mark.parametrize(("action", "money"), [("railroad", 600), ("telegraph", 0), ("trade", 0)])
def test_with_four_workers_there_is_no_promotion(action: str, money: int) -> None:
    state = position(money=money, shares=0, workers="WWWP", deal="deal6")
    play(state, f"place {action} white")
    assert refusal(state, "promote 1 supply purple") == "too_few_workers"


def test_with_five_workers_there_is_one_promotion() -> None:
    state = position(money=0, shares=0, workers="WWWPG", tiles={4: "promote"})
    play(state, "place telegraph white", "promote 1 supply purple")
    assert refusal(play(state, "open 4"), "tile supply white") != ""
    assert finish(state).crew[0] == 4


def test_workers_on_the_player_board_are_available_workers() -> None:
    state = position(workers="P", placed={"trade": "WWWW"}, goals=("A1-1", "A2-1"))
    play(state, "place telegraph purple", "promote 1 board purple")
    assert state.crew[0] == 4


def test_managers_are_not_available_workers() -> None:
    state = position(money=0, shares=0, workers="WWWO", managers=("P", ""))
    play(state, "place telegraph white")
    assert refusal(state, "promote 2 supply orange") == "too_few_workers"


def test_ruling_2_2_2_fewer_than_four_in_mid_turn_if_it_is_repaired() -> None:
    state = position(money=800, shares=0, workers="WWWP")
    play(state, "place telegraph white", "promote 1 supply purple")
    assert state.crew[0] == 3
    play(state, "open 4")
    assert refusal(state, "done") == "too_few_workers"
    finish(play(state, "hire grey"))
    assert (state.crew[0], state.seat) == (4, 1)


def test_ruling_2_2_2_the_repair_may_come_first() -> None:
    state = position(money=800, shares=0, workers="WWWP")
    finish(play(state, "place telegraph white", "hire grey", "promote 1 supply purple", "open 4"))
    assert state.crew[0] == 4


def test_ruling_2_2_2_the_money_for_the_repair_cannot_be_spent() -> None:
    state = position(money=800, shares=0, workers="WWWP", rails=CHICAGO, stations=["washington", "charlotte"])
    play(state, "place station white")  # chicago brings back a turquoise worker
    assert offers(state, "promote 1 supply purple")
    state = position(money=900, shares=0, workers="WWWP", stations=["washington"])
    play(state, "place station white", "promote 1 supply purple", "build charlotte")
    assert not offers(state, "bonus")  # $100 for the flip would be missing for hiring
    play(state, "reward", "step network", "step network", "skip")
    finish(play(state, "hire orange"))
    assert (state.money[0], state.crew[0]) == (0, 4)


@pytest.mark.parametrize(("money", "possible"), [(899, False), (900, True)])
def test_ruling_2_2_2_a_promotion_needs_the_800_beside_the_price(money: int, possible: bool) -> None:
    state = position(money=money, shares=0, workers="WWWP", stations=["washington"])
    play(state, "place station white")
    assert offers(state, "promote 1 supply purple") == possible


def test_ruling_2_2_2_in_another_players_turn_the_workers_are_counted_at_once() -> None:
    """The step past the network track's fifth slot costs a worker, which seat 1 cannot spare."""
    state = position(deal="deal6")  # b: two steps for a share
    hand(state, 1, workers="WWWW", money=0, shares=1, track=(0, 0, 4))
    finish_own = play(state, "place telegraph white", "open 3", "done", "skip")
    assert finish_own.seat == 1
    play(state, "deal b")
    assert offered(state, "step") == {"telegraph", "stations"}
    assert refusal(state, "step network") == "too_few_workers"


# Selling shares


def test_a_share_is_sold_for_150() -> None:
    state = position(money=0, shares=2)
    play(state, "sell share")
    assert (state.money[0], state.shares[0], state.seat) == (150, 1, 0)
    play(state, "sell share")
    assert refusal(state, "sell share") == "no_share"


@pytest.mark.parametrize("moves", [(), ("place telegraph white",), ("place telegraph white", "open 4")])
def test_ruling_2_2_3_shares_are_sold_at_any_point_of_the_own_turn(moves: tuple[str, ...]) -> None:
    state = position(workers="WWWWP", money=0, shares=3)
    play(state, *moves, "sell share")
    assert state.money[0] == 150


def test_ruling_2_2_3_shares_are_sold_and_workers_hired_while_deciding_on_a_deal() -> None:
    state = position(deal="deal1")
    hand(state, 1, money=650, shares=3)
    play(state, "place telegraph white", "open 3", "done")
    assert offers(state, "sell share", "hire orange")
    play(state, "skip")
    assert (state.seat, state.active) == (1, 0)
    play(state, "sell share", "hire grey")
    assert (state.money[1], state.shares[1], workers(state, 1)) == (0, 2, "WWWWOG")
    play(state, "deal a", "exchange supply white purple")
    assert state.shares[1] == 1


def test_shares_cannot_be_bought() -> None:
    state = position(money=10_000)
    assert not any("buy" in text for text in offered(state, "sell"))
    assert offered(state, "sell") == {"share"}


def test_step_13_shares_and_money_are_not_limited() -> None:
    state = position(shares=60, money=100_000)
    play(state, "place telegraph white", "open 1")
    assert state.shares[0] == 64


# Extra hiring


@pytest.mark.parametrize("colour", SPECIALISTS)
def test_a_worker_of_any_colour_is_hired_for_800(colour: str) -> None:
    state = position(money=800, shares=0, workers="WWWW")
    play(state, f"hire {colour}")
    assert (state.money[0], state.crew[0], state.seat) == (0, 5, 0)
    assert (
        state.supply[COLOURS.index(colour)]
        == {"purple": 12, "orange": 11, "grey": 11, "turquoise": 11}[colour] - 1
    )


def test_hiring_sells_shares_where_money_is_missing() -> None:
    state = position(money=600, shares=3)
    play(state, "hire grey")
    assert (state.money[0], state.shares[0]) == (100, 1)


def test_without_800_nobody_is_hired() -> None:
    state = position(money=649, shares=1)
    assert refusal(state, "hire grey") == "too_dear"


def test_several_workers_may_be_hired_in_a_turn() -> None:
    state = position(money=1600, shares=0)
    play(state, "hire grey", "hire grey")
    assert workers(state) == "WWWWPGG"


def test_a_hired_worker_may_be_placed_at_once() -> None:
    state = position(money=800, shares=0)
    play(state, "hire turquoise", "place telegraph turquoise")
    assert workers(state) == "WWWWP"


def test_ruling_2_2_3_hiring_after_the_main_action() -> None:
    state = position(money=900, shares=0)
    play(state, "place station white", "build washington", "reward", "gain grey", "bonus", "step network")
    assert offers(state, "hire orange", "done")
    play(state, "hire orange")
    assert (finish(state).money[0], state.crew[0]) == (0, 7)


def test_ruling_2_2_3_hiring_between_two_flips() -> None:
    """The first flip brings the money for a worker whom the second promotes."""
    state = position(money=200, shares=0, workers="WWWWG", tiles={4: "flip"}, trains="cash promote")
    play(state, "place telegraph white", "open 4", "tile supply white", "flip cash use")
    play(state, "hire purple", "flip promote use", "promote 1 supply purple")
    assert (managers_on(state, 1), state.crew[0]) == ("P", 4)


def test_ruling_2_2_3_hiring_between_two_flips_of_a_deal_in_another_players_turn() -> None:
    state = position(deal="deal5")  # a: flip twice for two shares
    hand(state, 1, money=200, shares=2, workers="WWWW", trains="cash promote", goals=("A1-1", "A2-2"))
    play(state, "place telegraph white", "open 3", "done", "skip", "deal a", "flip cash use")
    play(state, "hire purple", "flip promote use", "promote 1 supply purple")
    assert (managers_on(state, 1, seat=1), state.crew[1]) == ("P", 4)


def test_hiring_may_not_eat_the_price_of_the_station() -> None:
    state = position(money=899, shares=0)
    play(state, "place station white", "build washington")
    assert refusal(state, "hire orange") == "too_dear"
