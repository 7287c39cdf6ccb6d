"""The sheet of drawings that all parts of the picture use: goods, emblems, icons, track, and the bare map."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from roundhouse.games.age_of_steam.picture import tiles
from roundhouse.games.age_of_steam.picture.grid import outline
from roundhouse.games.age_of_steam.picture.ground import ground
from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.kit.drawing.style import drawings
from roundhouse.kit.drawing.svg import path, unseen

SIGNS: Final = "✚☾⚑≡⋈♜★◇"  # the players' emblems as letters, for text
RING: Final = 34.2  # of a city, inside its hex
HIT: Final = 37.0  # what is marked when a hex can be chosen


DRAWINGS: Final = drawings(Path(__file__).parent / "symbols.svg")


@cache
def hexes(turned: int) -> str:
    """Hexes to point at, cities, and what stands for a town."""
    whole, ring = "M0 0" + outline(turned), "M0 0" + outline(turned, RING)
    wall = path(whole, "aos-wallpaper")
    return (
        f'<path id="aos-hex" d="M0 0{outline(turned, HIT)}"/>'
        f'<path id="aos-glow" class="aos-glow" d="{whole}"/>'
        f'<g id="aos-city">{wall}{path(ring, "aos-rim")}{path(ring, "aos-ring")}</g>'
        f'<g id="aos-open">{wall}{path(ring, "aos-ring aos-dashed")}</g>'
        '<circle id="aos-town" class="aos-town" r="9"/>'
        '<g id="aos-disc"><circle class="aos-town" r="9"/><circle class="aos-pin" r="4.5"/></g>'
        '<circle id="aos-flag" class="aos-piece" r="8.5"/>'
        '<circle id="aos-light" class="aos-light" r="7.9"/>'
        '<path id="aos-dark" class="aos-dark" d="M-7.2-7.2h14.4v14.4h-14.4z"/>'
    )


def content(m: Map, names: tuple[str, ...], pay: str) -> str:
    """Everything that the picture of a map draws from; it never changes through a game.

    `names` are those of the stops, in the language of the picture; `pay` is how it writes an amount of money.
    """
    track = f"{tiles.lines(m.turned)}{tiles.layouts(m.turned)}"
    return f"{DRAWINGS}{hexes(m.turned)}{track}{ground(m, names, pay)}"


def sheet(m: Map, names: tuple[str, ...], pay: str) -> str:
    """What the picture of a map draws from, as a part that takes no room."""
    return unseen("aos", content(m, names, pay))
