"""Railroad: where rails may go, what they cost, and what the five kinds of worker add."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    connected,
    finish,
    hand,
    has_rail,
    line,
    managers_on,
    offered,
    offers,
    play,
    position,
    refresh,
    refusal,
    up,
)
from roundhouse.games.railroad_revolution.components import TRAINS

W_CHICAGO_1 = "lay washington-chicago/1"  # 2 triangles
W_CHICAGO_2 = "lay washington-chicago/2"  # plains
C_ROCK_1 = "lay charlotte-little_rock/1"  # 3 triangles
C_MIAMI_1 = "lay charlotte-miami/1"  # plains
C_MIAMI_2 = "lay charlotte-miami/2"  # 1 triangle, Deal


# Placement


def test_at_the_beginning_three_spaces_are_connected() -> None:
    state = position()
    play(state, "place railroad white")
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-little_rock/1", "charlotte-miami/1"}
    assert refusal(state, "lay washington-chicago/2") == "space_not_connected"
    assert refusal(state, "lay miami-houston/1") == "space_not_connected"


def test_a_rail_makes_the_next_space_available() -> None:
    state = position(money=2000)
    play(state, "place railroad white", W_CHICAGO_1)
    assert "washington-chicago/2" in offered(state, "lay")


def test_a_city_that_is_reached_belongs_to_the_network_without_a_station() -> None:
    state = position(money=2000, rails=["washington-chicago/1"])
    play(state, "place railroad white", W_CHICAGO_2)
    assert connected(state) == {"washington", "charlotte", "chicago"}
    assert offered(state, "lay") >= {"chicago-kansas_city/1", "chicago-duluth/1"}


def test_track_may_be_followed_from_its_far_end() -> None:
    state = position(money=2000, rails=line("charlotte", "little_rock", "houston"))
    play(state, "place railroad white")
    assert "miami-houston/2" in offered(state, "lay")
    assert "miami-houston/1" not in offered(state, "lay")


def test_one_rail_of_each_player_in_a_space() -> None:
    state = position()
    play(state, "place railroad white", C_MIAMI_1)
    assert refusal(state, C_MIAMI_1) == "rail_there"
    assert refusal(state, "lay washington-charlotte/1") == "rail_there"


def test_rails_of_other_players_do_not_matter() -> None:
    state = position()
    for seat in range(1, 4):
        hand(state, seat, rails=["charlotte-miami/1"])
    refresh(state)
    play(state, "place railroad white", C_MIAMI_1)
    assert all(has_rail(state, "charlotte-miami/1", seat) for seat in range(4))


def test_the_network_of_another_player_is_not_ones_own() -> None:
    state = position()
    hand(state, 1, rails=["charlotte-miami/1"])
    refresh(state)
    play(state, "place railroad white")
    assert refusal(state, C_MIAMI_2) == "space_not_connected"


def test_the_two_rails_need_not_touch() -> None:
    state = position(money=1000)
    finish(play(state, "place railroad white", W_CHICAGO_1, C_MIAMI_1))
    assert has_rail(state, "washington-chicago/1")
    assert has_rail(state, "charlotte-miami/1")


def test_the_leftmost_two_rails_are_taken_from_the_board() -> None:
    state = position()
    play(state, "place railroad white", C_MIAMI_1, W_CHICAGO_1)
    assert (state.rails_left[0], state.buildings_left[0]) == (13, 12)


def test_exactly_two_rails() -> None:
    state = position(money=2000)
    play(state, "place railroad white", C_MIAMI_1)
    assert refusal(state, "done") == "main_action_open"
    play(state, W_CHICAGO_1)
    assert refusal(state, W_CHICAGO_2) == "all_rails_laid"
    assert offers(state, "done")


# Price


def test_example_1_two_triangles_beside_washington_and_plains_cost_600() -> None:
    state = position(money=600, shares=0)
    finish(play(state, "place railroad white", W_CHICAGO_1, W_CHICAGO_2))
    assert (state.money[0], state.seat) == (0, 1)


def test_example_2_two_and_three_triangles_cost_900() -> None:
    state = position(money=900, shares=0)
    finish(play(state, "place railroad white", W_CHICAGO_1, C_ROCK_1))
    assert state.money[0] == 0


def test_plains_cost_nothing_beside_the_400() -> None:
    state = position(money=400, shares=0, rails=["washington-chicago/1"])
    finish(play(state, "place railroad white", C_MIAMI_1, W_CHICAGO_2))
    assert state.money[0] == 0


def test_shares_pay_what_the_money_does_not() -> None:
    state = position(money=500, shares=3)
    finish(play(state, "place railroad white", W_CHICAGO_1, C_ROCK_1))
    assert (state.money[0], state.shares[0]) == (50, 0)


def test_a_space_whose_triangles_cannot_be_paid_is_not_offered() -> None:
    state = position(money=600, shares=0)
    play(state, "place railroad white")
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-miami/1"}
    assert refusal(state, C_ROCK_1) == "cannot_finish"
    play(state, C_MIAMI_1)
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-miami/2"}


def test_the_first_rail_may_open_the_cheap_space_for_the_second() -> None:
    """Three triangles and then plains: with $700 the second rail must follow the first."""
    state = position(money=700, shares=0)
    play(state, "place railroad white", C_ROCK_1)
    assert offered(state, "lay") == {"charlotte-little_rock/2", "charlotte-miami/1"}


def test_ruling_2_1_5_both_rails_must_be_paid() -> None:
    """From the start the cheapest two rails cost $500: plains and one triangle towards Miami."""
    assert refusal(position(money=499, shares=0), "place railroad white") == "action_impossible.railroad"
    state = position(money=500, shares=0)
    finish(play(state, "place railroad white", C_MIAMI_1, C_MIAMI_2))
    assert state.money[0] == 0


def test_without_rails_no_railroad() -> None:
    state = position(rails_left=0)
    assert refusal(state, "place railroad white") == "action_impossible.railroad"


def test_ruling_2_1_5_a_single_last_rail_is_laid_at_the_full_price() -> None:
    assert (
        refusal(position(money=399, shares=0, rails_left=1), "place railroad white")
        == "action_impossible.railroad"
    )
    state = position(money=600, shares=0, rails_left=1)
    finish(play(state, "place railroad white", W_CHICAGO_1))
    assert (state.money[0], state.rails_left[0], state.seat) == (0, 0, 1)


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
    assert not offers(state, "ability")
    state = position(money=800, shares=0, workers="WWWWP")
    play(state, "place railroad purple", "ability", "train cash", C_MIAMI_1)
    assert offered(state, "lay") == {"charlotte-miami/2"}


def test_purple_finds_no_train_when_all_stacks_are_empty() -> None:
    state = position(money=2000, workers="WWWWP")
    state.train_stack = [0] * 5
    play(state, "place railroad purple", C_MIAMI_1, W_CHICAGO_1)
    assert not offers(state, "ability")


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
    assert not offers(state, "ability")
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


# Deals


def test_a_rail_on_a_deal_space_starts_a_deal_after_the_action() -> None:
    state = position(money=1000, shares=3, workers="WWWWG", deal="deal2")
    play(state, "place railroad grey", C_MIAMI_1, C_MIAMI_2)
    assert (state.decision.name, state.money[0]) == ("RailroadAction", 1000)  # the effect is still open
    play(state, "ability", "done")
    assert (state.decision.name, state.seat, state.money[0]) == ("OwnDeal", 0, 500)


def test_a_rail_on_a_deal_space_starts_a_deal_though_others_were_there_first() -> None:
    state = position(money=1000)
    hand(state, 1, rails=line("charlotte", "miami"))
    refresh(state)
    play(state, "place railroad white", C_MIAMI_1, C_MIAMI_2, "done")
    assert state.decision.name == "OwnDeal"


def test_rails_on_two_deal_spaces_start_one_deal() -> None:
    state = position(money=2000, rails=[*line("charlotte", "little_rock"), "charlotte-miami/1"], deal="deal6")
    play(state, "place railroad white", C_MIAMI_2, "lay little_rock-houston/1", "done")
    deal = state.deal
    finish(state)
    assert state.deal != deal
    assert len(state.deal_discard) == 1


def test_no_deal_without_a_deal_space() -> None:
    state = position(money=1000, shares=0)
    deal = state.deal
    play(state, "place railroad white", C_MIAMI_1, W_CHICAGO_1, "done")
    assert (state.seat, state.deal) == (1, deal)


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
