"""Looking through one's own turn."""

from __future__ import annotations

from roundhouse.core.state import State


def best_move(state: State) -> int:
    """The first move of the best line."""
    seat = state.seat
    best = -1
    best_value = -1e9
    for move in state.legal():
        after = state.copy()
        after.advance(move)
        value = state.game.evaluate(after)[seat]
        if value > best_value:
            best_value = value
            best = move
    return best
