"""Where hexes lie on the sheet, and the curves of track in them.

Sides are numbered clockwise from the north. A turned map is drawn a quarter turned clockwise, or to the left,
so that its hexes stand on a corner; everything here follows from the angle of a side.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from math import atan2, cos, pi, radians, sin, sqrt
from typing import Final

from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.layouts import FIRST_SIDE, SECOND_SIDE, SIDES, bend
from roundhouse.games.age_of_steam.rules.moves import column_name
from roundhouse.kit.drawing.svg import Point, num

SIZE: Final = 40.0  # of a hex, from its middle to a corner
FLAT: Final = SIZE * sqrt(3) / 2  # from its middle to a side
MARGIN: Final = 14.0
STRAIGHT: Final = 3
SHARP: Final = 1


def direction(angle: float, far: float) -> Point:
    """A point so far away from the origin; 0 degrees is north, clockwise."""
    return far * sin(radians(angle)), -far * cos(radians(angle))


def middle(turned: int, side: int, far: float = FLAT) -> Point:
    """The middle of a side, seen from the middle of the hex."""
    return direction(60 * side + 90 * turned, far)


def corner(turned: int, side: int, far: float = SIZE) -> Point:
    """The corner between a side and the next one."""
    return direction(60 * side + 30 + 90 * turned, far)


@cache
def outline(turned: int, size: float = SIZE) -> str:
    """A hex as a path that begins where one says: 'm' with all else relative."""
    points = [corner(turned, side, size) for side in range(SIDES)]
    steps = [points[0], *((b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))]
    return "m" + "l".join(f"{num(x)} {num(y)}" for x, y in steps) + "z"


def rows_of(m: Map) -> int:
    """How many rows the grid has that cells are numbered by: that of the game's largest map."""
    found = (cell - row for cell, row in zip(m.cell, m.row, strict=True))
    return next((rest // column for rest, column in zip(found, m.column, strict=True) if column), m.height)


class Grid:
    """Where the hexes of a map lie, and how large the map comes out."""

    def __init__(self, m: Map) -> None:
        self.turned = m.turned
        cells = list(zip(m.column, m.row, strict=True))
        self.water = [divmod(cell, rows_of(m)) for cell in m.water]
        spots = [self.raw(column, row) for column, row in cells + self.water]
        wide, high = (FLAT, SIZE) if m.turned else (SIZE, FLAT)
        self.left = min(x for x, _ in spots) - wide - MARGIN
        self.top = min(y for _, y in spots) - high - MARGIN
        self.width = max(x for x, _ in spots) + wide + MARGIN - self.left
        self.height = max(y for _, y in spots) + high + MARGIN - self.top
        self.spots: list[Point] = [self.spot(column, row) for column, row in cells]
        self.names = [f"{column_name(column)}{row + 1}" for column, row in cells]
        self.elements = [f"hex-{name}" for name in self.names]  # of the picture
        self.hexes = {element: hex for hex, element in enumerate(self.elements)}

    def raw(self, column: int, row: int) -> Point:
        x, y = 1.5 * SIZE * column, 2 * FLAT * (row + 0.5 * (column % 2))
        return (-y * self.turned, x * self.turned) if self.turned else (x, y)

    def spot(self, column: int, row: int) -> Point:
        """The middle of a cell on the sheet."""
        x, y = self.raw(column, row)
        return x - self.left, y - self.top

    def towards(self, hex: int, side: int, far: float = FLAT) -> Point:
        """A point between the middle of a hex and a side, or beyond it."""
        x, y = self.spots[hex]
        dx, dy = middle(self.turned, side, far)
        return x + dx, y + dy


@lru_cache(maxsize=32)
def grid(m: Map) -> Grid:
    """The grid of a map, worked out once."""
    return Grid(m)


class Curve:
    """A line of track: straight, or an arc that leaves both sides at a right angle."""

    def __init__(self, turned: int, line: int) -> None:
        first, second = FIRST_SIDE[line], SECOND_SIDE[line]
        self.ends = middle(turned, first), middle(turned, second)
        self.kind = bend(line)
        if self.kind == STRAIGHT:
            return
        between = first if second - first == self.kind else second
        if self.kind == SHARP:
            self.hub = corner(turned, between)
            self.radius = SIZE / 2
        else:
            self.hub = middle(turned, (between + 1) % SIDES, 2 * FLAT)
            self.radius = SIZE * 1.5
        start, stop = (atan2(y - self.hub[1], x - self.hub[0]) for x, y in self.ends)
        self.start = start
        self.swing = (stop - start + pi) % (2 * pi) - pi

    def point(self, part: float) -> Point:
        """Where one is after a part of the way."""
        if self.kind == STRAIGHT:
            (ax, ay), (bx, by) = self.ends
            return ax + (bx - ax) * part, ay + (by - ay) * part
        angle = self.start + self.swing * part
        return self.hub[0] + self.radius * cos(angle), self.hub[1] + self.radius * sin(angle)

    def drawn(self, begin: float = 0, end: float = 1) -> str:
        """A part of the line as a path."""
        (ax, ay), (bx, by) = self.point(begin), self.point(end)
        head = f"M{num(ax)} {num(ay)}"
        if self.kind == STRAIGHT:
            return f"{head}L{num(bx)} {num(by)}"
        radius = num(self.radius)
        return f"{head}A{radius} {radius} 0 0 {int(self.swing > 0)} {num(bx)} {num(by)}"


@cache
def curve(turned: int, line: int) -> Curve:
    """The curve of a line."""
    return Curve(turned, line)
