"""What many games say: spread of the scores, wins with their interval, seats, length."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from roundhouse.lab.simulate import Result

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


@dataclass(frozen=True)
class Line:
    """One bot, or one place in the order of play."""

    name: str
    scores: Spread
    wins: Wins

    def as_dict(self) -> dict[str, object]:
        wins: dict[str, object] = {"won": self.wins.won, "of": self.wins.games, "share": self.wins.share}
        wins["interval"] = self.wins.interval
        return {"name": self.name, "scores": asdict(self.scores), "wins": wins}


@dataclass(frozen=True)
class Figures:
    """All figures of a simulation."""

    scores: Spread
    winning_scores: Spread
    bots: list[Line]
    seats: list[Line]  # by order of play
    length: dict[str, Spread]

    def as_dict(self) -> dict[str, object]:
        return {
            "scores": asdict(self.scores),
            "winning_scores": asdict(self.winning_scores),
            "bots": [line.as_dict() for line in self.bots],
            "seats": [line.as_dict() for line in self.seats],
            "length": {name: asdict(found) for name, found in self.length.items()},
        }


def figures(results: Sequence[Result]) -> Figures:
    """The figures of at least one game."""
    by_bot: dict[str, list[tuple[int, float]]] = defaultdict(list)
    by_order: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for result in results:
        seats = len(result.scores)
        for seat, score in enumerate(result.scores):
            part = 1 / len(result.winners) if seat in result.winners else 0.0
            by_bot[result.seating[seat]].append((score, part))
            by_order[(seat - (result.first or 0)) % seats].append((score, part))
    length = {
        "decisions": spread([result.decisions for result in results]),
        "choices": spread([result.choices for result in results]),
    }
    turns = [result.turns / len(result.scores) for result in results if result.turns is not None]
    if turns:
        length = {"rounds": spread(turns), **length}
    return Figures(
        scores=spread([score for result in results for score in result.scores]),
        winning_scores=spread([max(result.scores) for result in results]),
        bots=[line(name, by_bot[name]) for name in sorted(by_bot)],
        seats=[line(str(order + 1), by_order[order]) for order in sorted(by_order)],
        length=length,
    )


def line(name: str, entries: list[tuple[int, float]]) -> Line:
    """The figures of one bot or place."""
    scores = [score for score, _ in entries]
    return Line(name, spread(scores), Wins(sum(part for _, part in entries), len(entries)))
