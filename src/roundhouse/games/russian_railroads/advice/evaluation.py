"""Advice: the points each seat may expect at the end, for bots and hints.

They are the sum of the terms of `terms.py`. After the last scoring the advice is the score itself.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.advice import Advice
from roundhouse.games.russian_railroads.advice.terms import terms_of
from roundhouse.games.russian_railroads.rules.state import State

LAST_DOUBT: Final = 9.0
ROUND_DOUBT: Final = 7.5  # for each scoring to come


class Evaluation(Advice[State]):
    """What a position is worth, by the sum of all terms."""

    def expect(self, state: State, seat: int) -> float:
        left = scorings_left(state)
        value = 0.0
        for term in terms_of(state):
            value += term.worth(state, seat, left)
        return value

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        left = scorings_left(state)
        return [(term.name, term.worth(state, seat, left)) for term in terms_of(state)]

    def doubt(self, state: State) -> float:
        """Compared with the others', measured in sixty games of bots."""
        return LAST_DOUBT + ROUND_DOUBT * scorings_left(state) if state.agenda else 0.0


def scorings_left(state: State) -> int:
    """The scorings to come, this round's included."""
    return state.c.rounds[state.players] - state.round + 1
