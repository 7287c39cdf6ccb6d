"""Advice: a quick look at a network, the income of the cubes that it could carry before long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import reals_full
from roundhouse.games.age_of_steam.advice.demand import Demand
from roundhouse.games.age_of_steam.advice.goods import Goods
from roundhouse.games.age_of_steam.rules.moves import MOST_SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

SOON: Final = 4  # turns whose deliveries count
MOVES: Final = 2  # of a turn
LATER: Final = 0.15  # what a cube loses for each turn until it comes
CONTESTED: Final = 0.8  # what is left of a cube for each opponent who would like it
LEFT: Final = [CONTESTED**rivals for rivals in range(MOST_SEATS)]  # by their number


def haul(demand: Demand, goods: Goods, engine: int, turns: int) -> float:
    """The income, in tenths, of the cubes that a network could carry before long."""
    best, rows, delays, rivals = demand.best, goods.row, goods.delay, goods.rivals
    links: i64 = engine
    last: i64 = turns
    most: i64 = MOVES * (turns if turns < SOON else SOON)
    gains = reals_full(0.0, MOVES * SOON)  # the highest, best first,
    size: i64 = 0  # so many
    number: i64 = 0
    while number < len(rows):
        gain = best[rows[number] + links]
        delay = delays[number]
        if gain > 0 and delay < last:
            worth = float(int(gain)) * (1.0 - LATER * float(int(delay))) * LEFT[rivals[number]]
            place = size
            while place > 0 and gains[place - 1] < worth:
                place -= 1
            if place < most:
                if size < most:
                    size += 1
                at = size - 1
                while at > place:
                    gains[at] = gains[at - 1]
                    at -= 1
                gains[place] = worth
        number += 1
    found = 0.0
    number = 0
    while number < size:
        found += gains[number]
        number += 1
    return found
