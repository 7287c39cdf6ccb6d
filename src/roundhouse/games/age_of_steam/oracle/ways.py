"""Deliveries as recorded games write them: from stop to stop, over links of named owners."""

from __future__ import annotations

from roundhouse.games.age_of_steam.rules.delivery_links import leads_to
from roundhouse.games.age_of_steam.rules.moves import DONE
from roundhouse.games.age_of_steam.rules.state import State


def find_way(state: State, way: list[tuple[int, int]]) -> list[int]:
    """The moves that carry the cube under way over these links; as many as are possible.

    Two links, or two tracks in the hex of the start, may lead to the same stop, and only one of them may
    allow the rest.
    """
    best: list[int] = []
    if not way or state.over or state.decision.name != "Carry":
        return best
    for move in state.legal():
        if move == DONE or leads_to(state, move) != way[0]:
            continue
        found = [move]
        if len(way) > 1:
            after = state.copy()
            after.play(move)
            found += find_way(after, way[1:])
        if len(found) > len(best):
            best = found
        if len(best) == len(way):
            break
    return best
