"""Odd turns: track costs more, and the last link of a delivery brings more."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import BONUS, PRICE, Switch
from roundhouse.kit.files.tables import Table


class OddTurns(Switch):
    """In turns 1, 3, 5, .. every tile costs more, and the owner of a delivery's last link earns more."""

    __slots__ = ("income", "surcharge")

    def __init__(self, surcharge: int, income: int) -> None:
        super().__init__("odd_turns", PRICE | BONUS)
        self.surcharge = surcharge
        self.income = income

    def facts(self) -> dict[str, Argument]:
        return {"money": self.surcharge, "income": self.income}

    def price(self, state: State, seat: int, hex: int, layout: int, price: int) -> int:
        return price + self.surcharge if state.turn % 2 else price

    def bonus(self, state: State, seat: int, colour: int, end: int, last: int, gains: list[int]) -> None:
        if state.turn % 2 and last >= 0:
            gains[last] += self.income


def read(t: Table, d: UnfinishedMap) -> Switch:
    return OddTurns(t.integer("tile_surcharge", 0, 20), t.integer("last_link_income", 0, 9))
