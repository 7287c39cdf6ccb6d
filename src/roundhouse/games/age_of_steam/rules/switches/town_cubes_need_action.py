"""Cubes of a colour on towns: only who has an action may move them."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.games.age_of_steam.reading.box import BAG
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, COLOUR_NAMES, PROTECTION
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import ORIGINS, Switch
from roundhouse.kit.files.tables import Table


class TownCubesNeedAction(Switch):
    """On cities, New Cities too, such a cube is like any other."""

    __slots__ = ("action", "colour")

    def __init__(self, colour: int, action: int) -> None:
        super().__init__("town_cubes_need_action", ORIGINS)
        self.colour = colour
        self.action = action

    def facts(self) -> dict[str, Argument]:
        return {
            "action": Message("action." + ACTION_NAMES[self.action]),
            "colour": Message("colour." + COLOUR_NAMES[self.colour]),
        }

    def effect(self, action: int) -> Message | None:
        return Message("effect.town_cubes", self.facts()) if action == self.action else None

    def may_start(self, state: State, seat: int, stop: int, colour: int) -> bool:
        if colour != self.colour or stop < 0 or state.cities >> stop & 1:
            return True
        return state.action[seat] == self.action

    def why_not_started(self) -> Reason:
        return Reason("reason.town_cubes", self.facts())


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    colour = COLOUR_NAMES.index(t.word("colour", BAG) or BAG[0])
    action = ACTION_NAMES.index(t.word("action", ACTION_NAMES) or ACTION_NAMES[PROTECTION])
    if not d.map.town_deliver:
        t.problem("needs [rules.town_cubes_deliverable], without which it does nothing.")
        return None
    return TownCubesNeedAction(colour, action)
