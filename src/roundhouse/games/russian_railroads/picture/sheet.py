"""The whole table on one sheet: the main board, and all else in columns beside it."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.picture.layout import WIDTH
from roundhouse.games.russian_railroads.picture.style import STYLE
from roundhouse.games.russian_railroads.picture.symbols import CONTENT
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.kit.drawing.sheet import in_columns
from roundhouse.kit.drawing.svg import num, sheet

GAP: Final = 16.0


def whole_table(parts: dict[str, str], say: Voice) -> str:
    """All parts laid out, with symbols and style, as an SVG that stands on its own."""
    names = [name for name in parts if name != "symbols"]
    players = [name for name in names if name.startswith("player-")]
    columns = max(3, min(4, len(players) + 1))
    drawn, height = in_columns(parts, names, columns, WIDTH, GAP, GAP)
    width = columns * (WIDTH + GAP) + GAP
    cloth = f'<rect class="cloth" width="{num(width)}" height="{num(height)}"/>'
    look = f"<style>{STYLE}</style><defs>{CONTENT}</defs>"
    return sheet("rrr-board", width, height, say.word("picture.part.board"), look, cloth, *drawn)
