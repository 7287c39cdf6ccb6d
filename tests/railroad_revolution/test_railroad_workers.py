"""Railroad: what the five kinds of worker add; and rails are offered exactly if they can be paid."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    finish,
    managers_on,
    offered,
    offers,
    play,
    position,
    refusal,
    up,
)
from roundhouse.core.rows import row_full
from roundhouse.games.railroad_revolution.rules.components import TRAINS

W_CHICAGO_1 = "lay washington-chicago/1"  # 2 triangles
W_CHICAGO_2 = "lay washington-chicago/2"  # plains
C_ROCK_1 = "lay charlotte-little_rock/1"  # 3 triangles
C_MIAMI_1 = "lay charlotte-miami/1"  # plains
C_MIAMI_2 = "lay charlotte-miami/2"  # 1 triangle, Deal


# The workers' abilities


def test_white_promotes() -> None:
    state = position(workers="WWWWP")
    finish(play(state, "place railroad white", C_MIAMI_1, "promote 1 supply purple", W_CHICAGO_1))
    assert (managers_on(state, 1), state.crew[0]) == ("P", 4)


def test_purple_takes_a_train_for_300() -> None:
    state = position(money=900, shares=0, workers="WWWWP")
    play(state, "place railroad purple", "ability", "train shares", C_MIAMI_1, W_CHICAGO_1)
    assert (up(state), state.train_stack[TRAINS.index("shares")]) == ("promote shares", 4)
    assert finish(state).money[0] == 0


def test_purple_needs_the_300_beside_the_price() -> None:
    state = position(money=799, shares=0, workers="WWWWP")
    play(state, "place railroad purple")
    assert refusal(state, "ability") == "too_dear"
    state = position(money=800, shares=0, workers="WWWWP")
    play(state, "place railroad purple", "ability", "train cash", C_MIAMI_1)
    assert offered(state, "lay") == {"charlotte-miami/2"}


def test_purple_finds_no_train_when_all_stacks_are_empty() -> None:
    state = position(money=2000, workers="WWWWP")
    state.train_stack = row_full(0, 5)
    play(state, "place railroad purple", C_MIAMI_1, W_CHICAGO_1)
    assert refusal(state, "ability") not in ("", "ability_not_yet")


def test_grey_gains_two_shares() -> None:
    state = position(workers="WWWWG", shares=0)
    play(state, "place railroad grey", C_MIAMI_1, W_CHICAGO_1, "ability")
    assert state.shares[0] == 2


@pytest.mark.parametrize(
    ("moves", "back"),
    [((C_MIAMI_1, W_CHICAGO_1), 200), ((W_CHICAGO_1, C_ROCK_1), 350), ((C_MIAMI_1, C_MIAMI_2), 150)],
)
def test_orange_gains_100_and_50_for_each_triangle(moves: tuple[str, str], back: int) -> None:
    state = position(money=2000, shares=0, workers="WWWWO")
    play(state, "place railroad orange", *moves)
    before = state.money[0]
    play(state, "ability")
    assert state.money[0] == before + back


def test_turquoise_places_three_rails() -> None:
    state = position(money=1000, shares=0, workers="WWWWT")
    play(state, "place railroad turquoise", "ability", C_MIAMI_1, W_CHICAGO_1)
    assert refusal(state, "done") == "main_action_open"
    finish(play(state, W_CHICAGO_2))
    assert (state.rails_left[0], state.money[0]) == (12, 400)


def test_ruling_2_1_3_turquoise_pays_400_in_total_and_100_for_each_triangle() -> None:
    state = position(money=900, shares=0, workers="WWWWT")
    finish(play(state, "place railroad turquoise", "ability", W_CHICAGO_1, C_ROCK_1, C_MIAMI_1))
    assert state.money[0] == 0


def test_turquoise_may_decide_for_the_third_rail_after_the_second() -> None:
    state = position(money=1000, shares=0, workers="WWWWT")
    finish(play(state, "place railroad turquoise", C_MIAMI_1, W_CHICAGO_1, "ability", W_CHICAGO_2))
    assert (state.rails_left[0], state.money[0]) == (12, 400)


def test_turquoise_without_the_effect_lays_two() -> None:
    state = position(money=1000, shares=0, workers="WWWWT")
    finish(play(state, "place railroad turquoise", C_MIAMI_1, W_CHICAGO_1))
    assert state.rails_left[0] == 13


def test_turquoise_needs_the_money_for_all_three() -> None:
    """Miami for one triangle and two triangles after it, or before Chicago: $400 + $200 at the least."""
    state = position(money=599, shares=0, workers="WWWWT")
    play(state, "place railroad turquoise")
    assert not offers(state, "ability")
    state = position(money=600, shares=0, workers="WWWWT")
    play(state, "place railroad turquoise", "ability", C_MIAMI_1, C_MIAMI_2)
    assert offered(state, "lay") == {"miami-houston/1"}


def test_ruling_2_2_11_turquoise_with_two_rails_left_lays_two() -> None:
    state = position(money=2000, workers="WWWWT", rails_left=2)
    play(state, "place railroad turquoise")
    assert refusal(state, "ability") not in ("", "ability_not_yet")
    finish(play(state, C_MIAMI_1, W_CHICAGO_1))
    assert (state.rails_left[0], state.seat) == (0, 1)


def test_ruling_2_2_11_turquoise_with_one_rail_left_lays_one() -> None:
    state = position(money=2000, workers="WWWWT", rails_left=1)
    finish(play(state, "place railroad turquoise", C_MIAMI_1))
    assert (state.rails_left[0], state.seat) == (0, 1)


def test_ruling_2_2_11_turquoise_with_three_rails_left_lays_three() -> None:
    state = position(money=2000, workers="WWWWT", rails_left=3)
    finish(play(state, "place railroad turquoise", C_MIAMI_1, W_CHICAGO_1, "ability", W_CHICAGO_2))
    assert state.rails_left[0] == 0


# Nobody is stuck: offered exactly if it can be finished


@pytest.mark.parametrize(("money", "possible"), [(199, False), (200, True)])
def test_the_two_shares_of_grey_pay_for_the_rails(money: int, possible: bool) -> None:
    state = position(money=money, shares=0, workers="WWWWG")
    assert not offers(state, "place railroad white")
    assert offers(state, "place railroad grey") == possible


def test_grey_must_take_the_shares_that_pay_for_the_rails() -> None:
    state = position(money=200, shares=0, workers="WWWWGP")
    play(state, "place railroad grey")
    assert refusal(state, "promote 1 supply purple") != ""
    play(state, C_MIAMI_1, C_MIAMI_2)
    assert refusal(state, "done") == "must_pay"
    assert refusal(state, "promote 1 supply purple") != ""
    play(state, "ability")
    assert (finish(state).money[0], state.shares[0]) == (0, 0)


@pytest.mark.parametrize(("money", "possible"), [(349, False), (350, True)])
def test_the_discount_of_orange_counts_before_it_is_taken(money: int, possible: bool) -> None:
    """Plains and one triangle: $500, less $150."""
    state = position(money=money, shares=0, workers="WWWWO")
    assert offers(state, "place railroad orange") == possible


def test_orange_must_take_the_discount_that_pays() -> None:
    state = position(money=350, shares=0, workers="WWWWOP")
    play(state, "place railroad orange", C_MIAMI_1)
    assert offered(state, "lay") == {"charlotte-miami/2"}
    play(state, C_MIAMI_2)
    assert refusal(state, "done") == "must_pay"
    assert refusal(state, "promote 1 supply purple") != ""
    play(state, "ability")
    assert finish(state).money[0] == 0


def test_orange_may_choose_steeper_spaces_as_far_as_the_discount_reaches() -> None:
    """Two triangles and plains: $600, less $200."""
    state = position(money=400, shares=0, workers="WWWWO")
    play(state, "place railroad orange")
    assert offered(state, "lay") == {"charlotte-miami/1", "washington-chicago/1"}
    play(state, W_CHICAGO_1, W_CHICAGO_2, "ability")
    assert finish(state).money[0] == 0


def test_hiring_may_not_eat_the_price_of_the_rails() -> None:
    state = position(money=1299, shares=0)
    play(state, "place railroad white")
    assert refusal(state, "hire orange") == "too_dear"
    state = position(money=1300, shares=0)
    play(state, "place railroad white", "hire orange", C_MIAMI_1)
    assert offered(state, "lay") == {"charlotte-miami/2"}


def test_a_promotion_with_four_workers_is_offered_if_the_deal_brings_a_worker() -> None:
    state = position(money=600, shares=2, workers="WWWP", deal="deal2")  # side b: a grey worker for 2 shares
    play(state, "place railroad white", "promote 1 supply purple")
    assert offered(state, "lay") == {"charlotte-miami/1"}  # only Miami's line carries a Deal icon so near
    play(state, C_MIAMI_1)
    assert offered(state, "lay") == {"charlotte-miami/2"}
    play(state, C_MIAMI_2)
    assert (state.decision.name, state.crew[0]) == ("OwnDeal", 3)
    assert refusal(state, "sell share") == "cannot_finish"
    assert refusal(state, "skip") == "too_few_workers"
    assert refusal(state, "deal a") == "cannot_finish"
    play(state, "deal b")
    assert state.crew[0] == 4


def test_a_promotion_with_four_workers_is_refused_if_the_deal_brings_none() -> None:
    state = position(money=600, shares=2, workers="WWWP", deal="deal6")
    play(state, "place railroad white")
    assert refusal(state, "promote 1 supply purple") == "too_few_workers"
