"""A discount: for who has an action, the first tile of a certain price in a turn costs less."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.box import MOST_MONEY
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, COMMONWEALTH
from roundhouse.games.age_of_steam.rules.laying import usual_price
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import LAID, PRICE, TURN, Switch
from roundhouse.kit.files.tables import Table


class TileDiscount(Switch):
    """Remembered is whether it was used in this turn."""

    __slots__ = ("action", "of", "to")

    def __init__(self, action: int, of: int, to: int) -> None:
        super().__init__("tile_discount", PRICE | LAID | TURN, 1)
        self.action = action
        self.of = of
        self.to = to

    def facts(self) -> dict[str, Argument]:
        return {"action": Message("action." + ACTION_NAMES[self.action]), "of": self.of, "to": self.to}

    def effect(self, action: int) -> Message | None:
        return Message("effect.tile_discount", self.facts()) if action == self.action else None

    def begin_turn(self, state: State) -> None:
        self.remember(state, 0, 0)

    def price(self, state: State, seat: int, hex: int, layout: int, price: int) -> int:
        if price != self.of or seat < 0 or state.action[seat] != self.action or self.recall(state, 0):
            return price
        return self.to

    def laying(self, state: State, seat: int, hex: int, layout: int) -> None:
        price = usual_price(state, hex, layout)
        for switch in state.m.switches:
            if switch is self:
                break
            price = switch.price(state, seat, hex, layout, price)
        if self.price(state, seat, hex, layout, price) != price:
            self.remember(state, 0, 1)


def read(t: Table, d: UnfinishedMap) -> Switch:
    action = ACTION_NAMES.index(t.word("action", ACTION_NAMES) or ACTION_NAMES[COMMONWEALTH])
    of = t.integer("of", 1, MOST_MONEY)
    return TileDiscount(action, of, t.integer("to", 0, max(0, of - 1)))
