"""Chances of winning, from expected points.

Bots choose by what they believe. What people are told is that, corrected by how wrong it was in games that
were measured, and knows who sits there: `roundhouse calibrate` finds the corrections.
"""

from __future__ import annotations

from math import exp, pi, sqrt
from typing import Final

from roundhouse.core.state import State

# How well a seat plays, as corrections are told: most look through their own turn, the best beyond it.
USUAL: Final = 0
BEST: Final = 1000


def chances(state: State, skills: list[int] | None = None) -> list[float]:
    """The chance of each seat to win, by the best forecast with its doubt; 0 to 1."""
    return odds(state, forecasts(state, skills), doubt_of(state))


def odds(state: State, points: list[float], doubt: float) -> list[float]:
    """The chance of each seat to win if it may expect these points, give or take the doubt."""
    if state.over:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    out = state.out()  # who cannot win any more, whatever the others may expect
    playing = [seat for seat in range(state.players) if seat not in out]
    found = [0.0] * state.players
    shares = likely([points[seat] for seat in playing], doubt)
    for number in range(len(playing)):
        found[playing[number]] = shares[number]
    return found


def forecasts(state: State, skills: list[int] | None = None) -> list[float]:
    """The points that each seat may expect, as people are told."""
    return added(believed(state), corrections(state, skills))


def added(points: list[float], more: list[float]) -> list[float]:
    return [points[seat] + more[seat] for seat in range(len(points))]


def believed(state: State) -> list[float]:
    """The points that each seat may expect, as the best bot thinks."""
    game = state.game
    if game.taught(state) is None:
        return game.evaluate(state)
    return [game.insight(state, seat) for seat in range(state.players)]


def corrections(state: State, skills: list[int] | None = None) -> list[float]:
    """What to add to the points that a bot expects of each seat, by how well they play."""
    net = state.game.correction(state)
    if net is None:
        return [0.0] * state.players
    known = skills or [USUAL] * state.players
    return [
        net.run([*state.game.features(state, seat), known[seat]])[0] / 1000.0 for seat in range(state.players)
    ]


def doubt_of(state: State) -> float:
    """By how many points the best forecast there is may be wrong."""
    doubt = state.game.doubt(state)
    net = state.game.correction(state) or state.game.taught(state)
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
