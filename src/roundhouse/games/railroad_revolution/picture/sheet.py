"""The whole table on one sheet: map and line on the left, tracks and offers on the right, players below."""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.picture import labels
from roundhouse.games.railroad_revolution.picture.style import STYLE
from roundhouse.games.railroad_revolution.picture.symbols import SHEET_CONTENT
from roundhouse.kit.drawing.sheet import in_stack, placed, ratio
from roundhouse.kit.drawing.svg import num, sheet
from roundhouse.kit.words import Say

GAP: Final = 16
MAP_WIDTH: Final = 1440
SIDE_WIDTH: Final = 480
WIDTH: Final = MAP_WIDTH + SIDE_WIDTH + 3 * GAP


def whole_table(parts: dict[str, str], say: Say) -> str:
    """All parts laid out, with symbols and style, as an SVG that stands on its own."""
    drawing, left_end = in_stack(parts, ["map", "telegraph"], GAP, MAP_WIDTH, GAP)
    beside, right_end = in_stack(parts, ["tracks", "offers"], 2 * GAP + MAP_WIDTH, SIDE_WIDTH, GAP)
    drawing += beside
    y = max(left_end, right_end)
    players = [name for name in parts if name.startswith("player-")]
    width = (WIDTH - 5 * GAP) / 4
    left = (WIDTH - len(players) * width - (len(players) - 1) * GAP) / 2
    for number, name in enumerate(players):
        drawing.append(placed(parts[name], left + number * (width + GAP), y, width))
    y += width / ratio(parts[players[0]]) + GAP
    cloth = f'<rect class="cloth" width="{WIDTH}" height="{num(y)}"/>'
    look = f"<style>{STYLE}</style><defs>{SHEET_CONTENT}</defs>"
    return sheet("rr-board", WIDTH, y, say(labels.part("board")), look, cloth, *drawing)
