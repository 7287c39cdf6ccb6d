"""Which tiles fit a hex: what new, added and turned lines must connect (R-BLD-3 to R-BLD-16)."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.ground import OWN, SURROUNDINGS, Ground
from roundhouse.games.age_of_steam.layouts import (
    FIRST_PAIR,
    LINE_BETWEEN,
    LINES,
    MOST_EXITS,
    PAIR_WITH,
    PAIRS,
    SIDES,
    TOWN_WITH,
)
from roundhouse.games.age_of_steam.state import State

# The layouts for an empty hex, by what lies around it; none until they are asked for.
NONE: Final[list[int]] = []  # one for all: thousands of lists would be looked through with every clearing up
FIRSTS: Final[list[list[int]]] = [NONE] * SURROUNDINGS  # the very first tile of a player
SINGLES: Final[list[list[int]]] = [NONE] * SURROUNDINGS  # single lines only
PAIRED: Final[list[list[int]]] = [NONE] * SURROUNDINGS  # two lines as well


def layouts_for(state: State, ground: Ground, hex: int) -> list[int]:
    """The layouts that fit a hex, whatever they cost and whichever tiles are left."""
    return [] if hex in state.built else layouts_on(state, ground, hex)


def layouts_on(state: State, ground: Ground, hex: int) -> list[int]:
    """The same for a hex that was not built on in this turn."""
    stop = state.m.stop[hex]
    layout = state.layout[hex]
    first = not state.laid[ground.seat]
    if stop < 0 and layout < 0:
        return empty_layouts(state, ground, hex, first)
    if stop >= 0 and state.cities >> stop & 1:
        return []
    anchored = ground.look(hex)
    if stop >= 0:
        return town_layouts(state, ground, stop, anchored, first)
    if layout < FIRST_PAIR:
        return single_layouts(state, ground, hex, layout, anchored, first)
    return pair_layouts(ground, hex, layout, first)


def town_layouts(state: State, ground: Ground, stop: int, anchored: bool, first: bool) -> list[int]:
    """More exits for a town: one of them connects, unless the builder has track there (R-BLD-9)."""
    m = state.m
    at_home = bool(ground.towns >> stop & 1)
    if not anchored and not at_home:
        return []
    base = m.stop_hex[stop] * SIDES
    old = 0
    room = 0
    good = 0
    for side in range(SIDES):
        if state.track[base + side] >= 0:
            old |= 1 << side
        elif ground.status[side] and ground.stop_at[side] != stop:
            room |= 1 << side
            if ground.status[side] >= OWN:
                good |= 1 << side
    if first:
        # The very first tile: every new line leaves a city (R-BLD-3).
        good = room = city_sides(ground, room)
    found: list[int] = []
    more = room
    while more:
        mask = old | more
        if mask.bit_count() <= MOST_EXITS and (at_home or more & good):
            found.append(TOWN_WITH[mask])
        more = (more - 1) & room
    return found


def city_sides(ground: Ground, sides: int) -> int:
    """Those of the sides that lead straight into a city to start from."""
    found = 0
    for side in range(SIDES):
        if sides >> side & 1 and ground.status[side] > OWN:
            found |= 1 << side
    return found


def empty_layouts(state: State, ground: Ground, hex: int, first: bool) -> list[int]:
    """A first tile in a hex: one line, or two that each connect (R-BLD-10). Not to be changed.

    Mostly it depends only on what lies around the hex, and the same surroundings come again and again.
    """
    around = -1 if ground.scattered() else ground.surroundings(hex)
    if around < 0:
        return find_empty_layouts(state, ground, hex, first)
    known = FIRSTS if first else PAIRED if state.edition.direct_pairs else SINGLES
    found = known[around]
    if not found:
        found = find_empty_layouts(state, ground, hex, first)
        known[around] = found
    return found


def find_empty_layouts(state: State, ground: Ground, hex: int, first: bool) -> list[int]:
    """The same, worked out."""
    if not ground.look(hex):
        return []
    found = ground.lines()
    if first:
        return [line for line in found if ground.at_city(line)]
    if ground.anchors < 2 or not state.edition.direct_pairs:
        return found
    singles = len(found)
    scattered = ground.scattered()
    for one in range(singles):
        row = found[one] * FIRST_PAIR
        for other in range(one + 1, singles):
            pair = PAIR_WITH[row + found[other]]
            if pair >= 0 and (not scattered or ground.together(found[one], found[other])):
                found.append(pair)
    return found


def single_layouts(
    state: State, ground: Ground, hex: int, layout: int, anchored: bool, first: bool
) -> list[int]:
    """A hex with one line: turn its end, add a second line, or both (R-BLD-13 to R-BLD-16)."""
    turned = turns(ground, hex, layout, 0)
    found: list[int] = []
    if first:
        # The very first tile adds or turns a single line, which touches a city (R-BLD-3; so in the game sl1).
        for line in range(FIRST_PAIR):
            pair = PAIR_WITH[layout * FIRST_PAIR + line]
            if pair >= 0 and ground.line_fits(line) and ground.at_city(line):
                found.append(pair)
        return found + [line for line in turned if ground.at_city(line)]
    if anchored:
        add_beside(found, ground, layout, False)
    for line in turned:
        found.append(line)
        if anchored:
            add_beside(found, ground, line, ground.claimed(line))
    return found


def add_beside(found: list[int], ground: Ground, other: int, claimed: bool) -> None:
    """The pairs of a line that lies there, perhaps turned and so taken over, and a new one."""
    for line in range(FIRST_PAIR):
        pair = PAIR_WITH[other * FIRST_PAIR + line]
        if pair >= 0 and ground.line_fits(line) and (not claimed or ground.together(other, line)):
            found.append(pair)


def turns(ground: Ground, hex: int, line: int, taken: int) -> list[int]:
    """The lines that a line may be turned to, apart from sides that are taken."""
    loose = ground.loose_side(hex, line)
    if loose < 0:
        return []
    first, second = LINES[line] // SIDES, LINES[line] % SIDES
    fixed = second if loose == first else first
    return [
        LINE_BETWEEN[fixed * SIDES + side]
        for side in range(SIDES)
        if not taken >> side & 1 and ground.can_turn(hex, line, loose, side)
    ]


def pair_layouts(ground: Ground, hex: int, layout: int, only_one: bool) -> list[int]:
    """A hex with two lines: turn the end of one, or of both; the very first tile turns one to a city."""
    pair = PAIRS[layout - FIRST_PAIR]
    first, second = pair // FIRST_PAIR, pair % FIRST_PAIR
    firsts = turns(ground, hex, first, 0)
    seconds = turns(ground, hex, second, 0)
    found: list[int] = []
    for one in [first, *firsts]:
        for other in [second, *seconds]:
            if one == first and other == second:
                continue
            turned = PAIR_WITH[one * FIRST_PAIR + other]
            if turned < 0 or turned in found:
                continue
            both = one != first and other != second
            if only_one and (both or not ground.at_city(other if one == first else one)):
                continue
            if not (both and ground.claimed(one) and ground.claimed(other)) or ground.together(one, other):
                found.append(turned)
    return found
