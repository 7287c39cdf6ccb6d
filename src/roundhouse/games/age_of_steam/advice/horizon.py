"""Advice: for how many turns a forecast reckons with a game whose end is open."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.rules.state import State

GOES_ON: Final = 8  # turns at least: some cube stays that nobody delivers, and others are produced


def last_turn(state: State) -> int:
    """The last turn as a forecast sees it: where the end is open, it is not believed to be near.

    Shares and engine cost money in every turn until then, and who counts on an early end goes bankrupt late.
    """
    last = state.last_turn()
    if state.m.likely:
        last = max(last, min(state.turn + GOES_ON, state.m.turns[state.players]))
    return last
