"""Station: where one may build, what it costs, and the primary reward."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    finish,
    hand,
    has_station,
    line,
    offered,
    offers,
    play,
    position,
    refresh,
    refusal,
    track,
    workers,
)

FAR_WEST = line("washington", "chicago", "kansas_city", "denver", "salt_lake_city", "san_francisco")
START = ("washington", "charlotte")
CHICAGO = line("washington", "chicago")


# Placement


def test_at_the_beginning_the_network_reaches_washington_and_charlotte() -> None:
    state = position()
    play(state, "place station white")
    assert offered(state, "build") == {"washington", "charlotte"}


def test_example_build_in_connected_cities_but_not_in_houston_or_chicago() -> None:
    rails = line("charlotte", "miami") + line("charlotte", "little_rock")
    state = position(rails=[*rails, "washington-chicago/1", "miami-houston/1"])
    play(state, "place station white")
    assert offered(state, "build") == {"washington", "charlotte", "miami", "little_rock"}
    assert refusal(state, "build houston") == "city_not_connected"
    assert refusal(state, "build chicago") == "city_not_connected"


def test_ruling_2_1_11_a_city_is_connected_only_by_a_rail_in_the_space_next_to_it() -> None:
    state = position(rails=["washington-chicago/1"])
    play(state, "place station white")
    assert refusal(state, "build chicago") == "city_not_connected"
    state = position(rails=CHICAGO)
    assert offers(play(state, "place station white"), "build chicago")


def test_one_station_of_each_player_in_a_city() -> None:
    state = position(stations=["washington"])
    play(state, "place station white")
    assert refusal(state, "build washington") == "station_there"
    assert offered(state, "build") == {"charlotte"}


def test_several_players_may_have_a_station_in_a_city() -> None:
    state = position()
    for seat in range(1, 4):
        hand(state, seat, stations=["charlotte"])
    refresh(state)
    play(state, "place station white", "build charlotte")
    assert all(has_station(state, "charlotte", seat) for seat in range(4))


def test_the_leftmost_building_is_taken_from_the_board() -> None:
    state = position()
    play(state, "place station white", "build washington")
    assert (state.buildings_left[0], state.rails_left[0]) == (11, 15)


def test_without_a_building_no_station() -> None:
    state = position(buildings_left=0)
    assert refusal(state, "place station white") == "action_impossible.station"


def test_with_a_station_in_every_connected_city_no_station() -> None:
    state = position(stations=START, workers="WOGTW")
    for colour in ("white", "orange", "grey", "turquoise"):
        assert refusal(state, f"place station {colour}") == "action_impossible.station"


def test_only_one_station_with_one_action() -> None:
    state = position()
    play(state, "place station white", "build washington")
    assert refusal(state, "build charlotte") == "already_built"


# Price


@pytest.mark.parametrize(
    ("city", "price", "rails"),
    [
        ("washington", 100, []),
        ("chicago", 150, CHICAGO),
        ("kansas_city", 200, FAR_WEST),
        ("san_francisco", 300, FAR_WEST),
    ],
)
def test_the_price_of_the_city_is_paid(city: str, price: int, rails: list[str]) -> None:
    state = position(money=1000, rails=rails)
    finish(play(state, "place station white", f"build {city}"))
    assert state.money[0] == 1000 - price


def test_shares_are_sold_as_far_as_the_money_does_not_reach() -> None:
    state = position(money=50, shares=3)
    finish(play(state, "place station white", "build washington"))
    assert (state.money[0], state.shares[0]) == (100, 2)


def test_a_city_that_cannot_be_paid_is_not_offered() -> None:
    state = position(money=100, shares=0, rails=line("washington", "chicago", "kansas_city"), trains="")
    play(state, "place station white")
    assert offered(state, "build") == {"washington", "charlotte", "chicago"}  # chicago's bonus pays for it
    assert refusal(state, "build kansas_city") == "too_dear"


def test_without_money_no_station() -> None:
    state = position(money=99, shares=0, workers="WGTPW")
    for colour in ("white", "grey", "turquoise", "purple"):
        assert refusal(state, f"place station {colour}") == "action_impossible.station"


# Primary reward


def test_a_choice_of_two_workers_gives_one() -> None:
    state = position()
    play(state, "place station white", "build washington", "reward")
    assert offered(state, "gain") == {"orange", "grey"}
    assert refusal(state, "gain purple") == "other_colour"
    play(state, "gain orange")
    assert workers(state) == "WWWPO"
    assert refusal(state, "reward") == "reward_taken"


def test_a_single_worker_is_gained_without_asking() -> None:
    state = position(rails=CHICAGO)
    play(state, "place station white", "build chicago", "reward")
    assert workers(state) == "WWWPT"


def test_two_workers_are_both_gained() -> None:
    state = position(rails=FAR_WEST)
    play(state, "place station white", "build san_francisco", "reward")
    assert workers(state) == "WWWPPT"


def test_steps_on_the_tracks() -> None:
    state = position()
    play(
        state,
        "place station white",
        "build charlotte",
        "reward",
        "step stations",
        "step network",
        "step network",
    )
    assert [track(state, name) for name in ("telegraph", "stations", "network")] == [0, 1, 2]
    assert refusal(state, "reward") == "reward_taken"


def test_the_primary_reward_is_for_everybody_who_builds() -> None:
    state = position()
    hand(state, 1, stations=["washington"])
    refresh(state)
    play(state, "place station white", "build washington")
    assert offers(state, "reward")


def test_no_reward_before_the_station_stands() -> None:
    state = position(workers="WWWWG")
    play(state, "place station grey")
    assert refusal(state, "reward") == "build_first"
    assert refusal(state, "bonus") == "build_first"
    assert refusal(state, "ability") == "ability_not_yet"
