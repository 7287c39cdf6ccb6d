"""Sections of track from end to end: which lines they consist of, whose they are, where they lead."""

from __future__ import annotations

from roundhouse.games.age_of_steam.rules.layouts import CENTRE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import (
    OPEN,
    far_end,
    hex_of,
    inner_of,
    lines_beyond,
    other_end,
    place_at,
    side_of,
    walk,
)

Line = tuple[int, int, int]  # hex, side, and the other side or CENTRE


class Section:
    """A chain of lines. An end is a stop, or -1 - the place where the track is unfinished."""

    __slots__ = ("ends", "lines", "owner")

    def __init__(self, owner: int, lines: list[Line], ends: tuple[int, int]) -> None:
        self.owner = owner
        self.lines = lines
        self.ends = ends

    @property
    def complete(self) -> bool:
        return min(self.ends) >= 0

    @property
    def loose(self) -> list[int]:
        """The places of its unfinished ends."""
        return [-1 - end for end in self.ends if end < 0]


def sections(view: State) -> list[Section]:
    """All track on the map, section by section."""
    found: list[Section] = []
    seen: set[int] = set()
    for place, line in enumerate(view.track):
        if line < 0 or place in seen:
            continue
        after, before = beyond(view, place), beyond(view, far_end(view.track, place))
        lines = [*reversed(before), (hex_of(place), side_of(place), inner_of(line)), *after]
        for hex, one, other in lines:
            seen.add(place_at(hex, one))
            if other != CENTRE:
                seen.add(place_at(hex, other))
        m, track, cities = view.m, view.track, view.cities
        ends = other_end(m, track, cities, place), walk(m, track, cities, place)
        first, last = (OPEN - 1 - end if end >= OPEN else end for end in ends)
        found.append(Section(view.owner_at(place), lines, (first, last)))
    return found


def beyond(view: State, place: int) -> list[Line]:
    """The lines that follow beyond a place."""
    entries = lines_beyond(view.m, view.track, place)
    return [(hex_of(entry), side_of(entry), inner_of(view.track[entry])) for entry in entries]
