"""Performance tracks: steps, what the gates ask for, splitting and giving up."""

from __future__ import annotations

from typing import Any

import pytest

from railroad_revolution.helpers import (
    finish,
    offered,
    offers,
    on_board,
    play,
    position,
    refusal,
    track,
    workers,
)
from roundhouse.games.railroad_revolution.rules.state import State

# The gates of the components: (track, slot, what leaving the slot upwards costs).
MONEY = [("telegraph", 2, 50), ("telegraph", 4, 50), ("telegraph", 6, 100)]
SHARES = [("stations", 2, 1), ("stations", 4, 1), ("stations", 6, 2), ("network", 2, 1)]
WORKERS = [("network", 4), ("network", 6)]
NAMES = ["telegraph", "stations", "network"]


def at(name: str, slot: int) -> tuple[int, int, int]:
    """One marker on a slot, the others at the bottom."""
    return (slot if name == NAMES[0] else 0, slot if name == NAMES[1] else 0, slot if name == NAMES[2] else 0)


def stepping(name: str, slot: int, **things: Any) -> State:
    """Seat 0 has sold a rail for $400 and uses purple Trade's three steps, a marker being on a slot."""
    things.setdefault("workers", "WWWWP")
    state = position(track=at(name, slot), trains="", **things)
    return play(state, "place trade purple", "sell rail", "ability")


def test_markers_begin_at_the_bottom_and_a_free_step_costs_nothing() -> None:
    state = stepping("network", 0, money=0, shares=0)
    play(state, "step network", "step stations", "step telegraph")
    assert [track(state, name) for name in NAMES] == [1, 1, 1]
    assert (state.money[0], state.shares[0], state.crew[0]) == (400, 0, 5)


@pytest.mark.parametrize("split", [(3, 0, 0), (0, 3, 0), (0, 0, 3), (2, 1, 0), (1, 0, 2), (1, 1, 1)])
def test_steps_may_be_split_among_the_tracks(split: tuple[int, int, int]) -> None:
    state = stepping("network", 0)
    for name, steps in zip(NAMES, split, strict=True):
        play(state, *[f"step {name}"] * steps)
    assert tuple(track(state, name) for name in NAMES) == split
    assert refusal(state, "step network") == "not_now"


@pytest.mark.parametrize(("name", "slot", "price"), MONEY)
def test_a_money_gate_is_paid_when_the_marker_passes(name: str, slot: int, price: int) -> None:
    state = play(stepping(name, slot, money=0), f"step {name}")
    assert track(state, name) == slot + 1
    assert state.money[0] == 400 - price


@pytest.mark.parametrize(("name", "slot", "number"), SHARES)
def test_a_share_gate_takes_shares_when_the_marker_passes(name: str, slot: int, number: int) -> None:
    state = play(stepping(name, slot, shares=3), f"step {name}")
    assert track(state, name) == slot + 1
    assert (state.shares[0], state.money[0]) == (3 - number, 1000)


@pytest.mark.parametrize(("name", "slot", "number"), SHARES)
def test_a_share_gate_is_closed_without_the_shares_whatever_the_money(
    name: str, slot: int, number: int
) -> None:
    state = stepping(name, slot, shares=number - 1, money=5000)
    assert refusal(state, f"step {name}") == "too_few_shares"


@pytest.mark.parametrize(("name", "slot"), WORKERS)
def test_a_worker_gate_takes_any_worker_of_the_players(name: str, slot: int) -> None:
    state = stepping(name, slot)
    supply = state.supply[0]
    play(state, f"step {name}")
    assert offered(state, "discard") == {"supply white", "board purple"}
    assert refusal(state, "discard supply purple") == "no_worker_in_supply"
    assert refusal(state, "skip") != ""  # the worker is the price of the step just made
    play(state, "discard supply white")
    assert (workers(state), on_board(state, "trade")) == ("WWW", "P")
    assert state.supply[0] == supply + 1
    assert track(state, name) == slot + 1


def test_a_worker_gate_may_take_the_worker_just_placed() -> None:
    state = play(stepping("network", 4), "step network", "discard board purple")
    assert on_board(state, "trade") == ""
    assert state.crew[0] == 4


def test_a_worker_gate_is_closed_with_four_workers() -> None:
    state = stepping("network", 4, workers="WWWP", money=0, shares=0)
    assert refusal(state, "step network") == "too_few_workers"


def test_a_worker_gate_is_open_with_four_workers_if_another_can_be_hired() -> None:
    state = stepping("network", 4, workers="WWWP", money=400, shares=0, goals=("", ""))
    play(state, "step network", "discard supply white", "skip")
    assert refusal(state, "done") == "too_few_workers"
    play(state, "hire grey")
    assert state.crew[0] == 4


def test_two_gates_in_one_reward_are_both_paid() -> None:
    state = stepping("network", 4, workers="WWWWPO", money=0)
    play(
        state, "step network", "discard supply white", "step network", "step network", "discard supply white"
    )
    assert track(state, "network") == 7
    assert state.crew[0] == 4


def test_the_top_of_a_track_ends_it() -> None:
    state = stepping("telegraph", 7)
    assert refusal(state, "step telegraph") == "top_of_track"
    assert offers(state, "step stations", "step network")


def test_with_all_markers_at_the_top_there_is_nothing_to_take() -> None:
    state = position(track=(7, 7, 7))
    play(state, "place trade purple", "sell rail")
    assert not offers(state, "ability")


def test_ruling_2_1_9_steps_may_be_given_up_at_any_point() -> None:
    state = play(stepping("network", 0), "step network", "skip")
    assert track(state, "network") == 1
    finish(state)
    assert state.active == 1


def test_ruling_2_1_9_a_step_that_cannot_be_paid_is_lost_with_the_rest() -> None:
    state = position(track=(7, 2, 2), shares=0, money=0, trains="")
    play(state, "place trade purple", "sell rail")
    assert not offers(state, "ability")


def test_ruling_2_1_9_a_closed_gate_may_end_the_steps_early() -> None:
    state = play(stepping("stations", 0, shares=0), "step stations", "step stations")
    assert refusal(state, "step stations") == "too_few_shares"
    assert offers(state, "skip")


def test_a_money_gate_sells_a_share_if_need_be() -> None:
    state = position(track=at("telegraph", 2), money=0, shares=1, trains="", workers="WWWWP")
    play(state, "place trade purple", "ability", "step telegraph")
    assert (state.money[0], state.shares[0]) == (100, 0)


def test_the_share_that_a_gate_takes_is_not_the_money_for_another() -> None:
    state = position(track=(6, 2, 0), money=0, shares=1, trains="", workers="WWWWP")
    play(state, "place trade purple", "ability", "step stations")
    assert state.shares[0] == 0
    assert refusal(state, "step telegraph") == "too_dear"


def test_a_step_cannot_spend_what_the_main_action_still_costs() -> None:
    state = position(track=(6, 0, 0), money=100, shares=0, trains="", workers="WWWWP", goals=("", ""))
    play(state, "place station white", "build charlotte", "reward")  # three steps
    assert refusal(state, "step telegraph") == "too_dear"
    assert offers(state, "step network", "step stations", "skip")


def test_the_primary_reward_may_be_left() -> None:
    state = play(position(goals=("", "")), "place station white", "build charlotte", "done")
    assert [track(state, name) for name in NAMES] == [0, 0, 0]


def test_all_markers_of_all_seats_are_their_own() -> None:
    state = play(stepping("network", 0), "step network")
    assert state.track[3:] == [0] * 9
