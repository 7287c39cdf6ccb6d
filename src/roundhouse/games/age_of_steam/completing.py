"""Maps without unfinished track: a tile is offered only if the turn can still be completed."""

from __future__ import annotations

from roundhouse.games.age_of_steam.build import affordable, lay, layouts_for
from roundhouse.games.age_of_steam.ground import Ground
from roundhouse.games.age_of_steam.layouts import LAYOUTS
from roundhouse.games.age_of_steam.moves import LINK
from roundhouse.games.age_of_steam.state import State


def sift(state: State, seat: int, moves: list[int]) -> list[int]:
    """Those of the moves after which every section of the builder can still be completed."""
    if not state.m.complete_only:
        return moves
    base = state.codes.lay
    found: list[int] = []
    for move in moves:
        trial = state.copy()
        if move >= base:
            lay(trial, seat, trial.m.hex_at[(move - base) // LAYOUTS], (move - base) % LAYOUTS)
        else:
            trial.tiles_left -= 1
            trial.cash[seat] -= state.m.links[(move - LINK) * 3 + 2]
        if can_complete(trial, seat):
            found.append(move)
    return found


def open_ends(state: State) -> list[int]:
    """The [hex, side] of track laid in this turn that leads nowhere yet.

    Where nothing may stay unfinished, no older open end exists.
    """
    m = state.m
    found: list[int] = []
    for place in state.fresh:
        beyond = m.near[place]
        stop = m.stop[beyond]
        if stop >= 0 and state.cities >> stop & 1:
            continue
        side = place % 6
        if state.track[beyond * 6 + (side + 3 if side < 3 else side - 3)] < 0:
            found.append(place)
    return found


def can_complete(state: State, seat: int) -> bool:
    """Whether the open ends can be brought to stops with the tiles and the money left.

    A hex is built on once a turn, so each end goes on in the hex that it points to.
    """
    ends = open_ends(state)
    if not ends:
        return True
    m = state.m
    ahead: list[int] = []
    for end in ends:
        hex = m.near[end]
        if hex in state.built:
            return False
        if hex not in ahead:
            ahead.append(hex)
    if len(ahead) > state.tiles_left or state.cash[seat] < 1:
        return False
    if len(ends) == 1 and m.tiles_to_stop[ahead[0]] > state.tiles_left:
        return False
    return any_continuation(state, seat, ends[0])


def any_continuation(state: State, seat: int, end: int) -> bool:
    """Whether some tile that goes on from an open end lets the turn be completed."""
    hex = state.m.near[end]
    side = end % 6
    back = hex * 6 + (side + 3 if side < 3 else side - 3)
    for layout in layouts_for(state, Ground(state, seat), hex):
        if affordable(state, seat, hex, layout):
            after = state.copy()
            lay(after, seat, hex, layout)
            if after.track[back] >= 0 and can_complete(after, seat):
                return True
    return False
