"""Maps without unfinished track: a tile is offered only if the turn can still be completed.

A hex is built on once a turn, and no open end is older than the turn. So each open end goes on in the hex
that it points to, and has no other hope.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.rules.fitting import layouts_for
from roundhouse.games.age_of_steam.rules.ground import FREE, Ground
from roundhouse.games.age_of_steam.rules.laying import affordable, kinds_for, lay, take_tile
from roundhouse.games.age_of_steam.rules.layouts import OPPOSITE, SIDES, new_sides
from roundhouse.games.age_of_steam.rules.moves import LINK
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import is_loose, place_at, side_of

NO: Final = 0
YES: Final = 1
PERHAPS: Final = 2


def sift(state: State, seat: int, moves: list[int]) -> list[int]:
    """Those of the moves after which every section of the builder can still be completed."""
    if not state.m.complete_only or not moves:
        return moves
    ends = open_ends(state)
    if moves[0] < state.codes.lay:
        return [move for move in moves if link_leaves_hope(state, seat, move - LINK)]
    ground = Ground(state, seat)
    looked_at = -1
    found: list[int] = []
    for move in moves:
        cell, layout = state.codes.laid(move)
        hex = state.m.hex_at[cell]
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
    after.cash[seat] -= state.m.link_price(link)
    return can_complete(after, seat)


def leaves_hope(state: State, ground: Ground, ends: list[int], hex: int, layout: int) -> bool:
    """Whether the turn can be completed after a tile; the ground has just been looked at."""
    found = judge(state, ground, ends, hex, layout)
    if found != PERHAPS:
        return found == YES
    after = state.copy()
    lay(after, ground.seat, hex, layout)
    if can_complete(after, ground.seat):
        return True
    # Another kind of tile with the same exits may leave the one that is needed next.
    return len(state.c.tiles_for[layout]) > 1 and bool(hopeful_kinds(after, ground.seat, hex))


def hopeful_kinds(state: State, seat: int, hex: int) -> list[int]:
    """The kinds of tile that may lie in a hex just built on, so that the turn can still be completed."""
    layout = state.board.layout[hex]
    kinds = kinds_for(state, hex, layout)
    if not state.m.complete_only or not open_ends(state):
        return kinds
    found: list[int] = []
    for kind in kinds:
        after = state.copy()
        after.own_board(hex)
        take_tile(after, hex, layout, kind)
        if can_complete(after, seat):
            found.append(kind)
    return found


def judge(state: State, ground: Ground, ends: list[int], hex: int, layout: int) -> int:
    """What can be said of a tile without laying it: its open ends, and how far they are from a stop."""
    m = state.m
    ahead: list[int] = []  # hexes where open ends go on after this tile
    sides = new_sides(state.board.layout[hex], layout)
    for end in ends:
        beyond = m.near[end]
        if beyond != hex:
            if beyond not in ahead:
                ahead.append(beyond)
        elif not sides >> OPPOSITE[side_of(end)] & 1:
            return NO  # the hex is closed for this turn, and the end still points to it
    old = len(ahead)
    loose = 0
    for side in range(SIDES):
        if sides >> side & 1 and ground.status[side] == FREE and ground.stop_at[side] < 0:
            beyond = m.near[place_at(hex, side)]
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


def open_ends(state: State) -> list[int]:
    """The [hex, side] of track laid in this turn that leads nowhere yet."""
    return [place for place in state.fresh if is_loose(state.m, state.board.track, state.cities, place)]


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
