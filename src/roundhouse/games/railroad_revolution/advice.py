"""Advice: the points each seat may expect at the end, for bots and hints."""

from __future__ import annotations

from roundhouse.games.railroad_revolution.scoring import scores
from roundhouse.games.railroad_revolution.state import State


def evaluate(state: State) -> list[float]:
    """Points now, and a little for what can become points."""
    totals = scores(state).totals()
    return [totals[seat] + state.wealth(seat) / 100 for seat in range(state.players)]
