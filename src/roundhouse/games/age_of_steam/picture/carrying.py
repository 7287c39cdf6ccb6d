"""The cube that is on its way, and where it can go on to."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture import faces
from roundhouse.games.age_of_steam.picture.grid import Grid, middle
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.rules.delivery_links import leads_to
from roundhouse.games.age_of_steam.rules.layouts import SIDE_NAMES
from roundhouse.games.age_of_steam.rules.moves import GO, OVER
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.names import town_word
from roundhouse.kit.drawing.svg import circle, num, path, pick

AWAY: Final = 41.0  # from the middle of a hex to an arrow


def where(view: State) -> int:
    """The hex of the cube that is on its way."""
    return view.m.stop_hex[view.at] if view.at >= 0 else -1 - view.at


def carrying(view: State, own: Grid, say: Voice) -> str:
    """The cube, larger than those that lie, and an arrow for every link that it can take."""
    if view.cube < 0:
        return ""
    hex = where(view)
    x, y = own.spots[hex]
    drawn = [arrow(view, own, hex, move - GO, say) for move in view.moves if GO <= move < OVER]
    big = f'<g transform="translate({num(x)} {num(y)}) scale(1.6)">{faces.loose_cube(view.cube, (0, 0))}</g>'
    return "".join(drawn) + big


def arrow(view: State, own: Grid, hex: int, side: int, say: Voice) -> str:
    """A way out of the hex."""
    end, owner = leads_to(view, GO + side)
    label = say("go", city=town_word(view.m.stop_name[end]), who=say.player(owner))
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
