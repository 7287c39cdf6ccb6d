"""The chances of everybody to win, from expected points."""

from __future__ import annotations

from roundhouse.bots.lookahead import likely
from roundhouse.core.state import State


def chances(state: State) -> list[float]:
    """The chance of each seat to win, as the game's forecast and its doubt have it; 0 to 1."""
    if state.over:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    return likely(state.game.evaluate(state), state.game.doubt(state))
