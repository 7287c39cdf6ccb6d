"""Station: where one may build, what it costs, the rewards, and what the five kinds of worker add."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    down,
    finish,
    hand,
    has_station,
    line,
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
from roundhouse.games.railroad_revolution.state import NEUTRAL

FAR_WEST = line("washington", "chicago", "kansas_city", "denver", "salt_lake_city", "san_francisco")
ON_THE_WAY = ("washington", "charlotte", "chicago", "kansas_city", "denver", "salt_lake_city")
NORTH_WEST = line("washington", "chicago", "kansas_city", "bismarck", "seattle")
NORTHERN = ("washington", "charlotte", "chicago", "kansas_city", "bismarck")
START = ("washington", "charlotte")
CHICAGO = line("washington", "chicago")
MIAMI = line("charlotte", "miami")


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
    assert refusal(state, "build kansas_city") == "cannot_finish"


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


# First Station bonus


def test_the_first_to_build_takes_the_first_slot_and_may_take_the_bonus() -> None:
    state = position()
    play(state, "place station white", "build washington")
    assert state.first_station[0] == 0
    play(state, "bonus", "step telegraph")
    assert track(state, "telegraph") == 1
    assert refusal(state, "bonus") == "no_first_bonus"


def test_the_second_to_build_gets_no_first_station_bonus() -> None:
    state = position()
    hand(state, 2, stations=["washington"])
    refresh(state)
    play(state, "place station white", "build washington")
    assert state.first_station[0] == 2
    assert refusal(state, "bonus") == "no_first_bonus"


@pytest.mark.parametrize(
    ("players", "city", "route"),
    [(2, "little_rock", ("charlotte", "little_rock")), (3, "houston", ("charlotte", "miami", "houston"))],
)
def test_a_neutral_station_takes_the_first_station_bonus_away(
    players: int, city: str, route: tuple[str, ...]
) -> None:
    state = position(players, rails=line(*route))
    play(state, "place station white", f"build {city}")
    assert state.first_station[state.c.cities.index(city)] == NEUTRAL
    assert refusal(state, "bonus") == "no_first_bonus"
    assert offers(state, "reward")


def test_bonus_flip_for_100_pays_with_the_flip() -> None:
    state = position(money=200, shares=0, trains="shares")
    play(state, "place station white", "build charlotte", "bonus", "flip shares use")
    assert (state.shares[0], down(state)) == (3, "shares")
    finish(state)
    assert state.money[0] == 0


@pytest.mark.parametrize("colour", ["white", "grey"])
def test_a_bonus_that_cannot_be_paid_beside_the_city_is_not_offered(colour: str) -> None:
    state = position(money=100, shares=0, workers="WWWWG", trains="promote")
    play(state, f"place station {colour}", "build charlotte")
    assert not offers(state, "bonus")
    assert not offers(state, "ability")
    assert offers(state, "done")


def test_bonus_flip_for_50() -> None:
    state = position(money=300, shares=0, rails=MIAMI, trains="", used="cash")
    finish(play(state, "place station white", "build miami", "bonus", "flip cash ready"))
    assert (state.money[0], up(state)) == (100, "cash")


def test_bonus_free_flip() -> None:
    state = position(money=300, shares=0, rails=FAR_WEST, trains="cash")
    finish(play(state, "place station white", "build san_francisco", "bonus", "flip cash use"))
    assert state.money[0] == 600


@pytest.mark.parametrize(("tile", "price"), [("3-2", 300), ("4-1", 200), ("5-1", 100)])
def test_ruling_2_1_8_a_train_as_first_station_bonus_has_its_price(tile: str, price: int) -> None:
    state = position(money=1000, rails=CHICAGO, cities={"chicago": tile})
    play(state, "place station white", "build chicago", "bonus", "train steps")
    assert up(state) == "promote steps"
    assert finish(state).money[0] == 1000 - 150 - price


@pytest.mark.parametrize("tile", ["2-1", "5-3"])
def test_bonus_two_shares(tile: str) -> None:
    state = position(rails=CHICAGO, cities={"chicago": tile})
    play(state, "place station white", "build chicago", "bonus")
    assert state.shares[0] == 5


@pytest.mark.parametrize(("tile", "steps"), [("W", 1), ("3-3", 2)])
def test_bonus_steps(tile: str, steps: int) -> None:
    city = "washington" if tile == "W" else "chicago"
    state = position(rails=CHICAGO, cities={} if tile == "W" else {"chicago": tile})
    play(state, "place station white", f"build {city}", "bonus", *["step network"] * steps)
    assert track(state, "network") == steps
    assert state.decision.name == "StationAction"


def test_bonus_any_worker_for_200() -> None:
    state = position(money=600, shares=0, rails=CHICAGO, cities={"chicago": "4-2"})
    play(state, "place station white", "build chicago", "bonus")
    assert offered(state, "gain") == {"purple", "orange", "grey", "turquoise"}
    assert refusal(state, "gain white") == "colour_sold_out"
    finish(play(state, "gain grey"))
    assert (workers(state), state.money[0]) == ("WWWPG", 250)


def test_bonus_exchange() -> None:
    state = position(rails=CHICAGO, cities={"chicago": "2-2"})
    play(state, "place station white", "build chicago", "bonus", "exchange board white grey")
    assert (workers(state), on_board(state, "station")) == ("WWWPG", "")


def test_bonus_one_share_and_a_promotion() -> None:
    state = position(rails=CHICAGO, cities={"chicago": "3-1"}, goals=("A1-1", "A2-1"))
    play(state, "place station white", "build chicago", "bonus", "promote 1 supply purple")
    assert (state.shares[0], managers_on(state, 1)) == (4, "P")


def test_bonus_one_share_without_the_promotion() -> None:
    state = position(rails=CHICAGO, cities={"chicago": "3-1"}, goals=("A1-1", "A2-1"))
    play(state, "place station white", "build chicago", "bonus", "skip")
    assert (state.shares[0], managers_on(state, 1)) == (4, "")


def test_bonus_promote_one_or_two_for_200_in_all() -> None:
    state = position(
        money=600,
        shares=0,
        workers="WWWWPO",
        rails=CHICAGO,
        cities={"chicago": "4-3"},
        goals=("A1-1", "A2-1"),
    )
    play(
        state,
        "place station white",
        "build chicago",
        "bonus",
        "promote 1 supply purple",
        "promote 2 supply orange",
    )
    assert (managers_on(state, 1), managers_on(state, 2)) == ("P", "O")
    assert finish(state).money[0] == 600 - 150 - 200


def test_bonus_a_step_and_a_promotion() -> None:
    state = position(rails=CHICAGO, cities={"chicago": "4-4"}, goals=("A1-1", "A2-1"))
    play(state, "place station white", "build chicago", "bonus")
    play(state, "step network", "promote 1 supply purple")
    assert (track(state, "network"), managers_on(state, 1)) == (1, "P")


# The workers' abilities


def test_purple_pays_100_to_flip_a_train() -> None:
    state = position(money=300, shares=0, workers="WWWWP", trains="shares")
    play(state, "place station purple", "build washington", "ability", "flip shares use")
    assert state.shares[0] == 3
    finish(state)
    assert (state.money[0], down(state)) == (100, "shares")


def test_purple_may_flip_before_building() -> None:
    state = position(money=100, shares=0, workers="WWWWP", trains="cash")
    play(state, "place station purple", "ability", "flip cash use")
    assert state.money[0] == 600
    assert offered(state, "build") == {"washington", "charlotte"}


def test_purple_without_a_train_has_nothing_to_flip() -> None:
    state = position(workers="WWWWP", trains="")
    play(state, "place station purple", "build washington")
    assert not offers(state, "ability")


def test_orange_does_not_pay_the_city() -> None:
    state = position(money=0, shares=0, workers="WWWWO")
    finish(play(state, "place station orange", "build charlotte", "ability"))
    assert (state.money[0], has_station(state, "charlotte")) == (0, True)


def test_orange_who_promotes_pays_the_city() -> None:
    state = position(money=100, shares=0, workers="WWWWOP")
    finish(play(state, "place station orange", "build charlotte", "promote 1 supply purple"))
    assert state.money[0] == 0


def test_ruling_2_2_4_orange_waives_only_the_citys_price() -> None:
    state = position(money=100, shares=0, workers="WWWWO", trains="shares")
    finish(play(state, "place station orange", "build charlotte", "ability", "bonus", "flip shares use"))
    assert (state.money[0], state.shares[0]) == (0, 3)


def test_ruling_2_2_4_orange_without_money_cannot_take_a_bonus_with_a_price() -> None:
    state = position(money=0, shares=0, workers="WWWWO", trains="cash")
    play(state, "place station orange", "build charlotte", "ability")
    assert not offers(state, "bonus")


def test_ruling_2_2_5_grey_receives_the_first_bonus_a_second_time() -> None:
    state = position(workers="WWWWG", rails=CHICAGO)
    play(state, "place station grey", "build chicago", "bonus", "ability")
    assert state.shares[0] == 3 + 2 + 2


def test_ruling_2_2_5_grey_receives_the_first_bonus_though_another_was_first() -> None:
    state = position(workers="WWWWG", rails=CHICAGO)
    hand(state, 1, stations=["chicago"])
    refresh(state)
    play(state, "place station grey", "build chicago", "ability")
    assert state.shares[0] == 5
    assert refusal(state, "bonus") == "no_first_bonus"


def test_ruling_2_2_5_grey_receives_the_first_bonus_though_a_neutral_station_is_there() -> None:
    state = position(2, workers="WWWWG", rails=line("charlotte", "little_rock"))  # 2-2: exchange
    play(state, "place station grey", "build little_rock", "ability", "exchange supply white turquoise")
    assert workers(state) == "WWWT"


def test_ruling_2_2_5_grey_pays_the_price_of_the_bonus_each_time() -> None:
    state = position(money=300, shares=0, workers="WWWWG", trains="shares steps")
    play(state, "place station grey", "build charlotte", "bonus", "flip steps use", "step network", "skip")
    play(state, "ability", "flip shares use")
    assert down(state) == "steps shares"
    assert finish(state).money[0] == 0


def test_turquoise_takes_the_primary_reward_again_for_300() -> None:
    state = position(money=500, shares=0, workers="WWWWT")
    play(
        state, "place station turquoise", "build washington", "reward", "gain grey", "ability", "gain orange"
    )
    assert workers(state) == "WWWWOG"
    assert finish(state).money[0] == 100


def test_turquoise_cannot_repeat_without_300_beside_the_price() -> None:
    state = position(money=399, shares=0, workers="WWWWT")
    play(state, "place station turquoise", "build washington")
    assert not offers(state, "ability")
    assert offers(state, "reward", "done")


def test_ruling_2_2_6_turquoise_repeats_only_the_primary_reward() -> None:
    state = position(money=900, workers="WWWWT", rails=CHICAGO)
    play(state, "place station turquoise", "build chicago", "ability")
    assert (workers(state), state.shares[0]) == ("WWWWT", 3)  # a turquoise worker, no shares
    play(state, "bonus")
    assert refusal(state, "bonus") == "no_first_bonus"


# Nobody is stuck: offered exactly if it can be finished


def test_a_free_flip_of_a_cash_train_pays_for_the_station() -> None:
    state = position(money=0, shares=0, rails=FAR_WEST, stations=ON_THE_WAY, trains="cash")
    play(state, "place station white", "build san_francisco", "bonus", "flip cash use")
    assert finish(state).money[0] == 300


def test_no_other_way_out_is_left_when_the_bonus_must_pay() -> None:
    state = position(money=0, shares=0, rails=FAR_WEST, stations=ON_THE_WAY, trains="cash promote")
    play(state, "place station white", "build san_francisco")
    assert refusal(state, "done") == "must_pay"
    play(state, "bonus")
    assert offered(state, "flip") == {"cash use"}
    assert refusal(state, "skip") == "cannot_finish"


def test_a_used_cash_train_does_not_pay_for_the_station() -> None:
    state = position(money=0, shares=0, rails=FAR_WEST, stations=ON_THE_WAY, trains="promote", used="cash")
    assert refusal(state, "place station white") == "action_impossible.station"


def test_grey_flips_a_used_cash_train_twice_to_pay() -> None:
    state = position(
        money=0, shares=0, workers="WWWWG", rails=FAR_WEST, stations=ON_THE_WAY, trains="", used="cash"
    )
    assert not offers(state, "place station white")
    play(
        state,
        "place station grey",
        "build san_francisco",
        "bonus",
        "flip cash ready",
        "ability",
        "flip cash use",
    )
    assert finish(state).money[0] == 300


def test_a_flip_that_costs_50_needs_them_before_it_pays() -> None:
    poor = position(money=49, shares=0, rails=MIAMI, stations=START, trains="cash")
    assert refusal(poor, "place station white") == "action_impossible.station"
    state = position(money=50, shares=0, rails=MIAMI, stations=START, trains="cash")
    play(state, "place station white", "build miami", "bonus", "flip cash use")
    assert finish(state).money[0] == 450


def test_two_shares_of_the_first_bonus_pay_but_only_the_first_gets_them() -> None:
    state = position(money=0, shares=0, workers="WWWWG", rails=CHICAGO, stations=START)
    assert offers(state, "place station white", "place station grey")
    hand(state, 1, stations=["chicago"])
    refresh(state)
    assert refusal(state, "place station white") == "action_impossible.station"
    finish(play(state, "place station grey", "build chicago", "ability"))
    assert (state.money[0], state.shares[0]) == (0, 1)


def test_purple_takes_a_train_and_flips_it_to_pay_for_the_station() -> None:
    """Seattle costs $300; a train for $100 and a flip for $100 bring it (ruling 2.2.19)."""
    poor = position(money=199, shares=0, rails=NORTH_WEST, stations=NORTHERN, trains="")
    assert refusal(poor, "place station purple") == "action_impossible.station"
    state = position(money=200, shares=0, rails=NORTH_WEST, stations=NORTHERN, trains="")
    assert not offers(state, "place station white")
    play(state, "place station purple", "build seattle", "bonus")
    assert offered(state, "train") == {"cash", "shares"}  # no other train can bring the money
    play(state, "train cash", "ability", "flip cash use")
    assert finish(state).money[0] == 300


def test_purple_flips_a_rail_train_to_reach_a_city() -> None:
    state = position(
        money=350, shares=0, workers="WWWWP", rails=["washington-chicago/1"], stations=START, trains="rail"
    )
    assert refusal(state, "place station white") == "action_impossible.station"
    play(state, "place station purple", "ability", "flip rail use")
    assert offered(state, "lay") == {"washington-chicago/2"}
    assert refusal(state, "skip") == "cannot_finish"
    finish(play(state, "lay washington-chicago/2", "build chicago"))
    assert state.money[0] == 0


def test_purple_with_too_little_for_the_rail_train_cannot_reach_a_city() -> None:
    """$100 to flip, $100 to lay; Chicago's $150 come from its two shares."""
    rails = ["washington-chicago/1"]
    assert offers(
        position(money=200, shares=0, rails=rails, stations=START, trains="rail"), "place station purple"
    )
    poor = position(money=199, shares=0, rails=rails, stations=START, trains="rail")
    assert not offers(poor, "place station purple")


def test_a_promotion_with_four_workers_is_offered_if_the_primary_reward_brings_one_back() -> None:
    state = position(workers="WWWP", money=600, shares=0)
    play(state, "place station white")
    assert offers(state, "promote 1 supply purple")
    play(state, "promote 1 supply purple")
    assert offered(state, "build") == {"washington"}  # charlotte brings no worker
    play(state, "build washington")
    assert refusal(state, "done") == "too_few_workers"
    finish(play(state, "reward", "gain grey"))
    assert (state.seat, state.crew[0]) == (1, 4)


def test_a_promotion_with_four_workers_is_refused_where_none_comes_back() -> None:
    state = position(workers="WWWP", stations=["washington"], money=600, shares=0)
    play(state, "place station white")
    assert refusal(state, "promote 1 supply purple") == "too_few_workers"


def test_after_the_reward_with_five_workers_the_promotion_is_free() -> None:
    state = position(workers="WWWP")
    play(state, "place station white", "build washington", "reward", "gain orange", "promote 1 supply purple")
    assert (state.crew[0], state.seat) == (4, 0)


def test_two_promotions_with_four_workers_need_two_workers_back() -> None:
    """The bonus of 4-3 promotes two for $200, and its primary reward is two workers."""
    state = position(workers="WWPO", rails=CHICAGO, cities={"chicago": "4-3"}, money=1000, shares=0)
    play(state, "place station white", "build chicago", "bonus")
    play(state, "promote 1 supply purple", "promote 2 supply orange")
    assert refusal(state, "done") == "too_few_workers"
    play(state, "reward")
    assert (state.crew[0], workers(state)) == (4, "WOG")


def test_orange_with_no_money_is_offered_only_where_a_city_is_left() -> None:
    state = position(money=0, shares=0, workers="WWWWO", stations=["washington"])
    assert offered(state, "place") >= {"station orange"}
    play(state, "place station orange", "build charlotte")
    assert refusal(state, "done") == "must_pay"
    assert refusal(state, "promote 1 board orange") != ""
    assert offers(state, "ability", "reward")
