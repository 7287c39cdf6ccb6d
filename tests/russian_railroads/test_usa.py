"""The USA boards: boulders, coin spaces, Golden Spike, two industry tracks."""

from __future__ import annotations

from typing import Any

from roundhouse.games.russian_railroads.rules.scoring import round_points, route_points
from russian_railroads.helpers import checked, hand, legal, offers, play, position, refusal, track


def usa(players: int = 4, **things: Any) -> Any:
    return position(players, "usa", **things)


# Boulders


def test_a_boulder_stops_the_track() -> None:
    state = usa(tracks={"transcontinental_west": [7]})
    play(state, "place black_1")
    assert refusal(state, "step black transcontinental_west") == "boulder"


def test_a_boulder_stops_the_upper_marker_before_the_15() -> None:
    state = usa(markers=[0, 10])
    play(state, "place industry_1")
    assert refusal(state, "industry second") == "industry_blocked"
    assert legal(state) == ["industry first"]


def test_detonation_ten_points_and_a_boulder_of_choice() -> None:
    state = usa(tracks={"rocky_mountaineer": [6], "transcontinental_west": [7]})
    hand(state, 0, locos={"rocky_mountaineer": [7]}, level=1)
    play(state, "place black_1", "step black rocky_mountaineer")
    assert state.points(0) == 10
    assert offers(state, "detonate route", "detonate industry")
    assert refusal(state, "done") == "must_do"
    checked(state, "detonate route", "step black transcontinental_west")
    assert track(state, 0, "transcontinental_west")[0] == 8
    # The second detonation removes the other one.
    state = usa(tracks={"rocky_mountaineer": [10]}, locos={"rocky_mountaineer": [6, 5]}, boulders=1)
    play(state, "place black_1", "step black rocky_mountaineer")
    assert offers(state, "detonate route")
    assert refusal(state, "detonate industry") == "boulder_gone"
    checked(state, "detonate route", "step black transcontinental_east")
    assert state.boulders[0] == 0
    assert state.points(0) == 10


# Golden Spike


def ends(**things: Any) -> Any:
    both = {"transcontinental_east": [7], "transcontinental_west": [9]}
    locos = {"transcontinental_east": [7], "transcontinental_west": [9]}
    return usa(tracks=both, locos=locos, boulders=0, **things)


def test_the_bonus_of_one_end_and_of_both() -> None:
    state = usa(tracks={"transcontinental_east": [7]}, locos={"transcontinental_east": [7]})
    assert round_points(state, 0) == 10
    state = ends()
    assert round_points(state, 0) == 20
    state = ends(used=["golden_spike"])
    assert round_points(state, 0) == 50


def test_the_bonus_is_never_doubled() -> None:
    state = ends(doublers={"transcontinental_east": 3}, used=["golden_spike"])
    assert route_points(state, 0, 1) == 25


def test_choosing_the_token_lays_the_golden_spike() -> None:
    state = usa(tracks={"transcontinental_east": [3]}, locos={"transcontinental_east": [7]})
    checked(state, "place black_2", "step black transcontinental_east", "token golden_spike")
    hand(state, 0, tracks={"transcontinental_east": [7]})
    assert route_points(state, 0, 1) == 25


# All colours on all routes, doublers on all routes


def test_all_colours_on_all_routes() -> None:
    tracks = {
        "rocky_mountaineer": [15],
        "transcontinental_east": [7, 6, 5, 4],
        "transcontinental_west": [7, 6, 5, 4],
    }
    state = usa(tracks=tracks, coins=1)
    play(state, "place any_coin")
    assert offers(state, "step white transcontinental_east", "step white transcontinental_west")


def test_c10_doublers_choose_a_route_and_lie_from_its_left() -> None:
    state = usa(doublers={"transcontinental_east": 2})
    play(state, "place doubler")
    assert set(legal(state)) == {
        "doubler rocky_mountaineer",
        "doubler transcontinental_east",
        "doubler transcontinental_west",
    }
    assert refusal(state, "doubler kiev") == "other_board"
    checked(state, "doubler transcontinental_east")
    assert state.doublers[:3] == [0, 3, 0]
    hand(state, 0, tracks={"rocky_mountaineer": [2], "transcontinental_east": [5, 4]})
    hand(state, 0, locos={"transcontinental_east": [5]})
    assert route_points(state, 0, 1) == 4 + 3


# Two industry tracks


def test_steps_can_be_split_over_both_tracks() -> None:
    state = usa()
    checked(state, "place industry_2", "industry second", "industry first")
    assert state.marker[:2] == [1, 1]


def test_oracle_i6_the_upper_track_passes_gaps() -> None:
    state = usa(markers=[0, 3])
    checked(state, "place industry_1", "industry second")  # above an empty gap: nothing happens
    assert state.marker[1] == 4
    assert state.seat == 1
    hand(state, 0, gaps=[])
    for _ in range(3):
        play(state, "pass")
    coins = state.coins[0]
    state.returned = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    play(state, "place loco_1", "factory 6")  # built under the marker: it does not work
    assert state.gaps[0] == 6
    assert state.coins[0] == coins


def test_above_a_factory_it_must_be_used() -> None:
    state = usa(markers=[0, 3], gaps=[2])
    play(state, "place industry_1", "industry second")
    assert refusal(state, "done") == "must_do"
    checked(state, *["step black rocky_mountaineer"] * 2)
    assert state.seat == 1


def test_c9_a_factory_above_which_nothing_can_be_done_does_nothing() -> None:
    state = usa(markers=[0, 3], gaps=[5])
    state.doublers_left = 0
    play(state, "place industry_1", "industry second")
    assert state.seat == 1


def test_the_lower_track_stops_at_an_empty_gap_and_markers_never_change_tracks() -> None:
    state = usa(markers=[4, 4])
    play(state, "place industry_1")
    assert legal(state) == ["industry second"]
    checked(state, "industry second")
    assert state.marker[:2] == [4, 5]


def test_the_last_upper_space_gives_a_stock_step() -> None:
    state = usa(markers=[0, 12], boulders=1)
    play(state, "place industry_1", "industry second")
    assert state.level[0] == 1
    assert refusal(state, "done") == "must_do"
    checked(state, "dividend div_points")
    assert state.points(0) == 5
