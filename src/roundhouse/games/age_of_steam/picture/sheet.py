"""The whole table on one sheet: the map, what is broad below it or beside it, and all else in columns."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.style import STYLE
from roundhouse.kit.drawing.sheet import in_stack, placed, ratio
from roundhouse.kit.drawing.svg import num, sheet

GAP: Final = 16.0
SIDE: Final = 440.0  # the width of a column
COLUMNS: Final = 2
BOTH: Final = COLUMNS * SIDE + (COLUMNS - 1) * GAP
BROAD: Final = 2.0  # parts wider than this in proportion to their height are broad
TALL: Final = 1.2  # maps that are less wide have the broad parts beside them
MOST: Final = 1900.0  # the width of a map


def whole_table(parts: dict[str, str], content: str, say: Voice) -> str:
    """All parts laid out, with drawings and style, as an SVG that stands on its own."""
    others = [name for name in parts if name not in ("symbols", "map")]
    broad = [name for name in others if ratio(parts[name]) > BROAD]
    narrow = [name for name in others if name not in broad]
    left, above = (["map"], broad) if ratio(parts["map"]) < TALL else (["map", *broad], [])
    top = GAP + sum(BOTH / ratio(parts[name]) + GAP for name in above)
    places, bottom = in_columns(parts, narrow, top)
    stacked = sum(1 / ratio(parts[name]) for name in left)
    width = min(MOST, (bottom - GAP * (1 + len(left))) / stacked)
    drawn, lower = in_stack(parts, left, GAP, width, GAP)
    drawn += in_stack(parts, above, width + 2 * GAP, BOTH, GAP)[0]
    drawn += [placed(parts[name], width + 2 * GAP + x, y, SIDE) for name, x, y in places]
    whole, height = width + BOTH + 3 * GAP, max(lower, bottom)
    cloth = f'<rect class="cloth" width="{num(whole)}" height="{num(height)}"/>'
    look = f"<style>{STYLE}</style><defs>{content}</defs>"
    return sheet("aos-board", whole, height, say.word("picture.part.board"), look, cloth, *drawn)


def in_columns(
    parts: dict[str, str], names: list[str], top: float
) -> tuple[list[tuple[str, float, float]], float]:
    """Where parts stand in the columns, each in the one that is shortest, and where the longest one ends."""
    ends = [top] * COLUMNS
    places: list[tuple[str, float, float]] = []
    for name in names:
        column = ends.index(min(ends))
        places.append((name, column * (SIDE + GAP), ends[column]))
        ends[column] += SIDE / ratio(parts[name]) + GAP
    return places, max(ends)
