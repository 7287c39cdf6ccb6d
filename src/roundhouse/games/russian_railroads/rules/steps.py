"""Track steps that are owed or won: which parts of effects they count for, and whether all can be made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import mask_of
from roundhouse.core.rows import row_of
from roundhouse.games.russian_railroads.rules.atoms import (
    ARGUMENT,
    DIFFERENT,
    KIND,
    MUST,
    STEPS,
    argument_of,
    kind_of,
    less,
    must,
    number_of,
    with_argument,
)
from roundhouse.games.russian_railroads.rules.components import (
    ANY_COLOUR,
    BLACK,
    BOARDS,
    COLOURS,
    PIECES,
    ROUTES,
    STRIDE,
    Effect,
)
from roundhouse.games.russian_railroads.rules.moves import step_move
from roundhouse.games.russian_railroads.rules.pieces import (
    COLOURS_OF_ROUTE,
    colour_of,
    piece_of,
    pos_at,
    route_of,
)
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.rules.tracks import limits, movable, room_with

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

ALL_PIECES: Final = (1 << PIECES) - 1
# [mask of colours]: the pieces of these colours, as a mask.
OF_COLOURS: Final[Row] = row_of(
    [
        mask_of([piece for piece in range(PIECES) if colours >> colour_of(piece) & 1])
        for colours in range(ANY_COLOUR + 1)
    ]
)
# [board, piece]: the move that is a step with it.
STEP_MOVES: Final[Row] = row_of(
    [
        step_move(board, route_of(piece), colour_of(piece))
        for board in range(len(BOARDS))
        for piece in range(PIECES)
    ]
)


def pieces_for(part: int) -> i64:
    """The pieces with which a part of an effect allows steps, as a mask; none if it is of another kind."""
    kind = part & KIND
    if kind == STEPS:
        return OF_COLOURS[part >> ARGUMENT]
    return ALL_PIECES & ~(part >> ARGUMENT) if kind == DIFFERENT else 0


def admits(part: int, piece: int) -> bool:
    """Whether a part of an effect allows a step with this piece."""
    kind = part & KIND
    if kind == STEPS:
        return part >> (ARGUMENT + piece % COLOURS_OF_ROUTE) & 1 != 0
    return kind == DIFFERENT and part >> (ARGUMENT + piece) & 1 == 0


def after_step(part: int, piece: int) -> int:
    """A part once a step has been made for it; 0 when it is done."""
    if part & KIND == DIFFERENT:
        part = with_argument(part, argument_of(part) | 1 << piece)
    return less(part)


# Which part a step counts for


def counts_for(state: State, seat: int, parts: list[int], piece: int, pos: Row) -> list[int]:
    """The parts that a step with a piece can count for, as far as that makes a difference.

    `pos` are the places of the seat's fifteen pieces after the step. As long as all that must be done can
    be done, the step counts for nothing that would make it impossible.
    """
    found = worth_a_choice(state, parts, piece, pos)
    if len(found) > 1:
        good = [n for n in found if feasible(state, pos, owed_after(parts, n, piece), limits(state, seat))]
        if good:
            return good
    return found


def worth_a_choice(state: State, parts: list[int], piece: int, pos: Row) -> list[int]:
    """The parts that allow a step, but for those to which another one is preferable in any case."""
    found = [n for n in range(len(parts)) if admits(parts[n], piece)]
    if len(found) < 2:
        return found
    live = live_colours(state, parts, pos)
    chosen: list[int] = []
    for n in found:
        for other in found:
            if (
                other != n
                and as_good(parts[other], parts[n], live)
                and (other < n or not as_good(parts[n], parts[other], live))
            ):
                break
        else:
            chosen.append(n)
    return chosen


def as_good(first: int, second: int, live: int) -> bool:
    """Whether counting a step for the first part leaves all that counting it for the second would leave.

    What allows fewer colours is better used up first, of those that can still move; what must be done is
    used up before what may be left. Where these two disagree the player has to choose.
    """
    if must(second) and not must(first):
        return False
    if kind_of(first) == DIFFERENT:
        return kind_of(second) == DIFFERENT or live & ~argument_of(second) == 0
    return kind_of(second) == STEPS and argument_of(first) & live & ~argument_of(second) == 0


def live_colours(state: State, parts: list[int], pos: Row) -> int:
    """The colours with which these parts might still make a step, the one that has just been made apart."""
    board = state.board
    steps = -1
    for part in parts:
        if kind_of(part) == STEPS or kind_of(part) == DIFFERENT:
            steps += number_of(part)
    if steps < 1:
        return 0
    unlocked = board.unlocked[min(pos[0] + steps - 1, STRIDE - 1)]
    live = 1 << BLACK
    for route in range(ROUTES):
        usable = unlocked & board.colours[route]
        for colour in range(1, len(COLOURS)):
            here = piece_of(route, colour)
            # At most all steps but one move the piece ahead out of the way.
            if usable >> colour & 1 and pos[here] + 2 < pos[here - 1] + steps:
                live |= 1 << colour
    return live


def owed_after(parts: list[int], n: int, piece: int) -> list[int]:
    """The steps that must still be made when one with a piece has counted for a part."""
    rest: list[int] = []
    for k in range(len(parts)):
        part = parts[k]
        if must(part) and (kind_of(part) == STEPS or kind_of(part) == DIFFERENT):
            if k == n:
                part = after_step(part, piece)
            if part:
                rest.append(part)
    return rest


# Several steps that must be made


def feasible(state: State, pos: Row, duties: list[int], ends: Row) -> bool:
    """Whether all these steps can be made, one after the other, from these places of fifteen pieces."""
    if not duties:
        return True
    allowed: i64 = 0
    for duty in duties:
        allowed |= pieces_for(duty)
    found = movable(state, pos, 0, ends) & allowed
    if len(duties) == 1 and number_of(duties[0]) == 1:
        return found != 0
    piece = 0
    while found:
        if found & 1 and feasible_after(state, pos, duties, ends, piece):
            return True
        found >>= 1
        piece += 1
    return False


def feasible_after(state: State, pos: Row, parts: list[int], ends: Row, piece: int) -> bool:
    """Whether all steps that must be made can be made after one with this piece, whatever it counts for."""
    places = pos[:]
    places[piece] = pos[piece] + 1  # compiled, `+=` would add objects
    if len(parts) == 1:
        rest = after_step(parts[0], piece)
        return not rest or feasible(state, places, [rest], ends)
    for n in worth_a_choice(state, parts, piece, places):
        if feasible(state, places, owed_after(parts, n, piece), ends):
            return True
    return False


def can_step_in_full(state: State, seat: int, effect: Effect, room: i64) -> bool:
    """Whether all track steps of an effect can be made; `room` is what `rooms` gives."""
    if effect.step_number > 0:
        if room_with(room, effect.step_colour) >= effect.step_number:
            return True
        if effect.one_colour:
            return False
    at = seat * PIECES
    # A colour that stays locked, though all steps that may be black were made on the main route.
    front: i64 = state.pos[at] + effect.black_steps
    unlocked: i64 = state.board.unlocked[front if front < STRIDE else STRIDE - 1]
    if effect.only_colours & ~unlocked:
        return False
    owed = [part | MUST for part in effect.step_parts]
    return feasible(state, state.pos[at : at + PIECES], owed, limits(state, seat))


def add_steps(state: State, seat: int, moves: list[int]) -> bool:
    """Add every step that the pending parts allow; tells whether one of them must be made.

    Of steps that must be made, only those are offered after which the rest can be made as well, as long
    as there are any.
    """
    ends = limits(state, seat)
    can_move = movable(state, state.pos, seat * PIECES, ends)
    found: i64 = 0
    owed: i64 = 0
    duties = 0
    duty = 0  # one of them
    number = 0  # of steps that they are together
    for part in state.pending:
        allowed = pieces_for(part)
        if not allowed:
            continue
        found |= can_move & allowed
        if part & MUST:
            owed |= can_move & allowed
            duties += 1
            duty = part
            number += number_of(part)
    if number > 1 and owed and not (duties == 1 and surely_free(state, seat, duty)):
        found = far_sighted(state, seat, ends, found, owed)
    at: i64 = state.usa * PIECES
    while found:
        if found & 1:
            moves.append(STEP_MOVES[at])
        found >>= 1
        at += 1
    return owed != 0


def surely_free(state: State, seat: int, duty: int) -> bool:
    """Whether the steps of a part work out in any order: with a colour of which pieces never run out, or
    with enough black."""
    if kind_of(duty) != STEPS:
        return False
    colours = argument_of(duty)
    if colours & (colours - 1) == 0:
        return state.c.pieces[colours.bit_length() - 1] >= ROUTES
    if not colours & 1:
        return False
    room = 0
    ends = limits(state, seat)
    for route in range(ROUTES):
        room += ends[route] - state.pos[pos_at(seat, route, BLACK)]
    return room >= number_of(duty)


def far_sighted(state: State, seat: int, ends: Row, found: i64, owed: i64) -> i64:
    """The steps after which all that must be done can still be done; all of them if there are none."""
    at = seat * PIECES
    pos = state.pos[at : at + PIECES]
    good: i64 = 0
    wanted = found & owed
    only: i64 = 1
    for piece in range(PIECES):
        if wanted & only and feasible_after(state, pos, state.pending, ends, piece):
            good |= only
        only <<= 1
    return found & (good | ~owed) if good else found
