"""Regions of a map: the bonus for joining them first, and for goods from one to the other."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.age_of_steam.rules.components import CITY
from roundhouse.games.age_of_steam.rules.delivery_links import adjacent
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.moves import DONE, FAVOUR, MOST_SEATS
from roundhouse.games.age_of_steam.rules.network import NO_LINK
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State

MOST_WAYS: Final = 4000  # routes looked at; owners repeat long before


class Favour(Decision[State]):
    """Who gets a bonus: one of the ways it can be shared, named seat by seat.

    Each way is a mask of seats. Every seat named gets the income, or goes without it if it is negative.
    """

    __slots__ = ("income", "named", "ways")

    def __init__(self, seat: int, income: int, ways: list[int], named: int = 0) -> None:
        super().__init__(seat)
        self.income = income
        self.ways = ways
        self.named = named

    def fields(self) -> list[int]:
        return [self.income, self.named, *self.ways]

    def open_ways(self) -> list[int]:
        """The ways that agree with the seats named so far."""
        return [way for way in self.ways if way & self.named == self.named]

    def legal(self, state: State) -> list[int]:
        ways = self.open_ways()
        if len(ways) < 2:
            return []
        moves = [
            FAVOUR + seat
            for seat in range(state.players)
            if not self.named >> seat & 1 and any(way >> seat & 1 for way in ways)
        ]
        if self.named in ways:
            moves.append(DONE)
        return moves

    def run(self, state: State) -> None:
        self.share(state, self.open_ways()[0])

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            self.share(state, self.named)
        else:
            state.then(Favour(self.seat, self.income, self.ways, self.named | 1 << (move - FAVOUR)))

    def share(self, state: State, way: int) -> None:
        income = self.income or (state.m.join_one if way.bit_count() == 1 else state.m.join_two)
        key = "forgoes" if income < 0 else "bonus" if self.income else "join_bonus"
        for seat in range(state.players):
            if way >> seat & 1:
                state.income[seat] += income
                state.tell(key, seat, {"income": abs(income)})

    def reason(self, state: State, move: int) -> Reason:
        if FAVOUR <= move < FAVOUR + MOST_SEATS:
            return Reason("reason.not_involved")
        return Reason("reason.not_now")


def region_bonus(state: State, origin: int, end: int, owners: int) -> list[int]:
    """Whom the mover can choose from when a cube goes from a city of one region to another; masks."""
    if not state.m.region_income or origin < 0:
        return []
    begun, ended = state.region(origin), state.region(end)
    if not begun or not ended or begun == ended:
        return []
    return [1 << seat for seat in range(state.players) if owners >> seat & 1]


def check(state: State, seat: int) -> None:
    """The first time that links join start cities of two regions, their owners are paid."""
    m = state.m
    if not m.join_one or state.joined:
        return
    west, east = start_cities(state, 1), start_cities(state, 2)
    if not joined(state, west, east):
        return
    state.joined = 1
    state.tell("joined", seat)
    ways = shares(state, west, east)
    if ways:
        state.then(Favour(seat, 0, ways))


def start_cities(state: State, region: int) -> int:
    """The cities of a region that were there at the start; a mask."""
    m = state.m
    mask = 0
    for stop in range(m.stops):
        if m.stop_kind[stop] == CITY and m.stop_region[stop] == region:
            mask |= 1 << stop
    return mask


def joined(state: State, west: int, east: int) -> bool:
    """Whether completed links lead from one set of stops to the other."""
    near = adjacent(state)
    seen = west
    frontier = west
    while frontier:
        following = 0
        for stop in range(state.m.stops):
            if frontier >> stop & 1:
                following |= near[stop]
        frontier = following & ~seen
        seen |= frontier
        if seen & east:
            return True
    return False


def shares(state: State, west: int, east: int) -> list[int]:
    """The ways to share the bonus, over all routes: one owner, or two of the owners; masks."""
    owners: list[int] = []
    left = MOST_WAYS
    for start in range(state.m.stops):
        if west >> start & 1:
            left = _search(state, start, west | 1 << start, 0, east, owners, left)
    ways: list[int] = []
    for mask in owners:
        seats = [seat for seat in range(state.players) if mask >> seat & 1]
        pairs = [mask] if len(seats) < 3 else [1 << a | 1 << b for a in seats for b in seats if a < b]
        for way in pairs:
            if way and way not in ways:
                ways.append(way)
    return sorted(ways)


def _search(state: State, stop: int, visited: int, used: int, east: int, owners: list[int], left: int) -> int:
    """Follow every route without repeated stops, and keep the sets of owners on those that arrive."""
    links = state.links()
    ends = links.to[stop * SIDES : stop * SIDES + SIDES]
    owned = links.owner[stop * SIDES : stop * SIDES + SIDES]
    for link in range(len(state.link_owner)):
        if state.link_owner[link] != FOR_SALE:
            ends.append(state.m.link_from(link, stop))
            owned.append(state.link_owner[link])
    for way in range(len(ends)):
        end = ends[way]
        if end == NO_LINK or visited >> end & 1 or left <= 0:
            continue
        left -= 1
        mask = used | 1 << owned[way] if owned[way] >= 0 else used
        if east >> end & 1:
            if mask not in owners:
                owners.append(mask)
        else:
            left = _search(state, end, visited | 1 << end, mask, east, owners, left)
    return left
