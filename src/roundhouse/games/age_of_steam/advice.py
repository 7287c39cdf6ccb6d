"""Evaluation for the bots: expected final points, per seat."""

from __future__ import annotations

from roundhouse.games.age_of_steam.state import State


def evaluate(state: State) -> list[float]:
    """The points that each seat may expect at the end."""
    return [float(total) for total in state.scores().totals()]
