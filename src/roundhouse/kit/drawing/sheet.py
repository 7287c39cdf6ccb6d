"""Parts of a picture laid out on one sheet."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.kit.drawing.svg import num

_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_HEAD: Final = re.compile(r'<svg xmlns="[^"]*" class="\w+ ')


def ratio(fragment: str) -> float:
    """How wide a part is in proportion to its height."""
    box = _BOX.search(fragment)
    assert box is not None
    return float(box[1]) / float(box[2])


def placed(fragment: str, x: float, y: float, width: float) -> str:
    """A part at its place."""
    tall = num(width / ratio(fragment))
    room = f'<svg x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{tall}" class="'
    return _HEAD.sub(room, fragment, count=1)


def in_stack(
    parts: dict[str, str], names: list[str], x: float, width: float, gap: float
) -> tuple[list[str], float]:
    """Parts one below the other, and where the last one ends."""
    drawn: list[str] = []
    y = gap
    for name in names:
        drawn.append(placed(parts[name], x, y, width))
        y += width / ratio(parts[name]) + gap
    return drawn, y


def in_columns(
    parts: dict[str, str], names: list[str], columns: int, side: float, gap: float, top: float
) -> tuple[list[str], float]:
    """Parts in columns, each in the one that is shortest, and where the longest one ends."""
    ends = [top] * columns
    drawn: list[str] = []
    for name in names:
        column = ends.index(min(ends))
        drawn.append(placed(parts[name], gap + column * (side + gap), ends[column], side))
        ends[column] += side / ratio(parts[name]) + gap
    return drawn, max(ends)
