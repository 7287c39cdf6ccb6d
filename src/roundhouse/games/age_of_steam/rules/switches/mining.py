"""Mining: instead of a move a player takes a cube from a hex with own track; it counts at the end."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, NO_COLOUR, SEATS
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.moves import cell_name
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import INSTEAD, SCORE, Switch
from roundhouse.kit.files.tables import Table


class Mining(Switch):
    """Finished or not, the track on the hex must be the player's."""

    __slots__ = ("worth",)

    def __init__(self, points: int) -> None:
        super().__init__("mining", INSTEAD | SCORE, SEATS)
        self.worth = points

    def facts(self) -> dict[str, Argument]:
        return {"points": self.worth}

    def instead(self, state: State, seat: int) -> list[int]:
        m = state.m
        found: list[int] = []
        for hex in range(len(state.lying)):
            colour = state.lying[hex]
            if colour >= 0 and state.board.layout[hex] >= 0 and owns(state, seat, hex):
                found.append(state.codes.delivering(m.cell[hex], colour))
        return found

    def does_instead(self, state: State, seat: int, move: int) -> bool:
        if not state.codes.deliver <= move < state.codes.lay:
            return False
        cell, colour = state.codes.delivered(move)
        hex = state.m.hex_at[cell]
        if state.m.stop[hex] >= 0:
            return False
        lying = state.lying[:]
        lying[hex] = NO_COLOUR
        state.lying = lying
        self.remember(state, seat, self.recall(state, seat) + 1)
        if state.log is not None:
            word = Message("colour." + COLOUR_NAMES[colour])
            state.tell("mines", seat, {"colour": word, "hex": cell_name(cell, state.c.grid_height)})
        return True

    def points_of(self, state: State, seat: int) -> int:
        return self.worth * self.recall(state, seat)

    def cubes_kept(self, state: State, found: list[int]) -> None:
        colour = state.m.hex_cubes[1]
        for seat in range(state.players):
            found[colour] += self.recall(state, seat)


def owns(state: State, seat: int, hex: int) -> bool:
    """Whether a player has track on a hex."""
    for place in range(hex * SIDES, hex * SIDES + SIDES):
        if state.owner_at(place) == seat:
            return True
    return False


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    points = t.integer("points", 1, 100)
    if not d.map.hex_cubes:
        t.problem("needs [rules.start_cubes_on_hexes]: there is nothing to take.")
        return None
    return Mining(points)
