"""Every complete delivery that a player could make, and who would earn what by it (R-MOV-2 to R-MOV-7)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.components import WHITE
from roundhouse.games.age_of_steam.rules.delivery_links import (
    adjacent,
    arrival,
    can_arrive,
    can_ship,
    cube_places,
    end_of_line,
    ferry_stops,
    goals,
    links_of,
    open_owners,
    passable,
)
from roundhouse.games.age_of_steam.rules.joining import region_bonus
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.moves import GO, OVER
from roundhouse.games.age_of_steam.rules.moving import Carry, bonus
from roundhouse.games.age_of_steam.rules.state import EMPTY, FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switch import BONUS, LINKS_PAID
from roundhouse.games.age_of_steam.rules.track import place_at

MOST: Final = 3000  # deliveries that are listed at all


class Delivery:
    """One cube on one way: the stops it comes to, whose links it takes, and what each seat earns."""

    __slots__ = ("colour", "gains", "origin_hex", "owners", "steps", "stops")

    def __init__(self, origin_hex: int, colour: int) -> None:
        self.origin_hex = origin_hex
        self.colour = colour
        self.stops: list[int] = []  # in order, without the origin
        self.owners: list[int] = []  # one for each link, NOBODY for unowned ones
        self.gains: list[int] = []  # income by seat; a bonus that the mover may give to several is not in it
        self.steps: list[int] = []  # the moves after the cube is picked up

    def move(self, state: State) -> int:
        """The move that picks the cube up."""
        return state.codes.delivering(state.m.cell[self.origin_hex], self.colour)


def deliveries(state: State, seat: int) -> list[Delivery]:
    """What a player could deliver now, with the engine as it is. While a cube is under way: how to go on."""
    carrying = state.agenda[-1] if state.agenda else None
    if isinstance(carrying, Carry):
        start = state.path[0]
        hex = state.m.stop_hex[start] if start >= 0 else -1 - start
        finder = Finder(state, seat, hex, state.cube)
        finder.set_out(state.at, state.visited, state.steps, state.barred)
        for delivery in finder.found:
            for other in range(state.players):
                delivery.gains[other] += state.gains[other]
        return finder.found
    found: list[Delivery] = []
    places = cube_places(state, seat)
    for entry in range(0, len(places), 2):
        hex, colour = places[entry], places[entry + 1]
        stop = state.m.stop[hex]
        finder = Finder(state, seat, hex, colour)
        at = stop if stop >= 0 else -1 - hex
        finder.set_out(at, 1 << stop if stop >= 0 else 0, links_of(state, seat), EMPTY)
        found += finder.found
        if len(found) >= MOST:
            break
    return found


class Finder:
    """Follows the links for one cube."""

    __slots__ = (
        "colour",
        "ferry",
        "found",
        "hex",
        "near",
        "open",
        "owners",
        "seat",
        "state",
        "steps",
        "stops",
        "takes",
        "through",
    )

    def __init__(self, state: State, seat: int, hex: int, colour: int) -> None:
        self.state = state
        self.seat = seat
        self.hex = hex
        self.colour = colour
        self.near: list[int] = adjacent(state, seat)
        self.open: int = open_owners(state, seat)
        self.ferry: int = ferry_stops(state, seat)
        stop = state.m.stop[hex]
        origin = stop if stop >= 0 and state.cities >> stop & 1 else EMPTY
        self.takes: int = goals(state, seat, colour, origin)
        self.through: int = passable(state, state.takes(colour))
        self.found: list[Delivery] = []
        self.stops: list[int] = []
        self.owners: list[int] = []
        self.steps: list[int] = []

    def set_out(self, at: int, visited: int, left: int, barred: int) -> None:
        """Begin at a stop, or on track in a hex."""
        if at < 0:
            self.from_track(-1 - at, left)
        elif self.may_arrive(at, visited, left):
            self.go(at, visited, left, barred)

    def may_arrive(self, at: int, visited: int, left: int) -> bool:
        """Whether any way from a stop ends where the cube is taken."""
        ferry = self.ferry
        if ferry and can_ship(self.near, at, visited, self.takes, self.through, left, ferry):
            return True
        return can_arrive(self.near, at, self.near[at], visited, self.takes, self.through, left)

    def from_track(self, hex: int, left: int) -> None:
        """A cube on open track begins with the rest of the section that it lies on."""
        state = self.state
        after = left - state.m.start_section_engine
        if after < 0:
            return
        for side in range(SIDES):
            place = place_at(hex, side)
            end = end_of_line(state, place)
            if end >= 0 and self.open >> state.owner_at(place) + 1 & 1:
                self.arrive(end, 0, after, state.owner_at(place), GO + side, arrival(state, place))

    def go(self, at: int, visited: int, left: int, barred: int) -> None:
        """Take every link that leads on from a stop."""
        state = self.state
        if len(self.found) >= MOST:
            return
        if self.ferry >> at & 1:
            self.ship(at, visited, left)
        if left <= 0:
            return
        links = state.links()
        for side in range(SIDES):
            here = at * SIDES + side
            end = links.to[here]
            if end < 0 or here == barred or visited >> end & 1:
                continue
            if self.open >> links.owner[here] + 1 & 1:
                self.arrive(end, visited, left - 1, links.owner[here], GO + side, EMPTY)
        for link in range(len(state.link_owner)):
            if state.link_owner[link] != FOR_SALE and self.open >> state.link_owner[link] + 1 & 1:
                end = state.m.link_from(link, at)
                if end >= 0 and not visited >> end & 1:
                    self.arrive(end, visited, left - 1, state.link_owner[link], OVER + link, EMPTY)

    def ship(self, at: int, visited: int, left: int) -> None:
        """Take the ferry to every stop of the coast."""
        m = self.state.m
        coast = self.ferry
        self.ferry = 0
        for end in range(m.stops):
            if coast >> end & 1 and not visited >> end & 1:
                move = self.state.codes.to + m.cell[m.stop_hex[end]]
                self.arrive(end, visited, left, NOBODY, move, EMPTY)
        self.ferry = coast

    def arrive(self, end: int, visited: int, left: int, owner: int, step: int, barred: int) -> None:
        """One link further: the way ends here, or goes on."""
        self.stops.append(end)
        self.owners.append(owner)
        self.steps.append(step)
        if self.takes >> end & 1:
            self.note_down()
        if self.through >> end & 1:
            seen = visited | 1 << end
            if self.may_arrive(end, seen, left):
                self.go(end, seen, left, barred)
        self.stops.pop()
        self.owners.pop()
        self.steps.pop()

    def note_down(self) -> None:
        state = self.state
        delivery = Delivery(self.hex, self.colour)
        delivery.stops = self.stops[:]
        delivery.owners = self.owners[:]
        delivery.steps = self.steps[:]
        gains = [0] * state.players
        on_track = state.m.stop[self.hex] < 0 and state.at < 0
        for number in range(len(self.owners)):
            earner = self.seat if state.edition.mover_earns else self.owners[number]
            if earner >= 0 and self.steps[number] < state.codes.to:
                gains[earner] += state.m.start_section_income if on_track and not number else 1
        if state.m.points & LINKS_PAID:
            for switch in state.m.switches:
                switch.foresee(state, self.seat, len(self.owners), gains)
        if self.colour == WHITE:
            gains[self.seat] += state.m.special_income
        self.add_bonus(gains)
        if state.m.points & BONUS:
            more = bonus(state, self.seat, self.colour, self.stops[-1], self.owners[-1])
            for other in range(state.players):
                gains[other] += more[other]
        delivery.gains = gains
        self.found.append(delivery)

    def add_bonus(self, gains: list[int]) -> None:
        """The bonus for going from one region to another, where only one owner can get it."""
        state = self.state
        origin = state.m.stop[self.hex]
        if origin >= 0 and not state.cities >> origin & 1:
            origin = EMPTY
        owners = state.used_owners if isinstance(state.agenda[-1], Carry) else 0
        for owner in self.owners:
            owners |= 1 << owner if owner >= 0 else 0
        favoured = region_bonus(state, origin, self.stops[-1], owners)
        if len(favoured) == 1:
            gains[members(favoured[0])[0]] += state.m.region_income
