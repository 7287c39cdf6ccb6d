"""Luck: what came to light by a move, against what was to be expected before it did."""

from __future__ import annotations

from roundhouse.bots.chances import chances, forecasts
from roundhouse.bots.lookahead import quick_move
from roundhouse.core.random import Random
from roundhouse.core.state import State

WORLDS = 24  # over which is expected


def standing(state: State, mover: int, skills: list[int] | None = None) -> list[float]:
    """How each seat stands: its chance to win, or the points expected of one who plays alone.

    Where a game can only be judged by what is done, whoever moved takes first what looks best of what came to
    light: a forecast for all seats cannot see what one of them has in hand.
    """
    if state.game.whole_turns and not state.over and state.seat == mover:
        state = quick_move(state.copy())
    return chances(state, skills) if state.players > 1 else forecasts(state)


def luck(before: State, move: int, after: State, rng: Random, skills: list[int] | None = None) -> list[float]:
    """What chance brought to each seat by a move: how it stands, less how it would on average.

    The average is over worlds that look to the seat that moved as the game did. Nothing where nothing came to
    light: then all of it was chosen.
    """
    if after.reveals == before.reveals:
        return [0.0] * after.players
    expected = [0.0] * after.players
    for _ in range(WORLDS):
        world = before.imagine(before.seat, rng)
        world.advance(move)
        for seat, stands in enumerate(standing(world, before.seat, skills)):
            expected[seat] += stands / WORLDS
    return [stands - expected[seat] for seat, stands in enumerate(standing(after, before.seat, skills))]
