"""The track on the map: lines in the colour and pattern of their owners, bridges, emblems, open ends."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture.grid import Grid, corner, curve
from roundhouse.games.age_of_steam.picture.sections import Line, Section
from roundhouse.games.age_of_steam.rules.components import needs_disc
from roundhouse.games.age_of_steam.rules.layouts import (
    CENTRE,
    FIRST_SIDE,
    FIRST_TOWN,
    IS_CROSSING,
    LINE_BETWEEN,
    SIDES,
    exits_of,
    lines_of,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import hex_of, place_at, side_of
from roundhouse.kit.drawing.svg import Point, at, movable, num, path

NOBODY_CLASS: Final = "nobody"
ON_EXIT: Final = 19.0  # from a town's middle to the emblem on one of its exits


def player(owner: int) -> str:
    """The class that gives things a player's colour and pattern."""
    return f"p{owner}" if owner >= 0 else NOBODY_CLASS


def track(view: State, own: Grid) -> str:
    """Every tile on the map."""
    return "".join(
        tile(view, hex, layout, own.spots[hex]) for hex, layout in enumerate(view.layout) if layout >= 0
    )


def tile(view: State, hex: int, layout: int, spot: Point) -> str:
    """One tile; of two lines that cross, the second one goes over a bridge."""
    if layout >= FIRST_TOWN:
        drawn = [
            at(f"aos-x{side}", spot, player(view.owner_at(place_at(hex, side))))
            for side in range(SIDES)
            if exits_of(layout) >> side & 1
        ]
        return movable("tile", *drawn, at("aos-disc" if needs_disc(layout) else "aos-town", spot))
    found = lines_of(layout)
    drawn = [
        at(f"aos-l{line}", spot, player(view.owner_at(place_at(hex, FIRST_SIDE[line])))) for line in found
    ]
    if IS_CROSSING[layout]:
        drawn.insert(1, at(f"aos-b{found[1]}", spot))
    return movable("tile", *drawn)


def owners(view: State, hex: int) -> list[int]:
    """Whose track a hex carries, line by line."""
    layout = view.layout[hex]
    if layout < 0:
        return []
    if layout >= FIRST_TOWN:
        exits = exits_of(layout)
        return [view.owner_at(place_at(hex, side)) for side in range(SIDES) if exits >> side & 1]
    return [view.owner_at(place_at(hex, FIRST_SIDE[line])) for line in lines_of(layout)]


def marks(view: State, own: Grid, found: list[Section]) -> str:
    """Who owns each section, and where a section is unfinished."""
    drawn = [end(own, place) for section in found for place in section.loose]
    drawn += [emblem(section.owner, badge(view, own, section)) for section in found if section.owner >= 0]
    return "".join(drawn)


def end(own: Grid, place: int) -> str:
    """A buffer stop at the open end of a line."""
    hex, side = hex_of(place), side_of(place)
    x, y = own.towards(hex, side, 33)
    (ax, ay), (bx, by) = corner(own.turned, side - 1), corner(own.turned, side)
    dx, dy = (bx - ax) * 0.2, (by - ay) * 0.2
    return path(f"M{num(x - dx)} {num(y - dy)}L{num(x + dx)} {num(y + dy)}", "end")


def badge(view: State, own: Grid, section: Section) -> Point:
    """The place for an emblem: in the middle of a section, but not where it crosses another."""
    half = (len(section.lines) - 1) / 2
    order = sorted(range(len(section.lines)), key=lambda number: abs(number - half))
    clear = [number for number in order if not crossed(view, section.lines[number])]
    hex, side, inner = section.lines[(clear or order)[0]]
    if inner == CENTRE:
        return own.towards(hex, side, ON_EXIT)
    x, y = own.spots[hex]
    dx, dy = curve(own.turned, LINE_BETWEEN[side * SIDES + inner]).point(0.5)
    return x + dx, y + dy


def crossed(view: State, line: Line) -> bool:
    """Whether an emblem on a line would lie on a bridge, or on a cube."""
    hex = line[0]
    return IS_CROSSING[view.layout[hex]] or bool(view.lying and view.lying[hex] >= 0)


def emblem(seat: int, point: Point) -> str:
    """The disc of a player."""
    x, y = num(point[0]), num(point[1])
    return (
        f'<g class="{player(seat)}"><use href="#aos-flag" x="{x}" y="{y}"/>'
        f'<use href="#aos-e{seat}" class="emblem" x="{x}" y="{y}"/></g>'
    )
