"""Across the border only: a cube is delivered in the other region than the one it starts in."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, SMUGGLE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import BORDERS, Switch
from roundhouse.kit.files.tables import Table


class CrossRegionOnly(Switch):
    """A city of its own region and colour ends its way for nothing, unless its mover has a certain action."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        super().__init__("cross_region_only", BORDERS)
        self.action = action

    def facts(self) -> dict[str, Argument]:
        return {"action": Message("action." + ACTION_NAMES[self.action])}

    def effect(self, action: int) -> Message | None:
        return Message("effect.smuggle") if action == self.action else None

    def across(self, state: State, seat: int, origin: int, stops: int) -> int:
        if state.action[seat] == self.action or origin < 0:
            return stops
        home = state.region(origin)
        for stop in range(state.m.stops):
            if stops >> stop & 1 and state.region(stop) == home:
                stops &= ~(1 << stop)
        return stops


def read(t: Table, d: UnfinishedMap) -> Switch:
    if len(d.map.regions) != 2:
        t.problem("needs two `regions` in [map].")
    action = ACTION_NAMES.index(t.word("unless_action", ACTION_NAMES) or ACTION_NAMES[SMUGGLE])
    return CrossRegionOnly(action)
