"""Advice: the points that a seat may expect as a list of terms, one for each source."""

from __future__ import annotations

from typing import Final

INCOME: Final = 0
CASH: Final = 1  # where it decides
SHARES: Final = 2
TRACK: Final = 3
BANKRUPTCY: Final = 4
ACTION: Final = 5
PLACE: Final = 6  # in the order of play
BONUS: Final = 7  # points that only some maps give
SOURCES: Final = ["income", "cash", "shares", "track", "bankruptcy", "action", "place", "bonus"]


def no_terms() -> list[float]:
    """Nothing from any source."""
    return [0.0] * len(SOURCES)


def mixed(terms: list[float], share: float, others: list[float]) -> list[float]:
    """A share of some terms, and the rest of others."""
    rest = 1.0 - share
    return [share * terms[source] + rest * others[source] for source in range(len(SOURCES))]


def total(terms: list[float]) -> float:
    """The points themselves."""
    points = 0.0
    for term in terms:
        points += term
    return points


def named(terms: list[float]) -> list[tuple[str, float]]:
    """The sources that bring or cost anything, with their points."""
    return [(SOURCES[source], terms[source]) for source in range(len(SOURCES)) if terms[source] != 0.0]
