"""The plant: who has an action takes its cubes after goods are moved; they count at the end."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, COLOURS, PLANT_OPERATOR, SEATS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import KEPT, MOVED, SCORE, Switch
from roundhouse.games.age_of_steam.rules.switches.recycle import Recycle
from roundhouse.kit.files.tables import Table


class PlantPoints(Switch):
    """Remembered are everybody's cubes, [seat, colour]. Nobody has the action: they stay in the plant."""

    __slots__ = ("action", "plant", "worth")

    def __init__(self, plant: Recycle, action: int, points: int) -> None:
        super().__init__("plant_points", KEPT | MOVED | SCORE, SEATS * COLOURS)
        self.plant = plant
        self.action = action
        self.worth = points

    def facts(self) -> dict[str, Argument]:
        return {"action": Message("action." + ACTION_NAMES[self.action]), "points": self.worth}

    def effect(self, action: int) -> Message | None:
        return Message("effect.plant_points", self.facts()) if action == self.action else None

    def after_moves(self, state: State) -> None:
        number = self.plant.in_plant(state)
        for seat in state.order:
            if state.action[seat] == self.action and number:
                for colour in range(COLOURS):
                    place = self.plant.plant + colour
                    held = self.recall(state, seat * COLOURS + colour) + self.plant.recall(state, place)
                    self.remember(state, seat * COLOURS + colour, held)
                    self.plant.remember(state, place, 0)
                state.tell("empties_plant", seat, {"n": number})

    def cubes_at(self, state: State, action: int) -> int:
        return self.plant.in_plant(state) if action == self.action else 0

    def cubes_of(self, state: State, seat: int) -> int:
        return sum([self.recall(state, seat * COLOURS + colour) for colour in range(COLOURS)])

    def points_of(self, state: State, seat: int) -> int:
        return self.worth * self.cubes_of(state, seat)

    def promised(self, state: State, seat: int) -> int:
        return self.worth * self.plant.in_plant(state) if state.action[seat] == self.action else 0

    def cubes_kept(self, state: State, found: list[int]) -> None:
        for place in range(self.room):
            found[place % COLOURS] += self.recall(state, place)


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    action = ACTION_NAMES.index(t.word("action", ACTION_NAMES) or ACTION_NAMES[PLANT_OPERATOR])
    points = t.integer("points", 1, 20)
    for switch in d.map.switches:
        if isinstance(switch, Recycle):
            return PlantPoints(switch, action, points)
    t.problem("needs [rules.recycle], without which it does nothing.")
    return None
