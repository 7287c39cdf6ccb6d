"""End when: the game ends as soon as no city holds a cube, whatever the turn."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.games.age_of_steam.reading.box import MOST_TURNS
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import COLOURS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import ENDS, Switch
from roundhouse.kit.files.tables import Table


class EndWhen(Switch):
    """Asked when a turn is over. `turns` of the map are then the most that there can be."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__("end_when", ENDS)
        self.most = most

    def facts(self) -> dict[str, Argument]:
        return {"turns": self.most}

    def ends(self, state: State) -> bool:
        for stop in range(state.m.stops):
            if state.cities >> stop & 1 and any(state.cubes[stop * COLOURS : stop * COLOURS + COLOURS]):
                return False
        return state.turn > 0


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    d.map.likely = t.integer("likely", 1, MOST_TURNS, 0)
    return EndWhen(max(d.map.turns)) if t.flag("no_cubes_on_cities") else None
