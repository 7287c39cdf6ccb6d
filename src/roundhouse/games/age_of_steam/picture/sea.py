"""Links over the sea: how they run from stop to stop, several between the same stops side by side."""

from __future__ import annotations

from math import hypot
from typing import Final

from roundhouse.games.age_of_steam.picture.grid import Grid
from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.kit.drawing.svg import Point, num, path

SHORE: Final = 33.0  # from the middle of a stop to where a route begins
BENDS: Final = (
    0.0,
    0.4,
    -0.4,
    0.8,
    -0.8,
    1.2,
    -1.2,
)  # to one side, to keep off the land, as part of the length
LAND: Final = 34.0  # so near to the middle of a hex is in it
APART: Final = 30.0  # routes between the same stops, in the middle of their way


def is_sea(m: Map, number: int) -> bool:
    """Whether a link joins stops that do not touch."""
    one, other = (m.stop_hex[stop] for stop in m.link_ends(number))
    return other not in m.near[one * SIDES : one * SIDES + SIDES]


def course(m: Map, own: Grid, number: int) -> tuple[Point, Point, Point]:
    """Where a route begins and ends, and the point that draws it aside."""
    ends = m.link_ends(number)
    links = range(len(m.links) // 3)
    same = [link for link in links if {*m.link_ends(link)} == {*ends} and is_sea(m, link)]
    (ax, ay), (bx, by) = (own.spots[m.stop_hex[stop]] for stop in sorted(ends))
    far = hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / far, (by - ay) / far
    begin, end = (ax + dx * SHORE, ay + dy * SHORE), (bx - dx * SHORE, by - dy * SHORE)
    found: list[tuple[Point, Point, Point]] = []
    for bend in BENDS if len(same) == 1 else BENDS[:1]:
        aside = bend * far + 2 * APART * (same.index(number) - (len(same) - 1) / 2)
        found.append((begin, end, ((ax + bx) / 2 - dy * aside, (ay + by) / 2 + dx * aside)))
    return min(found, key=lambda way: on_land(own, way))


def on_land(own: Grid, way: tuple[Point, Point, Point]) -> int:
    """How many of some points of a route lie on land."""
    points = [along(way, part / 10) for part in range(2, 9)]
    return sum(1 for x, y in points if min(hypot(x - sx, y - sy) for sx, sy in own.spots) < LAND)


def along(way: tuple[Point, Point, Point], part: float) -> Point:
    """A point of a route."""
    (ax, ay), (bx, by), (cx, cy) = way
    rest = 1 - part
    one, two, three = rest * rest, 2 * part * rest, part * part
    return one * ax + two * cx + three * bx, one * ay + two * cy + three * by


def span(m: Map, own: Grid, number: int) -> str:
    """The line of a route."""
    (ax, ay), (bx, by), (cx, cy) = course(m, own, number)
    return f"M{num(ax)} {num(ay)}Q{num(cx)} {num(cy)} {num(bx)} {num(by)}"


def centre(m: Map, own: Grid, number: int) -> Point:
    """The middle of a route, for its price or its owner."""
    return along(course(m, own, number), 0.5)


def routes(m: Map, own: Grid) -> str:
    """All of them on the bare map."""
    return "".join(path(span(m, own, n), "aos-route") for n in range(len(m.links) // 3) if is_sea(m, n))
