"""How far things on the map are from a network, in rails. For the advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import holds, members
from roundhouse.games.railroad_revolution.rules.components import Components
from roundhouse.games.railroad_revolution.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 20  # out of reach
REMEMBERED: Final = 20_000  # networks


class Distances:
    """For one network: the rails it takes to each thing it does not have yet, nearest first."""

    __slots__ = ("cities", "deals", "rails", "terrain")

    def __init__(self, c: Components, rails: int, reach: int, frontier: int) -> None:
        self.rails: i64 = rails  # the network, as the spaces of its rails
        self.cities: list[list[int]] = [[] for _ in c.level_cities]  # of each level
        self.deals: list[int] = []  # spaces with a Deal icon
        self.terrain: list[list[int]] = [[] for _ in c.terrain_spaces]  # spaces with so many triangles
        seen = rails
        ring = frontier
        distance = 1
        while ring:
            seen |= ring
            beyond = 0
            for space in members(ring):
                self.terrain[c.triangles[space]].append(distance)
                if holds(c.deal_spaces, space):
                    self.deals.append(distance)
                for city in members(c.space_cities[space] & ~reach):
                    self.cities[c.city_level[city]].append(distance)
                reach |= c.space_cities[space]
                beyond |= c.near[space]
            ring = beyond & ~seen
            distance += 1


class Atlas:
    """The distances of the networks met lately: a network is looked at far more often than it grows."""

    __slots__ = ("c", "gates", "known", "last")

    def __init__(self, c: Components) -> None:
        self.c = c
        # [track][slot]: the shares that the gates from there on ask for
        self.gates: list[list[int]] = [
            [sum(shares[slot:]) for slot in range(len(shares) + 1)] for shares in c.gate_shares
        ]
        self.known: dict[int, Distances] = {}
        self.last: Distances | None = None  # that was asked for: most often it is asked for again at once

    def look_up(self, state: State, seat: int) -> Distances:
        """The distances from a seat's network."""
        rails = state.rails[seat]
        last = self.last
        if last is not None and last.rails == rails:
            return last
        found = self.known.get(rails)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = Distances(self.c, rails, state.reach[seat], state.frontier[seat])
            self.known[rails] = found
        self.last = found
        return found


ATLAS: Final[list[Atlas]] = []  # of the components in use


def atlas_of(c: Components) -> Atlas:
    """The atlas of these components."""
    known = ATLAS[0] if ATLAS else None
    if known is None or known.c is not c:
        known = Atlas(c)
        ATLAS[:] = [known]
    return known


def distances(state: State, seat: int) -> Distances:
    """The distances from a seat's network."""
    return atlas_of(state.c).look_up(state, seat)
