"""Trade: what can be sold, the flip before or after it, and what each worker adds."""

from __future__ import annotations

from typing import Any

import pytest

from railroad_revolution.helpers import (
    begin,
    down,
    face_up,
    finish,
    hand,
    has_rail,
    managers_on,
    offered,
    offers,
    on_board,
    play,
    position,
    refresh,
    refusal,
    track,
    up,
    workers,
)
from roundhouse.games.railroad_revolution.rules.state import State


def trading(colour: str = "white", **things: Any) -> State:
    """Seat 0 has just placed a worker on Trade."""
    state = position(workers="WWWWPOGT", **things)
    return play(state, f"place trade {colour}")


# The sale

# Sections of the player board hold 2 2 2 2 2 2 1 2 rails and 1 1 1 2 2 2 1 2 buildings.
SECTIONS = [
    (15, 12, 400),
    (13, 11, 500),
    (11, 10, 600),
    (9, 9, 700),
    (7, 7, 800),
    (5, 5, 900),
    (3, 3, 1000),
    (2, 2, 1100),
]


@pytest.mark.parametrize(("rails", "buildings", "sale"), SECTIONS)
@pytest.mark.parametrize("piece", ["rail", "building"])
def test_either_piece_of_the_leftmost_section_sells_for_its_price(
    rails: int, buildings: int, sale: int, piece: str
) -> None:
    state = trading(money=0, rails_left=rails, buildings_left=buildings)
    assert offers(state, "sell rail", "sell building")
    play(state, f"sell {piece}")
    assert state.money[0] == sale
    assert state.rails_left[0] == rails - (piece == "rail")
    assert state.buildings_left[0] == buildings - (piece == "building")


def test_the_example_600_for_the_only_rail_then_700_for_either() -> None:
    state = trading(money=0, rails_left=10, buildings_left=9)
    assert refusal(state, "sell building") == "not_leftmost"
    play(state, "sell rail")
    assert state.money[0] == 600
    finish(state)
    begin(state, 0)
    play(state, "place trade white")
    for piece in ("rail", "building"):
        assert play(state.copy(), f"sell {piece}").money[0] == 600 + 700


def test_a_rail_further_right_than_the_leftmost_building_cannot_be_sold() -> None:
    state = trading(money=0, rails_left=13, buildings_left=12)
    assert refusal(state, "sell rail") == "not_leftmost"
    assert play(state, "sell building").money[0] == 400


def test_with_no_rail_left_only_a_building_can_be_sold_and_the_other_way_round() -> None:
    assert offered(trading(rails_left=0, buildings_left=4), "sell") == {"building", "share"}
    assert offered(trading(rails_left=6, buildings_left=0), "sell") == {"rail", "share"}


def test_a_sold_rail_leaves_the_game_and_is_not_laid() -> None:
    state = trading()
    before = state.rails[0]
    play(state, "sell rail")
    assert state.rails[0] == before


def test_only_one_piece_is_sold_per_action() -> None:
    state = play(trading(), "sell rail")
    assert refusal(state, "sell rail") == "already_sold"
    assert refusal(state, "sell building") == "already_sold"


def test_the_sale_is_a_must() -> None:
    state = play(trading("orange"), "ability", "flip promote use", "skip")
    assert refusal(state, "done") == "main_action_open"


def test_ruling_2_2_21_trade_takes_from_the_leftmost_section_but_building_takes_its_own_kind() -> None:
    state = position(workers="WWWWP", rails_left=15, buildings_left=9)
    assert offered(play(state.copy(), "place trade white"), "sell") == {"rail", "share"}
    play(state, "place telegraph white", "open 4")
    assert state.buildings_left[0] == 8
    assert state.rails_left[0] == 15


def test_ruling_2_2_17_with_a_piece_left_trade_is_possible_without_any_money() -> None:
    state = position(money=0, shares=0, rails_left=1, buildings_left=0)
    assert offered(state, "place") == {"trade white", "trade purple"}
    assert refusal(state, "pass") == "must_act"


def test_ruling_2_2_17_without_any_piece_the_player_passes() -> None:
    state = position(money=0, shares=0, rails_left=0, buildings_left=0)
    assert state.active == 1
    assert state.turns == 2


def test_ruling_2_2_17_who_must_pass_may_still_hire_before() -> None:
    state = position(money=800, shares=0, rails_left=0, buildings_left=0)
    assert offers(state, "pass", "hire grey")
    assert refusal(state, "place trade white") == "action_impossible.trade"
    play(state, "hire grey")
    assert workers(state) == "WWWWPG"
    assert state.active == 1


# The flip


def test_a_train_may_be_flipped_before_the_sale() -> None:
    state = play(trading(money=0, trains="cash"), "flip cash use")
    assert state.money[0] == 600
    assert offers(state, "sell rail")


def test_a_train_may_be_flipped_after_the_sale() -> None:
    state = play(trading(money=0, trains="cash"), "sell rail", "flip cash use")
    assert state.money[0] == 1000


def test_the_flip_is_optional() -> None:
    state = play(trading(trains="cash", goals=("", "")), "sell rail", "done")
    assert up(state) == "cash"
    assert state.active == 1


def test_the_example_a_train_of_three_shares() -> None:
    state = play(trading(shares=0, trains="shares"), "flip shares use")
    assert state.shares[0] == 3
    assert (up(state), down(state)) == ("", "shares")


def test_a_face_down_train_comes_up_without_a_bonus() -> None:
    state = play(trading(money=0, shares=0, trains="", used="cash"), "flip cash ready")
    assert (up(state), down(state)) == ("cash", "")
    assert (state.money[0], state.shares[0]) == (0, 0)


def test_a_train_is_flipped_from_the_side_on_which_it_lies() -> None:
    state = trading(trains="cash", used="rail")
    assert offered(state, "flip") == {"cash use", "rail ready"}
    assert refusal(state, "flip cash ready") == "no_train_down"
    assert refusal(state, "flip rail use") == "no_train_up"


def test_only_one_train_is_flipped_by_the_action_itself() -> None:
    state = play(trading(trains="cash shares"), "flip cash use")
    assert refusal(state, "flip shares use") == "already_flipped"
    assert refusal(state, "flip cash ready") == "already_flipped"


def test_ruling_2_2_19_a_train_may_be_flipped_though_its_effect_cannot_be_used() -> None:
    state = trading(trains="promote rail", goals=("", ""), rails_left=0)
    assert offers(state, "flip promote use", "flip rail use")
    play(state, "flip promote use")
    assert down(state) == "promote"
    assert offers(state, "sell building")


def test_a_rail_train_costs_100_and_ignores_terrain_and_deal() -> None:
    state = trading(money=100, shares=0, trains="rail", rails=["charlotte-miami/1"])
    play(state, "flip rail use", "lay charlotte-miami/2")
    assert state.money[0] == 0
    assert state.deal_owed == 0
    assert has_rail(state, "charlotte-miami/2")
    assert state.rails_left[0] == 13


def test_a_rail_train_cannot_lay_the_last_piece_that_has_yet_to_be_sold() -> None:
    state = trading(trains="rail", rails_left=1, buildings_left=0)
    play(state, "flip rail use")
    assert state.rails_left[0] == 1
    assert offers(state, "sell rail")


def test_after_the_sale_a_rail_train_may_lay_the_last_rail() -> None:
    state = trading(trains="rail", rails_left=1, buildings_left=1)
    play(state, "sell building", "flip rail use", "lay charlotte-miami/1")
    assert (state.rails_left[0], state.buildings_left[0]) == (0, 0)


def test_with_a_building_to_sell_a_rail_train_may_lay_the_last_rail_before_the_sale() -> None:
    state = trading(trains="rail", rails_left=1, buildings_left=1)
    play(state, "flip rail use", "lay charlotte-miami/1", "sell building")
    assert (state.rails_left[0], state.buildings_left[0]) == (0, 0)


# The five workers


def test_white_promotes_a_worker() -> None:
    state = play(trading(), "promote 1 supply purple")
    assert managers_on(state, 1) == "P"
    assert refusal(state, "promote 2 supply orange") == "ability_used"
    assert refusal(trading(), "ability") == "white_promotes"


@pytest.mark.parametrize("colour", ["purple", "orange", "grey", "turquoise"])
def test_every_specialist_may_promote_instead_of_using_its_ability(colour: str) -> None:
    state = trading(colour, goals=("A1-1", "B-10"), trains="cash", shares=4)
    play(state, "promote 2 supply turquoise" if colour != "turquoise" else "promote 2 board turquoise")
    assert managers_on(state, 2) == "T"
    assert refusal(state, "ability") == "ability_used"
    assert not offered(state, "deal")


@pytest.mark.parametrize("colour", ["white", "purple", "orange", "grey", "turquoise"])
def test_every_ability_is_optional(colour: str) -> None:
    state = play(trading(colour), "sell rail")
    assert offers(state, "done")
    finish(state)
    assert on_board(state, "trade") == colour[0].upper()


def test_purple_advances_up_to_three_steps_on_any_tracks() -> None:
    state = play(trading("purple"), "ability", "step telegraph", "step stations", "step network")
    assert [track(state, name) for name in ("telegraph", "stations", "network")] == [1, 1, 1]
    assert refusal(state, "ability") == "ability_used"
    assert refusal(state, "step network") == "not_now"


def test_purple_may_give_up_steps() -> None:
    state = play(trading("purple"), "ability", "step network", "skip", "sell rail")
    assert track(state, "network") == 1


def test_orange_brings_100_for_every_train_face_up_or_down() -> None:
    state = play(trading("orange", money=0, trains="promote cash", used="rail rail"), "ability")
    assert state.money[0] == 400


def test_orange_counts_the_train_that_was_just_flipped_just_once() -> None:
    state = play(trading("orange", money=0, trains="shares"), "flip shares use", "ability")
    assert state.money[0] == 100


def test_turquoise_flips_a_second_train() -> None:
    state = play(trading("turquoise", money=0, shares=0, trains="cash shares"), "flip cash use", "ability")
    play(state, "flip shares use")
    assert (state.money[0], state.shares[0]) == (600, 3)
    assert down(state) == "cash shares"


def test_turquoise_may_flip_the_same_train_again() -> None:
    state = play(trading("turquoise", money=0, trains="cash"), "flip cash use", "ability", "flip cash ready")
    assert (up(state), down(state)) == ("cash", "")
    assert state.money[0] == 600


def test_turquoise_may_ready_a_train_and_use_it_at_once() -> None:
    state = play(
        trading("turquoise", money=0, trains="", used="cash"), "ability", "flip cash ready", "flip cash use"
    )
    assert state.money[0] == 600


def test_turquoise_without_a_train_has_nothing_to_flip() -> None:
    assert not offers(trading("turquoise", trains=""), "ability")


# Grey: the private deal


def test_grey_accepts_one_deal_alone_and_a_new_tile_is_revealed() -> None:
    state = trading("grey", deal="deal2", shares=2)
    for seat in (1, 2, 3):
        hand(state, seat, shares=4)
    play(state, "deal b")
    assert state.seat == 0
    assert workers(state) == "WWWWPOGT"
    assert state.shares[0] == 2 + 1 - 2
    assert state.c.deals[state.deal] != "deal2"
    assert state.c.deals.index("deal2") in state.deal_discard
    assert state.reveals == 2
    assert not offered(state, "deal")
    play(state, "sell rail")
    finish(state)
    assert state.active == 1


def test_ruling_2_2_8_grey_trade_share_pays_the_deal() -> None:
    state = trading("grey", deal="deal2", shares=1)
    play(state, "deal a", "lay washington-chicago/1")
    assert state.shares[0] == 0


def test_ruling_2_2_8_the_extra_share_alone_pays_a_deal_of_one() -> None:
    state = trading("grey", deal="deal6", shares=0)
    assert refusal(state, "deal a") == "too_few_shares"
    play(state, "deal b", "step network", "step network")
    assert state.shares[0] == 0


def test_ruling_2_2_8_the_tile_stays_if_no_deal_is_accepted() -> None:
    state = play(trading("grey", deal="deal2", shares=3), "sell rail", "done")
    assert state.c.deals[state.deal] == "deal2"
    assert state.shares[0] == 3
    assert state.active == 1


def test_grey_accepts_only_one_of_the_two_deals_of_the_tile() -> None:
    state = play(trading("grey", deal="deal2", shares=4), "deal b")
    face_up(state, "deal3")
    refresh(state)
    assert refusal(state, "deal a") == "not_now"


def test_only_grey_gets_a_deal_at_trade() -> None:
    for colour in ("white", "purple", "orange", "turquoise"):
        assert refusal(trading(colour, shares=4), "deal a") == "not_now"


def test_ruling_2_2_19_a_train_taken_in_the_action_may_be_flipped_in_it() -> None:
    state = trading("grey", deal="deal6", shares=2, money=100, trains="")
    play(state, "deal a", "train cash", "flip cash use")
    assert state.money[0] == 600
    assert down(state) == "cash"


def test_grey_deal_may_come_before_or_after_the_sale() -> None:
    before = play(trading("grey", deal="deal9", shares=3), "deal a", "sell rail")
    after = play(trading("grey", deal="deal9", shares=3), "sell rail", "deal a")
    assert workers(before) == workers(after) == "WWWWPOGTT"
    assert before.money[0] == after.money[0] == 1000


def test_a_free_office_of_the_private_deal_cannot_take_the_last_piece_to_be_sold() -> None:
    state = trading("grey", deal="deal1", shares=2, rails_left=0, buildings_left=1)
    play(state, "deal b")
    assert state.buildings_left[0] == 1
    assert offers(state, "sell building")


def test_when_all_parts_are_used_the_action_closes_by_itself() -> None:
    state = trading("orange", money=0, shares=0, trains="promote", goals=("", ""))
    play(state, "sell rail", "ability", "flip promote use")
    assert state.active == 1
