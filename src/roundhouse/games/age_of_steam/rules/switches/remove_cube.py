"""Who has an action may take a cube off the map before goods are moved."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.core.state import Decision
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, COLOURS, DEURBANIZATION
from roundhouse.games.age_of_steam.rules.growth import tell_cube
from roundhouse.games.age_of_steam.rules.moves import DONE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import MOVING, Switch
from roundhouse.kit.files.tables import Table


class RemoveCube(Switch):
    """Any one cube of any city or town goes back into the bag."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        super().__init__("remove_cube", MOVING)
        self.action = action

    def facts(self) -> dict[str, Argument]:
        return {"action": Message("action." + ACTION_NAMES[self.action])}

    def effect(self, action: int) -> Message | None:
        return Message("effect.remove_cube") if action == self.action else None

    def before_moves(self, state: State) -> None:
        for seat in state.order:
            if state.action[seat] == self.action:
                state.then(TakeAway(seat))


class TakeAway(Decision[State]):
    """Which cube leaves the map, if any."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        m = state.m
        moves = [
            state.codes.delivering(m.cell[m.stop_hex[stop]], colour)
            for stop in range(m.stops)
            for colour in range(COLOURS)
            if state.cubes_on(stop, colour)
        ]
        return [*moves, DONE] if moves else []

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            state.tell("removes_none", self.seat)
            return
        cell, colour = state.codes.delivered(move)
        stop = state.m.stop[state.m.hex_at[cell]]
        state.add_cubes(stop, colour, -1)
        state.to_bag(colour)
        tell_cube(state, "removes", self.seat, colour, state.m.stop_name[stop])

    def reason(self, state: State, move: int) -> Reason:
        known = state.codes.deliver <= move < state.codes.lay
        return Reason("reason.no_cube" if known else "reason.not_now")


def read(t: Table, d: UnfinishedMap) -> Switch:
    return RemoveCube(ACTION_NAMES.index(t.word("action", ACTION_NAMES) or ACTION_NAMES[DEURBANIZATION]))
