"""Advice: the cubes that a player may count on, and when they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_full, row_with
from roundhouse.games.age_of_steam.rules.components import CITY, COLOURS, LIGHT
from roundhouse.games.age_of_steam.rules.delivery_links import end_of_line
from roundhouse.games.age_of_steam.rules.layouts import FIRST_SIDE, SECOND_SIDE, lines_of
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import place_at

if TYPE_CHECKING:
    from roundhouse.core.rows import Row

STEPS: Final = 7  # ways of 0 to 6 links
FACES: Final = 6
MOST: Final = 40  # cubes counted before those on open ground are left out
HOPE: Final = 80  # percent: how far a cube that is still to come counts
SOME: Final = 3  # cubes of one colour in one place that count at all


class Goods:
    """Cubes on the map and on the display, as parallel rows."""

    __slots__ = ("colour", "delay", "rivals", "row", "sections", "stops", "wanted", "weight")

    def __init__(self, state: State) -> None:
        m = state.m
        self.stops = m.stops
        self.colour: Row = row_full(0, 0)
        self.row: Row = row_full(0, 0)  # where `Demand.best` has it
        self.delay: Row = row_full(0, 0)  # turns until it lies on the map
        self.weight: Row = row_full(0, 0)  # percent
        self.rivals: Row = row_full(0, 0)  # opponents who could move it
        self.wanted: list[int] = [0] * m.stops  # mask of colours that lie there or may come
        self.sections: list[int] = []  # of cubes on open track, flat: colour, one end, other end, owner
        for stop in range(m.stops):
            if can_send(state, stop):
                for colour in range(COLOURS):
                    for _ in range(min(SOME, state.cubes_on(stop, colour))):
                        self.add(stop, colour, 0, 100)
        for column in range(m.columns):
            stop = column_city(state, column)
            if stop >= 0:
                self.add_column(state, column, stop)
        if m.track_deliver:
            self.add_lying(state)

    def add(self, stop: int, colour: int, delay: int, weight: int) -> None:
        """Count on a cube."""
        self.count(row_of(stop, colour), colour, delay, weight)
        self.wanted[stop] |= 1 << colour

    def count(self, row: int, colour: int, delay: int, weight: int) -> None:
        """One more cube."""
        self.row = row_with(self.row, row)
        self.colour = row_with(self.colour, colour)
        self.delay = row_with(self.delay, delay)
        self.weight = row_with(self.weight, weight)
        self.rivals = row_with(self.rivals, 0)

    def add_lying(self, state: State) -> None:
        """The cubes on hexes with track."""
        for hex in range(len(state.lying)):
            if state.lying[hex] < 0:
                continue
            if state.board.layout[hex] < 0:
                if len(self.row) < MOST:
                    self.add_section(state.lying[hex], -1, -1, -1)
                continue
            line = lines_of(state.board.layout[hex])[0]
            first, second = place_at(hex, FIRST_SIDE[line]), place_at(hex, SECOND_SIDE[line])
            one, other = end_of_line(state, first), end_of_line(state, second)
            self.add_section(state.lying[hex], one, other, state.owner_at(first))

    def add_section(self, colour: int, one: int, other: int, owner: int) -> None:
        """Count on a cube on open track between two stops."""
        row = row_of(self.stops, len(self.sections) // 4)
        self.sections += [colour, one, other, owner]
        self.count(row, colour, 0, 100)

    def add_column(self, state: State, column: int, stop: int) -> None:
        """The cubes of a column, in the order in which they will come."""
        m = state.m
        dice = m.dice_light if m.column_side[column] == LIGHT else m.dice_dark
        if dice < 0:
            dice = state.players
        if dice <= 0:
            return
        number = 0
        for box in range(m.column_boxes[column]):
            colour = state.box(column, box)
            if colour >= 0:
                number += 1
                # On average a die shows a given face once in six.
                delay = (FACES * (2 * number - 1) + 2 * dice - 1) // (2 * dice)
                self.add(stop, colour, delay, HOPE)

    def drop(self, number: int) -> None:
        """Forget all but the first so many cubes."""
        if number == len(self.row):
            return
        for row in self.row[number:]:
            if row >= row_of(self.stops, 0):
                del self.sections[-4:]
        self.colour = self.colour[:number]
        self.row = self.row[:number]
        self.delay = self.delay[:number]
        self.weight = self.weight[:number]
        self.rivals = self.rivals[:number]


def row_of(stop: int, colour: int) -> int:
    """Where `Demand.best` tells of cubes on a stop; behind the last stop, of those on track by number."""
    return (stop * COLOURS + colour) * STEPS


def column_city(state: State, column: int) -> int:
    """The stop that a column of the display feeds, or -1 while its New City is not on the map."""
    letter = state.m.column_letter[column]
    if letter < 0:
        return state.m.column_stop[column]
    for stop in range(state.m.stops):
        if state.letter[stop] == letter:
            return stop
    return -1


def can_send(state: State, stop: int) -> bool:
    """Whether cubes on a stop can be moved."""
    if state.cities >> stop & 1:
        return state.m.stop_kind[stop] == CITY or state.letter[stop] >= 0
    return bool(state.m.town_deliver)
