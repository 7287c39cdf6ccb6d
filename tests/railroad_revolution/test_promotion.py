"""Workers that are limited, promoted, or the price of a step."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    face_up,
    finish,
    hand,
    line,
    managers_on,
    offered,
    offers,
    play,
    position,
    refusal,
    sell_out,
    track,
    workers,
)

CHICAGO = line("washington", "chicago")
SPECIALISTS = ("purple", "orange", "grey", "turquoise")


# Limited workers


def test_white_workers_are_not_for_hire_at_the_start() -> None:
    """Ruling 2.2.18: all sixteen are with the players, or in the box."""
    for players in (2, 3, 4):
        assert refusal(position(players, money=800), "hire white") == "colour_sold_out"


def test_a_colour_that_is_sold_out_cannot_be_hired() -> None:
    state = position(money=800)
    sell_out(state, "grey")
    assert refusal(state, "hire grey") == "colour_sold_out"
    assert offered(state, "hire") == {"purple", "orange", "turquoise"}


def test_ruling_2_2_18_a_sold_out_colour_gives_another_of_choice() -> None:
    state = position(rails=CHICAGO)
    sell_out(state, "turquoise")
    play(state, "place station white", "build chicago", "reward")
    assert offered(state, "gain") == {"purple", "orange", "grey"}
    play(state, "gain purple")
    assert workers(state) == "WWWPP"


@pytest.mark.parametrize(("gone", "left"), [("grey", "WWWPO"), ("orange", "WWWPG")])
def test_ruling_2_2_18_one_of_two_colours_sold_out_gives_the_other(gone: str, left: str) -> None:
    state = position()
    sell_out(state, gone)
    play(state, "place station white", "build washington", "reward")
    assert (state.decision.name, workers(state)) == ("StationAction", left)  # nothing to choose


def test_ruling_2_2_18_two_colours_sold_out_give_any() -> None:
    state = position()
    sell_out(state, "grey", "orange")
    play(state, "place station white", "build washington", "reward")
    assert offered(state, "gain") == {"purple", "turquoise"}
    assert refusal(state, "gain grey") == "colour_sold_out"


def test_ruling_2_2_18_of_two_workers_the_one_sold_out_is_replaced() -> None:
    state = position(rails=CHICAGO, cities={"chicago": "4-3"})  # orange and grey
    sell_out(state, "grey")
    play(state, "place station white", "build chicago", "reward")
    assert offered(state, "gain") == {"purple", "orange", "turquoise"}
    play(state, "gain turquoise")
    assert workers(state) == "WWWPOT"


def test_ruling_2_2_18_a_returned_white_worker_may_replace_a_sold_out_colour() -> None:
    state = position(2, workers="WWWOO", rails=CHICAGO)
    state.supply[0] = 1  # discarded earlier
    sell_out(state, "turquoise")
    play(state, "place station orange", "build chicago", "reward")
    assert "white" in offered(state, "gain")


def test_with_no_worker_left_at_all_none_is_gained() -> None:
    state = position(rails=CHICAGO)
    sell_out(state, *SPECIALISTS)
    play(state, "place station white", "build chicago")
    if offers(state, "reward"):
        play(state, "reward")
    assert finish(state).crew[0] == 5


def test_a_sold_out_colour_is_no_target_of_an_exchange() -> None:
    state = position(workers="WWWWP")
    sell_out(state, "grey")
    play(state, "place telegraph purple", "ability")
    assert refusal(state, "exchange supply white grey") == "colour_sold_out"


# Promotion


def test_ruling_2_2_13_a_promotion_fills_an_open_place_of_the_right_colour() -> None:
    state = position(workers="WWWWPO", goals=("A1-1", "A2-1"))  # purple; orange
    play(state, "place telegraph white")
    assert offered(state, "promote") == {"1 supply purple", "2 supply orange"}
    assert refusal(state, "promote 1 supply orange") == "no_place_for_manager"
    assert refusal(state, "promote 1 supply white") == "no_place_for_manager"
    assert refusal(state, "promote 1 supply grey") == "no_worker_in_supply"
    assert refusal(state, "promote 1 board purple") == "no_worker_on_board"


def test_ruling_2_2_13_a_milestone_with_its_managers_takes_no_more() -> None:
    state = position(workers="WWWWPP", goals=("A1-1", "A2-1"), managers=("P", ""))
    play(state, "place telegraph white")
    assert refusal(state, "promote 1 supply purple") == "no_place_for_manager"


def test_ruling_2_2_13_without_an_open_place_there_is_no_promotion() -> None:
    state = position(workers="WWWWPO", goals=("", ""))
    play(state, "place telegraph white")
    assert offered(state, "promote") == set()


def test_ruling_2_2_13_a_d_milestone_takes_any_colour_also_white() -> None:
    state = position(workers="WWWWPO", goals=("D-1", ""))
    play(state, "place telegraph white")
    assert offered(state, "promote") == {
        "1 supply white",
        "1 supply purple",
        "1 supply orange",
        "1 board white",
    }
    play(state, "promote 1 board white")
    assert managers_on(state, 1) == "W"


def test_two_managers_fill_the_two_places_of_their_colours() -> None:
    state = position(workers="WWWWPOG", goals=("B-9", ""), trains="promote")  # purple and orange
    play(state, "place trade white", "flip promote use", "promote 1 supply orange", "promote 1 supply purple")
    assert sorted(managers_on(state, 1)) == ["O", "P"]


def test_the_conditions_of_a_milestone_need_not_be_met_to_promote() -> None:
    state = position(workers="WWWWPP", goals=("C-1", ""))
    play(state, "place telegraph white", "promote 1 supply purple")
    assert managers_on(state, 1) == "P"


def test_a_promoted_worker_is_no_longer_in_any_pool() -> None:
    state = position(workers="WWWWP")
    before = state.supply[:]
    play(state, "place telegraph white", "promote 1 supply purple")
    assert (workers(state), state.crew[0], state.supply) == ("WWW", 4, before)


# A worker as the price of a step


def test_a_step_that_costs_a_worker_discards_any_one() -> None:
    state = position(track=(0, 0, 4), workers="WWWWP")
    play(state, "place station white", "build charlotte", "reward", "step network")
    assert offered(state, "discard") == {"supply white", "supply purple", "board white"}
    assert refusal(state, "discard supply grey") == "no_worker_in_supply"
    play(state, "discard board white")
    assert (track(state, "network"), state.crew[0]) == (5, 4)


def test_a_step_that_costs_the_fourth_worker_is_refused() -> None:
    state = position(track=(0, 0, 4), workers="WWWW", money=600, shares=0)
    play(state, "place station white", "build charlotte", "reward")
    assert refusal(state, "step network") == "too_few_workers"


def test_a_step_that_costs_the_fourth_worker_is_offered_if_the_turn_brings_one() -> None:
    """Washington's bonus is a step, its reward a worker."""
    state = position(track=(0, 0, 4), workers="WWWW", money=600, shares=0)
    play(state, "place station white", "build washington", "bonus", "step network", "discard supply white")
    assert refusal(state, "done") == "too_few_workers"
    finish(play(state, "reward", "gain grey"))
    assert (state.crew[0], track(state, "network")) == (4, 5)


def test_a_deal_with_the_step_takes_no_worker_that_seat_1_needs() -> None:
    state = position()
    face_up(state, "deal7")  # a: any worker for $200 and a share
    hand(state, 1, money=200, shares=1)
    play(state, "place telegraph white", "open 3", "done", "skip", "deal a", "gain grey")
    assert (workers(state, 1), state.money[1]) == ("WWWWOG", 0)
