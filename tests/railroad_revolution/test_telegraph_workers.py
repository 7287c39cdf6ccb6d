"""Telegraph: what the five kinds of worker add; and what is offered can be finished."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    finish,
    hand,
    has_office,
    managers_on,
    offered,
    offers,
    on_board,
    play,
    position,
    refresh,
    refusal,
    sell_out,
    up,
    workers,
)
from roundhouse.games.railroad_revolution.rules.state import NEUTRAL

# The workers' abilities


def test_white_promotes() -> None:
    state = position(workers="WWWWP")
    play(state, "place telegraph white", "open 4", "promote 1 supply purple")
    assert managers_on(state, 1) == "P"


def test_ruling_2_2_7_purple_exchanges_any_worker_for_a_colour_of_choice() -> None:
    state = position(workers="WWWWP")
    play(state, "place telegraph purple", "open 4", "ability")
    assert offers(state, "exchange supply white grey", "exchange board purple orange", "skip")
    assert refusal(state, "exchange supply white white") == "colour_sold_out"
    assert refusal(state, "exchange supply grey orange") == "no_worker_in_supply"
    play(state, "exchange supply white turquoise")
    assert (workers(state), state.supply[0]) == ("WWWT", 1)


def test_ruling_2_2_7_the_new_worker_goes_to_the_personal_supply_even_for_the_one_just_placed() -> None:
    state = position(workers="WWWWP")
    play(state, "place telegraph purple", "ability", "exchange board purple purple")
    assert (workers(state), on_board(state, "telegraph")) == ("WWWWP", "")
    assert offers(state, "open 1")


def test_ruling_2_2_7_a_worker_is_not_exchanged_for_its_like() -> None:
    state = position(workers="WWWGP")
    play(state, "place telegraph purple", "ability")
    assert refusal(state, "exchange supply grey grey") == "same_worker"


def test_ruling_2_2_7_an_exchanged_white_worker_can_be_had_by_others() -> None:
    state = position(workers="WWWWP")
    finish(play(state, "place telegraph purple", "open 4", "ability", "exchange supply white grey"))
    assert state.supply[0] == 1
    hand(state, 1, money=800)
    refresh(state)
    assert offers(state, "hire white")


def test_purple_may_exchange_before_opening_the_office() -> None:
    state = position(workers="WWWWP")
    play(state, "place telegraph purple", "ability", "exchange supply white orange", "open 4")
    assert has_office(state, 4)


def test_orange_gains_100_for_each_share_just_taken() -> None:
    state = position(money=0, shares=5, workers="WWWWO")
    play(state, "place telegraph orange", "open 1", "ability")
    assert (state.money[0], state.shares[0]) == (400, 9)


def test_orange_without_the_first_office_gains_for_the_section_alone() -> None:
    state = position(2, money=0, shares=5, workers="WWWWO")
    play(state, "place telegraph orange", "open 1", "ability")
    assert (state.money[0], state.shares[0]) == (300, 8)


def test_ruling_2_1_4_orange_counts_no_share_from_elsewhere() -> None:
    """Neither the shares owned before nor those of a train flipped by the telegraph tile."""
    state = position(money=0, shares=7, workers="WWWWO", tiles={1: "flip"}, trains="shares")
    play(state, "place telegraph orange", "open 1", "tile supply white", "flip shares use", "skip", "ability")
    assert (state.money[0], state.shares[0]) == (400, 7 + 4 + 3)


def test_ruling_2_1_4_orange_counts_shares_sold_since() -> None:
    state = position(money=0, shares=0, workers="WWWWO")
    play(state, "place telegraph orange", "open 1", "sell share", "ability")
    assert (state.money[0], state.shares[0]) == (150 + 400, 3)


def test_orange_has_nothing_to_count_before_the_office_is_open() -> None:
    state = position(workers="WWWWO")
    play(state, "place telegraph orange")
    assert refusal(state, "ability") == "ability_not_yet"


def test_ruling_2_2_5_grey_receives_the_first_office_bonus_a_second_time() -> None:
    state = position(shares=0, workers="WWWWG")
    play(state, "place telegraph grey", "open 1", "ability")
    assert state.shares[0] == 3 + 1 + 1


def test_ruling_2_2_5_grey_receives_the_first_office_bonus_though_another_was_first() -> None:
    state = position(shares=0, workers="WWWWG")
    hand(state, 3, offices=[1])
    refresh(state)
    play(state, "place telegraph grey", "open 1", "ability")
    assert state.shares[0] == 3 + 1


def test_ruling_2_2_5_grey_receives_the_first_office_bonus_though_a_neutral_office_is_there() -> None:
    state = position(2, shares=0, workers="WWWWG")
    play(state, "place telegraph grey", "open 1")
    assert state.first_office[0] == NEUTRAL
    assert play(state, "ability").shares[0] == 3 + 1


def test_turquoise_uses_the_tile_for_400() -> None:
    state = position(money=500, shares=0, workers="WWWT", tiles={4: "train"})
    play(state, "place telegraph turquoise", "open 4", "ability", "train rail")
    assert (up(state), state.money[0], state.crew[0]) == ("promote rail", 100, 4)


def test_ruling_2_2_6_turquoise_and_a_discarded_worker_use_the_tile_twice() -> None:
    state = position(money=0, shares=0, workers="WWWWT", tiles={4: "money"})
    play(state, "place telegraph turquoise", "open 4", "tile supply white", "ability")
    assert (state.money[0], state.crew[0]) == (600 - 400 + 600, 4)


@pytest.mark.parametrize("section", [3, 6])
def test_ruling_2_2_6_turquoise_needs_a_tile_in_the_section(section: int) -> None:
    state = position(money=2000, workers="WWWWT")
    play(state, "place telegraph turquoise", f"open {section}")
    assert refusal(state, "ability") == "no_tile"


def test_turquoise_may_pay_with_the_shares_just_taken() -> None:
    state = position(money=0, shares=0, workers="WWWT", tiles={1: "money"})
    play(state, "place telegraph turquoise", "open 1", "ability")
    assert (state.money[0], state.shares[0]) == (50 + 600, 1)


def test_turquoise_without_400_cannot_use_the_tile() -> None:
    state = position(money=99, shares=0, workers="WWWWT", tiles={4: "rail"})  # $99 and two shares
    play(state, "place telegraph turquoise", "open 4")
    assert refusal(state, "ability") == "too_dear"


# Nobody is stuck: offered exactly if it can be finished


def test_the_fourth_worker_may_be_discarded_if_the_money_of_the_tile_hires_another() -> None:
    state = position(money=0, shares=0, workers="WWWW", tiles={1: "money"})
    play(state, "place telegraph white", "open 1")
    assert offers(state, "tile supply white")  # $600 and four shares: $1200
    play(state, "tile supply white")
    assert refusal(state, "done") == "too_few_workers"
    finish(play(state, "hire purple"))
    assert (state.crew[0], workers(state)) == (4, "WWP")


@pytest.mark.parametrize(("money", "possible"), [(49, False), (50, True)])
def test_the_fourth_worker_is_discarded_only_if_the_800_come_together(money: int, possible: bool) -> None:
    state = position(2, money=money, shares=0, workers="WWWW", tiles={4: "money"})  # $600 and one share
    play(state, "place telegraph white", "open 4")
    assert offers(state, "tile supply white") == possible


def test_a_promotion_with_four_workers_leaves_only_sections_whose_deal_brings_a_worker() -> None:
    state = position(money=0, shares=0, workers="WWWP", deal="deal2")
    play(state, "place telegraph white", "promote 1 supply purple")
    assert offered(state, "open") == {"3", "6"}
    play(state, "open 3")
    assert state.decision.name == "OwnDeal"
    play(state, "deal b")
    assert state.crew[0] == 4


def test_purple_finds_no_worker_to_exchange_for_when_the_supply_is_empty() -> None:
    state = position(workers="WWWWP")
    sell_out(state, "purple", "orange", "grey", "turquoise")
    play(state, "place telegraph purple")
    assert not offers(state, "ability")
