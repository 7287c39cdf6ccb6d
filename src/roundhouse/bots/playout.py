"""Random play to the end: the loop that benchmarks measure and search builds on."""

from __future__ import annotations

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
