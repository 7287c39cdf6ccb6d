"""R-SHR: issuing shares."""

from __future__ import annotations

from age_of_steam.kit import begin, give, play, refuses, table
from roundhouse.games.age_of_steam.rules import moves as codes


def test_r_shr_1_in_player_order_any_number_also_none() -> None:
    state = table(players=4)
    begin(state, "issue_shares", order=[2, 0, 3, 1])
    asked = []
    for shares in (0, 3, 13, 1):
        asked.append(state.seat)
        assert state.legal() == [codes.ISSUE + n for n in range(14)]
        play(state, f"issue {shares}")
    assert asked == [2, 0, 3, 1]
    assert state.shares == [5, 3, 2, 15]
    assert state.decision.name == "Bid"


def test_r_shr_2_five_dollars_for_each_share_at_once() -> None:
    state = table()
    begin(state, "issue_shares")
    play(state, "issue 3")
    assert (state.cash[0], state.shares[0]) == (25, 5)
    play(state, "issue 0")
    assert (state.cash[1], state.shares[1]) == (10, 2)


def test_r_shr_3_no_more_than_fifteen_with_the_first_two() -> None:
    state = table()
    give(state, 0, shares=13)
    begin(state, "issue_shares")
    assert state.legal() == [codes.ISSUE, codes.ISSUE + 1, codes.ISSUE + 2]
    assert refuses(state, "issue 3") == "most_shares"
    play(state, "issue 2")
    assert state.shares[0] == 15


def test_r_shr_4_shares_are_issued_in_this_phase_only() -> None:
    state = table()
    for phase in ("player_order", "select_actions", "build", "move"):
        begin(state, phase)
        assert not any(codes.ISSUE <= move <= codes.ISSUE + 15 for move in state.legal())
        assert refuses(state, "issue 1") == "not_now"
    # A shortage does not make anybody issue shares, and nothing ever buys them back.
    give(state, 0, cash=0, income=5, shares=4)
    begin(state, "expenses")
    assert state.shares[0] == 4
    assert state.income[0] == 0


def test_r_shr_5_with_fifteen_shares_nobody_is_asked() -> None:
    state = table()
    give(state, 0, shares=15)
    begin(state, "issue_shares")
    assert state.seat == 1
    give(state, 1, shares=15)
    give(state, 2, shares=15)
    begin(state, "issue_shares")
    assert state.decision.name == "Bid"
