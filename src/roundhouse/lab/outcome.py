"""How a game ended for each seat: its place, its part of the victory, and the reward for learning."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.state import State

REWARDS = ("rank", "margin")


def places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """The place of each seat, the first being 1: winners first, then by points.

    >>> places(winners=[1], scores=[70, 90, 70])
    [2, 1, 2]
    """
    keys = [(seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < key for other in keys) for key in keys]


def rewards(state: State, kind: str) -> list[float]:
    """What a finished game is worth to each seat."""
    scores = state.scores().totals()
    if kind == "margin":
        return [margin(scores, seat) for seat in range(len(scores))]
    return ranks(state.winners(), scores)


def ranks(winners: Sequence[int], scores: Sequence[int]) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; equals share. The sum is 0 but for a game alone.

    >>> ranks(winners=[2], scores=[40, 60, 90]), ranks(winners=[0, 1], scores=[50, 50, 20])
    ([-1.0, 0.0, 1.0], [0.5, 0.5, -1.0])
    """
    if len(scores) == 1:
        return [1.0 if winners else -1.0]
    place = places(winners, scores)
    last = len(scores) - 1
    return [1 - 2 * (own - 1 + (place.count(own) - 1) / 2) / last for own in place]


def margin(scores: Sequence[int], seat: int) -> float:
    """The points ahead of the best of the others; alone, the points.

    >>> margin([40, 60, 90], seat=2), margin([40, 60, 90], seat=0), margin([40], seat=0)
    (30.0, -50.0, 40.0)
    """
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))
