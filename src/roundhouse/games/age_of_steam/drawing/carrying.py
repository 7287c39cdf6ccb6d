"""The cube that is on its way, and where it can go on to."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.drawing import faces
from roundhouse.games.age_of_steam.drawing.grid import Grid, middle
from roundhouse.games.age_of_steam.drawing.labels import Voice
from roundhouse.games.age_of_steam.layouts import SIDE_NAMES
from roundhouse.games.age_of_steam.moves import GO, OVER
from roundhouse.games.age_of_steam.network import OPEN, walk
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.drawing.svg import circle, num, path, pick

AWAY: Final = 41.0  # from the middle of a hex to an arrow


def where(view: State) -> int:
    """The hex of the cube that is on its way."""
    return view.m.stop_hex[view.at] if view.at >= 0 else -1 - view.at


def leads_to(view: State, side: int) -> int:
    """The stop that the track through a side leads to; -1 for none."""
    if view.at >= 0:
        return view.links().to[view.at * 6 + side]
    end = walk(view.m, view.track, view.cities, where(view), side)
    return end if end < OPEN else -1


def owner_towards(view: State, side: int) -> int:
    """Who is paid for the track through a side."""
    return view.links().owner[view.at * 6 + side] if view.at >= 0 else view.owner_at(where(view) * 6 + side)


def carrying(view: State, own: Grid, say: Voice) -> str:
    """The cube, larger than those that lie, and an arrow for every link that it can take."""
    if view.cube < 0:
        return ""
    hex = where(view)
    x, y = own.spots[hex]
    drawn = [arrow(view, own, hex, move - GO, say) for move in view.moves if GO <= move < OVER]
    big = f'<g transform="translate({num(x)} {num(y)}) scale(1.6)">{faces.cube(view.cube, (0, 0))}</g>'
    return "".join(drawn) + big


def arrow(view: State, own: Grid, hex: int, side: int, say: Voice) -> str:
    """A way out of the hex."""
    end = leads_to(view, side)
    name = view.m.stop_name[end] if end >= 0 else ""
    label = say.fill("go", city=name, who=say.player(owner_towards(view, side)))
    dx, dy = middle(own.turned, side, 1)
    head = f"M{num(-5 * dx - 6 * dy)} {num(-5 * dy + 6 * dx)}L{num(5 * dx)} {num(5 * dy)}"
    head += f"L{num(-5 * dx + 6 * dy)} {num(-5 * dy - 6 * dx)}"
    return pick(
        f"go-{SIDE_NAMES[side]}",
        label,
        circle(0, 0, 12, "arrow"),
        path(head, "head-arrow"),
        circle(0, 0, 12, "hit"),
        move=own.towards(hex, side, AWAY),
    )
