"""Track as drawings that are made once: every line, every exit of a town, and every layout of a tile."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundhouse.games.age_of_steam.picture.grid import curve, middle, outline
from roundhouse.games.age_of_steam.rules.components import needs_disc
from roundhouse.games.age_of_steam.rules.layouts import (
    FIRST_TOWN,
    IS_CROSSING,
    LAYOUTS,
    LINES,
    SIDES,
    exits_of,
    lines_of,
)
from roundhouse.kit.drawing.svg import num, path

BRIDGE: Final = (0.26, 0.74)  # the part of a line that stands on a bridge where it crosses another


def track(d: str) -> str:
    """A piece of track: its bed, its colour, and the pattern of its owner."""
    return path(d, "aos-under") + path(d, "aos-stick") + path(d, "aos-mark")


@cache
def lines(turned: int) -> str:
    """The drawings `aos-l…` of single lines, `aos-b…` of bridges under them, and `aos-x…` of exits."""
    drawn: list[str] = []
    for line in range(len(LINES)):
        bent = curve(turned, line)
        part = bent.drawn(*BRIDGE)
        drawn.append(f'<g id="aos-l{line}">{track(bent.drawn())}</g>')
        drawn.append(f'<g id="aos-b{line}">{path(part, "aos-wall")}{path(part, "aos-deck")}</g>')
    for side in range(SIDES):
        x, y = middle(turned, side)
        drawn.append(f'<g id="aos-x{side}">{track(f"M{num(x)} {num(y)}L0 0")}</g>')
    return "".join(drawn)


@cache
def layouts(turned: int) -> str:
    """Every layout as a small tile `lay-…`, for choices and for the supply."""
    return "".join(f'<g id="lay-{n}" class="aos-lay">{tile(turned, n)}</g>' for n in range(LAYOUTS))


def tile(turned: int, layout: int) -> str:
    """A tile with track that nobody owns yet."""
    ground = path("M0 0" + outline(turned), "aos-tile")
    if layout >= FIRST_TOWN:
        exits = "".join(f'<use href="#aos-x{n}"/>' for n in range(SIDES) if exits_of(layout) >> n & 1)
        disc = "aos-disc" if needs_disc(layout) else "aos-town"
        return f'{ground}{exits}<use href="#{disc}"/>'
    found = lines_of(layout)
    drawn = [f'<use href="#aos-l{line}"/>' for line in found]
    if IS_CROSSING[layout]:
        drawn.insert(1, f'<use href="#aos-b{found[1]}"/>')
    return ground + "".join(drawn)
