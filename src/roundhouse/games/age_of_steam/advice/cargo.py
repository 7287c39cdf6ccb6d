"""Advice: the cubes that links can carry, and which of them bring most, for outlooks turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.rows import reals_full, row_full
from roundhouse.games.age_of_steam.advice.goods import STEPS, Goods

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Reals, Row

SURE: Final = 100.0  # percent: how far a cube counts that lies on the map


@mypyc_attr(acyclic=True)
class Ranking:
    """The cubes that have a way over so many links, best first, and the income of each in tenths."""

    __slots__ = ("cubes", "worth")

    def __init__(self, cubes: Row, worth: Reals) -> None:
        self.cubes = cubes
        self.worth = worth


class Cargo:
    """The cubes with a way over certain links. Positions that differ in books only share it."""

    __slots__ = ("colour", "contested", "cubes", "delay", "gains", "number", "rankings", "rivals", "takes",
                 "total", "weight")  # fmt: skip

    def __init__(self, goods: Goods, best: Row, takes: i64, contested: float) -> None:
        rows = goods.row
        self.total: i64 = len(rows)  # cubes, those without a way included
        self.colour: Row = goods.colour
        self.delay: Row = goods.delay
        self.weight: Row = goods.weight
        self.rivals: Row = goods.rivals
        self.takes: i64 = takes  # colours that some city takes, or a New City would
        self.contested = contested  # what is left of a cube for each opponent who would like it
        self.number: i64 = 0  # of those with a way
        useful = row_full(0, len(rows))
        for cube in range(len(rows)):
            if best[rows[cube] + STEPS - 1] > 0:
                useful[self.number] = cube
                self.number += 1
        self.cubes: Row = useful[: self.number]
        gains = row_full(0, self.number * STEPS)
        at: i64 = 0
        for cube in self.cubes:
            row = rows[cube]
            end = row + STEPS
            while row < end:
                gains[at] = best[row]
                at += 1
                row += 1
        self.gains: Row = gains  # [cube with a way, links]: the income that it brings at most, in tenths
        self.rankings: list[Ranking | None] = [None] * (2 * STEPS)  # [contested, links]

    def ranked(self, links: int, contested: bool) -> Ranking:
        """The cubes with a way over so many links, if opponents may come first or not. Not to be changed."""
        at = STEPS + links if contested else links
        found = self.rankings[at]
        if found is None:
            found = self.rank(links, contested)
            self.rankings[at] = found
        return found

    def rank(self, links: i64, contested: bool) -> Ranking:
        """Put the cubes in order. Of those that bring the same the one that was counted first comes first."""
        cubes = row_full(-1, self.number)
        worths = reals_full(0.0, self.number)
        size: i64 = 0
        at: i64 = 0
        while at < self.number:
            gain = self.gains[at * STEPS + links]
            cube = self.cubes[at]
            at += 1
            if gain <= 0:
                continue
            worth = float(int(gain * self.weight[cube])) / SURE
            if contested:
                for _ in range(self.rivals[cube]):
                    worth *= self.contested
            place = size
            while place and worths[place - 1] < worth:
                worths[place] = worths[place - 1]
                cubes[place] = cubes[place - 1]
                place -= 1
            worths[place] = worth
            cubes[place] = cube
            size += 1
        return Ranking(cubes[:size], worths)

    def first(self, ranking: Ranking, used: Row, passed: i64) -> int:
        """The place in a ranking of the best cube not yet used that lies on the map then; -1 for none."""
        cubes, delay = ranking.cubes, self.delay
        at: i64 = 0
        while at < len(cubes):
            cube = cubes[at]
            if not used[cube] and delay[cube] <= passed:
                return at
            at += 1
        return -1

    def idle(self, used: Row, passed: i64) -> int:
        """A cube that has no way yet, but a city that takes it; -1 for none."""
        delay, colour, takes = self.delay, self.colour, self.takes
        cube: i64 = 0
        while cube < self.total:
            if not used[cube] and delay[cube] <= passed and takes >> colour[cube] & 1:
                return cube
            cube += 1
        return -1
