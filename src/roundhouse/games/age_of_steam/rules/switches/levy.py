"""A levy: before income everybody pays what a die says."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import INCOME
from roundhouse.games.age_of_steam.rules.money import charge
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PHASE, Switch
from roundhouse.kit.files.tables import Table


class Levy(Switch):
    """What cannot be paid lowers the income, as with expenses."""

    __slots__ = ("faces",)

    def __init__(self, faces: list[int]) -> None:
        super().__init__("levy", PHASE)
        self.faces = faces  # what each face of the die costs

    def facts(self) -> dict[str, Argument]:
        return {"faces": ", ".join(str(face) for face in self.faces)}

    def due(self, worst: bool) -> float:
        return float(max(self.faces)) if worst else sum(self.faces) / len(self.faces)

    def begin_phase(self, state: State, phase: int) -> None:
        if phase != INCOME:
            return
        money = self.faces[state.chance().below(len(self.faces))]
        state.reveals += 1
        state.tell("levy", NOBODY, {"money": money})
        if money:
            for seat in state.order:
                charge(state, seat, money)
            state.order = [seat for seat in state.order if state.alive[seat]]


def read(t: Table, d: UnfinishedMap) -> Switch:
    return Levy(t.integers("die", 6, 6, 0, 20))
