"""R-AUC: the auction for the player order."""

from __future__ import annotations

import pytest

from age_of_steam.kit import begin, give, play, refuses, table
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.auction import payment
from roundhouse.games.age_of_steam.rules.state import State


def auction(players: int, cash: int = 20, passing: tuple[int, ...] = ()) -> State:
    """The auction begins; seats in order; some took Turn Order last turn."""
    state = table(players=players)
    for seat in range(players):
        give(state, seat, cash=cash)
    state.passes = sum(1 << seat for seat in passing)
    begin(state, "player_order")
    return state


def paid(state: State, cash: int = 20) -> list[int]:
    return [cash - left for left in state.cash]


def test_r_auc_1_the_first_of_the_old_order_begins_and_it_goes_round() -> None:
    state = table(players=4)
    begin(state, "player_order", order=[3, 1, 0, 2])
    asked = []
    for bid in (1, 2, 3, 4, 5):
        asked.append(state.seat)
        play(state, f"bid {bid}")
    assert asked == [3, 1, 0, 2, 3]


def test_r_auc_2_a_bid_is_higher_than_all_and_at_most_the_cash() -> None:
    state = auction(3, cash=6)
    assert state.legal() == [*range(codes.BID + 1, codes.BID + 7), codes.DROP]
    assert refuses(state, "bid 0") == "bid_too_low"
    assert refuses(state, "bid 7") == "bid_too_high"
    play(state, "bid 4")
    assert state.legal() == [codes.BID + 5, codes.BID + 6, codes.DROP]
    assert refuses(state, "bid 4") == "bid_too_low"


def test_r_auc_3_turn_order_gives_one_pass_in_the_next_turn() -> None:
    state = table(players=3)
    begin(state, "select_actions")
    play(state, "select turn_order", "select engineer", "select first_build")
    while state.turn == 1:
        state.play(state.legal()[-1])  # done, skip
    while state.decision.name == "IssueShares":
        play(state, "issue 0")
    assert state.seat == 0
    play(state, "bid 1", "bid 2", "bid 3")
    assert codes.PASS in state.legal()
    play(state, "pass")
    assert state.bids[0] == 1  # the bid stays
    assert state.bidders == [0, 1, 2]
    assert state.seat == 1
    assert refuses(state, "pass") == "no_pass"
    play(state, "bid 4")
    assert state.seat == 2
    play(state, "bid 5")
    assert state.seat == 0
    assert refuses(state, "pass") == "no_pass"  # once only


def test_r_auc_3_an_unused_pass_is_lost_with_the_turn() -> None:
    state = auction(3, passing=(2,))
    play(state, "drop", "drop")
    assert state.order[0] == 2
    assert state.passes == 0b100
    play(state, "select engineer", "select first_build", "select first_move")
    while state.turn == 1:
        state.play(state.legal()[-1])
    assert state.passes == 0


def test_r_auc_3_a_pass_before_any_bid_leaves_no_bid() -> None:
    state = auction(3, passing=(0,))
    play(state, "pass", "bid 2", "drop")
    assert state.seat == 0
    play(state, "drop")  # 2nd, without ever having bid
    assert state.order == [1, 0, 2]
    assert paid(state) == [0, 2, 0]


def test_r_auc_4_dropping_out_takes_the_last_free_place() -> None:
    state = auction(4)
    play(state, "bid 1", "drop", "bid 2", "drop", "drop")
    assert state.order == [2, 0, 3, 1]


@pytest.mark.parametrize(
    ("players", "prices"),
    [(3, [5, 5, 0]), (4, [5, 5, 3, 0]), (5, [5, 5, 3, 3, 0]), (6, [5, 5, 3, 3, 3, 0])],
)
def test_r_auc_5_first_and_second_pay_all_the_last_nothing_the_others_half(
    players: int, prices: list[int]
) -> None:
    assert [payment(players, place, 5) for place in range(1, players + 1)] == prices


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r_auc_5_at_the_table(players: int) -> None:
    state = auction(players)
    for seat in range(players):
        play(state, f"bid {3 + 2 * seat}")
    for _ in range(players - 1):
        play(state, "drop")
    bids = [3 + 2 * seat for seat in range(players)]
    assert state.order == list(reversed(range(players)))
    halves = [(bid + 1) // 2 for bid in bids[1:-2]]  # rounded up
    assert paid(state) == [0, *halves, *bids[-2:]]


def test_r_auc_5_a_second_place_without_a_bid_costs_nothing() -> None:
    state = auction(4, passing=(1,))
    play(state, "bid 4", "pass", "drop", "drop", "drop")
    assert state.order == [0, 1, 3, 2]
    assert paid(state) == [4, 0, 0, 0]


def test_r_auc_6_nobody_bids_against_himself() -> None:
    state = auction(3, passing=(1, 2))
    play(state, "bid 4", "pass", "pass")
    assert state.seat == 1  # 0 holds the highest bid and is left out
    play(state, "drop")
    assert state.seat == 2
    play(state, "drop")
    assert state.order == [0, 2, 1]
    assert paid(state) == [4, 0, 0]


def test_r_auc_7_the_winner_may_never_have_bid() -> None:
    state = auction(3)
    play(state, "drop", "drop")
    assert state.order == [2, 1, 0]
    assert paid(state) == [0, 0, 0]


def test_r_auc_8_who_cannot_raise_drops_out_unasked() -> None:
    state = table(players=4)
    for seat, cash in enumerate((10, 3, 9, 0)):
        give(state, seat, cash=cash)
    begin(state, "player_order")
    play(state, "bid 3")
    assert state.seat == 2  # 1 has only 3
    assert state.dropped == [1]
    play(state, "bid 9")
    assert state.seat == 0  # 3 has nothing
    assert state.dropped == [1, 3]


def test_r_auc_8_a_pass_keeps_one_in_who_cannot_raise() -> None:
    state = table(players=3)
    for seat, cash in enumerate((10, 3, 9)):
        give(state, seat, cash=cash)
    state.passes = 0b010
    begin(state, "player_order")
    play(state, "bid 3")
    assert state.seat == 1
    assert state.legal() == [codes.PASS, codes.DROP]
    play(state, "pass", "drop")
    assert state.order == [0, 1, 2]  # then it could neither raise nor pass


def test_r_auc_9_no_pass_with_two_bidders_left_once_there_is_a_bid() -> None:
    state = auction(3, passing=(1,))
    play(state, "bid 1", "bid 2", "drop")
    assert state.seat == 0
    play(state, "bid 3")
    assert state.seat == 1
    assert codes.PASS not in state.legal()
    assert refuses(state, "pass") == "pass_useless"


def test_r_auc_9_with_two_bidders_left_and_no_bid_a_pass_makes_the_other_open_or_drop() -> None:
    state = auction(3, passing=(1,))
    play(state, "drop")
    assert state.seat == 1
    assert codes.PASS in state.legal()
    play(state, "pass")
    assert state.seat == 2
    opened = state.copy()
    play(opened, "bid 1")
    assert opened.seat == 1
    assert refuses(opened, "pass") == "no_pass"
    play(state, "drop")
    assert state.order == [1, 2, 0]
    assert paid(state) == [0, 0, 0]


def test_r_auc_9_a_holder_without_money_is_asked_while_nobody_has_bid() -> None:
    state = table(players=3)
    for seat, cash in enumerate((5, 0, 0)):
        give(state, seat, cash=cash)
    state.passes = 0b010
    begin(state, "player_order")
    play(state, "drop")
    assert state.seat == 1
    assert state.legal() == [codes.PASS, codes.DROP]
    dropped = state.copy()
    play(dropped, "drop")
    assert dropped.order == [2, 1, 0]
    play(state, "pass")  # the other has neither money nor a pass, and is out
    assert state.order == [1, 2, 0]


def test_r_auc_9_with_two_alive_the_pass_counts_before_the_first_bid() -> None:
    state = table(players=3)
    state.alive = [1, 0, 1]
    state.order = [2, 0]
    state.passes = 0b100
    begin(state, "player_order")
    assert codes.PASS in state.legal()
    play(state, "pass", "bid 1")
    assert state.seat == 2
    assert refuses(state, "pass") == "no_pass"


def test_r_auc_10_with_two_alive_the_first_to_drop_pays_nothing() -> None:
    state = table(players=3)
    state.alive = [1, 0, 1]
    state.order = [2, 0]
    begin(state, "player_order")
    assert state.bidders == [2, 0]
    play(state, "bid 2", "bid 5", "drop")
    assert state.order == [0, 2]
    assert state.cash == [5, 10, 10]


def test_r_auc_5_the_dead_do_not_count() -> None:
    # Four of five are left: the third pays half, the fourth nothing.
    state = table(players=5)
    state.alive = [1, 1, 0, 1, 1]
    state.order = [0, 1, 3, 4]
    begin(state, "player_order")
    play(state, "bid 1", "bid 3", "bid 4", "bid 5", "drop", "drop", "drop")
    assert state.order == [4, 3, 1, 0]
    assert state.cash == [10, 8, 10, 6, 5]
    assert state.high == 4
    assert NOBODY not in state.order
