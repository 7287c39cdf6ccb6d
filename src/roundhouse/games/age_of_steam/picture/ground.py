"""The bare map as printed: land, water, rivers, terrain, cities and towns. Drawn once for each language."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from roundhouse.games.age_of_steam.picture.faces import NAME_BELOW, NAME_ROOM, NAME_SIZE, face, plate
from roundhouse.games.age_of_steam.picture.grid import Grid, corner, curve, grid, middle, outline
from roundhouse.games.age_of_steam.picture.labels import PAID
from roundhouse.games.age_of_steam.picture.sea import routes
from roundhouse.games.age_of_steam.rules.components import (
    HILL,
    MOUNTAIN,
    RIVER,
    STOP,
    SWAMP,
    TERMINAL,
    TOWN,
    Map,
)
from roundhouse.games.age_of_steam.rules.layouts import LINE_BETWEEN, SIDES
from roundhouse.kit.drawing.svg import Point, at, group, num, path, rect, text

GLYPHS: Final = {MOUNTAIN: "aos-mountain", HILL: "aos-hill", SWAMP: "aos-swamp"}
FILLS: Final = {MOUNTAIN: "aos-high", HILL: "aos-hills", SWAMP: "aos-marsh"}
TOWN_NAME_BELOW: Final = 28.5
LABEL_ABOVE: Final = 25.5


@lru_cache(maxsize=32)
def ground(m: Map, names: tuple[str, ...], pay: str) -> str:
    """The drawings `aos-ground` and, to lie above all track, `aos-names`, with these names of the stops.

    `pay` is how the language writes an amount of money.
    """
    own = grid(m)
    below = [
        rect(0, 0, own.width, own.height, "aos-sea", 14),
        water(own),
        land(m, own),
        rivers(m, own),
        glyphs(m, own),
        coasts(m, own),
        routes(m, own),
        prices(m, own, pay),
        labels(m, own),
        *(stop(m, own, n, names[n]) for n in range(m.stops)),
    ]
    above = [name(m, own, n, names[n]) for n in range(m.stops)]
    return group(*below, id="aos-ground") + group(*above, id="aos-names")


def hexes(own: Grid, spots: list[Point]) -> str:
    """Many hexes as one path."""
    shape = outline(own.turned)
    return "".join(f"M{num(x)} {num(y)}{shape}" for x, y in spots)


def water(own: Grid) -> str:
    spots = [own.spot(column, row) for column, row in own.water]
    return path(hexes(own, spots), "aos-lake") + "".join(at("aos-wave", spot) for spot in spots)


def land(m: Map, own: Grid) -> str:
    """All land, with a shore around it, and the high and the wet parts of it."""
    drawn = [path(hexes(own, own.spots), "aos-shore"), path(hexes(own, own.spots), "aos-land")]
    for kind, cls in FILLS.items():
        spots = [spot for hex, spot in enumerate(own.spots) if m.terrain[hex] == kind]
        if spots:
            drawn.append(path(hexes(own, spots), cls))
    if m.late:
        drawn.append(path(hexes(own, [own.spots[hex] for hex in m.late]), "aos-marsh"))
    return "".join(drawn)


def rivers(m: Map, own: Grid) -> str:
    """Rivers follow curves like track; where several meet, or one ends, they do so in the middle."""
    courses: list[tuple[Point, str]] = []
    for hex, spot in enumerate(own.spots):
        if m.terrain[hex] != RIVER:
            continue
        sides = [side for side in range(SIDES) if m.river_sides[hex] >> side & 1]
        if len(sides) == 2:
            course = curve(own.turned, LINE_BETWEEN[sides[0] * SIDES + sides[1]]).drawn()
        else:
            ends = [middle(own.turned, side) for side in sides or (1, 4)]
            course = "".join(f"M{num(x)} {num(y)}L0 0" for x, y in ends)
        courses.append((spot, course))
    return "".join(
        group(path(course, cls), move=spot) for cls in ("aos-bank", "aos-river") for spot, course in courses
    )


def glyphs(m: Map, own: Grid) -> str:
    return "".join(
        at(GLYPHS[m.terrain[hex]], spot) for hex, spot in enumerate(own.spots) if m.terrain[hex] in GLYPHS
    )


def edge(own: Grid, hex: int, side: int) -> str:
    """One side of a hex."""
    x, y = own.spots[hex]
    (ax, ay), (bx, by) = corner(own.turned, side - 1), corner(own.turned, side)
    return f"M{num(x + ax)} {num(y + ay)}L{num(x + bx)} {num(y + by)}"


def coasts(m: Map, own: Grid) -> str:
    """The edge of the land; and water between two hexes that track cannot cross."""
    at_place = {spot: hex for hex, spot in enumerate(zip(m.column, m.row, strict=True))}
    outer: list[str] = []
    blocked: list[str] = []
    for hex in range(len(m.cell)):
        for side in range(SIDES):
            if m.near[hex * SIDES + side] >= 0:
                continue
            beyond = at_place.get(neighbour(m.column[hex], m.row[hex], side), -1)
            if beyond < 0:
                outer.append(edge(own, hex, side))
            elif hex < beyond:
                blocked.append(edge(own, hex, side))
    channel = "".join(blocked)
    return path("".join(outer), "aos-coast") + (
        path(channel, "aos-bank") + path(channel, "aos-river") if blocked else ""
    )


def neighbour(column: int, row: int, side: int) -> tuple[int, int]:
    """The cell beyond a side; odd columns lie half a hex lower."""
    down = column % 2
    across, along = ((0, -1), (1, down - 1), (1, down), (0, 1), (-1, down), (-1, down - 1))[side]
    return column + across, row + along


def usual_prices(m: Map) -> dict[int, int]:
    """What one line costs on each terrain; hexes with a price of their own have it written on them."""
    found: dict[int, Counter[int]] = {}
    for hex, terrain in enumerate(m.terrain):
        if terrain != STOP:
            found.setdefault(terrain, Counter())[m.price[hex]] += 1
    return {terrain: count.most_common(1)[0][0] for terrain, count in sorted(found.items())}


def prices(m: Map, own: Grid, pay: str) -> str:
    usual = usual_prices(m)
    return "".join(
        text(x, y + 6, pay.replace(PAID, str(m.price[hex])), "aos-price")
        for hex, (x, y) in enumerate(own.spots)
        if m.terrain[hex] in usual and m.price[hex] != usual[m.terrain[hex]]
    )


def labels(m: Map, own: Grid) -> str:
    """Every hex by its name; cities and towns have a longer one."""
    return "".join(
        text(x, y - LABEL_ABOVE, own.names[hex], "aos-co")
        for hex, (x, y) in enumerate(own.spots)
        if m.terrain[hex] != STOP
    )


def stop(m: Map, own: Grid, number: int, called: str) -> str:
    """A city, a terminal or a town as it is printed."""
    spot = own.spots[m.stop_hex[number]]
    if m.stop_kind[number] == TOWN:
        return at("aos-town", spot)
    if m.stop_kind[number] == TERMINAL:
        return at("aos-open", spot) + plate(called, spot)
    return face(m, number, m.stop_colour[number], -1, spot, called)


def name(m: Map, own: Grid, number: int, called: str) -> str:
    """The name of a stop; that of a town may have to stay clear of cubes once it is a city."""
    x, y = own.spots[m.stop_hex[number]]
    below, cls = (
        (TOWN_NAME_BELOW, "aos-name aos-small") if m.stop_kind[number] == TOWN else (NAME_BELOW, "aos-name")
    )
    return text(x, y + below, called, cls, NAME_ROOM, NAME_SIZE)
