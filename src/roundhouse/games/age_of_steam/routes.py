"""Ways for a cube: which links lead on to a city that takes it (R-MOV-2 to R-MOV-7)."""

from __future__ import annotations

from roundhouse.games.age_of_steam.components import COLOURS, TERMINAL
from roundhouse.games.age_of_steam.layouts import CENTRE
from roundhouse.games.age_of_steam.moves import GO, OVER, PUT
from roundhouse.games.age_of_steam.network import OPEN, other_end, walk
from roundhouse.games.age_of_steam.state import EMPTY, State


def adjacent(state: State) -> list[int]:
    """For each stop, the stops that a completed link joins it with, direct links counted in; masks."""
    near = state.links().beside
    for link in range(len(state.link_owner)):
        if state.link_owner[link] >= -1:
            near = near[:]
            one, other = state.m.links[link * 3], state.m.links[link * 3 + 1]
            near[one] |= 1 << other
            near[other] |= 1 << one
    return near


def passable(state: State, takes: int) -> int:
    """The stops that a cube may pass: not the cities that take it (R-MOV-4), and no terminals."""
    m = state.m
    mask = (1 << m.stops) - 1
    if state.edition.must_stop:
        mask &= ~takes
    for stop in range(m.stops):
        if m.stop_kind[stop] == TERMINAL:
            mask &= ~(1 << stop)
    return mask


def can_arrive(
    near: list[int], stop: int, first: int, visited: int, takes: int, through: int, steps: int
) -> bool:
    """Whether a city that takes the cube can be reached in so many links.

    The shortest way visits nothing twice, so it is enough to look at the distance. `first` are the stops
    that the first link may lead to.
    """
    if steps <= 0:
        return False
    frontier = first & ~visited
    seen = visited | frontier
    while True:
        if frontier & takes:
            return True
        frontier &= through
        steps -= 1
        if not frontier or steps <= 0:
            return False
        following = 0
        other = 0
        while frontier:
            if frontier & 1:
                following |= near[other]
            frontier >>= 1
            other += 1
        frontier = following & ~seen
        seen |= frontier


def sides_to_go(state: State) -> list[int]:
    """The links that lead on from the stop where the cube is, as moves."""
    m = state.m
    moves: list[int] = []
    if state.steps <= 0:
        return moves
    links = state.links()
    near = adjacent(state)
    takes = state.takes(state.cube)
    through = passable(state, takes)
    for side in range(6):
        place = state.at * 6 + side
        end = links.to[place]
        if end >= 0 and place != state.barred and leads_on(state, near, end, takes, through):
            moves.append(GO + side)
    for link in range(len(state.link_owner)):
        if state.link_owner[link] >= -1:
            one, other = m.links[link * 3], m.links[link * 3 + 1]
            end = other if one == state.at else one if other == state.at else -1
            if end >= 0 and leads_on(state, near, end, takes, through):
                moves.append(OVER + link)
    return moves


def leads_on(state: State, near: list[int], end: int, takes: int, through: int) -> bool:
    """Whether the way can be completed if the next link leads to a stop."""
    if state.visited >> end & 1:
        return False
    if takes >> end & 1:
        return True
    if not through >> end & 1:
        return False
    visited = state.visited | 1 << end
    return can_arrive(near, end, near[end], visited, takes, through, state.steps - 1)


def start_sides(state: State, hex: int, colour: int, engine: int) -> list[int]:
    """The sides through which a cube on open track can begin its way."""
    m = state.m
    takes = state.takes(colour)
    through = passable(state, takes)
    near = adjacent(state)
    found: list[int] = []
    for side in range(6):
        line = state.track[hex * 6 + side]
        if line < 0 or line & 7 == CENTRE or engine < m.start_section_engine:
            continue
        end = walk(m, state.track, state.cities, hex, side)
        if end >= OPEN:
            continue
        if takes >> end & 1:
            found.append(side)
            continue
        first = near_without(state, end, hex, side)
        if through >> end & 1 and can_arrive(
            near, end, first, 1 << end, takes, through, engine - m.start_section_engine
        ):
            found.append(side)
    return found


def near_without(state: State, stop: int, hex: int, side: int) -> int:
    """The stops next to a stop, without going back over the section that begins on a hex."""
    barred = arrival(state, hex, side)
    if barred < 0:
        return adjacent(state)[stop]
    links = state.links()
    mask = 0
    for other in range(6):
        place = stop * 6 + other
        if place != barred and links.to[place] >= 0:
            mask |= 1 << links.to[place]
    for link in range(len(state.link_owner)):
        if state.link_owner[link] >= -1:
            one, end = state.m.links[link * 3], state.m.links[link * 3 + 1]
            mask |= (1 << end if one == stop else 0) | (1 << one if end == stop else 0)
    return mask


def arrival(state: State, hex: int, side: int) -> int:
    """The [stop, side] of the section that a cube on open track would come in by, if it is a link."""
    m = state.m
    if other_end(m, state.track, state.cities, hex, side) >= OPEN:
        return EMPTY
    while True:
        beyond = m.near[hex * 6 + side]
        back = side + 3 if side < 3 else side - 3
        stop = m.stop[beyond]
        if stop >= 0 and (state.cities >> stop & 1 or state.track[beyond * 6 + back] & 7 == CENTRE):
            return stop * 6 + back
        hex, side = beyond, state.track[beyond * 6 + back] & 7


def leads_to(state: State, move: int) -> tuple[int, int]:
    """Where a move takes the cube under way, and who owns the link; -1 for nobody."""
    m = state.m
    if OVER <= move < PUT:
        link = move - OVER
        one, other = m.links[link * 3], m.links[link * 3 + 1]
        return (other if state.at == one else one), state.link_owner[link]
    side = move - GO
    if state.at < 0:
        hex = -1 - state.at
        return walk(m, state.track, state.cities, hex, side), state.owner_at(hex * 6 + side)
    links = state.links()
    return links.to[state.at * 6 + side], links.owner[state.at * 6 + side]


def cube_places(state: State) -> list[int]:
    """Flat list of [hex, colour] of all cubes that lie where they may start."""
    m = state.m
    found: list[int] = []
    for stop in range(m.stops):
        if state.cities >> stop & 1 or m.town_deliver:
            for colour in range(COLOURS):
                if state.cubes[stop * COLOURS + colour]:
                    found += [m.stop_hex[stop], colour]
    if m.track_deliver:
        for hex in range(len(state.lying)):
            if state.lying[hex] >= 0 and state.layout[hex] >= 0:
                found += [hex, state.lying[hex]]
    return found
