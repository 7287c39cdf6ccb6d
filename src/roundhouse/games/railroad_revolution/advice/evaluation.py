"""Advice: the points each seat may expect at the end, for bots and hints.

What is certain counts in full: trains, completed milestones, tracks, telegraph connections. What may
still come counts by the turns that are left: money buys less and less, a milestone that needs more
turns than there are is worth nothing. After the last turn the advice is the score itself.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from roundhouse.core.advice import Advice
from roundhouse.games.railroad_revolution.advice import candidates
from roundhouse.games.railroad_revolution.advice.holdings import lasting
from roundhouse.games.railroad_revolution.advice.terms import PASSING, TERMS
from roundhouse.games.railroad_revolution.advice.weights import PLAYED, THOUGHT, Weights
from roundhouse.games.railroad_revolution.rules.state import LAST_ROUND, RUNNING, State

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST_DOUBT: Final = 3.0
TURN_DOUBT: Final = 12.5  # grows with the root of the turns left
MOST_DOUBT: Final = 44.0
MOST_TURNS: Final = 100.0  # more than there ever are


class Evaluation(Advice[State]):
    """What a position is worth, by the sum of all terms, and what is worth a look."""

    def expect(self, state: State, seat: int) -> float:
        return expected(state, seat, PLAYED)

    def glimpse(self, state: State, seat: int) -> float:
        return expected(state, seat, THOUGHT)

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        turns = turns_left(state, seat, PLAYED)
        points: dict[str, float] = {}
        for term in TERMS:
            points[term.source] = points.get(term.source, 0.0) + term.points(state, seat, turns, PLAYED)
        return list(points.items())

    def doubt(self, state: State) -> float:
        """Compared with the others', measured in forty games of bots."""
        if not state.agenda:
            return 0.0
        return min(MOST_DOUBT, LAST_DOUBT + TURN_DOUBT * sqrt(turns_left(state, state.active, PLAYED)))

    def promising(self, state: State) -> list[int]:
        return candidates.promising(state)

    def noticed(self, state: State) -> list[int]:
        return state.legal()


def expected(state: State, seat: int, w: Weights) -> float:
    """The points that a seat may expect at the end."""
    turns = turns_left(state, seat, w)
    total = lasting(state, seat, turns, w)
    for term in PASSING:
        total += term.points(state, seat, turns, w)
    return total


def turns_left(state: State, seat: int, w: Weights) -> float:
    """How many turns the seat has after this one."""
    if state.ending == RUNNING:
        c = state.c
        rails_left, buildings_left = state.rails_left, state.buildings_left
        rails_right: i64 = c.rails_right
        buildings_right: i64 = c.buildings_right
        fewest = MOST_TURNS
        other: i64 = 0
        while other < len(rails_left):
            rails = rails_left[other] - rails_right
            buildings = buildings_left[other] - buildings_right
            turns = float(int(rails)) / w.rails_a_turn if rails > 0 else 0.0
            if buildings > 0:
                turns += float(int(buildings))
            if turns < fewest:
                fewest = turns
            other += 1
        return fewest + w.last_turns
    turns = 0.0 if state.ending == LAST_ROUND else 1.0
    if order(state, seat) > order(state, state.active):
        turns += 1.0
    return turns


def order(state: State, seat: int) -> int:
    """The place of a seat in the order of play."""
    return (seat - state.first) % state.players
