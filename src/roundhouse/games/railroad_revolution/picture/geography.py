"""Where things lie on the map: the projection, the country's outline, and the curves between cities.

The outline and the state borders are public-domain census data, already projected; cities come from the
components by their longitude and latitude, so an owner's file may name any city.
"""

from __future__ import annotations

import json
from itertools import pairwise
from math import cos, hypot, radians, sin, sqrt
from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.svg import num

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]  # a quadratic curve: from, towards, to

WIDTH: Final = 1280
HEIGHT: Final = 800
SCALE: Final = 1.55
LEFT: Final = 110
TOP: Final = 62

_DATA: Final = json.loads((Path(__file__).parent.parent / "usa.json").read_text(encoding="utf-8"))
_BOUNDS: Final[list[float]] = _DATA["bounds"]


def fit(point: Point) -> Point:
    """A projected point on the sheet."""
    return (point[0] - _BOUNDS[0]) * SCALE + LEFT, (point[1] - _BOUNDS[1]) * SCALE + TOP


def albers(longitude: float, latitude: float) -> Point:
    """Albers' equal-area projection with the parallels of the outline; 1000 units are one earth radius.

    >>> [round(value) for value in albers(-77.0, 38.9)]
    [254, -50]
    """
    first, second, origin = radians(29.5), radians(45.5), radians(37.5)
    n = (sin(first) + sin(second)) / 2
    c = cos(first) ** 2 + 2 * n * sin(first)
    theta = n * radians(longitude + 96)
    rho, rho_origin = (sqrt(c - 2 * n * sin(angle)) / n for angle in (radians(latitude), origin))
    return 1000 * rho * sin(theta), -1000 * (rho_origin - rho * cos(theta))


def outline(lines: list[list[list[float]]], closed: bool) -> str:
    """Lines as one short path: whole numbers, each point relative to the one before."""
    parts: list[str] = []
    for line in lines:
        spots = [tuple(round(value) for value in fit((x, y))) for x, y in line]
        d = f"M{spots[0][0]} {spots[0][1]}"
        steps: list[str] = []
        for (x, y), (next_x, next_y) in pairwise(spots):
            if (x, y) != (next_x, next_y):
                steps.append(f"{next_x - x} {next_y - y}".replace(" -", "-"))
        joined = " ".join(steps).replace(" -", "-")
        parts.append(f"{d}l{joined}{'z' if closed else ''}" if steps else "")
    return "".join(parts)


OUTLINE: Final = outline(_DATA["outline"], True)
BORDERS: Final = outline(_DATA["state_borders"], False)


def bowed(start: Point, end: Point, bow: float) -> Curve:
    """A curve between two points; a positive bow leads to the left of the way."""
    (x1, y1), (x2, y2) = start, end
    return start, ((x1 + x2) / 2 + (y2 - y1) * bow, (y1 + y2) / 2 - (x2 - x1) * bow), end


def point_on(curve: Curve, t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy) = curve
    u = 1 - t
    return u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy


def normal(curve: Curve, t: float) -> Point:
    """The direction square to the curve, of length 1, to the left of the way."""
    (ax, ay), (bx, by), (cx, cy) = curve
    dx = (1 - t) * (bx - ax) + t * (cx - bx)
    dy = (1 - t) * (by - ay) + t * (cy - by)
    length = hypot(dx, dy) or 1
    return dy / length, -dx / length


def part(curve: Curve, start: float, end: float) -> Curve:
    """The piece of a curve between two values of its parameter."""
    (ax, ay), (bx, by), (cx, cy) = curve
    first, last = point_on(curve, start), point_on(curve, end)
    u, v = 1 - start, 1 - end
    middle = (
        u * v * ax + (u * end + v * start) * bx + start * end * cx,
        u * v * ay + (u * end + v * start) * by + start * end * cy,
    )
    return first, middle, last


def length(curve: Curve) -> float:
    spots = [point_on(curve, step / 24) for step in range(25)]
    return sum(hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(spots))


def divided(curve: Curve, pieces: int, margin: float, gap: float) -> list[Curve]:
    """So many pieces of equal length, with room at both ends and between them."""
    whole = length(curve)
    size = (whole - 2 * margin - (pieces - 1) * gap) / pieces
    steps = 48
    spots = [point_on(curve, step / steps) for step in range(steps + 1)]
    run = [0.0]
    for (x1, y1), (x2, y2) in pairwise(spots):
        run.append(run[-1] + hypot(x2 - x1, y2 - y1))

    def at(distance: float) -> float:
        step = next((n for n in range(steps) if run[n + 1] >= distance), steps - 1)
        return (step + (distance - run[step]) / (run[step + 1] - run[step])) / steps

    starts = [margin + number * (size + gap) for number in range(pieces)]
    return [part(curve, at(start), at(start + size)) for start in starts]


def beside(curve: Curve, distance: float) -> Curve:
    """A curve beside another one, to the left of the way."""
    points: list[Point] = []
    for (x, y), t in zip(curve, (0.0, 0.5, 1.0), strict=True):
        nx, ny = normal(curve, t)
        points.append((x + nx * distance, y + ny * distance))
    return points[0], points[1], points[2]


def drawn(curve: Curve) -> str:
    """A curve as path data."""
    (ax, ay), (bx, by), (cx, cy) = curve
    return f"M{num(ax)} {num(ay)}Q{num(bx)} {num(by)} {num(cx)} {num(cy)}"
