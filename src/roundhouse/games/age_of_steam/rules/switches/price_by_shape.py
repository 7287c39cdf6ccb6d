"""Prices by shape: what a tile costs hangs on its lines, not on the ground."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.box import MOST_MONEY
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.layouts import (
    BENDS,
    FIRST_PAIR,
    FIRST_TOWN,
    IS_CROSSING,
    bend,
    lines_of,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PRICE, Switch
from roundhouse.kit.files.tables import Table

STRAIGHT: Final = BENDS.index("straight")


class PriceByShape(Switch):
    """A straight line where there was none costs the same, however it comes there. All other prices are
    numbers of the map, but for a second line beside the first, which else an edition says."""

    __slots__ = ("beside", "m", "straight")

    def __init__(self, m: Map, straight: int, beside: int) -> None:
        super().__init__("price_by_shape", PRICE)
        self.m = m
        self.straight = straight
        self.beside = beside

    def facts(self) -> dict[str, Argument]:
        m = self.m
        curve = max(m.price)
        prices = {"curve": curve, "two": curve + m.crossing_more, "crossing": m.replace_crossing}
        return {
            **prices,
            "town": m.replace_town,
            "straight": self.straight,
            "beside": self.beside,
            "redirect": m.redirect,
        }

    def legend(self) -> Message | None:
        return Message("picture.legend.straight", {"price": self.straight})

    def price(self, state: State, seat: int, hex: int, layout: int, price: int) -> int:
        old = state.board.layout[hex]
        if has_straight(layout) and not has_straight(old):
            return self.straight
        if 0 <= old < FIRST_PAIR <= layout < FIRST_TOWN and not IS_CROSSING[layout]:
            return self.beside
        return price


def has_straight(layout: int) -> bool:
    """Whether one of the lines of a layout is straight."""
    for line in lines_of(layout):
        if bend(line) == STRAIGHT:
            return True
    return False


def read(t: Table, d: UnfinishedMap) -> Switch:
    m = d.map
    curve = t.integer("curve", 0, MOST_MONEY)
    m.price = [curve if stop < 0 else 0 for stop in m.stop]
    m.beside_more = m.crossing_more = t.integer("two_lines", 0, MOST_MONEY) - curve
    m.town_base = m.replace_town = t.integer("town", 0, MOST_MONEY)
    m.town_exit = 0
    m.replace_crossing = t.integer("crossing", 0, MOST_MONEY)
    m.redirect = t.integer("redirect", 0, MOST_MONEY)
    return PriceByShape(m, t.integer("straight", 0, MOST_MONEY), t.integer("beside", 0, MOST_MONEY))
