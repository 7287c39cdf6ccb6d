"""Ferry: once in a move a cube goes from a coastal city straight to another one."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import CITY, FERRY, TOWN
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import DELIVERED, FERRIES, Switch
from roundhouse.kit.files.tables import Table


class FerryStep(Switch):
    """For whoever has the action; it needs no engine and earns nothing. Remembered is that it was used."""

    __slots__ = ("coast",)

    def __init__(self, coast: int) -> None:
        super().__init__("ferry_step", FERRIES | DELIVERED, 1)
        self.coast = coast  # mask of coastal stops

    def effect(self, action: int) -> Message | None:
        return Message("effect.ferry") if action == FERRY else None

    def facts(self) -> dict[str, Argument]:
        return {"action": Message("action.ferry")}

    def ferries(self, state: State, seat: int) -> int:
        if state.action[seat] != FERRY or self.recall(state, 0):
            return 0
        return self.coast & state.cities

    def ferried(self, state: State, seat: int) -> None:
        self.remember(state, 0, 1)

    def delivered(self, state: State, seat: int, colour: int) -> None:
        if self.recall(state, 0):
            self.remember(state, 0, 0)


def read(t: Table, d: UnfinishedMap) -> Switch:
    coast = 0
    wanted = "a list of cities and towns"
    value = t.get("coast", wanted)
    if isinstance(value, list) and value:
        for name in value[:60]:
            stop = d.stop(t, "coast", name, (CITY, TOWN))
            coast |= 1 << stop if stop >= 0 else 0
    elif value is not None:
        t.wrong("coast", value, wanted)
    return FerryStep(coast)
