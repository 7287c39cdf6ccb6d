"""Sections of track from end to end: which lines they consist of, whose they are, where they lead."""

from __future__ import annotations

from roundhouse.games.age_of_steam.layouts import CENTRE, SIDES
from roundhouse.games.age_of_steam.state import State

Line = tuple[int, int, int]  # hex, side, and the other side or CENTRE


class Section:
    """A chain of lines. An end is a stop, or -1 - [hex, side] where the track is unfinished."""

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
        """The [hex, side] of its unfinished ends."""
        return [-1 - end for end in self.ends if end < 0]


def sections(view: State) -> list[Section]:
    """All track on the map, section by section."""
    found: list[Section] = []
    seen: set[int] = set()
    for place, line in enumerate(view.track):
        if line < 0 or place in seen:
            continue
        hex, side, inner = place // SIDES, place % SIDES, line & 7
        after, last = follow(view, hex, side)
        before: list[Line] = []
        first = view.m.stop[hex]
        if inner != CENTRE:
            before, first = follow(view, hex, inner)
        lines = [*reversed(before), (hex, side, inner), *after]
        for own, one, other in lines:
            seen.add(own * SIDES + one)
            if other != CENTRE:
                seen.add(own * SIDES + other)
        found.append(Section(view.owner_at(place), lines, (first, last)))
    return found


def follow(view: State, hex: int, side: int) -> tuple[list[Line], int]:
    """The lines beyond a side of a line, and where they end."""
    m = view.m
    lines: list[Line] = []
    while True:
        place = hex * SIDES + side
        beyond = m.near[place]
        if beyond < 0:
            return lines, -1 - place
        stop = m.stop[beyond]
        if stop >= 0 and view.cities >> stop & 1:
            return lines, stop
        back = (side + 3) % SIDES
        line = view.track[beyond * SIDES + back]
        if line < 0:
            return lines, -1 - place
        side = line & 7
        lines.append((beyond, back, side))
        if side == CENTRE:
            return lines, stop
        hex = beyond
