"""The rulings on what the rules leave open, each named by its id in the specification.

A7, B2 to B10 and C1 to C11 that are shown beside the rule they belong to are named there as well.
"""

from __future__ import annotations

from typing import Any

from roundhouse.games.russian_railroads.rules.rounds import new_order
from roundhouse.games.russian_railroads.rules.scoring import end_card_points, majority, round_points
from russian_railroads.helpers import (
    C,
    checked,
    dividends,
    fresh,
    hand,
    legal,
    offers,
    pass_all,
    play,
    position,
    refusal,
    track,
)

RUSSIA, USA = C.boards


def usa(players: int = 4, **things: Any) -> Any:
    return position(players, "usa", **things)


# A: contradictions between sources


def test_a1_the_extra_worker_of_the_main_route_lies_on_space_8() -> None:
    state = position(tracks={"trans_siberian": [7]}, locos={"trans_siberian": [5, 3]})
    checked(state, "place black_1", "step black trans_siberian", "step black kiev")
    assert state.crew[0] == 6


def test_a2_the_last_industry_value_is_30() -> None:
    assert RUSSIA.lanes[0].value[-1] == 30


def test_a3_revaluation_is_1_3_6_10() -> None:
    assert C.revalued == [0, 1, 3, 6, 10]


def test_a4_who_claims_place_2_alone_becomes_second() -> None:
    assert new_order([0, 1, 2, 3], -1, 3) == [0, 3, 1, 2]


def test_a5_a_hired_engineer_asks_for_a_worker_or_a_coin_once_a_round() -> None:
    state = position(strip=[3], engineers=[5], workers=0, coins=1)
    play(state, "place engineer_5")
    assert (state.hand[0], state.coins[0]) == (0, 2)
    for _ in range(3):
        play(state, "pass")
    assert refusal(state, "place engineer_5") == "engineer_used"


def test_a6_relocation_comes_before_scoring_on_spaces_still_free() -> None:
    state = position(tracks={"kiev": [1]}, locos={"kiev": [4]})
    play(state, "place order_2", "place black_1", *["step black kiev"] * 2, "pass", "pass", "pass", "pass")
    assert state.decision.name == "Relocate"
    assert refusal(state, "place black_1") == "taken"
    play(state, "place open_1", "step black kiev")
    assert state.points(0) == 3


def test_a7_the_pile_is_looked_through_and_the_card_kept_secret() -> None:
    state = position(markers=[4], gaps=[9])
    play(state, "place industry_1", "industry first")
    names = [C.end_cards[n].name for n in range(10) if state.pile >> n & 1]
    assert legal(state) == [f"end_card {name}" for name in names]
    reveals = state.reveals
    play(state, legal(state)[3])
    assert reveals > 0
    assert state.seen_by(1).cards[0].bit_count() == 1
    assert state.seen_by(0).cards[0] == state.cards[0]


def test_a8_kiev_9_gives_ten_at_each_scoring() -> None:
    state = position(tracks={"kiev": [9]}, locos={"kiev": [9]})
    assert round_points(state, 0) == 20


# B: base game


def test_b1_worker_and_coin_may_be_paid_with_two_coins() -> None:
    """So the components settle it; a flag of the space says otherwise."""
    state = position(workers=0, coins=2)
    checked(state, "place any_coin", "step black kiev", "step black kiev")
    assert state.coins[0] == 0


def test_b2_a_contested_action_that_works_only_in_part_is_not_allowed() -> None:
    ends = {"trans_siberian": [15], "st_petersburg": [9], "kiev": [7]}
    state = position(tracks=ends)
    assert refusal(state, "place black_2") == "not_in_full"
    assert offers(state, "place black_1")


def repeating(**things: Any) -> Any:
    state = position(strip=[5, 3, 4], markers=[4], gaps=[7], **things)
    play(state, "place doubler")
    for _ in range(3):
        play(state, "pass")
    return state


def test_b3_a_repeat_names_a_one_worker_space_used_this_round() -> None:
    state = repeating()
    play(state, "place hire")
    play(state, "place black_2", *["step black kiev"] * 3)
    checked(state, "place industry_1", "industry first")
    # Not the space for two workers, not hiring.
    assert legal(state) == ["repeat doubler", "repeat industry_1", "done"]
    assert refusal(state, "repeat black_2") == "not_repeatable"
    assert refusal(state, "repeat hire") == "not_repeatable"
    checked(state, "repeat doubler")
    assert state.doublers[0] == 2


def test_b3_not_the_order_spaces_but_a_public_engineer_for_one_worker() -> None:
    state = position(strip=[2, 5, 4], markers=[4], gaps=[7])
    play(state, "place public_1", "pass", "pass", "pass")
    play(state, "place order_2")
    play(state, "place industry_1", "industry first")
    assert legal(state) == ["repeat public_1", "repeat industry_1", "done"]
    checked(state, "repeat public_1")
    assert state.points(0) == 6


def test_b3_the_space_is_named_as_soon_as_the_repeat_is_won() -> None:
    """Another industry step waits meanwhile; what the named space gives may then wait, too."""
    state = position(strip=[5, 3, 4], markers=[4], gaps=[7])
    play(state, "place black_1", *["step black kiev"] * 2, "pass", "pass", "pass")
    play(state, "place industry_2", "industry first")
    assert legal(state) == ["repeat black_1", "done"]
    assert refusal(state, "industry first") == "name_first"
    checked(state, "repeat black_1")
    assert offers(state, "industry first", "step black kiev")
    checked(state, "industry first", *["step black kiev"] * 2)
    assert (state.marker[0], track(state, 0, "kiev")[0]) == (6, 5)
    assert state.seat == 0


def test_b3_a_repeat_that_is_declined_is_gone_and_the_rest_goes_on() -> None:
    state = position(strip=[5, 3, 4], markers=[4], gaps=[7])
    play(state, "place black_1", *["step black kiev"] * 2, "pass", "pass", "pass")
    play(state, "place industry_2", "industry first")
    checked(state, "done")
    assert legal(state) == ["industry first"]


def test_b3_what_is_named_may_be_of_use_only_after_something_else() -> None:
    """Grey stands right behind black; the any-colour step of engineer 6 makes room for it again."""
    state = position(strip=[5, 6], tracks={"trans_siberian": [3]}, markers=[4], gaps=[7])
    play(state, "place grey_1", *["step grey trans_siberian"] * 2, "pass", "pass", "pass")
    checked(state, "place public_1", "industry first")
    assert offers(state, "repeat grey_1")
    checked(state, "repeat grey_1", "step black trans_siberian", "step grey trans_siberian")
    assert track(state, 0, "trans_siberian") == [4, 3, 0, 0, 0]


def test_b3_with_nothing_to_repeat_the_turn_goes_on() -> None:
    state = position(markers=[4], gaps=[7])
    play(state, "place industry_2", "industry first")
    assert legal(state) == ["industry first"]


def test_b3_also_if_it_was_paid_with_a_coin() -> None:
    state = position(markers=[3], gaps=[7], workers=0, coins=3, round=7)
    play(state, "place doubler", "pass", "pass", "pass")
    play(state, "place industry_2", "industry first", "industry first")
    assert offers(state, "repeat doubler")


def test_b3_what_is_repeated_may_be_done_in_part() -> None:
    ends = {"trans_siberian": [15], "st_petersburg": [9], "kiev": [6]}
    state = position(tracks=ends, markers=[4], gaps=[7])
    play(state, "place black_1", *["step black kiev"] * 2, "pass", "pass", "pass")
    play(state, "place industry_1", "industry first")
    checked(state, "repeat black_1", "step black kiev")
    assert track(state, 0, "kiev")[0] == 9
    assert state.decision.name == "Turn"


def test_b3_the_space_that_led_to_the_repeat_counts_too() -> None:
    state = position(markers=[4], gaps=[7, 5], workers=5)
    play(state, "place industry_1", "industry first")
    checked(state, "repeat industry_1", "industry first")
    assert state.marker[0] == 6


def test_b4_a_coin_on_an_order_space_claims_but_is_not_moved() -> None:
    state = position(workers=0, coins=1)
    play(state, "place order_2", "pass", "pass", "pass")
    assert state.round == 2
    state = position(3, workers=6)
    hand(state, 2, workers=0, coins=1)
    play(state, "pass", "pass", "place order_1")
    assert state.round == 2
    assert state.order == [2, 0, 1]


def test_b5_temporary_workers_taken_by_relocation_serve_in_the_next_round() -> None:
    state = position()
    play(state, "place order_2", "pass", "pass", "pass", "pass")
    checked(state, "place temp")
    assert state.round == 2
    assert (state.temp_owner, state.temp_hand) == (0, 2)
    assert refusal(state, "place temp") == "not_in_full"
    pass_all(state)
    assert state.temp_owner == -1
    assert offers(state, "place temp")


def test_b6_own_engineers_cannot_be_used_after_passing_except_by_relocation() -> None:
    state = position(strip=[3], engineers=[5])
    play(state, "place order_2", "pass", "pass", "pass", "pass")
    assert offers(state, "place engineer_5")
    checked(state, "place engineer_5")
    assert state.points(0) == 3


def test_b8_a_token_may_be_declined_and_the_space_is_spent() -> None:
    state = position(tracks={"st_petersburg": [3]}, locos={"st_petersburg": [4]})
    checked(state, "place black_1", "step black st_petersburg", "step black kiev")
    checked(state, "done")
    assert state.tokens[0] == RUSSIA.tokens
    pass_all(state)
    checked(state, "place black_1", "step black kiev", "step black kiev")
    assert state.seat == 1


def test_b9_the_industry_gift_is_given_once_a_player_not_once_a_marker() -> None:
    state = position(markers=[9, 9], gaps=[6, 6, 6], used=["second_marker"])
    play(state, "place industry_1", "industry first")
    assert offers(state, "token revaluation")
    play(state, "token revaluation", "pass", "pass", "pass")
    state.gaps = [6, 6, 6, 6, 0, *state.gaps[5:]]
    hand(state, 0)
    checked(state, "place industry_2", "industry second")
    assert not any(text.startswith("token") for text in legal(state))


def test_b10_with_two_players_the_majority_is_40_and_20() -> None:
    state = fresh(2)
    state.agenda = []
    hand(state, 0, engineers=[2])
    hand(state, 1, engineers=[3])
    assert majority(state) == [20, 40]


# C: American Railroads


def test_c1_a_factory_from_the_last_of_a_pile_takes_the_steelworks_too() -> None:
    state = usa(piles={4: 1, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4})
    play(state, "place loco_1", "factory pile")
    assert offers(state, "factory steelworks", "done")
    checked(state, "factory steelworks")
    assert state.gaps[:3] == [4, 10, 0]


def test_c2_payouts_queue_up_after_the_turn_in_the_order_caused() -> None:
    """Locomotive and factory empty two piles: everybody is paid twice."""
    state = usa(piles={4: 1, 6: 1, 7: 4, 8: 4, 9: 4})
    state.steel = 1 << 4 | 1 << 6 | 1 << 8
    hand(state, 0, level=1)
    hand(state, 1, level=1)
    dividends(state, "div_coin")
    coins = state.coins[:]
    play(state, "place loco_3", "loco transcontinental_east", "factory pile", "done")
    assert [state.coins[seat] - coins[seat] for seat in range(4)] == [2, 2, 0, 0]
    assert state.payouts == []
    assert state.seat == 1


def test_c3_payout_steps_fire_spaces_at_once_and_gained_workers_wait_for_who_has_passed() -> None:
    state = usa(piles={4: 1, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4})
    hand(state, 1, tracks={"transcontinental_east": [5]}, level=1)
    dividends(state, "div_black")
    play(state, "place coins", "pass", "place loco_1", "loco transcontinental_east", "done")
    assert state.seat == 1
    checked(state, "step black transcontinental_east")
    assert state.crew[1] == 6
    assert state.seat == 3
    play(state, "pass", "pass", "pass")
    assert state.round == 2
    assert state.hand[1] == 6


def test_c4_the_first_on_a_level_chooses_a_tile_even_if_he_refuses_the_gift() -> None:
    state = usa(tracks={"transcontinental_east": [1]}, locos={"transcontinental_east": [2]})
    play(state, "place black_1", "step black transcontinental_east", "step black rocky_mountaineer")
    assert refusal(state, "done") == "must_do"
    checked(state, "dividend div_industry", "done")
    assert state.dividend[1] == C.dividends.index("div_industry")


def test_c4_with_no_tile_left_a_level_has_no_gift() -> None:
    state = usa(tracks={"transcontinental_east": [1]}, locos={"transcontinental_east": [2]})
    state.dividends_left = [0] * 6
    play(state, "place black_1", "step black transcontinental_east", "step black rocky_mountaineer")
    assert state.level[0] == 1
    assert state.dividend[1] == -1
    assert state.seat == 1


def test_c6_two_boulders_and_two_detonations_with_a_free_choice() -> None:
    effects = [special.effect for special in USA.specials if special.effect is not None]
    assert sum(effect.detonate for effect in effects) == 2
    assert [USA.boulder, USA.lanes[1].boulder] == [[0, 0, 8], 11]


def test_c7_the_kiev_medal_is_not_used_on_the_usa_boards() -> None:
    assert not USA.tokens >> C.tokens.index("kiev_medal") & 1
    state = usa(tracks={"transcontinental_east": [3]}, locos={"transcontinental_east": [4]})
    play(state, "place black_1", "step black transcontinental_east")
    assert refusal(state, "token kiev_medal") == "other_board"


def test_c8_steelworks_count_as_factories_for_the_end_bonus_card() -> None:
    state = usa(gaps=[3, 10])
    card = next(card for card in C.end_cards if card.name == "end_factories")
    assert end_card_points(state, 0, card) == 8


def test_c9_the_upper_factory_is_mandatory_as_far_as_possible() -> None:
    state = usa(markers=[0, 3], gaps=[7])
    play(state, "place industry_1", "industry second")
    assert legal(state) == ["repeat industry_1"]  # the only space used; nothing to refuse


def test_c10_doublers_never_double_the_bonus_of_the_last_space() -> None:
    state = usa(tracks={"transcontinental_east": [7]}, locos={"transcontinental_east": [7]})
    hand(state, 0, doublers={"transcontinental_east": 3})
    assert round_points(state, 0) == 10


def test_c11_the_boulder_lies_on_the_upper_15() -> None:
    lane = USA.lanes[1]
    assert lane.value[lane.boulder] == 15
    assert USA.lanes[0].boulder == -1


def test_the_spaces_for_the_order_are_never_repeated() -> None:
    state = position(strip=[2], engineers=[13])
    play(state, "place order_2", "pass", "pass", "pass")
    assert refusal(state, "place engineer_13") == "no_use"
