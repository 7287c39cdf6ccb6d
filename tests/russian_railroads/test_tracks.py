"""Track building: order, unlocking, supplies, splitting steps, in full or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from russian_railroads.helpers import checked, hand, legal, offers, play, position, refusal, told, track


def test_oracle_t1_steps_may_be_split_over_routes() -> None:
    state = position()
    checked(
        state,
        "place black_2",
        "step black trans_siberian",
        "step black st_petersburg",
        "step black trans_siberian",
    )
    assert track(state, 0, "trans_siberian") == [3, 0, 0, 0, 0]
    assert track(state, 0, "st_petersburg") == [2, 0, 0, 0, 0]
    assert state.seat == 1


def test_oracle_t2_grey_enters_on_space_1_and_goes_on() -> None:
    state = position(tracks={"trans_siberian": [3]})
    checked(state, "place grey_1", "step grey trans_siberian", "step grey trans_siberian")
    assert track(state, 0, "trans_siberian") == [3, 2, 0, 0, 0]
    # With black on 2 there is room for one step only, and two must be made.
    state = position(tracks={"trans_siberian": [2]})
    assert refusal(state, "place grey_1") == "not_in_full"


def test_oracle_t3_grey_cannot_enter_while_black_is_on_space_1() -> None:
    state = position(tracks={"trans_siberian": [4]})
    play(state, "place open_1")
    assert refusal(state, "step grey kiev") == "no_overtaking"
    assert offers(state, "step grey trans_siberian", "step black kiev")


@pytest.mark.parametrize(
    ("black", "colours"), list(zip([1, 2, 5, 6, 9, 10, 14, 15], [1, 2, 2, 3, 3, 4, 4, 5], strict=True))
)
def test_oracle_t4_unlocking_by_black_on_the_main_route(black: int, colours: int) -> None:
    state = position(tracks={"trans_siberian": [black]})
    assert state.unlocked(0).bit_count() == colours
    assert state.unlocked(1).bit_count() == 1  # everybody for himself


def test_unlocking_serves_every_route_but_gives_no_step() -> None:
    state = position(tracks={"trans_siberian": [1], "kiev": [4]})
    play(state, "place black_1", "step black trans_siberian")
    assert track(state, 0, "trans_siberian") == [2, 0, 0, 0, 0]
    assert refusal(state, "step grey kiev") == "not_this_colour"
    play(state, "step black kiev")
    for _ in range(3):
        play(state, "pass")
    play(state, "place grey_2", "step grey kiev", "step grey kiev", "step grey kiev")
    assert track(state, 0, "kiev") == [5, 3, 0, 0, 0]


def test_a_locked_colour_cannot_be_built() -> None:
    state = position(tracks={"kiev": [5], "trans_siberian": [5]}, coins=3)
    assert refusal(state, "place brown_1") == "not_in_full"
    play(state, "place any_coin")
    assert refusal(state, "step brown kiev") == "locked"


def test_kiev_takes_no_natural_and_st_petersburg_no_white_track() -> None:
    state = position(
        tracks={"trans_siberian": [15, 9, 7, 5], "st_petersburg": [9, 8, 7, 6], "kiev": [9, 8, 7]}, coins=3
    )
    play(state, "place any_coin")
    assert refusal(state, "step natural kiev") == "colour_not_here"
    assert refusal(state, "step white st_petersburg") == "colour_not_here"
    assert offers(state, "step white trans_siberian")


def test_no_overtaking() -> None:
    state = position(tracks={"trans_siberian": [6, 5, 4], "kiev": [1]}, coins=3)
    play(state, "place any_coin")
    assert refusal(state, "step grey trans_siberian") == "no_overtaking"
    assert refusal(state, "step brown trans_siberian") == "no_overtaking"
    checked(state, "step black trans_siberian", "step grey trans_siberian")
    assert track(state, 0, "trans_siberian") == [7, 6, 4, 0, 0]


def test_the_end_of_a_route() -> None:
    state = position(tracks={"kiev": [9], "st_petersburg": [9]})
    play(state, "place black_1")
    assert refusal(state, "step black kiev") == "route_end"
    assert legal(state) == ["step black trans_siberian"]


def test_steps_that_cannot_all_be_made_close_the_space() -> None:
    ends = {"trans_siberian": [13], "st_petersburg": [9], "kiev": [9]}
    state = position(tracks=ends)
    assert offers(state, "place black_1")
    assert refusal(state, "place black_2") == "not_in_full"


def test_only_two_natural_and_one_white_piece() -> None:
    tracks: dict[str, Any] = {
        "rocky_mountaineer": [15, 9, 7, 5, 3],
        "transcontinental_east": [6, 5, 4, 2],
        "transcontinental_west": [7, 6, 5],
    }
    state = position(4, "usa", tracks=tracks, coins=3)
    play(state, "place any_coin")
    assert refusal(state, "step natural transcontinental_west") == "no_piece_left"
    assert refusal(state, "step white transcontinental_east") == "no_piece_left"


def test_the_rest_of_the_steps_must_stay_possible() -> None:
    """One natural piece is left: where it enters, both steps must find room."""
    tracks: dict[str, Any] = {
        "rocky_mountaineer": [12, 11, 10, 9],
        "transcontinental_east": [6, 5, 4],
        "transcontinental_west": [4, 3, 2],
    }
    state = position(4, "usa", tracks=tracks, coins=0)
    assert offers(state, "place natural_2")
    play(state, "place natural_2")
    assert refusal(state, "step natural transcontinental_west") == "rest_impossible"
    assert legal(state) == ["step natural transcontinental_east"]
    checked(state, "step natural transcontinental_east", "step natural transcontinental_east")


def test_one_step_of_each_colour_in_any_order() -> None:
    """Engineer 4: one black and one brown step; brown may wait for the step that unlocks it."""
    state = position(tracks={"trans_siberian": [5, 4]}, strip=[2, 4])
    play(state, "place public_1")
    assert legal(state) == ["step black trans_siberian"]  # elsewhere brown would stay locked
    checked(state, "step black trans_siberian", "step brown trans_siberian")
    assert track(state, 0, "trans_siberian") == [6, 4, 1, 0, 0]


def test_engineer_11_moves_three_different_pieces() -> None:
    state = position(tracks={"trans_siberian": [3]}, strip=[2, 11], coins=1)
    play(state, "place public_1", "step black trans_siberian")
    assert refusal(state, "step black trans_siberian") == "not_this_colour"
    checked(state, "step grey trans_siberian", "step black kiev")
    assert state.seat == 1


def test_an_engineer_that_moves_different_pieces_needs_them_all() -> None:
    ends = {"trans_siberian": [15, 14, 13, 12, 10], "st_petersburg": [9, 8, 7, 6], "kiev": [9, 8, 6]}
    state = position(tracks=ends, strip=[2, 11], coins=1)
    assert refusal(state, "place public_1") == "not_in_full"  # white, and brown on kiev: two pieces
    hand(state, 0, tracks={"kiev": [9, 7, 6]})  # white, grey, and brown once grey has moved
    play(state, "place public_1")
    assert refusal(state, "step brown kiev") == "no_overtaking"
    checked(state, "step grey kiev", "step brown kiev", "step white trans_siberian")


# Special spaces


def test_a_gift_waits_for_the_locomotive_and_fires_once() -> None:
    state = position(tracks={"st_petersburg": [3]}, locos={"trans_siberian": [1], "st_petersburg": [3]})
    checked(state, "place black_1", "step black st_petersburg")
    assert not any("token" in text for text in legal(state))
    checked(state, "step black kiev")
    for _ in range(3):
        play(state, "pass")
    hand(state, 0, locos={"trans_siberian": [1, 2], "kiev": [3], "st_petersburg": [3]})
    state.piles = [0, 0, 0, 0, 2, 4, 4, 4, 4, 4]
    checked(state, "place loco_1", "loco st_petersburg", "loco trans_siberian_1")
    assert offers(state, "token revaluation", "done")
    checked(state, "token revaluation")
    events = told(state, "place black_2", *["step black st_petersburg"] * 2, "step black kiev")
    assert not any(event.key == "log.token" for event in events)


def test_a_gift_stays_fulfilled_when_other_colours_pass() -> None:
    state = position(
        tracks={"st_petersburg": [9, 8, 7, 6], "trans_siberian": [10]}, locos={"st_petersburg": [7]}
    )
    assert state.fired[0].bit_count() >= 5
    checked(state, "place black_1", "step black trans_siberian", "step black trans_siberian")


def test_an_extra_worker_can_be_used_at_once() -> None:
    state = position(tracks={"kiev": [6]}, workers=5)
    checked(state, "place black_1", "step black kiev", "step black kiev")
    assert state.crew[0] == 6
    assert state.hand[0] == 5


def test_ten_points_at_the_end_of_a_route() -> None:
    state = position(tracks={"st_petersburg": [8]})
    checked(state, "place black_1", "step black st_petersburg", "step black kiev")
    assert state.points(0) == 10
