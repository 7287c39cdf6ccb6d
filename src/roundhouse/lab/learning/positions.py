"""Positions of games as rows of features, with how the game ended for the seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.lab.learning.practice import Practice

EVERY = 4  # one position in so many is looked at, of those where a line ends,
WITHIN = 40  # and of those in the middle of a turn


@dataclass(frozen=True)
class Rows:
    """Positions from every seat: what a learner looks at, and what came of it."""

    features: np.ndarray
    points: np.ndarray  # at the end of the game
    margin: np.ndarray  # ahead of the best of the others, at the end
    won: np.ndarray
    game: np.ndarray  # the number of the game
    share: np.ndarray  # of the game's moves that were played, 0 to 1
    doubt: np.ndarray  # of the game's own forecast
    players: np.ndarray

    def __len__(self) -> int:
        return len(self.points)


def rows_of(game: Game, games: Iterable[Practice], seed: int = 0) -> Rows:
    """Look at some positions of all games: most are ends of lines, after turns or where things come to light.

    The seats of a position stand side by side.
    """
    rng = Random(seed)
    found: list[list[int]] = []
    told: list[tuple[float, ...]] = []
    for number, practice in enumerate(games):
        state = game.new(practice.players, practice.seed, practice.options)
        for step, move in enumerate(practice.moves):
            seat, reveals = state.seat, state.reveals
            state.advance(move)
            ended = state.seat != seat or state.reveals != reveals
            if state.over or rng.below(EVERY if ended else WITHIN):
                continue
            look(state, practice, number, step, found, told)
    return rows_from(found, told)


def rows_from(found: list[list[int]], told: list[tuple[float, ...]]) -> Rows:
    """The rows of what was looked at."""
    results = np.array(told, dtype=np.float32).reshape(-1, 7)
    return Rows(
        np.array(found, dtype=np.int32),
        results[:, 0],
        results[:, 1],
        results[:, 2],
        results[:, 3].astype(np.int32),
        results[:, 4],
        results[:, 5],
        results[:, 6].astype(np.int32),
    )


def look(
    state: State,
    practice: Practice,
    number: int,
    step: int,
    found: list[list[int]],
    told: list[tuple[float, ...]],
) -> None:
    """Add a position as every seat sees it."""
    share, doubt = step / len(practice.moves), state.game.doubt(state)
    for seat in range(state.players):
        others = [points for other, points in enumerate(practice.scores) if other != seat]
        points = practice.scores[seat]
        ahead = points - max(others, default=0)
        won = 1.0 / len(practice.winners) if seat in practice.winners else 0.0
        found.append(state.game.features(state, seat))
        told.append((points, ahead, won, number, share, doubt, practice.players))
