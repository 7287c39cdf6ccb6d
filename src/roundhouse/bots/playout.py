"""Random play to the end: the loop that benchmarks measure and search builds on."""

from __future__ import annotations

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State


def playout(state: State, rng: Random) -> int:
    """Play legal moves at random until the game is over; tells how many decisions that took."""
    decisions = 0
    while True:
        moves = state.legal()
        number = len(moves)
        if not number:
            return decisions
        state.advance(moves[rng.below(number)])
        decisions += 1


def playout_choices(state: State, rng: Random) -> int:
    """The same, but tells how many decisions had at least two legal moves."""
    choices = 0
    while True:
        moves = state.legal()
        number = len(moves)
        if not number:
            return choices
        if number > 1:
            choices += 1
        state.advance(moves[rng.below(number)])


def random_game(game: Game, players: int, seed: int) -> State:
    """The end of a game in which everybody plays at random."""
    state = game.new(players, seed)
    playout(state, Random(seed))
    return state
