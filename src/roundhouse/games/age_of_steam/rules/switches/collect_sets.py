"""Sets: who delivers a cube keeps it, and a set of different colours brings income."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import COLOURS, SEATS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import BONUS, KEPT, Switch
from roundhouse.kit.files.tables import Table


class CollectSets(Switch):
    """With enough different colours one of each goes back into the bag, and the income rises at once."""

    __slots__ = ("income", "size")

    def __init__(self, size: int, income: int) -> None:
        super().__init__("collect_sets", BONUS | KEPT, SEATS * COLOURS)
        self.size = size
        self.income = income

    def facts(self) -> dict[str, Argument]:
        return {"n": self.size, "income": self.income}

    def held(self, state: State, seat: int, colour: int) -> int:
        """How many cubes of a colour a player has."""
        return self.recall(state, seat * COLOURS + colour)

    def completes(self, state: State, seat: int, colour: int) -> bool:
        """Whether a cube of a colour is the last one that a set needs. There are never more colours."""
        if self.held(state, seat, colour):
            return False
        different = 1
        for other in range(COLOURS):
            if self.held(state, seat, other):
                different += 1
        return different >= self.size

    def bonus(self, state: State, seat: int, colour: int, end: int, last: int, gains: list[int]) -> None:
        if self.completes(state, seat, colour):
            gains[seat] += self.income

    def keeps(self, state: State, seat: int, colour: int) -> bool:
        if not self.completes(state, seat, colour):
            self.remember(state, seat * COLOURS + colour, self.held(state, seat, colour) + 1)
            return True
        state.to_bag(colour)
        for other in range(COLOURS):
            if self.held(state, seat, other):
                self.remember(state, seat * COLOURS + other, self.held(state, seat, other) - 1)
                state.to_bag(other)
        state.tell("set_complete", seat, {"income": self.income})
        return True

    def cubes_kept(self, state: State, found: list[int]) -> None:
        for place in range(self.room):
            found[place % COLOURS] += self.recall(state, place)


def read(t: Table, d: UnfinishedMap) -> Switch:
    return CollectSets(t.integer("size", 2, COLOURS - 1), t.integer("income", 1, 20))
