"""Maps without unfinished track: a tile is offered only if the turn can still be completed.

A hex is built on once a turn, and no open end is older than the turn. So each open end goes on in the hex
that it points to, and has no other hope.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.build import affordable, lay
from roundhouse.games.age_of_steam.fitting import layouts_for
from roundhouse.games.age_of_steam.ground import FREE, Ground
from roundhouse.games.age_of_steam.layouts import FIRST_TOWN, LAYOUTS, LINES, SIDES, exits_of, lines_of
from roundhouse.games.age_of_steam.moves import LINK
from roundhouse.games.age_of_steam.state import State

NO: Final = 0
YES: Final = 1
PERHAPS: Final = 2


def sift(state: State, seat: int, moves: list[int]) -> list[int]:
    """Those of the moves after which every section of the builder can still be completed."""
    if not state.m.complete_only or not moves:
        return moves
    base = state.codes.lay
    ends = open_ends(state)
    if moves[0] < base:
        return [move for move in moves if link_leaves_hope(state, seat, move - LINK)]
    ground = Ground(state, seat)
    looked_at = -1
    found: list[int] = []
    for move in moves:
        hex, layout = state.m.hex_at[(move - base) // LAYOUTS], (move - base) % LAYOUTS
        if hex != looked_at:
            ground.look(hex)
            looked_at = hex
        if leaves_hope(state, ground, ends, hex, layout):
            found.append(move)
    return found


def link_leaves_hope(state: State, seat: int, link: int) -> bool:
    """Whether the turn can be completed after a direct link was bought."""
    after = state.copy()
    after.tiles_left -= 1
    after.cash[seat] -= state.m.links[link * 3 + 2]
    return can_complete(after, seat)


def leaves_hope(state: State, ground: Ground, ends: list[int], hex: int, layout: int) -> bool:
    """Whether the turn can be completed after a tile; the ground has just been looked at."""
    found = judge(state, ground, ends, hex, layout)
    if found != PERHAPS:
        return found == YES
    after = state.copy()
    lay(after, ground.seat, hex, layout)
    return can_complete(after, ground.seat)


def judge(state: State, ground: Ground, ends: list[int], hex: int, layout: int) -> int:
    """What can be said of a tile without laying it: its open ends, and how far they are from a stop."""
    m = state.m
    ahead: list[int] = []  # hexes where open ends go on after this tile
    sides = new_sides(state, hex, layout)
    for end in ends:
        beyond = m.near[end]
        if beyond != hex:
            if beyond not in ahead:
                ahead.append(beyond)
        elif not sides >> (end % SIDES + 3) % SIDES & 1:
            return NO  # the hex is closed for this turn, and the end still points to it
    old = len(ahead)
    loose = 0
    for side in range(SIDES):
        if sides >> side & 1 and ground.status[side] == FREE and ground.stop_at[side] < 0:
            beyond = m.near[hex * SIDES + side]
            if beyond in state.built:
                return NO
            loose += 1
            if beyond not in ahead:
                ahead.append(beyond)
    if not ahead:
        return YES
    left = state.tiles_left - 1
    if len(ahead) > left:
        return NO
    alone = not old and loose == 1
    return NO if alone and m.tiles_to_stop[ahead[0]] > left else PERHAPS


def new_sides(state: State, hex: int, layout: int) -> int:
    """The sides that new lines of a tile lead through, a mask."""
    old = state.layout[hex]
    if layout >= FIRST_TOWN:
        return exits_of(layout) & ~(exits_of(old) if old >= 0 else 0)
    kept = lines_of(old) if old >= 0 else []
    sides = 0
    for line in lines_of(layout):
        if line not in kept:
            sides |= 1 << LINES[line] // SIDES | 1 << LINES[line] % SIDES
    return sides


def open_ends(state: State) -> list[int]:
    """The [hex, side] of track laid in this turn that leads nowhere yet."""
    m = state.m
    found: list[int] = []
    for place in state.fresh:
        beyond = m.near[place]
        stop = m.stop[beyond]
        if stop >= 0 and state.cities >> stop & 1:
            continue
        side = place % SIDES
        if state.track[beyond * SIDES + (side + 3 if side < 3 else side - 3)] < 0:
            found.append(place)
    return found


def can_complete(state: State, seat: int) -> bool:
    """Whether the open ends can be brought to stops with the tiles and the money left."""
    ends = open_ends(state)
    if not ends:
        return True
    if state.tiles_left <= 0:
        return False
    ground = Ground(state, seat)
    tried: list[int] = []
    for end in ends:
        # The order can matter: a tile that is replaced at one end may be the last of its kind for another.
        hex = state.m.near[end]
        if hex in state.built:
            return False
        if hex in tried:
            continue
        tried.append(hex)
        layouts = layouts_for(state, ground, hex)
        ground.look(hex)
        for layout in layouts:
            # `judge` refuses the layouts that do not go on from the open end.
            if affordable(state, seat, hex, layout) and leaves_hope(state, ground, ends, hex, layout):
                return True
    return False
