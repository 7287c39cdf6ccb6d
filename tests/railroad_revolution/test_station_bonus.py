"""Station: the First Station bonus, all fourteen of them."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    down,
    finish,
    hand,
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
from roundhouse.games.railroad_revolution.rules.state import NEUTRAL

FAR_WEST = line("washington", "chicago", "kansas_city", "denver", "salt_lake_city", "san_francisco")
CHICAGO = line("washington", "chicago")
MIAMI = line("charlotte", "miami")


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
    assert refusal(state, "bonus") == "too_dear"
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
