"""What bots plan to build in a turn, and how far they keep to it."""

from __future__ import annotations

from threading import Thread

import pytest

from age_of_steam.kit import (
    GAME,
    at,
    begin,
    connect,
    cubes,
    give,
    lying,
    stop,
    table,
)
from roundhouse.bots.beam import best_move
from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.advice.build_turns import BuildTurn
from roundhouse.games.age_of_steam.advice.demand import LINK, STRANGERS, Demand
from roundhouse.games.age_of_steam.advice.evaluation import plain, sharp, unplanned
from roundhouse.games.age_of_steam.advice.forecast import forecast
from roundhouse.games.age_of_steam.advice.horizon import last_turn
from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.advice.outlook import Outlook
from roundhouse.games.age_of_steam.advice.planning import Turn
from roundhouse.games.age_of_steam.advice.stand import Stand
from roundhouse.games.age_of_steam.advice.terms import total
from roundhouse.games.age_of_steam.advice.weights import PLAYED, THOUGHT
from roundhouse.games.age_of_steam.rules.deliveries import deliveries
from roundhouse.games.age_of_steam.rules.moves import DONE
from roundhouse.games.age_of_steam.rules.scoring import sections
from roundhouse.games.age_of_steam.rules.state import State


def build_turn(state: State, seat: int) -> State:
    """Let the advice build for a seat until it stops."""
    while not state.over and state.decision.name == "BuildTrack" and state.seat == seat:
        state.play(best_move(state))
    return state


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_first_build_turn_makes_a_way_for_a_cube(seed: int) -> None:
    """Not before the next turn, but in this one: what is begun is finished (R-BLD-4, R-OWN-3)."""
    state = table(players=3, goods=True, seed=seed)
    give(state, 0, cash=20, engine=2)
    begin(state, "build", turn=1, actions={0: "first_build"})
    build_turn(state, 0)
    begin(state, "move", turn=1, actions={0: "first_move"})
    assert max(delivery.gains[0] for delivery in deliveries(state, 0)) >= 1
    assert 8 <= state.cash[0] < 20


def far_apart(cash: int) -> State:
    """A map for two: the only two cities want each other's cubes, and are six tiles away from each other."""
    state = table("jamaica")
    cubes(state, "Port Royal", "purple purple purple purple")
    cubes(state, "Montego Bay", "yellow yellow yellow yellow")
    give(state, 0, cash=cash, income=8, engine=2)
    begin(state, "build", turn=2, actions={0: "first_build"})
    return state


def test_two_players_plan_two_links_of_which_the_second_is_built_in_the_turn_to_come() -> None:
    state = far_apart(14)
    best = Turn(state, 0, 14, state.tiles_left, False, THOUGHT).plans[0].plan
    assert best.later
    assert len(best.ways) == 2
    assert best.tiles == 2 * state.tiles_left
    build_turn(state, 0)
    assert sections(state)[0] == 3, "the first of them is finished"
    give(state, 0, cash=14)
    begin(state, "build", turn=3, actions={0: "first_build"})
    build_turn(state, 0)
    assert sections(state)[0] == 7, "one of them twice in the town between"
    begin(state, "move", turn=3, actions={0: "first_move"})
    assert max(delivery.gains[0] for delivery in deliveries(state, 0)) == 2


def test_who_has_built_the_link_of_this_turn_may_stop_before_that_of_the_next() -> None:
    """What is begun too early costs money now and brings nothing before: to stop is worth a look."""
    state = far_apart(14)
    row = next(row for row in BuildTurn(state, 0, sharp(state)).rows if DONE in row)
    first = row[: row.index(DONE)]
    assert 0 < len(first) <= state.tiles_left < len(row) - 1
    state.tiles_left += 1  # as with the Engineer: there is room for the beginning of the second link
    world = state.copy()
    rows = BuildTurn(world, 0, sharp(state))
    rows.rows = [row]
    for number, move in enumerate(first):
        assert rows.follow(world, first[:number]) == ([move] if number else rows.begin(world, 1)) == [move]
        world.play(move)
    assert rows.follow(world, first) == [row[len(first) + 1], DONE]


def test_nothing_is_planned_for_the_turn_to_come_that_there_is_no_money_to_begin() -> None:
    assert not Turn(far_apart(6), 0, 6, 3, False, THOUGHT).plans
    assert Turn(far_apart(14), 0, 14, 3, False, THOUGHT).plans


def test_the_links_of_the_turn_to_come_earn_nothing_in_this_one() -> None:
    turn = Turn(far_apart(14), 0, 14, 3, False, THOUGHT)
    plan, planner = turn.plans[0].plan, turn.planner
    now = planner.price_now(plan)
    outlook = planner.outlook_of(plan, now)
    assert 0 < now < plan.price
    assert outlook.later is not None
    assert outlook.later.price == plan.price - now
    assert outlook.now.number < outlook.later.cargo.number, "cubes have no way before it is finished"


def test_few_who_have_built_know_what_they_have_begun() -> None:
    state = build_turn(far_apart(14), 0)
    give(state, 0, cash=8)
    begin(state, "move", turn=2, actions={0: "first_move"})
    known = forecast(state)
    average = Outlook(state, Stand(state, 0, known.track[0], THOUGHT), known.cargo(state, 0, THOUGHT)).terms()
    assert total(unplanned(state, Stand(state, 0, known.track[0], THOUGHT), known)) > total(average) + 1


def test_where_the_end_is_open_nobody_believes_it_to_be_near() -> None:
    open_end, fixed = far_apart(14), table(players=3, goods=True, seed=1)
    open_end.cubes = [0] * len(open_end.cubes)
    open_end.display = [-1] * len(open_end.display)
    open_end.turn = 12
    assert open_end.last_turn() == 12
    assert last_turn(open_end) == 20
    open_end.turn = 5
    assert last_turn(open_end) == 13
    assert last_turn(fixed) == fixed.last_turn()


def test_greedy_bots_hold_on_to_income_at_tables_of_two_alone() -> None:
    assert plain(far_apart(14)).income > THOUGHT.income
    assert sharp(far_apart(14)).income > plain(far_apart(14)).income, "most where nobody knows the end"
    assert plain(table(players=3)) is THOUGHT
    alone = table("barbados")
    assert plain(alone) is THOUGHT
    assert sharp(alone).income > THOUGHT.income, "who searches does there as well"


def test_a_build_turn_offers_the_beginnings_of_a_few_plans_and_then_follows_one() -> None:
    state = table(players=3, goods=True, seed=2)
    give(state, 0, cash=20, engine=2)
    begin(state, "build", turn=1, actions={0: "first_build"})
    moves = GAME.promising(state)
    assert 2 <= len(moves) <= 3
    assert len(set(moves)) == len(moves)
    for move in moves:
        after = state.copy()
        after.play(move)
        laid = 1
        while after.decision.name == "BuildTrack" and after.seat == 0:
            (following,) = GAME.promising(after)
            after.play(following)
            laid += following != DONE
        assert 1 <= laid <= 3
        assert any(owner == 0 for owner in after.links().owner), "the plan makes a link"


def test_a_plan_is_not_handed_on_to_somebody_elses_view() -> None:
    """What somebody has thought out on a position is no part of it."""
    state = table(players=3, goods=True, seed=2)
    begin(state, "build", turn=1, actions={0: "first_build"})
    own = BuildTurn(state, 0, PLAYED)
    assert own.fits(state, 0, PLAYED)
    assert own.fits(state.copy(), 0, PLAYED)
    assert not own.fits(state.seen_by(0), 0, PLAYED)
    assert not own.fits(state.imagine(0, Random(1)), 0, PLAYED)


def test_a_plan_goes_on_only_from_the_position_it_was_made_in() -> None:
    state = table(players=3, goods=True, seed=2)
    begin(state, "build", turn=1, actions={0: "first_build"})
    moves = [move for move in state.legal() if move >= state.codes.lay][:2]
    first, second = state.copy(), state.copy()
    first.play(moves[0])
    second.play(moves[1])
    before, after = BuildTurn(state, 0, PLAYED), BuildTurn(first, 0, PLAYED)
    assert before.played(first) == after.played(first) + moves[:1] == moves[:1]
    assert before.fits(first, 0, PLAYED)
    assert not after.fits(state, 0, PLAYED)
    assert not after.fits(second, 0, PLAYED)


def test_another_thread_begins_with_no_memory() -> None:
    memory: Memory[str] = Memory(2)
    for thing in "abc":
        memory.keep(thing)
    assert memory.recent() == ["c", "b"]
    elsewhere: list[list[str]] = []
    other = Thread(target=lambda: elsewhere.append(memory.recent()))
    other.start()
    other.join()
    assert elsewhere == [[]]


def test_new_links_are_measured_as_if_all_were_measured() -> None:
    state = table(players=3, goods=True, seed=5)
    connect(state, 0, "Cincinnati", "Indianapolis", "Evansville")
    connect(state, 1, "Evansville", "St. Louis")
    known = forecast(state)
    demand = Demand(state, 0, known.goods, known.accepts)
    demand.measure(4, STRANGERS)
    before = demand.best
    demand.join(stop(state, "Indianapolis"), stop(state, "Chicago"), LINK)
    demand.measure_more(before, 4, STRANGERS)
    quick = demand.best
    demand.measure(4, STRANGERS)
    assert before != quick == demand.best


def test_what_was_begun_is_finished() -> None:
    state = table(players=3)
    cubes(state, "Des Moines", "red red")
    cubes(state, "St. Louis", "blue blue")
    give(state, 0, cash=12)
    begin(state, "build", turn=1, actions={0: "first_build"})
    build_turn(state, 0)
    assert state.links().beside != [0] * state.m.stops


def test_without_use_for_track_nothing_is_built() -> None:
    state = table(players=3)
    give(state, 0, cash=3, income=0, shares=5, engine=2)
    begin(state, "build", turn=10, actions={0: "first_build"})
    assert best_move(state) == DONE


def test_cubes_on_open_ground_are_reached_by_track() -> None:
    """St. Lucia: the cubes lie on the hexes, and a New City takes them."""
    state = table("st_lucia")
    town = state.m.stop_name[0]
    hex = at(state, town)
    around = [near for near in state.m.near[hex * 6 : hex * 6 + 6] if near >= 0 and state.m.stop[near] < 0]
    for near in around:
        lying(state, (state.m.column[near], state.m.row[near]), "red")
    give(state, 0, cash=20)
    begin(state, "build", turn=1, actions={0: "urbanization"})
    build_turn(state, 0)
    assert state.cities
    assert any(tile >= 0 for tile in state.tile)
