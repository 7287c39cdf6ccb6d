"""Growth by connection: a cube comes to a city when a player's track reaches it, and no dice are rolled."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import BUILD, SEATS
from roundhouse.games.age_of_steam.rules.growth import grow
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import FOUND, LAID, PHASE, Switch
from roundhouse.games.age_of_steam.rules.track import city_beyond, owner_of
from roundhouse.kit.files.tables import Table


class GrowthByConnection(Switch):
    """Remembered are the cities that the track of each seat leads to, as masks."""

    __slots__ = ("cubes",)

    def __init__(self, cubes: int) -> None:
        super().__init__("growth_by_connection", PHASE | LAID | FOUND, SEATS)
        self.cubes = cubes

    def facts(self) -> dict[str, Argument]:
        return {"n": self.cubes}

    def reached(self, state: State, seat: int) -> int:
        """The cities that a player has track to, a mask."""
        found = 0
        for place in range(len(state.board.track)):
            if state.board.track[place] >= 0 and owner_of(state.board.track[place]) == seat:
                city = city_beyond(state.m, state.cities, place)
                found |= 1 << city if city >= 0 else 0
        return found

    def look(self, state: State) -> None:
        """See anew who has track where."""
        for seat in range(state.players):
            self.remember(state, seat, self.reached(state, seat))

    def begin_phase(self, state: State, phase: int) -> None:
        if phase == BUILD:
            self.look(state)

    def laid(self, state: State, seat: int, hex: int, old: int) -> None:
        now = self.reached(state, seat)
        new = now & ~self.recall(state, seat)
        self.remember(state, seat, now)
        for stop in range(state.m.stops):
            if new >> stop & 1:
                self.feed(state, stop, self.cubes)

    def founded(self, state: State, seat: int, stop: int) -> None:
        self.look(state)
        for other in range(state.players):
            if self.recall(state, other) >> stop & 1:
                self.feed(state, stop, self.cubes)

    def feed(self, state: State, stop: int, cubes: int) -> None:
        """The topmost cubes of a city's columns come to it."""
        m = state.m
        for column in range(m.columns):
            letter = m.column_letter[column]
            own = state.letter[stop] == letter if letter >= 0 else m.column_stop[column] == stop
            if own:
                for _ in range(cubes):
                    grow(state, column)


def read(t: Table, d: UnfinishedMap) -> Switch:
    return GrowthByConnection(t.integer("cubes", 1, 3))
