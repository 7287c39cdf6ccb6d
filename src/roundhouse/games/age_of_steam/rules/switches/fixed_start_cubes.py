"""Cubes that lie on some cities at the start whatever is drawn."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.box import BAG, SIDES_OF_DISPLAY
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, Map
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import DEAL, Switch, named
from roundhouse.kit.files.tables import Table


class FixedStartCubes(Switch):
    """The cities with a number of one side get cubes of certain colours, taken out of the bag first."""

    __slots__ = ("colours", "side")

    def __init__(self, side: int, colours: list[int]) -> None:
        super().__init__("fixed_start_cubes", DEAL)
        self.side = side
        self.colours = colours

    def facts(self) -> dict[str, Argument]:
        colours = [Message("colour." + COLOUR_NAMES[colour]) for colour in self.colours]
        return {"side": Message("side." + SIDES_OF_DISPLAY[self.side]), "colours": named(colours)}

    def cities(self, m: Map) -> list[int]:
        """The cities that get them."""
        return [
            m.column_stop[column]
            for column in range(m.columns)
            if m.column_stop[column] >= 0 and m.column_side[column] == self.side
        ]

    def dealt(self, m: Map) -> int:
        return len(self.cities(m)) * len(self.colours)

    def deal(self, state: State) -> None:
        bag = state.bag[:]
        for stop in self.cities(state.m):
            for colour in self.colours:
                bag[colour] -= 1
                state.add_cubes(stop, colour, 1)
        state.bag = bag


def read(t: Table, d: UnfinishedMap) -> Switch:
    side = SIDES_OF_DISPLAY.index(t.word("side", SIDES_OF_DISPLAY) or SIDES_OF_DISPLAY[0])
    colours = [COLOUR_NAMES.index(name) for name in t.words("colours", BAG, 1, 6, distinct=False)]
    switch = FixedStartCubes(side, colours or [0])
    for colour in {*switch.colours}:
        needed = len(switch.cities(d.map)) * switch.colours.count(colour)
        if needed > d.map.bag[colour]:
            t.problem(f"needs {needed} {COLOUR_NAMES[colour]} cubes; the bag has {d.map.bag[colour]}.")
    return switch
