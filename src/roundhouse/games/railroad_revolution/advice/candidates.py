"""Moves that are worth a look: shares are sold and workers hired where that may help, not at every step."""

from __future__ import annotations

from roundhouse.core.bits import holds
from roundhouse.games.railroad_revolution.rules.components import WHITE
from roundhouse.games.railroad_revolution.rules.families import is_hire
from roundhouse.games.railroad_revolution.rules.moves import HIRE, SELL_SHARE
from roundhouse.games.railroad_revolution.rules.state import GOALS, MAIN, State
from roundhouse.games.railroad_revolution.rules.waiting_effects import Effect
from roundhouse.games.railroad_revolution.rules.workers import Promote


def promising(state: State) -> list[int]:
    """The legal moves without those that only make a search wide: all of them if nothing else is left.

    Whoever pays sells as many shares as that takes anyway. A specialist is hired to become a manager:
    before the turn's action, or after it.
    """
    moves = state.legal()
    if len(moves) < 2:
        return moves
    hired = colours_to_hire(state)
    found: list[int] = []
    for move in moves:
        if move != SELL_SHARE and (not is_hire(move) or holds(hired, move - HIRE)):
            found.append(move)
    return found if found else moves


def colours_to_hire(state: State) -> int:
    """The colours of specialist that a milestone still lacks, if this is the time to hire; a bit mask."""
    entry = state.agenda[-1]
    if isinstance(entry, Effect) and not isinstance(entry, Promote):
        return 0
    if state.parts & MAIN:
        return 0
    at = state.seat * GOALS
    return (state.wanted[at] | state.wanted[at + 1]) & ~(1 << WHITE)
