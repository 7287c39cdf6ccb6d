"""First track on a town: it brings income at once."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import LAID, Switch
from roundhouse.kit.files.tables import Table


class FirstTownTrackIncome(Switch):
    """Who lays the first tile on a town gains income."""

    __slots__ = ("income",)

    def __init__(self, income: int) -> None:
        super().__init__("first_town_track_income", LAID)
        self.income = income

    def facts(self) -> dict[str, Argument]:
        return {"income": self.income}

    def laid(self, state: State, seat: int, hex: int, old: int) -> None:
        stop = state.m.stop[hex]
        if stop >= 0 and old < 0:
            state.income[seat] += self.income
            state.tell("town_income", seat, {"town": state.m.stop_name[stop], "income": self.income})


def read(t: Table, d: UnfinishedMap) -> Switch:
    return FirstTownTrackIncome(t.integer("income", 1, 9))
