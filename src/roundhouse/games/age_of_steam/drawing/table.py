"""The whole table on one sheet: the map on the left, everything else in columns on the right."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.games.age_of_steam.drawing.labels import Voice
from roundhouse.games.age_of_steam.drawing.style import STYLE
from roundhouse.games.age_of_steam.drawing.svg import num, sheet

GAP: Final = 16.0
SIDE: Final = 440.0
MAP_WIDTH: Final = 1900.0
COLUMNS: Final = 2

_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def whole_table(parts: dict[str, str], content: str, say: Voice) -> str:
    """All parts laid out, with drawings and style, as an SVG that stands on its own."""
    others = [name for name in parts if name not in ("symbols", "map")]
    heights = [SIDE * high / wide + GAP for wide, high in (size(parts[name]) for name in others)]
    ends = [GAP] * COLUMNS
    places: list[tuple[int, float]] = []
    for tall in heights:
        column = ends.index(min(ends))
        places.append((column, ends[column]))
        ends[column] += tall
    wide, high = size(parts["map"])
    width = min(MAP_WIDTH, (max(ends) - 2 * GAP) * wide / high)
    drawing, tall = placed(parts["map"], GAP, GAP, width)
    drawn = [drawing]
    for name, (column, y) in zip(others, places, strict=True):
        drawn.append(placed(parts[name], width + 2 * GAP + column * (SIDE + GAP), y, SIDE)[0])
    height = max(tall + 2 * GAP, *ends)
    whole = width + 2 * GAP + COLUMNS * (SIDE + GAP)
    cloth = f'<rect class="cloth" width="{num(whole)}" height="{num(height)}"/>'
    look = f"<style>{STYLE}</style><defs>{content}</defs>"
    return sheet("board", whole, height, say.word("picture.part.board"), look, cloth, *drawn)


def size(fragment: str) -> tuple[float, float]:
    """Width and height of a part in its own measure."""
    box = _BOX.search(fragment)
    assert box is not None
    return float(box[1]), float(box[2])


def placed(fragment: str, x: float, y: float, width: float) -> tuple[str, float]:
    """A part at its place, and how high it comes out."""
    wide, high = size(fragment)
    tall = width * high / wide
    room = f'<svg x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(tall)}"'
    return fragment.replace('<svg xmlns="http://www.w3.org/2000/svg" class="aos ', f'{room} class="', 1), tall
