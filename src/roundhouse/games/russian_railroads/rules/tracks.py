"""Track building: how far pieces can go, and which of them can move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.russian_railroads.rules.components import PIECES, ROUTES, Components
from roundhouse.games.russian_railroads.rules.pieces import COLOURS_OF_ROUTE, pos_at
from roundhouse.games.russian_railroads.rules.state import ROUTE_BOULDER, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

# In what `rooms` gives: the bits of a colour.
ROOM: Final = 8
MOST_ROOM: Final = 255


def limits(state: State, seat: int) -> Row:
    """How far the black track may go on each route: to its end, or up to a boulder."""
    board = state.board
    return board.up_to_boulder if state.boulders[seat] & ROUTE_BOULDER else board.up_to_end


def rooms(state: State, seat: int) -> i64:
    """How many steps are possible with each colour alone, side by side in one number; ask `room_with`."""
    board = state.board
    pos = state.pos
    at: i64 = seat * PIECES
    first: i64 = pos[at]
    ends = limits(state, seat)
    room = ends[0] + ends[1] + ends[2]
    # The other routes begin behind the five colours of this one.
    second: i64 = pos[at + COLOURS_OF_ROUTE]
    third: i64 = pos[at + 2 * COLOURS_OF_ROUTE]
    found: i64 = room - first - second - third
    unlocked = board.unlocked[first]
    colour: i64 = 1
    while colour < COLOURS_OF_ROUTE and unlocked >> colour & 1:
        total: i64 = 0
        entries: i64 = 0  # routes where a new piece could begin
        left: i64 = state.c.pieces[colour]
        here = at + colour
        for usable in board.colours:
            place: i64 = pos[here]
            if place:
                left -= 1
            if usable >> colour & 1:
                ahead: i64 = pos[here - 1]
                room = ahead - 1 - place
                if room > 0:
                    total += room
                    if not place:
                        entries += 1
            here += COLOURS_OF_ROUTE
        if entries > left:
            total = scarce_room(state, seat, colour, left)
        found |= total << colour * ROOM
        colour += 1
    return found


def room_with(room: i64, colour: i64) -> i64:
    """How many steps are possible with a colour; `room` is what `rooms` gives."""
    return room >> colour * ROOM & MOST_ROOM


def scarce_room(state: State, seat: int, colour: int, left: int) -> int:
    """`room_with` where there are more routes to begin on than pieces left: the best of them count."""
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


def movable(state: State, pos: Row, at: i64, ends: Row) -> i64:
    """The pieces that can make a step, as a mask; `at` is where they stand in `pos`."""
    board = state.board
    unlocked = board.unlocked[pos[at]]
    found: i64 = 0
    only: i64 = 1  # the set of the piece that is looked at
    first = at
    route: i64 = 0
    while route < ROUTES:
        ahead: i64 = pos[at]
        if ahead < ends[route]:
            found |= only
        usable = board.colours[route] & unlocked
        colour: i64 = 1
        while usable >> colour & 1 and ahead >= 2:
            place: i64 = pos[at + colour]
            if place < ahead - 1 and (place or piece_left(state.c, pos, first, colour)):
                found |= only << colour
            ahead = place
            colour += 1
        at += COLOURS_OF_ROUTE
        only <<= COLOURS_OF_ROUTE
        route += 1
    return found


def piece_left(c: Components, pos: Row, at: i64, colour: i64) -> bool:
    """Whether a piece of the colour is left to begin with on another route."""
    left: i64 = c.pieces[colour]
    here = at + colour
    end = at + PIECES
    while here < end:
        if pos[here]:
            left -= 1
        here += COLOURS_OF_ROUTE
    return left > 0
