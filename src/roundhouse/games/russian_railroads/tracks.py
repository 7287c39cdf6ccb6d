"""Track building: which pieces can move, and whether a row of steps can be made in full."""

from __future__ import annotations

from roundhouse.games.russian_railroads.atoms import DIFFERENT, MUST, STEPS
from roundhouse.games.russian_railroads.components import BLACK, COLOURS, PIECES, ROUTES, Components
from roundhouse.games.russian_railroads.moves import NAMED_ROUTES, STEP
from roundhouse.games.russian_railroads.state import ROUTE_BOULDER, State


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
    found = [ends[0] - pos[at] + ends[1] - pos[at + 5] + ends[2] - pos[at + 10], 0, 0, 0, 0]
    for colour in range(1, len(COLOURS)):
        if not unlocked >> colour & 1:
            break
        total = 0
        entries = 0  # routes where a new piece could begin
        left = c.pieces[colour]
        for route in range(ROUTES):
            here = at + route * 5 + colour
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
        here = seat * PIECES + route * 5 + colour
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
    """The pieces that can make a step, as a mask of route * 5 + colour; `at` is where they stand in `pos`."""
    board = state.board
    unlocked = board.unlocked[pos[at]]
    found = 0
    for route in range(ROUTES):
        here = at + route * 5
        if pos[here] < ends[route]:
            found |= 1 << route * 5
        colour = 1
        usable = unlocked & board.colours[route]
        while usable >> colour & 1:
            ahead = pos[here + colour - 1]
            if ahead < 2:
                break
            place = pos[here + colour]
            if place < ahead - 1 and (place or piece_left(state.c, pos, at, colour)):
                found |= 1 << (route * 5 + colour)
            colour += 1
    return found


def piece_left(c: Components, pos: list[int], at: int, colour: int) -> bool:
    """Whether a piece of the colour is left to begin with on another route."""
    used = 0
    for route in range(ROUTES):
        if pos[at + route * 5 + colour]:
            used += 1
    return used < c.pieces[colour]


# Several steps that must be made


def admits(part: int, piece: int) -> bool:
    """Whether a part of an effect allows a step with this piece."""
    kind = part & 31
    if kind == STEPS:
        return part >> (12 + piece % 5) & 1 != 0
    return kind == DIFFERENT and part >> (12 + piece) & 1 == 0


def chosen_part(pending: list[int], piece: int) -> int:
    """Which part a step counts for: first what must be done, then what allows the fewest colours."""
    best = -1
    merit = -1
    for n in range(len(pending)):
        part = pending[n]
        if admits(part, piece):
            value = 100 if part & MUST else 0
            value += 20 - (part >> 12).bit_count() if part & 31 == STEPS else 10
            if value > merit:
                best, merit = n, value
    return best


def after_step(part: int, piece: int) -> int:
    """A part once a step has been made for it; 0 when it is done."""
    if part & 31 == DIFFERENT:
        part |= 1 << (12 + piece)
    return part - 64 if (part >> 6 & 63) > 1 else 0


def feasible(state: State, pos: list[int], duties: list[int], ends: list[int]) -> bool:
    """Whether all these steps can be made, one after the other, from these places of fifteen pieces."""
    if not duties:
        return True
    mask = movable(state, pos, 0, ends)
    for piece in range(PIECES):
        if mask >> piece & 1 and admits_any(duties, piece):
            if len(duties) == 1 and duties[0] >> 6 & 63 == 1:
                return True
            if feasible_after(state, pos, duties, ends, piece):
                return True
    return False


def admits_any(duties: list[int], piece: int) -> bool:
    for part in duties:
        if admits(part, piece):
            return True
    return False


def feasible_after(state: State, pos: list[int], duties: list[int], ends: list[int], piece: int) -> bool:
    """Whether the rest of the steps can be made after one with this piece."""
    places = pos[:]
    places[piece] += 1
    return feasible(state, places, reduced(duties, piece), ends)


def reduced(duties: list[int], piece: int) -> list[int]:
    """The parts that are left after a step with this piece."""
    rest = duties[:]
    n = chosen_part(rest, piece)
    left = after_step(rest[n], piece)
    if left:
        rest[n] = left
    else:
        rest.pop(n)
    return rest


def can_step_in_full(state: State, seat: int, duties: list[int], room: list[int]) -> bool:
    """Whether all of these steps can be made; `room` is what `rooms` gives."""
    if len(duties) == 1 and duties[0] & 31 == STEPS:
        number = duties[0] >> 6 & 63
        colours = duties[0] >> 12
        if colours & 1 and room[BLACK] >= number:
            return True
        if colours & (colours - 1) == 0:
            return room[colours.bit_length() - 1] >= number
    at = seat * PIECES
    return feasible(state, state.pos[at : at + PIECES], duties, limits(state, seat))


def add_steps(state: State, seat: int, moves: list[int]) -> bool:
    """Add every step that the pending parts allow; tells whether one of them must be made.

    Of steps that must be made, only those are offered after which the rest can be made as well, as long
    as there are any.
    """
    duties: list[int] = []
    open_colours = 0
    number = 0
    different = False
    for part in state.pending:
        kind = part & 31
        if kind == STEPS:
            open_colours |= part >> 12
        elif kind == DIFFERENT:
            different = True
        else:
            continue
        if part & MUST:
            duties.append(part)
            number += part >> 6 & 63
    if not open_colours and not different:
        return False
    ends = limits(state, seat)
    mask = movable(state, state.pos, seat * PIECES, ends)
    found = 0
    owed = 0
    for piece in range(PIECES):
        if mask >> piece & 1:
            if open_colours >> piece % 5 & 1 or (different and admits_any(state.pending, piece)):
                found |= 1 << piece
            if duties and admits_any(duties, piece):
                owed |= 1 << piece
    if number > 1 and owed and not surely_free(state, seat, duties, number):
        found = far_sighted(state, seat, duties, ends, found, owed)
    first = STEP + state.usa * ROUTES
    for piece in range(PIECES):
        if found >> piece & 1:
            moves.append(first + piece % 5 * NAMED_ROUTES + piece // 5)
    return owed != 0


def surely_free(state: State, seat: int, duties: list[int], number: int) -> bool:
    """Whether any order of the steps works out: one colour of which pieces never run out, or enough black."""
    if len(duties) != 1 or duties[0] & 31 != STEPS:
        return False
    colours = duties[0] >> 12
    if colours & (colours - 1) == 0:
        return state.c.pieces[colours.bit_length() - 1] >= ROUTES
    if not colours & 1:
        return False
    room = 0
    ends = limits(state, seat)
    for route in range(ROUTES):
        room += ends[route] - state.pos[seat * PIECES + route * 5]
    return room >= number


def far_sighted(state: State, seat: int, duties: list[int], ends: list[int], found: int, owed: int) -> int:
    """The steps after which all that must be done can still be done; all of them if there are none."""
    at = seat * PIECES
    pos = state.pos[at : at + PIECES]
    good = 0
    for piece in range(PIECES):
        if found >> piece & 1 and owed >> piece & 1 and feasible_after(state, pos, duties, ends, piece):
            good |= 1 << piece
    return found & (good | ~owed) if good else found
