"""Track building: how far pieces can go, and which of them can move."""

from __future__ import annotations

from roundhouse.games.russian_railroads.rules.components import COLOURS, PIECES, ROUTES, Components
from roundhouse.games.russian_railroads.rules.pieces import COLOURS_OF_ROUTE, pos_at
from roundhouse.games.russian_railroads.rules.state import ROUTE_BOULDER, State


def limits(state: State, seat: int) -> list[int]:
    """How far the black track may go on each route: to its end, or up to a boulder."""
    board = state.board
    if not state.boulders[seat] & ROUTE_BOULDER:
        return board.length
    found = board.length[:]
    for route in range(ROUTES):
        if board.boulder[route]:
            found[route] = board.boulder[route] - 1
    return found


def rooms(state: State, seat: int) -> list[int]:
    """How many steps are possible with each colour alone."""
    c = state.c
    board = state.board
    pos = state.pos
    at = seat * PIECES
    unlocked = board.unlocked[pos[at]]
    ends = limits(state, seat)
    second, third = at + COLOURS_OF_ROUTE, at + 2 * COLOURS_OF_ROUTE  # where the other routes begin
    found = [ends[0] - pos[at] + ends[1] - pos[second] + ends[2] - pos[third], 0, 0, 0, 0]
    for colour in range(1, len(COLOURS)):
        if not unlocked >> colour & 1:
            break
        total = 0
        entries = 0  # routes where a new piece could begin
        left = c.pieces[colour]
        for route in range(ROUTES):
            here = at + route * COLOURS_OF_ROUTE + colour
            place = pos[here]
            left -= 1 if place else 0
            if board.colours[route] >> colour & 1:
                room = pos[here - 1] - 1 - place
                if room > 0:
                    total += room
                    if not place:
                        entries += 1
        if entries > left:
            total = scarce_room(state, seat, colour, left)
        found[colour] = total
    return found


def scarce_room(state: State, seat: int, colour: int, left: int) -> int:
    """The same where there are more routes to begin on than pieces left: the best of them count."""
    total = 0
    fresh: list[int] = []
    for route in range(ROUTES):
        here = pos_at(seat, route, colour)
        room = state.pos[here - 1] - 1 - state.pos[here]
        if room > 0 and state.board.colours[route] >> colour & 1:
            if state.pos[here]:
                total += room
            else:
                fresh.append(room)
    fresh.sort(reverse=True)
    for n in range(min(left, len(fresh))):
        total += fresh[n]
    return total


def movable(state: State, pos: list[int], at: int, ends: list[int]) -> int:
    """The pieces that can make a step, as a mask; `at` is where they stand in `pos`."""
    board = state.board
    unlocked = board.unlocked[pos[at]]
    found = 0
    for route in range(ROUTES):
        here = at + route * COLOURS_OF_ROUTE
        if pos[here] < ends[route]:
            found |= 1 << route * COLOURS_OF_ROUTE
        colour = 1
        usable = unlocked & board.colours[route]
        while usable >> colour & 1:
            ahead = pos[here + colour - 1]
            if ahead < 2:
                break
            place = pos[here + colour]
            if place < ahead - 1 and (place or piece_left(state.c, pos, at, colour)):
                found |= 1 << (route * COLOURS_OF_ROUTE + colour)
            colour += 1
    return found


def piece_left(c: Components, pos: list[int], at: int, colour: int) -> bool:
    """Whether a piece of the colour is left to begin with on another route."""
    used = 0
    for route in range(ROUTES):
        if pos[at + route * COLOURS_OF_ROUTE + colour]:
            used += 1
    return used < c.pieces[colour]
