"""Ratings: how strong each bot is by all its games, and how sure that is (OpenSkill, Plackett-Luce)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol


class Ranking(Protocol):
    """How a game went, as far as ratings go: who sat where, and the place of each seat, the first being 1."""

    @property
    def seating(self) -> Sequence[str]: ...

    @property
    def places(self) -> Sequence[int]: ...


class NoRatings(ValueError):
    """The package that rates is not there."""


@dataclass(frozen=True)
class Rating:
    """A bot's strength in points of the rating, and one standard deviation of it."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies with about 95 %."""
        return self.mu - 2 * self.sigma, self.mu + 2 * self.sigma


def rate(names: Iterable[str], results: Sequence[Ranking]) -> dict[str, Rating]:
    """The rating of each bot after these games, which count in this order.

    Bots do not learn, so nothing is added to the uncertainty from game to game. Where a bot has several seats
    in a game, each is rated as it played, and the bot takes the mean.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings("ratings need the package openskill: pip install 'roundhouse[ratings]'") from None
    model = PlackettLuce(tau=0.0)
    ratings = {name: Rating(model.mu, model.sigma) for name in names}
    for result in results:
        if len(set(result.seating)) < 2:
            continue  # nobody to compare with
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in result.seating]
        after = model.rate(teams, ranks=[float(place) for place in result.places])
        found: dict[str, list[Rating]] = defaultdict(list)
        for name, [seat] in zip(result.seating, after, strict=True):
            found[name].append(Rating(seat.mu, seat.sigma))
        ratings.update({name: mean(seats) for name, seats in found.items()})
    return ratings


def mean(ratings: Sequence[Rating]) -> Rating:
    """One rating for several seats of the same bot."""
    mu = sum(rating.mu for rating in ratings) / len(ratings)
    return Rating(mu, sqrt(sum(rating.sigma**2 for rating in ratings) / len(ratings)))
