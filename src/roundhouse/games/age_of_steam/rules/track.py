"""Track: lines and their ends as numbers, and the one step that leads from a line to the next.

A place is an edge as seen from one of its hexes, [hex, side] in one number. A line joins two places of a
hex, or one place and the middle of a town. It is kept at each place where it ends: `track[place]` says whose
it is, and to which side it leads, or CENTRE.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.layouts import CENTRE, SIDES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

NOWHERE: Final = -1  # no place, no line
OWNER: Final = 3  # bits of a line before its owner + 1; for loops over all track, the others ask `owner_of`
OPEN: Final = 1000  # ends of track that lead to no stop: OPEN + the place


def place_at(hex: int, side: int) -> int:
    """A side of a hex as a place."""
    return hex * SIDES + side


def hex_of(place: int) -> int:
    """The hex of a place."""
    return place // SIDES


def side_of(place: int) -> int:
    """The side of a place."""
    return place % SIDES


def line_to(inner: int, owner: int) -> int:
    """A line, as it is kept at one end: the side that it leads to, and its owner."""
    return (owner + 1) * 8 + inner


def inner_of(line: int) -> int:
    """The side of the same hex that a line leads to, or CENTRE."""
    return line & 7


def owner_of(line: int) -> int:
    """The owner of a line; NOBODY (-1) if it has none, and less where there is no line."""
    return (line >> OWNER) - 1


def goes_on(m: Map, track: Row, place: i64) -> bool:
    """Whether a line begins beyond a place."""
    entry: i64 = m.across[place]
    return entry >= 0 and track[entry] >= 0


def step_on(m: Map, track: Row, place: i64) -> int:
    """Leave a hex at a place and follow the line beyond: the place where it leads out again, or NOWHERE."""
    entry: i64 = m.across[place]
    if entry < 0:
        return NOWHERE
    line: i64 = track[entry]
    if line < 0:
        return NOWHERE
    inner = line & 7  # inner_of
    if inner == CENTRE:
        return NOWHERE
    return entry - entry % SIDES + inner


def far_end(track: Row, place: int) -> int:
    """The other end of the line at a place; NOWHERE if that is the middle of a town."""
    inner = inner_of(track[place])
    return NOWHERE if inner == CENTRE else place - place % SIDES + inner


def last_place(m: Map, track: Row, place: int) -> int:
    """Follow the track beyond a place: the last place before a stop, or before nothing."""
    onward = step_on(m, track, place)
    while onward >= 0:
        place = onward
        onward = step_on(m, track, place)
    return place


def lines_beyond(m: Map, track: Row, place: int) -> list[int]:
    """The lines that follow beyond a place, each by the place where it begins."""
    found: list[int] = []
    while place >= 0 and goes_on(m, track, place):
        found.append(m.across[place])
        place = step_on(m, track, place)
    return found


def length(m: Map, track: Row, place: int) -> int:
    """The lines of track from a stop through one of its places to where the track ends (R-END-2)."""
    count = 0 if track[place] < 0 else 1  # a town's own exit is a line of its own
    while place >= 0 and goes_on(m, track, place):
        count += 1
        place = step_on(m, track, place)
    return count


def section(m: Map, track: Row, place: int) -> list[int]:
    """All lines of the section that has a line at a place, each by one of its ends."""
    return [place, *lines_beyond(m, track, place), *lines_beyond(m, track, far_end(track, place))]


def city_beyond(m: Map, cities: int, place: i64) -> int:
    """The city that lies straight beyond a place, or -1."""
    stop = m.stop_beyond[place]
    return stop if stop >= 0 and cities >> stop & 1 else -1


def is_loose(m: Map, track: Row, cities: int, place: i64) -> bool:
    """Whether a line that ends at a place leads nowhere there."""
    return not goes_on(m, track, place) and city_beyond(m, cities, place) < 0


def walk(m: Map, track: Row, cities: int, place: int) -> int:
    """The stop that one gets to by following the track beyond a place, or OPEN + the place where it ends."""
    last = last_place(m, track, place)
    stop = m.stop_beyond[last]
    if stop >= 0 and (cities >> stop & 1 or track[m.across[last]] >= 0):
        return stop
    return OPEN + last


def other_end(m: Map, track: Row, cities: int, place: int) -> int:
    """Where the section of the line at a place ends on this side of the place: a stop, or OPEN + a place."""
    far = far_end(track, place)
    return walk(m, track, cities, far) if far >= 0 else m.stop[hex_of(place)]


def first_line(m: Map, track: Row, cities: int, stop: int, side: int) -> int:
    """The place where the track begins that leaves a stop through a side, or NOWHERE."""
    place = place_at(m.stop_hex[stop], side)
    if cities >> stop & 1:
        return m.across[place] if goes_on(m, track, place) else NOWHERE
    return place if track[place] >= 0 else NOWHERE
