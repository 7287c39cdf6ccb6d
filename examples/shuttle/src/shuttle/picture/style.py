"""Colours of the picture, on paper and on slate."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.style import drawings, properties, rules

COLOURS: Final = {  # on paper, and on a dark page
    "grass": ("#dfe3c3", "#2b3530"),
    "line": ("#a8966c", "#7b868a"),
    "soft": ("#665d4c", "#c0b9a6"),
    "bed": ("#d9c9a0", "#474c44"),
    "tie": ("#a1865a", "#897a5d"),
    "steel": ("#6f675a", "#b4afa0"),
    "roof": ("#8c4632", "#8c4632"),
    "accent": ("#9c3d22", "#ec9a72"),
    "gold": ("#efcf70", "#8a6d22"),
    "choice": ("#d9650b", "#ff9d3f"),
    "outline": ("#231f1a", "#14171a"),
    "g0": ("#3d4450", "#5a6374"),
    "g1": ("#f0bd2d", "#f0c244"),
    "g2": ("#3f7a4d", "#4c8f5c"),
    "g3": ("#bfe0ee", "#bfe0ee"),
    "p0": ("#c4372c", "#d9493c"),
    "p1": ("#2468b4", "#4d90dc"),
    "p2": ("#7b4aa0", "#a270c8"),
}

HERE: Final = Path(__file__).parent
STYLE: Final = rules(HERE / "style.css", "sh", COLOURS, "sh-")
DARK_PROPERTIES: Final = properties(COLOURS, "sh-")
DRAWINGS: Final = drawings(HERE / "symbols.svg")
SIGNS: Final = "★✚♣"  # the players' emblems as letters, for text
