"""Telegraph: offices, their shares, the telegraph tiles, and what the five kinds of worker add."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    down,
    finish,
    hand,
    has_office,
    has_rail,
    managers_on,
    offered,
    offers,
    on_board,
    play,
    position,
    refresh,
    refusal,
    sell_out,
    track,
    up,
    workers,
)
from roundhouse.games.railroad_revolution.state import NEUTRAL

# Placement and shares


def test_any_section_without_an_own_office_is_available() -> None:
    state = position(offices=[2, 3])
    play(state, "place telegraph white")
    assert offered(state, "open") == {"1", "4", "5", "6", "7", "8"}
    assert refusal(state, "open 3") == "office_there"


def test_an_office_needs_no_rail_and_no_money() -> None:
    state = position(money=0, shares=0)
    play(state, "place telegraph white", "open 8")
    assert has_office(state, 8)


def test_the_leftmost_building_is_taken_from_the_board() -> None:
    state = position()
    play(state, "place telegraph white", "open 4")
    assert (state.buildings_left[0], state.rails_left[0]) == (11, 15)
    assert refusal(state, "open 5") == "already_opened"


def test_without_a_building_no_office() -> None:
    assert refusal(position(buildings_left=0), "place telegraph white") == "action_impossible.telegraph"


def test_several_players_may_have_an_office_in_a_section() -> None:
    state = position()
    for seat in range(1, 4):
        hand(state, seat, offices=[1])
    refresh(state)
    play(state, "place telegraph white", "open 1")
    assert all(has_office(state, 1, seat) for seat in range(4))


@pytest.mark.parametrize(("section", "shares"), [(1, 3), (2, 2), (4, 1), (8, 1)])
def test_every_office_gains_the_shares_of_its_section(section: int, shares: int) -> None:
    state = position(shares=0)
    hand(state, 1, offices=[section])
    refresh(state)
    play(state, "place telegraph white", f"open {section}")
    assert state.shares[0] == shares
    assert state.first_office[section - 1] == 1


def test_the_first_office_gains_the_bonus_shares_as_well() -> None:
    state = position(shares=0)
    play(state, "place telegraph white", "open 1")
    assert (state.shares[0], state.first_office[0]) == (3 + 1, 0)


@pytest.mark.parametrize(("players", "section", "shares"), [(2, 1, 3), (3, 2, 2), (2, 2, 3), (3, 1, 4)])
def test_a_neutral_office_takes_the_first_office_bonus_away(players: int, section: int, shares: int) -> None:
    state = position(players, shares=0)
    play(state, "place telegraph white", f"open {section}")
    assert state.shares[0] == shares


# Telegraph tiles


def test_example_first_office_four_shares_and_a_worker_for_600() -> None:
    state = position(money=0, shares=0, tiles={1: "money"})
    finish(play(state, "place telegraph white", "open 1", "tile supply white"))
    assert (state.shares[0], state.money[0], state.crew[0]) == (4, 600, 4)


def test_example_second_office_three_shares_and_a_worker_for_600() -> None:
    state = position(money=0, shares=0, tiles={1: "money"})
    hand(state, 1, offices=[1])
    refresh(state)
    finish(play(state, "place telegraph white", "open 1", "tile supply white"))
    assert (state.shares[0], state.money[0], state.crew[0]) == (3, 600, 4)


def test_the_tile_stays_for_the_others() -> None:
    state = position(tiles={4: "money"})
    finish(play(state, "place telegraph white", "open 4", "tile supply white"))
    finish(play(state, "place telegraph white", "open 4", "tile supply white"))
    assert state.money[1] == 1200


@pytest.mark.parametrize("worker", ["supply white", "supply purple", "board white"])
def test_any_worker_may_be_discarded_from_supply_or_board(worker: str) -> None:
    state = position(workers="WWWWP", tiles={4: "money"})
    play(state, "place telegraph white", "open 4")
    assert offered(state, "tile") == {"supply white", "supply purple", "board white"}
    assert refusal(state, "tile supply grey") == "no_worker_in_supply"
    assert refusal(state, "tile board purple") == "no_worker_on_board"
    play(state, f"tile {worker}")
    assert (state.crew[0], state.money[0]) == (4, 1200)


def test_a_discarded_worker_goes_back_to_the_common_supply() -> None:
    state = position(workers="WWWWP", tiles={4: "money"})
    before = state.supply[:]
    play(state, "place telegraph white", "open 4", "tile supply purple")
    assert state.supply == [before[0], before[1] + 1, *before[2:]]


def test_the_tile_is_used_once() -> None:
    state = position(workers="WWWWPO", tiles={4: "money"})
    play(state, "place telegraph white", "open 4", "tile supply white")
    assert refusal(state, "tile supply white") == "tile_used"


def test_no_tile_before_the_office_is_open() -> None:
    state = position()
    play(state, "place telegraph white")
    assert refusal(state, "tile supply white") == "build_first"


@pytest.mark.parametrize("section", [3, 6])
def test_no_tile_in_a_deal_section(section: int) -> None:
    state = position(workers="WWWWPO")
    play(state, "place telegraph white", f"open {section}")
    assert refusal(state, "tile supply white") == "no_tile"


def test_with_four_workers_none_can_be_discarded() -> None:
    state = position(money=0, shares=0, workers="WWWG", tiles={4: "train"})
    play(state, "place telegraph grey", "open 4")
    assert refusal(state, "tile supply white") == "too_few_workers"


def test_tile_rail_from_the_board_without_terrain_or_deal() -> None:
    state = position(money=0, rails=["charlotte-miami/1"], tiles={4: "rail"})
    deal = state.deal
    play(state, "place telegraph white", "open 4", "tile supply white", "lay charlotte-miami/2")
    assert (has_rail(state, "charlotte-miami/2"), state.rails_left[0], state.money[0]) == (True, 13, 0)
    finish(state)
    assert (state.seat, state.deal) == (1, deal)


def test_tile_promotes_one_or_two() -> None:
    state = position(workers="WWWWPOG", tiles={4: "promote"}, goals=("A1-1", "A2-1"))
    play(state, "place telegraph grey", "open 4", "tile supply white")
    play(state, "promote 1 supply purple", "promote 2 supply orange")
    assert (managers_on(state, 1), managers_on(state, 2), state.crew[0]) == ("P", "O", 4)


def test_tile_flips_twice_also_the_same_train() -> None:
    state = position(tiles={4: "flip"}, trains="cash")
    play(state, "place telegraph white", "open 4", "tile supply white", "flip cash use", "flip cash ready")
    assert (state.money[0], up(state)) == (1200, "cash")


def test_tile_flips_two_different_trains() -> None:
    state = position(tiles={4: "flip"}, trains="cash shares")
    play(state, "place telegraph white", "open 4", "tile supply white", "flip cash use", "flip shares use")
    assert (state.money[0], state.shares[0], down(state)) == (1200, 3 + 2 + 3, "cash shares")


def test_tile_takes_a_train() -> None:
    state = position(tiles={4: "train"})
    play(state, "place telegraph white", "open 4", "tile supply white", "train cash")
    assert up(state) == "promote cash"


def test_ruling_2_1_7_tile_gives_four_steps() -> None:
    state = position(tiles={4: "steps"})
    play(state, "place telegraph white", "open 4", "tile supply white", "step network", "step network")
    play(state, "step stations", "step stations")
    assert [track(state, name) for name in ("telegraph", "stations", "network")] == [0, 2, 2]
    assert state.decision.name != "Steps"


def test_ruling_2_2_12_a_free_rail_without_a_rail_left_is_not_offered() -> None:
    state = position(tiles={4: "rail"}, rails_left=0)
    play(state, "place telegraph white", "open 4")
    assert refusal(state, "tile supply white") == "reward_useless"


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
    assert not offers(state, "ability")


def test_turquoise_may_pay_with_the_shares_just_taken() -> None:
    state = position(money=0, shares=0, workers="WWWT", tiles={1: "money"})
    play(state, "place telegraph turquoise", "open 1", "ability")
    assert (state.money[0], state.shares[0]) == (50 + 600, 1)


def test_turquoise_without_400_cannot_use_the_tile() -> None:
    state = position(money=99, shares=0, workers="WWWT", tiles={4: "money"})  # $99 and two shares
    play(state, "place telegraph turquoise", "open 4")
    assert not offers(state, "ability")


# Deals


@pytest.mark.parametrize("section", [3, 6])
def test_an_office_in_a_deal_section_starts_a_deal_after_the_action(section: int) -> None:
    state = position(workers="WWWWO")
    play(state, "place telegraph orange", f"open {section}")
    assert state.decision.name == "TelegraphAction"
    play(state, "ability", "done")
    assert (state.decision.name, state.seat) == ("OwnDeal", 0)


def test_an_office_in_a_deal_section_starts_a_deal_though_others_were_there_first() -> None:
    state = position()
    hand(state, 1, offices=[3])
    refresh(state)
    play(state, "place telegraph white", "open 3", "done")
    assert state.decision.name == "OwnDeal"


def test_an_office_elsewhere_starts_no_deal() -> None:
    state = position()
    deal = state.deal
    finish(play(state, "place telegraph white", "open 4"))
    assert (state.seat, state.deal) == (1, deal)


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
