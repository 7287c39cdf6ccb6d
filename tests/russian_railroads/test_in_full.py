"""In full or not at all: what is offered is compared with every way of going on, tried one by one."""

from __future__ import annotations

import pytest

from forms import many
from roundhouse.core.random import Random
from roundhouse.core.rows import row_of
from roundhouse.games.russian_railroads.rules.atoms import must, number_of
from roundhouse.games.russian_railroads.rules.components import Effect
from roundhouse.games.russian_railroads.rules.payment import black_worker, plain_workers
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.rules.turn import begin_turn
from russian_railroads.brute_steps import doable, step_allowed, steps_of
from russian_railroads.helpers import C, fresh


def only_steps(effect: Effect) -> bool:
    return bool(effect.step_parts) and not (effect.industry or effect.loco or effect.doubler)


@pytest.mark.parametrize("board", ["russia", "usa"])
def test_a_space_for_track_is_offered_exactly_if_all_its_steps_can_be_made(board: str) -> None:
    offered = refused = 0
    rng = Random(77)
    for seed in range(many(60)):
        state = fresh(2, board, seed)
        wind_forward(state, rng)
        state.hand[0], state.crew, state.coins[0] = 6, [6, *state.crew[1:]], 6
        state.taken, state.standing, state.round = 0, row_of([]), 2
        state.agenda = state.agenda[:1]
        begin_turn(state, 0)
        for engineer in (2, 3, 4, 10, 11):
            state.strip = [5, engineer, 0, 0, 0, 0]
            state.settle()
            legal = state.legal()
            places = [list(state.pos[route * 5 : route * 5 + 5]) for route in range(3)]
            for space in C.open_spaces[2]:
                effect = C.space_effect[space]
                if C.space_public[space] == 1:
                    effect = C.engineer_effect[engineer]
                if only_steps(effect):
                    expected = doable(state, 0, places, steps_of(effect), set())
                    assert (space in legal) == expected, (C.spaces[space], places, engineer)
                    offered, refused = offered + expected, refused + (not expected)
    assert offered > 100
    assert refused > 100


def wind_forward(state: State, rng: Random) -> None:
    """Tracks of seat 0 anywhere on the board, as far as the rules allow, most of them crowded together."""
    places = [list(state.pos[route * 5 : route * 5 + 5]) for route in range(3)]
    if rng.below(2):
        state.boulders = [0] * state.players
    for _ in range(20 + rng.below(120)):
        route, colour = rng.below(3), rng.below(5)
        if step_allowed(state, 0, places, route, colour):
            places[route][colour] += 1
    for n, place in enumerate([place for row in places for place in row]):
        state.pos[n] = place


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_must_be_done_is_done(players: int) -> None:
    """No duty of a contested action ever lapses half-way; on the base boards only these are duties."""
    for seed in range(many(25)):
        state = fresh(players, "russia", seed)
        rng = Random(seed)
        while not state.over:
            duties = sum(number_of(part) for part in state.pending if must(part))
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            if not state.pending:
                assert duties <= 1


@pytest.mark.parametrize("board", ["russia", "usa"])
def test_nobody_places_what_he_does_not_have(board: str) -> None:
    for seed in range(10):
        state = fresh(3, board, seed)
        rng = Random(seed)
        while not state.over:
            seat = state.seat
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            assert plain_workers(state, seat) >= 0
            assert black_worker(state, seat) in (0, 1)
            assert min(state.coins) >= 0
            assert min(state.hand) >= 0
