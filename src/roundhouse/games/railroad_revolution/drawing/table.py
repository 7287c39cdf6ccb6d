"""The whole table on one sheet: map and line on the left, tracks and offers on the right, players below."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.games.railroad_revolution.drawing import labels
from roundhouse.games.railroad_revolution.drawing.style import STYLE
from roundhouse.games.railroad_revolution.drawing.svg import Say, num, sheet
from roundhouse.games.railroad_revolution.drawing.symbols import SHEET_CONTENT

GAP: Final = 16
MAP_WIDTH: Final = 1440
SIDE_WIDTH: Final = 480
WIDTH: Final = MAP_WIDTH + SIDE_WIDTH + 3 * GAP

_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def whole_table(parts: dict[str, str], say: Say) -> str:
    """All parts laid out, with symbols and style, as an SVG that stands on its own."""
    drawing: list[str] = []
    y = float(GAP)
    for name in ("map", "telegraph"):
        fragment, tall = placed(parts[name], GAP, y, MAP_WIDTH)
        drawing.append(fragment)
        y += tall + GAP
    side = float(GAP)
    for name in ("tracks", "offers"):
        fragment, tall = placed(parts[name], 2 * GAP + MAP_WIDTH, side, SIDE_WIDTH)
        drawing.append(fragment)
        side += tall + GAP
    y = max(y, side)
    players = [name for name in parts if name.startswith("player-")]
    width = (WIDTH - 5 * GAP) / 4
    left = (WIDTH - len(players) * width - (len(players) - 1) * GAP) / 2
    tall = 0.0
    for number, name in enumerate(players):
        fragment, tall = placed(parts[name], left + number * (width + GAP), y, width)
        drawing.append(fragment)
    y += tall + GAP
    cloth = f'<rect class="cloth" width="{WIDTH}" height="{num(y)}"/>'
    look = f"<style>{STYLE}</style><defs>{SHEET_CONTENT}</defs>"
    return sheet("board", WIDTH, y, say(labels.part("board")), look, cloth, *drawing)


def placed(fragment: str, x: float, y: float, width: float) -> tuple[str, float]:
    """A part at its place, and how high it comes out."""
    box = _BOX.search(fragment)
    assert box is not None
    tall = width * float(box[2]) / float(box[1])
    room = f'<svg x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(tall)}"'
    return fragment.replace('<svg xmlns="http://www.w3.org/2000/svg" class="rr ', f'{room} class="', 1), tall
