"""The industry track: gaps, factories that work in passing, a second marker."""

from __future__ import annotations

from russian_railroads.helpers import checked, hand, legal, offers, play, position, refusal


def test_oracle_i4_a_factory_works_when_the_marker_passes() -> None:
    state = position(markers=[4], gaps=[2], workers=5)
    checked(state, "place industry_2", "industry first")
    assert offers(state, "step black kiev", "industry first")  # in any order
    checked(state, "industry first", "step black kiev", "step black kiev")
    assert state.marker[0] == 6
    assert state.seat == 1


def test_oracle_i5_an_empty_gap_stops_the_marker() -> None:
    state = position(markers=[4])
    assert refusal(state, "place industry_1") == "not_in_full"
    assert refusal(state, "place industry_2") == "not_in_full"
    state = position(markers=[3])
    assert offers(state, "place industry_1")
    assert refusal(state, "place industry_2") == "not_in_full"


def test_a_factory_works_each_time_a_marker_arrives() -> None:
    state = position(markers=[4, 4], gaps=[6], used=["second_marker"])
    coins = state.coins[0]
    play(state, "place industry_2")
    assert legal(state) == ["industry first"]  # two markers on one cell are the same
    checked(state, "industry first")
    assert legal(state) == ["industry first", "industry second"]
    checked(state, "industry second")
    assert state.coins[0] == coins + 4


def test_own_factories_may_be_left_unused_or_used_in_part() -> None:
    state = position(markers=[4], gaps=[2])
    checked(state, "place industry_1", "industry first", "step black kiev", "done")
    assert state.seat == 1


def test_the_second_marker_starts_on_0_and_brings_two_steps() -> None:
    state = position(tracks={"st_petersburg": [3]}, locos={"st_petersburg": [4]}, markers=[2])
    play(state, "place black_1", "step black st_petersburg", "token second_marker")
    assert state.marker[:2] == [2, 0]
    checked(state, "industry second", "industry first", "step black kiev")
    assert state.marker[:2] == [3, 1]


def test_industry_and_black_step_on_one_space() -> None:
    state = position()
    checked(state, "place industry_3", "step black kiev", "industry first")
    state = position()
    checked(state, "place industry_3", "industry first", "step black kiev")


def test_factories() -> None:
    """Each factory by its number."""
    state = position(markers=[4], gaps=[1], engineers=[5, 7])
    checked(state, "place industry_1", "industry first")
    assert state.points(0) == 12  # the numbers of the engineers
    state = position(markers=[4], gaps=[3])
    checked(state, "place industry_1", "industry first", "step black kiev")
    state = position(markers=[4], gaps=[4])
    play(state, "place industry_1", "industry first")
    assert offers(state, "token revaluation", "done")
    state = position(markers=[4], gaps=[5])
    play(state, "place industry_1", "industry first")
    assert state.doublers[0] == 1
    state = position(markers=[4], gaps=[6], coins=1)
    checked(state, "place industry_1", "industry first")
    assert state.coins[0] == 3
    state = position(markers=[4], gaps=[8], locos={"trans_siberian": [5, 2], "kiev": [4]})
    checked(state, "place industry_1", "industry first")
    assert state.points(0) == 9
    state = position(markers=[4], gaps=[9])
    play(state, "place industry_1", "industry first")
    assert state.decision.name == "PickEndCard"


def test_the_last_round_tile_gives_three_steps() -> None:
    state = position(round=7)
    checked(state, "place last_round", "industry first", "industry first", "industry first")
    assert state.marker[0] == 3
    assert refusal(position(round=6), "place last_round") == "only_last_round"


def test_the_end_of_the_lane() -> None:
    state = position(markers=[14], gaps=[1, 2, 3, 4, 5])
    assert refusal(state, "place industry_2") == "not_in_full"
    hand(state, 0)
    checked(state, "place industry_1", "industry first")
    assert state.marker[0] == 15
