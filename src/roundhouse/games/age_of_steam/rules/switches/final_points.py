"""Final points: what counts at the end besides income, shares and track."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import SCORE, Switch
from roundhouse.kit.files.tables import Table


class FinalPoints(Switch):
    """A point for every so many dollars."""

    __slots__ = ("cash",)

    def __init__(self, cash: int) -> None:
        super().__init__("final_points", SCORE)
        self.cash = cash

    def facts(self) -> dict[str, Argument]:
        return {"money": self.cash}

    def points_of(self, state: State, seat: int) -> int:
        return state.cash[seat] // self.cash


def read(t: Table, d: UnfinishedMap) -> Switch:
    return FinalPoints(t.integer("cash_per_point", 1, 100))
