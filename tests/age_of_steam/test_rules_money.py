"""R-INC: income, expenses, income reduction."""

from __future__ import annotations

import pytest

from age_of_steam.kit import begin, give, link, owner, put, table
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.growth import Grow
from roundhouse.games.age_of_steam.rules.money import forecast, reduction
from roundhouse.games.age_of_steam.rules.state import State


def pay_and_reduce(*, cash: int, income: int, shares: int, engine: int) -> tuple[int, int, int]:
    """Cash, income and whether alive after phases VI to VIII."""
    state = table(players=4)
    give(state, 0, cash=cash, income=income, shares=shares, engine=engine)
    for seat in (1, 2, 3):
        give(state, seat, cash=50)
    told = forecast(state, 0)
    begin(state, "income")
    if state.alive[0]:
        assert (told.cash, told.income, told.bankrupt) == (state.cash[0], state.income[0], 0)
    else:
        assert told.bankrupt == 1
    return state.cash[0], state.income[0], state.alive[0]


def test_r_inc_1_everybody_gets_the_income_in_cash() -> None:
    assert pay_and_reduce(cash=0, income=9, shares=2, engine=1) == (6, 9, 1)


def test_r_inc_2_a_dollar_for_each_share_and_each_link_of_the_engine() -> None:
    assert pay_and_reduce(cash=20, income=0, shares=7, engine=4) == (9, 0, 1)


def test_r_inc_2_every_dollar_short_lowers_the_income() -> None:
    assert pay_and_reduce(cash=0, income=6, shares=5, engine=3) == (0, 4, 1)


def test_r_inc_3_income_0_survives_below_0_does_not() -> None:
    assert pay_and_reduce(cash=0, income=4, shares=5, engine=3) == (0, 0, 1)
    assert pay_and_reduce(cash=0, income=3, shares=5, engine=3)[2] == 0


def test_r_inc_3_the_bankrupt_leaves_the_track_stays() -> None:
    state = table(players=4)
    put(state, 0, (6, 6), [(1, 4)])
    put(state, 0, "Rock Island", [(1, "T"), (2, "T")])
    put(state, 0, (2, 6), [(3, 0)])
    give(state, 0, cash=0)
    begin(state, "expenses")
    assert state.order == [1, 2, 3]
    assert link(state, "Chicago", "Rock Island") == NOBODY
    assert owner(state, "Rock Island", 2) == owner(state, (2, 6), 0) == NOBODY
    assert state.scores().totals()[0] == 0
    assert not any(entry.seat == 0 for entry in state.agenda)


def test_r_inc_4_the_table() -> None:
    state = table()
    for income, less in [
        (0, 0),
        (10, 0),
        (11, 2),
        (20, 2),
        (21, 4),
        (30, 4),
        (31, 6),
        (40, 6),
        (41, 8),
        (49, 8),
    ]:
        assert reduction(state, income, state.turn) == less
    for income in (50, 60, 99, 1000):
        assert reduction(state, income, state.turn) == 10


def test_r_inc_4_the_reduction_comes_after_the_shortage() -> None:
    # 12 dollars are due, 11 come in: the income falls to 10, and 10 is not reduced.
    assert pay_and_reduce(cash=0, income=11, shares=8, engine=4) == (0, 10, 1)
    assert pay_and_reduce(cash=1, income=11, shares=8, engine=4) == (0, 9, 1)


def test_r_inc_5_income_has_no_upper_limit() -> None:
    assert pay_and_reduce(cash=0, income=75, shares=2, engine=6) == (67, 65, 1)


@pytest.mark.parametrize("broke", [[0, 1], [0, 1, 2]])
def test_r_inc_6_with_one_player_or_none_left_the_game_ends(broke: list[int]) -> None:
    state = table(players=3)
    for seat in range(3):
        give(state, seat, cash=0 if seat in broke else 30)
    begin(state, "income")
    assert state.over
    assert state.winners() == [seat for seat in range(3) if seat not in broke]


def test_r_inc_6_two_are_enough_to_go_on() -> None:
    state = table(players=3)
    give(state, 1, cash=0)
    begin(state, "income")
    assert not state.over
    assert state.turn == 2
    assert state.order == [0, 2]


def test_r_inc_6_the_bankrupt_rank_last_even_behind_negative_scores() -> None:
    state = table(players=3)
    give(state, 0, cash=0)
    for seat in (1, 2):
        give(state, seat, cash=30, shares=9)
    begin(state, "income")
    assert state.scores().totals() == [0, -27, -27]
    assert state.winners() == [1, 2]


def test_r_inc_7_dice_for_all_players_of_the_start() -> None:
    state = table(players=5)
    state.alive = [1, 1, 0, 0, 1]
    state.order = [0, 1, 4]
    log = rolled(state)
    assert [len(dice.split()) for dice in log] == [5, 5]


def rolled(state: State) -> list[str]:
    state.log = []
    Grow(NOBODY).run(state)
    return [str(event.args["dice"]) for event in state.log if event.key == "log.dice"]
