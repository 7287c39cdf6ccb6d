"""How numbers lie, and how often somebody wins: with the interval that such a number of games allows."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Spread:
    """How numbers lie: mean, standard deviation, lowest, quartiles, highest."""

    mean: float
    deviation: float
    lowest: float
    quartiles: tuple[float, float, float]
    highest: float


def spread(numbers: Sequence[float]) -> Spread:
    """The spread of at least one number.

    >>> spread([1, 2, 3, 4, 5]).quartiles
    (2.0, 3.0, 4.0)
    """
    if len(numbers) > 1:
        first, second, third = statistics.quantiles(numbers, n=4, method="inclusive")
        deviation = statistics.stdev(numbers)
    else:
        first = second = third = numbers[0]
        deviation = 0.0
    return Spread(statistics.fmean(numbers), deviation, min(numbers), (first, second, third), max(numbers))


@dataclass(frozen=True)
class Wins:
    """How often somebody won, of how many games; a shared victory counts in parts."""

    won: float
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % (Wilson's interval).

        >>> [round(end, 3) for end in Wins(50, 100).interval]
        [0.404, 0.596]
        """
        z2 = NORMAL_95**2
        n, p = self.games, self.share
        middle = (p + z2 / (2 * n)) / (1 + z2 / n)
        reach = NORMAL_95 * sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)
