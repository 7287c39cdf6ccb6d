"""Worked examples of shares and auctions, each named by its id."""

from __future__ import annotations

from age_of_steam.kit import begin, give, play, table
from roundhouse.games.age_of_steam.rules.state import State


def bidding(players: int, cash: int = 20, passes: tuple[int, ...] = ()) -> State:
    """An auction about to begin; `passes` took Turn Order in the turn before."""
    state = table(players=players)
    for seat in range(players):
        give(state, seat, cash=cash)
    for seat in passes:
        state.passes |= 1 << seat
    begin(state, "player_order", turn=2)
    return state


def paid(state: State, cash: int = 20) -> list[int]:
    return [cash - now for now in state.cash]


def test_O_SHR_1_shares_bring_five_dollars_each() -> None:
    state = table(players=3)
    play(state, "issue 2", "issue 1", "issue 0")
    assert state.shares == [4, 3, 2]
    assert state.cash == [20, 15, 10]


def test_O_AUC_1_five_players_pay_in_full_half_and_nothing() -> None:
    state = bidding(5)
    play(state, "bid 2", "bid 4", "bid 5", "bid 6", "bid 7", "drop", "drop", "drop", "drop")
    assert state.order == [4, 3, 2, 1, 0]
    assert paid(state) == [0, 2, 3, 6, 7]


def test_O_AUC_2_a_pass_is_no_drop_out() -> None:
    state = bidding(5, passes=(4,))
    play(state, "bid 2", "drop", "bid 3", "drop", "pass")
    assert state.dropped == [1, 3]
    assert paid(state) == [0, 0, 0, 0, 0]
    assert state.bidders == [0, 2, 4]
    assert (state.decision.name, state.seat) == ("Bid", 0)


def test_O_AUC_3_four_players() -> None:
    state = bidding(4)
    play(state, "bid 4", "bid 5", "drop", "drop", "drop")
    assert state.order == [1, 0, 3, 2]
    assert paid(state) == [4, 5, 0, 0]


def test_O_AUC_4_raises_after_a_pass() -> None:
    state = bidding(5, passes=(3,))
    play(state, "bid 4", "bid 5", "bid 6", "pass", "drop", "drop", "bid 7", "drop", "bid 8", "drop")
    assert state.order == [3, 1, 2, 0, 4]
    assert paid(state) == [2, 7, 3, 8, 0]


def test_O_AUC_5_who_passed_and_never_bid_pays_nothing() -> None:
    state = bidding(4, passes=(3,))
    play(state, "bid 2", "bid 4", "bid 6", "pass", "drop", "drop", "drop")
    assert state.order == [2, 3, 1, 0]
    assert paid(state) == [0, 2, 6, 0]


def test_O_AUC_6_nobody_bids_and_nobody_pays() -> None:
    state = bidding(3)
    play(state, "drop", "drop")
    assert state.order == [2, 1, 0]
    assert paid(state) == [0, 0, 0]
