"""The reason for every refusal, held against a second derivation of it on random positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from railroad_revolution.brute import TooLarge, own_turn, tight_position
from railroad_revolution.helpers import GAME, fresh
from railroad_revolution.reasons import QUESTIONS, Why
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.rules.state import State

TURNS = 30  # in one test; some reasons come up in one turn of five hundred


def check(state: State) -> None:
    """Compare every refusal of the open question."""
    why = Why(state)
    legal = set(state.legal())
    for move in range(GAME.moves.size):
        if move in legal:
            continue
        try:
            expected = why.not_legal(move)
        except TooLarge:
            continue
        said = state.why_not(move)
        assert said == expected, (state.decision.name, GAME.moves.text(move), said, expected)


def walk(seed: int, players: int) -> Iterator[State]:
    """Every position of a random game."""
    state = fresh(players, seed, tracks=("normal", "hard")[seed % 2])
    rng = Random(seed)
    while not state.over:
        yield state
        moves = state.legal()
        state.advance(moves[rng.below(len(moves))])


@pytest.mark.parametrize("start", range(0, 600, TURNS))
def test_a_player_short_of_money_and_workers_is_told_what_stands_against_a_move(start: int) -> None:
    for seed in range(start, start + TURNS):
        for state in own_turn(tight_position(seed), Random(seed)):
            check(state)


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_tells_what_stands_against_a_move(seed: int) -> None:
    for n, state in enumerate(walk(seed, 2 + seed % 3)):
        if n % 5 == seed % 5 or not state.turns:
            check(state)


def test_every_question_has_its_reasons_said_twice() -> None:
    silent = {"BeginTurn", "EndTurn", "NextTurn", "TurnDeal", "CheckMilestones"}
    asked = {name for name in GAME.codec.decisions if name not in silent and not name.endswith("Action")}
    assert asked == set(QUESTIONS)
