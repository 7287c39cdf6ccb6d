"""Station: what the five kinds of worker add; and a station is offered exactly if it can be paid."""

from __future__ import annotations

from railroad_revolution.helpers import (
    down,
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
    workers,
)

FAR_WEST = line("washington", "chicago", "kansas_city", "denver", "salt_lake_city", "san_francisco")
ON_THE_WAY = ("washington", "charlotte", "chicago", "kansas_city", "denver", "salt_lake_city")
NORTH_WEST = line("washington", "chicago", "kansas_city", "bismarck", "seattle")
NORTHERN = ("washington", "charlotte", "chicago", "kansas_city", "bismarck")
START = ("washington", "charlotte")
CHICAGO = line("washington", "chicago")
MIAMI = line("charlotte", "miami")


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
    assert refusal(state, "bonus") == "too_dear"


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
    assert refusal(state, "ability") == "too_dear"
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
