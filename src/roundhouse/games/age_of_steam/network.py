"""Links: which stops the finished track joins, and who owns it."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.components import Map
from roundhouse.games.age_of_steam.layouts import CENTRE

OPEN: Final = 1000  # ends of track that lead to no stop: OPEN + hex * 6 + side
NO_LINK: Final = -1


def walk(m: Map, track: list[int], cities: int, hex: int, side: int) -> int:
    """Where one gets to by leaving a hex through a side and following the track.

    A stop, or OPEN + [hex, side] of the last line, whose end leads nowhere.
    """
    near = m.near
    while True:
        place = hex * 6 + side
        beyond = near[place]
        if beyond < 0:
            return OPEN + place
        stop = m.stop[beyond]
        if stop >= 0 and cities >> stop & 1:
            return stop
        back = side + 3 if side < 3 else side - 3
        line = track[beyond * 6 + back]
        if line < 0:
            return OPEN + place
        side = line & 7
        if side == CENTRE:
            return stop
        hex = beyond


def other_end(m: Map, track: list[int], cities: int, hex: int, side: int) -> int:
    """The far end of the section that leaves a hex through a side: the end on this side of it."""
    inner = track[hex * 6 + side] & 7
    if inner == CENTRE:
        return m.stop[hex]
    return walk(m, track, cities, hex, inner)


class Network:
    """The completed links. `[stop, side]` names the link that leaves a stop through that side."""

    __slots__ = ("beside", "length", "owner", "to")

    def __init__(self, stops: int) -> None:
        self.to: list[int] = [NO_LINK] * (stops * 6)  # the stop at the other end
        self.owner: list[int] = [NO_LINK] * (stops * 6)  # NOBODY (-1) for unowned links
        self.length: list[int] = [0] * (stops * 6)  # sections of track, for scoring
        self.beside: list[int] = [0] * stops  # mask of the stops that links lead to


def survey(m: Map, track: list[int], cities: int) -> Network:
    """All completed links over track; direct links are not counted in."""
    found = Network(m.stops)
    for stop in range(m.stops):
        hex = m.stop_hex[stop]
        for side in range(6):
            place = hex * 6 + side
            beyond = m.near[place]
            if beyond < 0:
                continue
            if cities >> stop & 1:
                back = side + 3 if side < 3 else side - 3
                first = track[beyond * 6 + back]
            else:
                first = track[place]
            if first < 0:
                continue
            end = walk(m, track, cities, hex, side)
            if end >= OPEN or end == stop:
                continue
            here = stop * 6 + side
            found.to[here] = end
            found.owner[here] = (first >> 3) - 1
            found.length[here] = length(m, track, cities, hex, side)
            found.beside[stop] |= 1 << end
    return found


def length(m: Map, track: list[int], cities: int, hex: int, side: int) -> int:
    """The lines of track from a stop through a side to where the track ends (R-END-2)."""
    count = 0 if track[hex * 6 + side] < 0 else 1  # a town's own exit is a line of its own
    while True:
        beyond = m.near[hex * 6 + side]
        if beyond < 0:
            return count
        stop = m.stop[beyond]
        if stop >= 0 and cities >> stop & 1:
            return count
        back = side + 3 if side < 3 else side - 3
        line = track[beyond * 6 + back]
        if line < 0:
            return count
        count += 1
        side = line & 7
        if side == CENTRE:
            return count
        hex = beyond
