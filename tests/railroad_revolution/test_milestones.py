"""Company milestones: promotion, the four conditions, completion and what replaces it."""

from __future__ import annotations

from typing import Any

import pytest

from railroad_revolution.helpers import (
    begin,
    finish,
    hand,
    legal,
    line,
    managers_on,
    milestone,
    offered,
    offers,
    on_board,
    play,
    position,
    refresh,
    refusal,
    stack,
    workers,
)
from roundhouse.games.railroad_revolution.rules.milestones import fulfilled, progress
from roundhouse.games.railroad_revolution.rules.secrets import tile_of
from roundhouse.games.railroad_revolution.rules.state import GOALS, State


def ready(top: tuple[str, ...] = ("B-1", "B-2", "B-3"), **things: Any) -> State:
    """Seat 0 has A1-1 fulfilled but for the purple manager; the B stack begins with `top`."""
    things.setdefault("rails", [*line("washington", "chicago"), *line("charlotte", "miami")])
    state = position(**things)
    stack(state, "B", top)
    return state


def goals(state: State, seat: int = 0) -> list[str]:
    """The names of a seat's milestones, "" for none."""
    tiles = state.goal[seat * GOALS : seat * GOALS + GOALS]
    return [state.c.milestones[tile].name if tile >= 0 else "" for tile in tiles]


def done(state: State, seat: int = 0) -> list[str]:
    """The names of a seat's completed milestones."""
    return [tile.name for n, tile in enumerate(state.c.milestones) if state.completed[seat] >> n & 1]


def pile(state: State, letter: str) -> list[str]:
    """A stack from the bottom to the top."""
    return [state.c.milestones[tile_of(entry)].name for entry in state.stacks["BCD".index(letter)]]


# Promotion


def test_a_worker_is_promoted_from_the_supply() -> None:
    state = play(position(), "place trade white", "promote 1 supply purple")
    assert (managers_on(state, 1), workers(state)) == ("P", "WWW")
    assert state.crew[0] == 4


def test_a_worker_is_promoted_from_the_player_board() -> None:
    state = position(workers="WWWW", placed={"station": "P"})
    play(state, "place trade white", "promote 1 board purple")
    assert (managers_on(state, 1), on_board(state, "station")) == ("P", "")


def test_the_worker_just_used_may_be_promoted() -> None:
    state = play(position(), "place trade purple", "promote 1 board purple", "sell rail")
    assert (managers_on(state, 1), on_board(state, "trade")) == ("P", "")


def test_no_condition_need_be_fulfilled_before_a_promotion() -> None:
    state = position(goals=("C-10", "D-1"), workers="WWWWG")
    play(state, "place trade white", "promote 1 supply grey")
    assert managers_on(state, 1) == "G"
    finish_turn(state)
    assert done(state) == []
    assert managers_on(state, 1) == "G"


def finish_turn(state: State) -> None:
    if offers(state, "sell rail"):
        play(state, "sell rail")
    finish(state)


def test_ruling_2_2_13_a_promotion_fills_an_open_place_of_its_colour() -> None:
    state = play(position(workers="WWWWPO"), "place trade white")
    assert offered(state, "promote") == {"1 supply purple", "2 supply orange"}
    assert refusal(state, "promote 1 supply orange") == "no_place_for_manager"
    assert refusal(state, "promote 2 supply purple") == "no_place_for_manager"
    assert refusal(state, "promote 1 board purple") == "no_worker_on_board"
    assert refusal(state, "promote 1 supply grey") == "no_worker_in_supply"


def test_ruling_2_2_13_a_place_taken_is_not_open() -> None:
    state = position(workers="WWWWP", managers=("P", ""))
    assert refusal(play(state, "place trade white"), "promote 1 supply purple") == "no_place_for_manager"


def test_ruling_2_2_13_two_managers_take_their_own_places() -> None:
    state = position(workers="WWWWPO", goals=("B-9", ""), managers=("O", ""))
    play(state, "place trade white")
    assert offered(state, "promote") == {"1 supply purple"}
    play(state, "promote 1 supply purple")
    assert managers_on(state, 1) == "PO"


def test_ruling_2_2_13_d_milestones_take_any_colour_white_too() -> None:
    state = play(position(workers="WWWWP", goals=("D-1", "")), "place trade white")
    assert offered(state, "promote") == {"1 supply white", "1 board white", "1 supply purple"}
    state = play(position(workers="WWWWP", goals=("A1-1", "")), "place trade white")
    assert refusal(state, "promote 1 supply white") == "no_place_for_manager"


def test_ruling_2_2_13_without_a_milestone_nobody_is_promoted() -> None:
    state = play(position(goals=("", "")), "place trade white")
    assert offered(state, "promote") == set()


def test_with_four_workers_and_no_money_nobody_is_promoted() -> None:
    state = position(workers="WWWP", money=0, shares=0, stations=["washington"], trains="")
    play(state, "place telegraph white")
    assert refusal(state, "promote 1 supply purple") == "too_few_workers"


def test_with_four_workers_one_may_be_promoted_if_the_turn_pays_for_another() -> None:
    state = position(workers="WWWP", money=400, shares=0, trains="")
    play(state, "place trade white", "promote 1 supply purple")
    assert refusal(state, "done") == "main_action_open"
    play(state, "sell rail")
    assert refusal(state, "done") == "too_few_workers"
    play(state, "hire turquoise")
    assert workers(state) == "WWT"


def test_managers_are_not_available_workers() -> None:
    state = position(workers="WWWW", managers=("P", ""))
    assert state.crew[0] == 4
    assert refusal(state, "place trade purple") == "no_worker_in_supply"
    play(state, "place telegraph white", "open 4")
    assert refusal(state, "tile supply purple") == "no_worker_in_supply"


def test_a_manager_cannot_be_exchanged_or_discarded() -> None:
    state = position(workers="WWWWP", managers=("P", "O"), goals=("A1-1", "A2-1"))
    play(state, "place telegraph purple", "ability")
    assert not any(text.startswith("exchange supply orange") for text in legal(state))
    assert refusal(state, "exchange board orange grey") == "no_worker_on_board"


# The four conditions


@pytest.mark.parametrize(
    ("tile", "short", "further"),
    [
        ("A1-1", line("washington", "chicago"), line("charlotte", "miami")),
        ("A1-3", line("washington", "chicago"), line("chicago", "duluth")),
        ("A1-4", [*line("washington", "chicago"), "charlotte-miami/1"], line("charlotte", "little_rock")),
        ("B-5", line("washington", "chicago", "kansas_city"), line("kansas_city", "denver")),
    ],
)
def test_conditions_on_rails(tile: str, short: list[str], further: list[str]) -> None:
    assert not fulfilled(position(rails=short), 0, milestone(position(), tile))
    assert fulfilled(position(rails=[*short, *further]), 0, milestone(position(), tile))


def test_connected_cities_need_no_station_and_count_only_their_own_level() -> None:
    state = position(rails=line("washington", "chicago", "duluth"))
    need = state.c.milestones[milestone(state, "A1-1")].needs[0]
    assert progress(state, 0, need) == 1  # Duluth is of level 3, Washington of level 1


def test_ruling_2_1_11_a_city_is_connected_by_a_rail_in_the_space_next_to_it() -> None:
    state = position(rails=["washington-chicago/1"])
    need = state.c.milestones[milestone(state, "A1-1")].needs[0]
    assert progress(state, 0, need) == 0
    assert progress(position(rails=line("washington", "chicago")), 0, need) == 1


def test_stations_count_only_those_of_the_level_and_of_the_seat() -> None:
    state = position(stations=["washington"], rails=line("washington", "chicago"))
    hand(state, 1, stations=["charlotte"])
    need = state.c.milestones[milestone(state, "A2-2")].needs[0]
    assert progress(state, 0, need) == 1
    hand(state, 0, stations=["washington", "chicago"])
    assert progress(state, 0, need) == 1
    hand(state, 0, stations=["washington", "chicago", "charlotte"])
    assert progress(state, 0, need) == 2


def test_rails_on_deal_spaces_count_however_they_came_there() -> None:
    state = position(rails=["charlotte-miami/1"], trains="rail", goals=("A1-2", ""))
    need = state.c.milestones[milestone(state, "A1-2")].needs[0]
    assert progress(state, 0, need) == 0
    play(state, "place trade white", "flip rail use", "lay charlotte-miami/2")
    assert progress(state, 0, need) == 1


def test_terrain_counts_exactly_so_many_triangles() -> None:
    state = position(rails=["washington-chicago/1", "charlotte-little_rock/1"])
    two_triangles = state.c.milestones[milestone(state, "B-4")].needs[0]
    assert progress(state, 0, two_triangles) == 1


def test_ruling_2_2_15_the_initial_rail_counts_for_connection_only() -> None:
    state = position()
    plains = state.c.milestones[milestone(state, "A1-4")].needs[0]
    assert progress(state, 0, plains) == 0
    assert state.c.deal_spaces >> state.c.initial_space & 1 == 0
    assert offered(play(state, "place station purple"), "build") == {"washington", "charlotte"}


def test_all_conditions_of_a_tile_must_be_met() -> None:
    rails = [*line("washington", "chicago"), *line("charlotte", "miami")]
    tile = milestone(position(), "A2-1")
    assert not fulfilled(position(rails=rails), 0, tile)
    assert not fulfilled(position(rails=line("washington", "chicago"), stations=["chicago"]), 0, tile)
    assert fulfilled(position(rails=rails, stations=["chicago"]), 0, tile)


# Completion


def test_a_milestone_is_completed_at_the_end_of_the_turn_and_its_manager_goes_to_the_supply() -> None:
    state = ready(money=0, shares=0)
    supply = state.supply[1]
    play(state, "place trade white", "promote 1 supply purple", "sell building")
    assert done(state) == []
    play(state, "done")
    assert done(state) == ["A1-1"]
    assert state.supply[1] == supply + 1
    assert managers_on(state, 1) == ""
    assert goals(state) == ["", "A2-1"]
    assert state.scores().line("milestones")[0] == 14


def test_fulfilled_conditions_without_the_manager_complete_nothing() -> None:
    state = play(ready(), "place trade white", "sell building", "done")
    assert done(state) == []
    assert state.active == 1


def test_one_of_two_managers_is_not_enough() -> None:
    rails = [*line("washington", "chicago", "duluth"), *line("charlotte", "miami")]
    state = ready(goals=("B-10", ""), managers=("G", ""), rails=rails)
    assert fulfilled(state, 0, milestone(state, "B-10"))
    play(state, "place trade white", "sell building")
    finish(state)
    assert done(state) == []


def test_three_are_drawn_one_is_chosen_and_the_rest_go_under_the_stack() -> None:
    state = ready()
    rest = pile(state, "B")[:-3]
    finish_with_promotion(state)
    assert (state.decision.name, state.seat) == ("ChooseMilestone", 0)
    assert offered(state, "milestone") == {"B-1", "B-2", "B-3"}
    assert refusal(state, "milestone B-4") == "not_drawn"
    assert refusal(state, "skip") != ""
    play(state, "milestone B-2")
    assert goals(state) == ["B-2", "A2-1"]
    assert pile(state, "B")[2:] == rest
    assert set(pile(state, "B")[:2]) == {"B-1", "B-3"}
    assert state.active == 1


def finish_with_promotion(state: State) -> None:
    """Complete A1-1 by promoting the purple worker."""
    play(state, "place trade white", "promote 1 supply purple", "sell building")
    if state.decision.name == "TradeAction":
        play(state, "done")


@pytest.mark.parametrize(
    ("tile", "manager", "following"),
    [("A1-1", "P", "B"), ("A2-2", "P", "B"), ("B-2", "O", "C"), ("C-10", "G", "D")],
)
def test_the_replacement_comes_from_the_next_letter(tile: str, manager: str, following: str) -> None:
    rails = [
        *line("washington", "chicago", "kansas_city", "denver", "el_paso", "san_diego"),
        *line("charlotte", "miami"),
    ]
    stations = ["washington", "charlotte", "chicago", "miami"]
    state = position(goals=(tile, ""), managers=(manager, ""), rails=rails, stations=stations)
    before = pile(state, following)
    finish_turn_any(state)
    assert done(state) == [tile]
    assert state.decision.name == "ChooseMilestone"
    assert offered(state, "milestone") == set(before[-3:])


def finish_turn_any(state: State) -> None:
    play(state, "place trade white")
    play(state, "sell rail" if offers(state, "sell rail") else "sell building")
    turn = state.turns
    while state.turns == turn and state.decision.name != "ChooseMilestone":
        play(state, "skip" if offers(state, "skip") else "done")


def test_after_a_d_milestone_there_is_no_replacement() -> None:
    rails = line("washington", "chicago", "kansas_city", "denver", "el_paso", "san_diego")
    things: dict[str, Any] = {"rails": rails, "stations": ["kansas_city", "denver"], "workers": "WWPP"}
    state = ready(goals=("D-10", "A2-1"), managers=("WW", ""), **things)
    supply = state.supply[0]
    finish_turn_any(state)
    assert done(state) == ["D-10"]
    assert goals(state) == ["", "A2-1"]
    assert state.active == 1
    assert state.supply[0] == supply + 2  # white ones too go back to the common supply


def test_two_at_once_are_replaced_one_after_the_other() -> None:
    tops = ("B-1", "B-2", "B-3", "B-4", "B-5", "B-6")
    state = ready(tops, goals=("A1-1", "A2-2"), managers=("P", "P"), stations=["washington", "charlotte"])
    finish_turn_any(state)
    assert offered(state, "milestone") == {"B-1", "B-2", "B-3"}
    assert len(done(state)) == 1
    play(state, "milestone B-1")
    assert len(done(state)) == 2
    assert offered(state, "milestone") == {"B-4", "B-5", "B-6"}
    play(state, "milestone B-6")
    assert sorted(goals(state)) == ["B-1", "B-6"]
    assert state.active == 1


def test_ruling_2_2_14_with_fewer_than_three_left_all_are_drawn() -> None:
    state = ready()
    state.stacks = [state.stacks[0][-2:], *state.stacks[1:]]
    finish_with_promotion(state)
    assert offered(state, "milestone") == {"B-1", "B-2"}
    play(state, "milestone B-2")
    assert pile(state, "B") == ["B-1"]


def test_ruling_2_2_14_with_none_left_there_is_no_replacement() -> None:
    state = ready()
    state.stacks = [[], *state.stacks[1:]]
    finish_with_promotion(state)
    assert goals(state) == ["", "A2-1"]
    assert state.active == 1


def test_a_tile_put_under_the_stack_is_drawn_again_when_its_turn_comes() -> None:
    state = ready(goals=("A1-1", "A2-2"), managers=("P", "P"), stations=["washington", "charlotte"])
    state.stacks = [state.stacks[0][-3:], *state.stacks[1:]]
    finish_turn_any(state)
    play(state, "milestone B-1")
    assert offered(state, "milestone") == {"B-2", "B-3"}


# The end of any turn


def other_ready(state: State, seat: int) -> None:
    """A seat lacks only the rail into Chicago to have A1-1 complete."""
    rails = [*line("charlotte", "miami"), "washington-chicago/1"]
    hand(state, seat, goals=("A1-1", ""), managers=("P", ""), rails=rails, shares=2)


def test_a_deal_in_anothers_turn_completes_a_milestone_at_the_end_of_that_turn() -> None:
    state = position(goals=("A1-2", "A2-1"), deal="deal2", shares=0)
    other_ready(state, 2)
    play(state, "place telegraph white", "open 3", "done", "skip")
    while state.seat != 2:
        play(state, "skip")
    play(state, "deal a", "lay washington-chicago/2")
    assert state.decision.name == "OtherDeal"
    assert done(state, 2) == []  # not before all deals are resolved
    play(state, "skip")
    assert done(state, 2) == ["A1-1"]
    assert (state.decision.name, state.seat) == ("ChooseMilestone", 2)
    assert state.turns == 1
    play(state, legal(state)[0])
    assert state.active == 1


def test_ruling_2_2_14_the_active_player_completes_first_then_clockwise() -> None:
    state = position(deal="deal2")
    for seat in (0, 1, 3):
        other_ready(state, seat)
    begin(state, 2)
    hand(state, 2, goals=("A2-2", ""), managers=("P", ""), stations=["washington", "charlotte"], shares=0)
    refresh(state)
    play(state, "place telegraph white", "open 3", "done", "skip")
    for _ in range(3):
        play(state, "deal a", "lay washington-chicago/2")
    order = []
    while state.decision.name == "ChooseMilestone":
        order.append(state.seat)
        play(state, legal(state)[0])
    assert order == [2, 3, 0, 1]


def test_a_milestone_drawn_is_not_complete_without_managers() -> None:
    state = ready(("B-2", "B-3", "B-8"), stations=["chicago", "miami"])
    finish_with_promotion(state)
    play(state, "milestone B-2")
    assert fulfilled(state, 0, milestone(state, "B-2"))
    assert done(state) == ["A1-1"]
    assert state.active == 1
