"""Switches of the maps: order of play, shares, actions, money, end. Each test names its switch."""

from __future__ import annotations

import pytest

from age_of_steam.kit import begin, connect, give, play, refuses, table, track_points
from age_of_steam.solvent import start
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.components import GROWTH, ORDER, SHARES
from roundhouse.games.age_of_steam.rules.scoring import winners
from roundhouse.games.age_of_steam.rules.state import State

# St. Lucia: turn_order_mode, turn_order_price, turn_order_action, phase_order, actions_removed


def paying(turn: int = 1, cash: tuple[int, int] = (10, 10)) -> State:
    state = table("st_lucia")
    for seat in (0, 1):
        give(state, seat, cash=cash[seat])
    begin(state, "player_order", turn=turn)
    return state


def test_turn_order_mode_alternate_pay_the_nominal_player_pays() -> None:
    state = paying()
    assert (state.decision.name, state.seat) == ("PayFirst", 0)
    assert state.legal() == [codes.PAY_FIRST, codes.DECLINE]
    play(state, "pay")
    assert state.order == [0, 1]
    assert state.cash == [5, 10]
    assert state.decision.name == "IssueShares"  # the other is not asked


def test_turn_order_mode_alternate_pay_then_the_other_may() -> None:
    state = paying()
    play(state, "decline")
    assert state.seat == 1
    play(state, "pay")
    assert state.order == [1, 0]
    assert state.cash == [10, 5]


def test_turn_order_mode_alternate_pay_nobody_pays_and_the_nominal_player_goes_first() -> None:
    state = paying(turn=2)
    assert state.seat == 1
    play(state, "decline", "decline")
    assert state.order == [1, 0]
    assert state.cash == [10, 10]


def test_turn_order_price_less_than_five_is_declining() -> None:
    state = paying(cash=(4, 4))
    assert state.decision.name == "IssueShares"
    assert state.order == [0, 1]
    state = paying(cash=(4, 5))
    assert (state.decision.name, state.seat) == ("PayFirst", 1)


def test_turn_order_mode_alternate_pay_by_the_number_of_the_turn_whatever_happened() -> None:
    for turn in range(1, 9):
        assert paying(turn=turn).seat == (turn - 1) % 2


def test_turn_order_mode_alternate_pay_chance_decides_who_is_nominal_first() -> None:
    firsts = [start("st_lucia", 2, seed).seat for seed in range(60)]
    assert 15 < sum(firsts) < 45
    state = start("st_lucia", 2, firsts.index(1))
    for turn in (2, 3, 4):
        begin(state, "player_order", turn=turn)
        assert state.seat == turn % 2  # 1 began


def test_turn_order_action_makes_nominal_first_next_turn_only() -> None:
    state = paying(turn=2)
    begin(state, "select_actions", turn=2, order=[0, 1])
    play(state, "select engineer", "select turn_order")  # seat 1
    begin(state, "player_order", turn=3)
    assert state.seat == 1  # instead of 0
    play(state, "decline", "decline")
    begin(state, "player_order", turn=4)
    assert state.seat == 1  # by alternation


def test_phase_order_order_comes_before_shares_and_there_is_no_growth() -> None:
    m = table("st_lucia").m
    assert m.phases.index(ORDER) == 0
    assert m.phases.index(SHARES) == 1
    assert GROWTH not in m.phases


def test_actions_removed_no_production_on_st_lucia() -> None:
    state = table("st_lucia")
    begin(state, "select_actions")
    assert refuses(state, "select production") == "action_not_here"
    assert len(state.legal()) == 6


# Barbados: turn_order_mode none, share_limit_per_turn, actions_only, action_cycle, scoring


def test_turn_order_mode_none_has_no_auction() -> None:
    state = table("barbados")
    begin(state, "issue_shares")
    play(state, "issue 0")
    assert state.decision.name == "SelectAction"


def test_share_limit_per_turn_one_on_barbados() -> None:
    state = table("barbados")
    begin(state, "issue_shares")
    assert state.legal() == [codes.ISSUE, codes.ISSUE + 1]
    assert refuses(state, "issue 2") == "shares_per_turn"


def test_actions_only_four_on_barbados() -> None:
    state = table("barbados")
    begin(state, "select_actions")
    names = ("engineer", "locomotive", "urbanization", "production")
    assert len(state.legal()) == 4
    assert all(refuses(state, f"select {name}") == "" for name in names)
    assert refuses(state, "select turn_order") == "action_not_here"


def test_action_cycle_closes_an_action_until_all_were_taken() -> None:
    state = table("barbados")
    taken = []
    for turn in range(1, 11):
        state.action = [-1]
        begin(state, "select_actions", turn=turn)
        assert len(state.legal()) == 4 - (turn - 1) % 4
        assert all(codes.SELECT + action not in state.legal() for action in taken)
        choice = state.legal()[-1]
        state.play(choice)
        taken = [*taken, choice - codes.SELECT] if turn % 4 else []
        assert state.used_actions == sum(1 << action for action in taken)
    state.action = [-1]
    begin(state, "select_actions", turn=10)
    closed = state.legal()[0] - codes.SELECT
    assert state.used_actions
    assert not state.used_actions >> closed & 1


def test_action_cycle_says_why() -> None:
    state = table("barbados")
    begin(state, "select_actions")
    play(state, "select engineer")
    state.action = [-1]
    begin(state, "select_actions", turn=2)
    assert refuses(state, "select engineer") == "action_cycle"


@pytest.mark.parametrize(("cash", "won"), [(34, False), (35, True), (86, True)])
def test_scoring_cash_after_all_shares_are_bought_back(cash: int, won: bool) -> None:
    state = table("barbados")
    give(state, 0, cash=cash, shares=7, income=40)
    assert state.scores().totals() == [cash - 35]
    assert winners(state) == ([0] if won else [])


def test_scoring_cash_income_below_0_loses() -> None:
    state = table("barbados")
    give(state, 0, cash=0, income=0)
    begin(state, "income")
    assert state.over
    assert state.winners() == []
    assert state.scores().totals() == [0]


def test_barbados_goes_on_alone_for_ten_turns() -> None:
    state = table("barbados")
    give(state, 0, cash=50)
    begin(state, "income", turn=9)
    assert state.turn == 10
    begin(state, "income", turn=10)
    assert state.over


# income_reduction_multiplier, start_cash, tie_break


def test_income_reduction_multiplier_doubles_in_turn_4_of_southern_us() -> None:
    for turn, left in ((3, 15), (4, 13), (5, 15)):
        state = table("southern_us")
        for seat in range(3):
            give(state, seat, cash=50, income=17)
        begin(state, "reduction", turn=turn)
        assert state.income == [left] * 3
    for income, less in ((10, 0), (11, 4), (21, 8), (31, 12), (41, 16), (50, 20)):
        state = table("southern_us")
        give(state, 0, income=income)
        begin(state, "reduction", turn=4)
        assert state.income[0] == income - less


def test_start_cash_20_in_the_western_us() -> None:
    state = start("western_us", 3, 1)
    assert state.cash == [20] * 3
    assert state.shares == [2] * 3
    assert start("korea", 3, 1).cash == [10] * 3


def test_tie_break_cash_then_track_then_lot() -> None:
    state = table("western_us")
    for seat in range(3):
        give(state, seat, income=5, cash=7)
    give(state, 1, cash=8)
    assert state.winners() == [1]
    give(state, 1, cash=7)
    lucky = {tuple(drawn(seed)) for seed in range(40)}
    assert lucky == {(0,), (1,), (2,)}


def test_tie_break_with_equal_cash_the_longer_track_wins() -> None:
    state = table("western_us")
    connect(state, 0, "Fargo", "Duluth")
    connect(state, 1, "Duluth", "Minneapolis")
    assert track_points(state) == [4, 1, 0]
    give(state, 0, income=4, cash=7)
    give(state, 1, income=5, cash=7)
    assert state.scores().totals()[:2] == [10, 10]
    assert state.winners() == [0]
    give(state, 1, cash=8)
    assert state.winners() == [1]  # cash comes first


def drawn(seed: int) -> list[int]:
    state = start("western_us", 3, seed)
    for seat in range(3):
        give(state, seat, income=5, cash=7)
    return state.winners()


def test_tie_break_only_on_maps_that_have_it() -> None:
    state = table("germany")
    for seat in range(3):
        give(state, seat, income=5, cash=seat)
    assert state.winners() == [0, 1, 2]


def test_every_map_has_its_own_turns() -> None:
    assert start("st_lucia", 2, 1).m.turns[2] == 8
    assert start("barbados", 1, 1).m.turns[1] == 10
    assert start("barbados", 1, 1).seat != NOBODY
