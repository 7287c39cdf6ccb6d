"""Chances that mean what they say: how much a forecast must be doubted, found from games kept apart."""

from __future__ import annotations

from math import pi, sqrt

import numpy as np

from roundhouse.lab.learning.positions import Rows

LEAST = 0.5  # points: nobody is surer
OFFSETS = np.arange(0.0, 40.0, 2.0)
FACTORS = np.arange(0.0, 2.6, 0.1)
QUARTERS = 4
TINY = 1e-9


def calibrated(rows: Rows, points: np.ndarray, which: np.ndarray) -> tuple[float, float]:
    """What to add to a part of the game's own doubt, and which part, so that chances fit best."""
    best = (0.0, 1.0)
    least = np.inf
    for offset in OFFSETS:
        for factor in FACTORS:
            chance = chances(rows, points, offset + factor * rows.doubt)[which]
            surprise = float(-np.mean(rows.won[which] * np.log(chance + TINY)))
            if surprise < least:
                best, least = (float(offset), float(factor)), surprise
    return best


def chances(rows: Rows, points: np.ndarray, doubt: np.ndarray) -> np.ndarray:
    """The chance of each row to win against the others of its position, as `bots.chances` says."""
    first = positions(rows)
    scale = pi / (sqrt(6.0) * np.maximum(doubt, LEAST))
    number = np.repeat(np.arange(len(first)), rows.players[first])
    best = np.maximum.reduceat(points, first)[number]
    weight = np.exp(np.clip(scale * (points - best), -60.0, 0.0))
    return np.asarray(weight / np.add.reduceat(weight, first)[number])


def positions(rows: Rows) -> np.ndarray:
    """The first row of each position."""
    found: list[int] = []
    at = 0
    while at < len(rows):
        found.append(at)
        at += int(rows.players[at])
    return np.array(found)


def brier(rows: Rows, chance: np.ndarray, which: np.ndarray) -> list[float]:
    """The mean square between chances and wins, by quarter of the game."""
    quarter = np.minimum(QUARTERS - 1, (rows.share * QUARTERS).astype(int))
    found = [(chance - rows.won)[which & (quarter == number)] for number in range(QUARTERS)]
    return [float(np.mean(gap**2)) if len(gap) else 0.0 for gap in found]


def bias(rows: Rows, points: np.ndarray, which: np.ndarray) -> list[float]:
    """By how many points forecasts are too high on average, by quarter of the game."""
    quarter = np.minimum(QUARTERS - 1, (rows.share * QUARTERS).astype(int))
    found = [(points - rows.points)[which & (quarter == number)] for number in range(QUARTERS)]
    return [float(np.mean(gap)) if len(gap) else 0.0 for gap in found]


def tenths(rows: Rows, chance: np.ndarray, which: np.ndarray) -> list[tuple[int, float, float]]:
    """How many rows were given each tenth of chance, what they were told on average, and what was true."""
    found: list[tuple[int, float, float]] = []
    for tenth in range(10):
        some = which & (chance >= tenth / 10) & (chance < (tenth + 1) / 10 + (tenth == 9))
        if some.any():
            found.append((int(some.sum()), float(chance[some].mean()), float(rows.won[some].mean())))
    return found
