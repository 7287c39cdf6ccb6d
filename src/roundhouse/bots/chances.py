"""Chances of winning, from expected points."""

from __future__ import annotations

from math import exp, pi, sqrt

from roundhouse.core.state import State


def chances(state: State, doubt: float = 0.0) -> list[float]:
    """The chance of each seat to win, by the best forecast with its doubt, or a larger one; 0 to 1."""
    if state.over:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    out = state.out()  # who cannot win any more, whatever the others may expect
    playing = [seat for seat in range(state.players) if seat not in out]
    points = forecasts(state)
    found = [0.0] * state.players
    odds = likely([points[seat] for seat in playing], max(doubt, doubt_of(state)))
    for number in range(len(playing)):
        found[playing[number]] = odds[number]
    return found


def forecasts(state: State) -> list[float]:
    """The points that each seat may expect, by the best forecast there is."""
    game = state.game
    if game.taught(state) is None:
        return game.evaluate(state)
    return [game.insight(state, seat) for seat in range(state.players)]


def doubt_of(state: State) -> float:
    """By how many points the best forecast there is may be wrong."""
    doubt = state.game.doubt(state)
    net = state.game.taught(state)
    if net is None:
        return doubt
    return (net.doubt[0] + net.doubt[1] * doubt) / 1000.0


def likely(points: list[float], doubt: float) -> list[float]:
    """The chance of each forecast to come out on top, if each may be wrong by so much.

    With errors that follow a Gumbel distribution this is exact, and as simple as can be.

    >>> [round(chance, 2) for chance in likely([100.0, 100.0], 10.0)]
    [0.5, 0.5]
    """
    scale = pi / (sqrt(6.0) * max(doubt, 0.5))
    best = max(points)
    weights = [exp(scale * (value - best)) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]
