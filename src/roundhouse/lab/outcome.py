"""How a game ended for each seat: its place, its part of the victory, and the reward for learning."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.state import State

REWARDS = ("rank", "margin")


def rewards(state: State, kind: str) -> list[float]:
    """What a finished game is worth to each seat."""
    if kind == "margin":
        scores = points(state)
        return [margin(scores, seat) for seat in range(len(scores))]
    if state.players == 1:
        return [1.0 if state.winners() else -1.0]
    return ranks(state.places())


def ranks(places: Sequence[int]) -> list[float]:
    """From 1 for the first place to -1 for the last, evenly; equals share. The sum is 0.

    >>> ranks([3, 2, 1]), ranks([1, 1, 3])
    ([-1.0, 0.0, 1.0], [0.5, 0.5, -1.0])
    >>> ranks([2, 2])  # nobody was first
    [0.0, 0.0]
    """
    last = len(places) - 1
    found: list[float] = []
    for own in places:
        better = sum(other < own for other in places)
        found.append(1 - 2 * (better + (places.count(own) - 1) / 2) / last)
    return found


def points(state: State) -> list[int]:
    """The points of each seat; who is out of the game has fewer than the last of those who are in it."""
    scores, out = state.scores().totals(), state.out()
    least = min((score for seat, score in enumerate(scores) if seat not in out), default=1)
    return [min(score, least - 1) if seat in out else score for seat, score in enumerate(scores)]


def margin(scores: Sequence[int], seat: int) -> float:
    """The points ahead of the best of the others; alone, the points.

    >>> margin([40, 60, 90], seat=2), margin([40, 60, 90], seat=0), margin([40], seat=0)
    (30.0, -50.0, 40.0)
    """
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))
