"""What bots know of the rules in which a map differs: prices, bans, levies, debts."""

from __future__ import annotations

import pytest

from age_of_steam.kit import GAME, begin, cubes, display, give, table
from roundhouse.bots.beam import best_move
from roundhouse.games.age_of_steam.advice.planning import Turn
from roundhouse.games.age_of_steam.advice.plans import moves_of
from roundhouse.games.age_of_steam.advice.weights import THOUGHT
from roundhouse.games.age_of_steam.rules.money import forecast
from roundhouse.games.age_of_steam.rules.moves import ISSUE, UPGRADE
from roundhouse.games.age_of_steam.rules.state import State


def built(state: State, moves: list[int]) -> int:
    """Play the moves of a plan in an order that is legal; the money left, or -1 if there is no such order."""
    state = state.copy()
    seat = state.seat
    left = list(moves)
    while left:
        move = next((move for move in left if move in state.legal()), None)
        if move is None:
            return -1
        state.play(move)
        left.remove(move)
        while state.decision.name == "ChooseTile":
            state.play(state.legal()[0])
    return state.cash[seat]


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("madagascar", "high_costs"),
        ("vermont", "first_build"),
        ("new_hampshire", "first_build"),
        ("holland", "first_build"),
        ("portugal", "first_build"),
    ],
)
def test_a_plan_costs_what_the_map_asks_and_lays_what_it_allows(name: str, action: str) -> None:
    state = table(name, players=3, goods=True, seed=3)
    give(state, 0, cash=40, engine=2)
    begin(state, "build", turn=1, actions={0: action})
    assert state.seat == 0
    turn = Turn(state, 0, state.cash[0], state.tiles_left, False, THOUGHT)
    plans = [plan for plan in turn.planner.allowed() if not plan.later]
    assert len(plans) >= 3
    for plan in plans[:4]:
        assert built(state, moves_of(state, plan)) == state.cash[0] - plan.price


def test_the_forecast_reckons_with_the_dearest_levy() -> None:
    state = table("india", players=3)
    give(state, 0, cash=5, shares=2, engine=1)
    found = forecast(state, 0)
    assert (found.cash, found.short, found.bankrupt) == (0, 0, 0)
    give(state, 0, cash=4)
    assert forecast(state, 0).bankrupt


def test_shares_are_issued_to_survive_the_turn_whatever_comes() -> None:
    """Nobody counts on a cube that an opponent may take."""
    state = table(players=3)
    give(state, 0, cash=1, shares=4, engine=2)
    begin(state, "issue_shares", turn=2)
    assert GAME.promising(state)[0] == ISSUE + 2  # 1 + 2 * 5 pays for 6 shares and 2 links
    give(state, 0, cash=6)
    assert GAME.promising(state)[0] == ISSUE


def test_alone_nobody_raises_the_engine_into_bankruptcy() -> None:
    """A game that ends so counts 0 points, and whoever goes on may end with fewer; still it is lost."""
    state = table("barbados", players=1)
    give(state, 0, cash=3, shares=2, engine=1)
    begin(state, "move", turn=2)
    after = state.copy()
    after.play(UPGRADE)
    while not after.over:
        after.play(after.legal()[0])
    assert after.out() == [0]
    assert best_move(state) != UPGRADE


def test_tiles_that_have_to_be_laid_are_reckoned_with() -> None:
    state = table("trisland", players=3, goods=True)
    give(state, 0, cash=15)
    for action, cash in (("engineer", 4.0), ("first_build", 6.0)):
        begin(state, "build", turn=1, actions={0: action})
        planner = Turn(state, 0, 15, state.tiles_left, False, THOUGHT).planner
        assert planner.outlook(9, 3, 3).stand.cash == cash
        assert planner.outlook(14, 3, 3).stand.cash == (0.0 if action == "engineer" else 1.0)
        assert planner.outlook(18, 3, 5).stand.cash == -3.0  # what cannot be paid now is not free


def test_where_no_city_takes_anything_the_first_new_city_is_founded() -> None:
    for seed in range(300, 320):
        state = table("alabama", players=2, goods=True, seed=seed)
        begin(state, "build", turn=1, actions={0: "urbanization"})
        assert Turn(state, 0, state.cash[0], state.tiles_left, True, THOUGHT).sites


def test_a_game_without_a_fixed_end_lasts_as_long_as_there_are_cubes_to_move() -> None:
    state = table("jamaica", players=2)
    state.turn = 8
    assert state.last_turn() == 9  # as usual
    cubes(state, "Montego Bay", "red blue red blue red blue")
    display(state, "Port Royal", "red red")
    state.turn = 11
    assert state.last_turn() == 13
    cubes(state, "Port Royal", "red blue red blue red blue red blue red blue")
    assert state.last_turn() == 17


def test_track_that_leads_nowhere_yet_brings_its_cubes_to_the_city() -> None:
    """Where cubes on track may be moved, one tile beside a city makes a delivery."""
    state = table("st_lucia", players=2, goods=True, seed=4)
    begin(state, "build", turn=1, actions={0: "urbanization"})
    seat = state.seat
    state.play(next(move for move in state.legal() if GAME.moves.text(move).startswith("urbanise")))
    turn = Turn(state, seat, state.cash[seat], state.tiles_left, False, THOUGHT)
    stubs = [plan for plan in turn.planner.plans if all(way.one == way.other for way in plan.ways)]
    assert stubs
    assert all(built(state, moves_of(state, plan)) >= 0 for plan in stubs[:4])
    assert all(plan.sections == 0 for plan in stubs), "only finished links score"
