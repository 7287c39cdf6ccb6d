"""Locomotives, the chain of replacements, factories."""

from __future__ import annotations

from roundhouse.games.russian_railroads.rules.locomotives import lowest
from russian_railroads.helpers import C, checked, hand, legal, offers, play, position, refusal, told

FULL = {"trans_siberian": [5, 4], "st_petersburg": [3], "kiev": [2]}


def test_oracle_l2_no_tile_goes_back_while_a_place_is_free() -> None:
    state = position(piles={4: 4, 5: 4})
    play(state, "place loco_1")
    slots = ["trans_siberian_1", "trans_siberian_2", "st_petersburg", "kiev"]
    assert [text for text in legal(state) if "loco" in text] == [f"loco {slot}" for slot in slots]
    assert refusal(state, "flip") == "slot_free"
    checked(state, "loco trans_siberian_1")  # replaces the 1, which must go on
    assert refusal(state, "flip") == "slot_free"
    assert refusal(state, "loco trans_siberian_1") == "loco_not_lower"
    assert refusal(state, "pass") == "chain_first"
    checked(state, "loco kiev")
    assert state.locos[:4] == [4, 0, 0, 1]
    assert state.reach[:3] == [4, 0, 1]


def test_oracle_l3_always_the_lowest() -> None:
    state = position(piles={4: 2, 5: 1})
    assert lowest(state) == 4
    state.piles = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert lowest(state) == 5


def test_a_chain_goes_on_to_lower_ones_and_ends_in_the_supply() -> None:
    state = position(piles={6: 4}, locos=FULL)
    checked(state, "place loco_1", "loco trans_siberian_1")  # 6 pushes 5
    assert offers(state, "loco trans_siberian_2", "loco st_petersburg", "loco kiev", "flip")
    checked(state, "loco trans_siberian_2", "loco st_petersburg")  # 5 pushes 4, 4 pushes 3
    assert legal(state) == ["loco kiev", "flip"]
    checked(state, "loco kiev")  # 3 pushes 2, which has nowhere to go
    assert state.locos[:4] == [6, 5, 4, 3]
    assert state.returned[2] == 1
    assert state.seat == 1


def test_a_locomotive_may_be_turned_over_at_once_when_no_place_is_free() -> None:
    state = position(piles={6: 4}, locos=FULL)
    checked(state, "place loco_1", "flip")
    assert state.returned[6] == 1
    assert state.locos[:4] == [5, 4, 3, 2]


def test_two_free_places_of_one_route_are_one_choice() -> None:
    state = position(piles={2: 4}, locos={})
    play(state, "place loco_1")
    assert [text for text in legal(state) if text.startswith("loco")] == [
        "loco trans_siberian_1",
        "loco st_petersburg",
        "loco kiev",
    ]


def test_a_factory_goes_into_the_left_most_gap() -> None:
    state = position()
    events = told(state, "place loco_1", "factory pile")
    assert state.gaps[:5] == [2, 0, 0, 0, 0]
    assert state.piles[2] == 3
    assert [event.key for event in events] == ["log.place", "log.factory"]


def test_a_returned_factory_can_be_built_instead() -> None:
    state = position()
    state.returned = [0, 1, 0, 0, 0, 0, 0, 0, 0, 1]
    play(state, "place loco_1")
    assert offers(state, "factory 1", "factory 9", "factory pile")
    assert refusal(state, "factory 5") == "no_such_factory"
    checked(state, "factory 9")
    assert state.gaps[:5] == [9, 0, 0, 0, 0]
    assert state.returned[9] == 0


def test_with_all_gaps_full_any_factory_may_be_replaced_and_returns() -> None:
    state = position(gaps=[1, 2, 3, 4, 5], piles={6: 2})
    play(state, "place loco_1", "factory pile")
    assert legal(state) == [f"gap {n}" for n in range(1, 6)]
    checked(state, "gap 2")
    assert state.gaps[:5] == [1, 6, 3, 4, 5]
    assert state.returned[2] == 1


def test_locomotive_and_factory_in_either_order() -> None:
    state = position()
    play(state, "place loco_3")
    assert offers(state, "loco kiev", "factory pile")
    assert refusal(state, "done") == "must_do"
    checked(state, "factory pile")
    assert not any(text.startswith("factory") for text in legal(state))
    checked(state, "loco kiev")
    assert (state.gaps[0], state.locos[3]) == (2, 2)


def test_b7_no_locomotive_left() -> None:
    """Loco spaces then serve for returned factories only; "and" needs both parts."""
    state = position(piles={})
    assert refusal(state, "place loco_1") == "not_in_full"
    state.returned = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    hand(state, 0)
    assert offers(state, "place loco_1", "place loco_2")
    assert refusal(state, "place loco_3") == "not_in_full"
    play(state, "place loco_1")
    assert legal(state) == ["factory 3"]


def test_b7_the_last_locomotive_and_a_factory() -> None:
    """With no place free the chain returns a tile to build; with a free place there is nothing to build."""
    state = position(piles={9: 1})
    assert refusal(state, "place loco_3") == "not_in_full"
    hand(state, 0, locos=FULL)
    play(state, "place loco_3")
    assert not offers(state, "factory pile")  # it would leave no locomotive
    checked(state, "loco kiev")
    assert legal(state) == ["factory 2"]
    checked(state, "factory 2")
    assert state.gaps[0] == 2


def test_the_special_nine_counts_nine_and_has_no_factory_side() -> None:
    state = position(tracks={"st_petersburg": [3]}, locos=FULL | {"st_petersburg": [4]})
    state.returned = [0] * 10
    hand(state, 0, tracks={"st_petersburg": [5]})
    checked(state, "place black_1", "step black st_petersburg", "step black kiev")
    hand(state, 1, tracks={"st_petersburg": [5]}, locos=FULL | {"st_petersburg": [6]})
    checked(state, "place black_2", "step black st_petersburg", "token card_and_end", "card card_loco")
    assert refusal(state, "done") == "must_do"
    checked(state, "loco kiev")
    assert state.locos[4:8] == [5, 4, 6, 10]
    assert state.reach[5] == 9
    assert C.spaces  # the rest of the steps goes on
    assert offers(state, "step black kiev")


def test_only_a_lower_number_is_replaced() -> None:
    state = position(piles={4: 2}, locos={"trans_siberian": [5, 4], "st_petersburg": [3], "kiev": [4]})
    play(state, "place loco_1")
    assert offers(state, "loco st_petersburg", "flip")
    assert refusal(state, "loco kiev") == "loco_not_lower"
    assert refusal(state, "loco trans_siberian_1") == "loco_not_lower"
    checked(state, "loco st_petersburg")  # the 3 has nowhere to go
    assert state.returned[3] == 1


# Points for locomotives and engineers


def test_1_4_points_for_locomotives_wait_for_one_that_the_turn_still_brings() -> None:
    """Onto factory 8 and on to the ?-space, whose token brings a locomotive 9."""
    state = position(markers=[8], gaps=[5, 6, 8], piles={9: 4})
    play(state, "place industry_2", "industry first")
    assert state.points(0) == 0
    play(state, "industry first", "token loco_factory", "loco kiev")
    assert state.points(0) == 0
    checked(state, "factory pile")
    assert state.points(0) == 9 + 1


def test_1_4_points_for_engineers_wait_for_one_that_the_turn_still_brings() -> None:
    """Onto factory 1 and on to the ?-space, whose token brings a card with engineer 1."""
    state = position(strip=[5], markers=[8], gaps=[5, 6, 1], engineers=[9])
    play(state, "place industry_2", "industry first", "industry first", "token card_and_end")
    assert state.points(0) == 0
    checked(state, "card card_engineer")
    assert state.points(0) == 9 + 1
    assert state.decision.name == "PickEndCard"


def test_points_that_nothing_can_change_any_more_come_at_once() -> None:
    state = position(strip=[5, 12], locos={"trans_siberian": [3, 2], "kiev": [4]})
    checked(state, "place public_1")
    assert (state.points(0), state.seat) == (7, 1)
