"""Which tiles fit a hex: what new, added and turned lines must connect (R-BLD-3 to R-BLD-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.age_of_steam.rules.ground import FREEDOMS, OWN, SURROUNDINGS, Ground
from roundhouse.games.age_of_steam.rules.layouts import (
    FIRST_PAIR,
    FIRST_TOWN,
    LAYOUTS,
    LINE_BETWEEN,
    LINE_SIDES,
    LINES_OF,
    MOST_EXITS,
    PAIR_WITH,
    SIDES,
    TOWN_WITH,
    exits_of,
    lines_of,
    other_side,
)
from roundhouse.games.age_of_steam.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY_HEX: Final = 2  # a hex without track that is no town, in place of what lies inside
ALIKE: Final = (FREEDOMS * FREEDOMS) * (LAYOUTS + 1) * SURROUNDINGS  # hexes without sides to the same stop
SIMPLE_EXITS: Final = 2  # of a town whose tile is a simple one with a disc on it

NONE: Final[list[int]] = []
# The layouts for an empty hex, by what lies around it.
UNKNOWN: Final[
    list[int]
] = []  # one for all: thousands of lists would be looked through with every clearing up
SINGLES: Final[list[list[int]]] = [UNKNOWN] * SURROUNDINGS  # single lines only
PAIRED: Final[list[list[int]]] = [UNKNOWN] * SURROUNDINGS  # two lines as well


def layouts_for(state: State, ground: Ground, hex: int) -> list[int]:
    """The layouts that fit a hex, whatever they cost and whichever tiles are left."""
    if hex in state.built:
        return []
    begun = state.laid[ground.seat] != 0
    return usual_layouts(state, ground, hex) if begun else first_layouts(state, ground, hex)


def first_layouts(state: State, ground: Ground, hex: int) -> list[int]:
    """The layouts that fit a hex for a player who has laid no tile yet."""
    at_city = city_sides(state, ground, hex)
    if not at_city:
        return []
    return [
        layout for layout in usual_layouts(state, ground, hex) if may_be_first(state, hex, layout, at_city)
    ]


def may_be_first(state: State, hex: int, layout: int, at_city: int) -> bool:
    """Whether a layout may be a player's very first tile: a simple one that leaves a city (R-BLD-3).

    Where an edition lets it be complex, every new line of it leaves a city. `at_city` are the sides that do.
    """
    old = state.board.layout[hex]
    if layout >= FIRST_TOWN:
        exits = exits_of(layout)
        new = exits & ~exits_of(old)
        cities = at_city & new
        simple = exits.bit_count() == SIMPLE_EXITS
        return bool(cities) if simple else bool(state.edition.complex_first) and cities == new
    if layout >= FIRST_PAIR and not state.edition.complex_first:
        return False
    if layout < FIRST_PAIR and old < 0:
        return at_city & LINE_SIDES[layout] != 0
    before = lines_of(old)
    for line in lines_of(layout):
        if line not in before and not at_city & LINE_SIDES[line]:
            return False
    return True


def city_sides(state: State, ground: Ground, hex: i64) -> i64:
    """The sides of a hex that lead straight into a city where the builder may begin, a mask."""
    cities: i64 = state.cities if ground.owns else ground.starts
    beyond = state.m.stop_beyond
    found: i64 = 0
    only: i64 = 1  # the set of the side that is looked at
    place: i64 = hex * SIDES
    last = place + SIDES
    while place < last:
        stop = beyond[place]
        if stop >= 0 and cities >> stop & 1:
            found |= only
        only <<= 1
        place += 1
    return found


def usual_layouts(state: State, ground: Ground, hex: int) -> list[int]:
    """The layouts that fit a hex for a player who has laid a tile before. Not to be changed.

    They hang on what lies in the hex and around it, and the same comes again and again.
    """
    stop = state.m.stop[hex]
    layout = state.board.layout[hex]
    if stop >= 0 and state.cities >> stop & 1:
        return NONE
    if ground.scattered():
        return find_layouts(state, ground, hex)
    around = ground.surroundings(hex)
    if stop < 0 and layout < 0 and not ground.clash:
        return empty_layouts(state, ground, hex, around)
    if stop >= 0:
        inside = ground.towns >> stop & 1
    elif layout < 0:
        inside = EMPTY_HEX
    else:
        inside = 0
        for line in LINES_OF[layout]:
            inside = inside * FREEDOMS + ground.freedom(hex, line)
    key = (inside * (LAYOUTS + 1) + layout + 1) * SURROUNDINGS + around  # layout -1: there is no track
    if ground.clash:
        key += ground.clash * ALIKE
    known = state.edition.fits
    found = known.get(key)
    if found is None:
        found = find_layouts(state, ground, hex)
        known[key] = found
    return found


def find_layouts(state: State, ground: Ground, hex: int) -> list[int]:
    """Work out `usual_layouts`; `hex` is no city."""
    stop = state.m.stop[hex]
    layout = state.board.layout[hex]
    if stop < 0 and layout < 0:
        return find_empty_layouts(state, ground, hex)
    anchored = ground.look(hex)
    if stop >= 0:
        return town_layouts(state, ground, stop, anchored)
    if layout < FIRST_PAIR:
        return single_layouts(ground, hex, layout, anchored)
    return pair_layouts(ground, hex, layout)


def town_layouts(state: State, ground: Ground, stop: int, anchored: bool) -> list[int]:
    """More exits for a town: one of them connects, unless the builder has track there (R-BLD-9)."""
    at_home = bool(ground.towns >> stop & 1)
    if not anchored and not at_home:
        return []
    old = exits_of(state.board.layout[state.m.stop_hex[stop]])
    room = 0
    good = 0
    for side in range(SIDES):
        if not old >> side & 1 and ground.status[side] and ground.stop_at[side] != stop:
            room |= 1 << side
            if ground.status[side] >= OWN:
                good |= 1 << side
    found: list[int] = []
    more = room
    while more:
        mask = old | more
        if mask.bit_count() <= MOST_EXITS and (at_home or more & good):
            found.append(TOWN_WITH[mask])
        more = (more - 1) & room
    return found


def empty_layouts(state: State, ground: Ground, hex: int, around: int) -> list[int]:
    """A first tile in a hex: one line, or two that each connect (R-BLD-10). Not to be changed."""
    known = PAIRED if state.edition.direct_pairs else SINGLES
    found = known[around]
    if found is UNKNOWN:
        found = find_empty_layouts(state, ground, hex) or NONE
        known[around] = found
    return found


def find_empty_layouts(state: State, ground: Ground, hex: int) -> list[int]:
    """Work out `empty_layouts`."""
    if not ground.look(hex):
        return []
    found = ground.lines()
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


def single_layouts(ground: Ground, hex: int, layout: int, anchored: bool) -> list[int]:
    """A hex with one line: turn its end, add a second line, or both (R-BLD-13 to R-BLD-16)."""
    found: list[int] = []
    new = ground.lines() if anchored else []
    add_beside(found, ground, layout, new, False)
    for line in turns(ground, hex, layout):
        found.append(line)
        add_beside(found, ground, line, new, ground.claimed(line))
    return found


def add_beside(found: list[int], ground: Ground, other: int, new: list[int], claimed: bool) -> None:
    """The pairs of a line that lies there, perhaps turned and so taken over, and a new one."""
    for line in new:
        pair = PAIR_WITH[other * FIRST_PAIR + line]
        if pair >= 0 and (not claimed or ground.together(other, line)):
            found.append(pair)


def turns(ground: Ground, hex: int, line: int) -> list[int]:
    """The lines that a line may be turned to."""
    loose = ground.loose_side(hex, line)
    if loose < 0:
        return []
    fixed = other_side(line, loose)
    return [LINE_BETWEEN[fixed * SIDES + side] for side in ground.turning(hex, fixed, loose)]


def pair_layouts(ground: Ground, hex: int, layout: int) -> list[int]:
    """A hex with two lines: turn the end of one, or of both."""
    first, second = lines_of(layout)
    firsts = turns(ground, hex, first)
    seconds = turns(ground, hex, second)
    found: list[int] = []
    for one in [first, *firsts]:
        for other in [second, *seconds]:
            if one == first and other == second:
                continue
            turned = PAIR_WITH[one * FIRST_PAIR + other]
            if turned < 0 or turned in found:
                continue
            both = one != first and other != second
            if not (both and ground.claimed(one) and ground.claimed(other)) or ground.together(one, other):
                found.append(turned)
    return found
