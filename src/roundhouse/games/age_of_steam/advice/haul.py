"""Advice: a quick look at a network, the income of the cubes that it could carry before long."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice.demand import Demand
from roundhouse.games.age_of_steam.advice.goods import Goods
from roundhouse.games.age_of_steam.rules.moves import MOST_SEATS

SOON: Final = 4  # turns whose deliveries count
LATER: Final = 0.15  # what a cube loses for each turn until it comes
CONTESTED: Final = 0.8  # what is left of a cube for each opponent who would like it
LEFT: Final = [CONTESTED**rivals for rivals in range(MOST_SEATS)]  # by their number


def haul(demand: Demand, goods: Goods, engine: int, turns: int) -> float:
    """The income, in tenths, of the cubes that a network could carry before long."""
    best, rows, delays = demand.best, goods.row, goods.delay
    gains: list[float] = []
    for number in range(len(rows)):
        gain: int = best[rows[number] + engine]
        delay: int = delays[number]
        if gain > 0 and delay < turns:
            worth = gain * (1.0 - LATER * delay)
            gains.append(worth * LEFT[goods.rivals[number]])
    gains.sort(reverse=True)
    return sum(gains[: 2 * min(turns, SOON)])
