"""A bonus for deliveries to certain cities."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.box import BAG
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, COLOUR_NAMES, NO_COLOUR, Map
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import BONUS, DELIVERED, Switch, named
from roundhouse.kit.files.tables import Table, by_place


class DeliveryBonus(Switch):
    """Who brings a cube to one of the cities gets income or money besides."""

    __slots__ = ("cash", "colours", "income", "m", "stops")

    def __init__(self, m: Map) -> None:
        super().__init__("delivery_bonus", BONUS | DELIVERED)
        self.m = m
        self.stops: list[int] = []  # parallel lists
        self.colours: list[int] = []  # NO_COLOUR: any
        self.income: list[int] = []
        self.cash: list[int] = []

    def facts(self) -> dict[str, Argument]:
        rows: list[Message] = []
        for number, stop in enumerate(self.stops):
            name = self.m.stop_name[stop]
            words: dict[str, Argument] = {
                "city": Message("place." + name, {"name": name}),
                "income": self.income[number],
                "price": self.cash[number],
            }
            earns = self.income[number] > 0
            key = "guide.rule.bonus_income" if earns else "guide.rule.bonus_cash"
            if self.colours[number] >= 0:
                key = "guide.rule.bonus_income_colour" if earns else "guide.rule.bonus_cash_colour"
                words["colour"] = Message("colour." + COLOUR_NAMES[self.colours[number]])
            rows.append(Message(key, words))
        return {"items": named(rows)}

    def bonus(self, state: State, seat: int, colour: int, end: int, last: int, gains: list[int]) -> None:
        for number in range(len(self.stops)):
            if self.stops[number] == end and self.colours[number] in (NO_COLOUR, colour):
                gains[seat] += self.income[number]

    def delivered(self, state: State, seat: int, colour: int) -> None:
        for number in range(len(self.stops)):
            here = self.stops[number] == state.at and self.colours[number] in (NO_COLOUR, colour)
            if here and self.cash[number]:
                state.cash[seat] += self.cash[number]
                state.tell("bonus_cash", seat, {"money": self.cash[number]})


def read(t: Table, d: UnfinishedMap) -> Switch:
    switch = DeliveryBonus(d.map)
    for entry in t.entries("list", (1, 12), by_place):
        switch.stops.append(d.stop(entry, "city", entry.get("city", "the name of a city"), (CITY,)))
        known = entry.has("colour")
        switch.colours.append(COLOUR_NAMES.index(entry.word("colour", BAG) or BAG[0]) if known else NO_COLOUR)
        switch.income.append(entry.integer("income", 0, 20, 0))
        switch.cash.append(entry.integer("cash", 0, 20, 0))
        entry.finish()
        if not switch.income[-1] and not switch.cash[-1]:
            entry.problem("brings nothing: give `income` or `cash`.")
    return switch
