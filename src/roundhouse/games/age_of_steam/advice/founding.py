"""Advice: where a New City would help most (R-URB-1 to R-URB-6)."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice.demand import STRANGERS, Demand
from roundhouse.games.age_of_steam.advice.goods import Goods
from roundhouse.games.age_of_steam.advice.haul import haul
from roundhouse.games.age_of_steam.advice.horizon import last_turn
from roundhouse.games.age_of_steam.rules.components import BOXES, COLOURS, NEW_CITIES, NO_COLOUR, Map
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.moves import urbanising
from roundhouse.games.age_of_steam.rules.state import State

AROUND: Final = 3  # hexes


class Founder:
    """Tries New Cities on towns, with the links and goods of one player."""

    __slots__ = ("base", "demand", "goods", "limit", "seat", "state", "tried", "turns")

    def __init__(self, state: State, seat: int, demand: Demand, goods: Goods) -> None:
        self.state = state
        self.seat = seat
        self.demand = demand
        self.goods = goods
        self.limit: int = min(state.m.most_engine, state.engine[seat] + 1)
        self.turns: int = last_turn(state) - state.turn + 1
        self.base = 0.0
        self.tried: list[Site] = []

    def search(self) -> list[Site]:
        """The towns and New Cities for the links as they are entered, best first."""
        state = self.state
        left = self.letters()
        self.demand.measure(self.limit, STRANGERS)
        self.base = haul(self.demand, self.goods, self.limit, self.turns)
        for stop in range(state.m.stops):
            if state.cities >> stop & 1:
                continue
            for letter in left:
                self.attempt(stop, letter)
        self.demand.measure(self.limit, STRANGERS)
        self.tried.sort(key=gain_of, reverse=True)
        return self.tried

    def letters(self) -> list[int]:
        """The New Cities that differ: of those with the same colour and no cubes to come, one."""
        state = self.state
        left = state.letters_left()
        found: list[int] = []
        bare: list[int] = []
        for letter in range(NEW_CITIES):
            if not left >> letter & 1:
                continue
            colour = state.m.letter_colour[letter]
            if not column_of(state, letter):
                if colour in bare:
                    continue
                bare.append(colour)
            found.append(letter)
        return found

    def attempt(self, stop: int, letter: int) -> None:
        """How much more the network would carry with a New City in a town."""
        demand = self.demand
        goods = self.goods
        takes = self.takes(letter)
        if not demand.links[stop]:
            # Without links yet: what lies around it counts a little.
            gain = float(cubes_near(self.state, stop, takes))
            self.tried.append(Site(stop, letter, gain))
            return
        number = len(goods.row)
        wanted = goods.wanted[stop]
        accepts = demand.accepts[stop]
        demand.accepts[stop] = takes
        add_cubes(self.state, goods, stop, letter)
        demand.measure(self.limit, STRANGERS)
        gain = haul(demand, goods, self.limit, self.turns) - self.base
        goods.drop(number)
        goods.wanted[stop] = wanted
        demand.accepts[stop] = accepts
        self.tried.append(Site(stop, letter, gain))

    def takes(self, letter: int) -> int:
        """The colours that a New City would take."""
        m = self.state.m
        if m.letter_colour[letter] != NO_COLOUR:
            return 1 << m.letter_colour[letter]
        mask = 0
        for colour in column_of(self.state, letter)[: m.urbanise_takes]:
            mask |= 1 << colour
        return mask


class Site:
    """A town for a New City, and what it would bring at least, in tenths of income."""

    __slots__ = ("gain", "letter", "stop")

    def __init__(self, stop: int, letter: int, gain: float) -> None:
        self.stop = stop
        self.letter = letter
        self.gain = gain

    def move(self, state: State) -> int:
        """The move that puts the New City there."""
        return urbanising(state.m.cell[state.m.stop_hex[self.stop]], self.letter)


def gain_of(site: Site) -> float:
    return site.gain


def cubes_near(state: State, stop: int, colours: int) -> int:
    """How many cubes of these colours lie around a stop, the nearer the more they count."""
    rings = rings_of(state.m)[stop]
    total = 0
    for ring in range(AROUND):
        for hex in rings[ring]:
            total += (AROUND - ring) * cubes_on(state, hex, colours)
    return total


def rings_of(m: Map) -> list[list[list[int]]]:
    """For each stop the hexes around it, ring by ring. Worked out once for the map in use."""
    known = RINGS[0] if RINGS else None
    if known is None or known.m is not m:
        known = Rings(m)
        RINGS[:] = [known]
    return known.hexes


class Rings:
    """What lies around the stops of one map."""

    __slots__ = ("hexes", "m")

    def __init__(self, m: Map) -> None:
        self.m = m
        self.hexes: list[list[list[int]]] = []  # [stop, distance - 1]
        for stop in range(m.stops):
            ring = [m.stop_hex[stop]]
            seen = {*ring}
            rings: list[list[int]] = []
            for _ in range(AROUND):
                beyond: list[int] = []
                for hex in ring:
                    for side in range(SIDES):
                        next = m.neighbour(hex, side)
                        if next >= 0 and next not in seen:
                            seen.add(next)
                            beyond.append(next)
                rings.append(beyond)
                ring = beyond
            self.hexes.append(rings)


RINGS: Final[list[Rings]] = []  # of the map in use


def cubes_on(state: State, hex: int, colours: int) -> int:
    """The cubes of these colours on a hex."""
    stop = state.m.stop[hex]
    if stop < 0:
        return 1 if state.lying and state.lying[hex] >= 0 and colours >> state.lying[hex] & 1 else 0
    number = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            number += state.cubes_on(stop, colour)
    return number


def column_of(state: State, letter: int) -> list[int]:
    """The cubes of a New City's column, from the top."""
    m = state.m
    for column in range(m.columns):
        if m.column_letter[column] == letter:
            cubes = state.display[column * BOXES : column * BOXES + m.column_boxes[column]]
            return [colour for colour in cubes if colour >= 0]
    return []


def add_cubes(state: State, goods: Goods, stop: int, letter: int) -> None:
    """Count on the cubes of a New City as if it lay on a town."""
    m = state.m
    for colour in range(COLOURS):
        if state.cubes_on(stop, colour) and not m.town_deliver:
            goods.add(stop, colour, 0, 100)
    for column in range(m.columns):
        if m.column_letter[column] == letter:
            goods.add_column(state, column, stop)
