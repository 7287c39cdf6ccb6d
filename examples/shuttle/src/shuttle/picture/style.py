"""Colours of the picture, on paper and on slate; a page with a dark theme sets those of `DARK`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.style import drawings, properties, rules

LIGHT: Final = {
    "paper": "#f6efdd",
    "grass": "#dfe3c3",
    "card": "#fdf9ee",
    "shade": "#e9dcbc",
    "line": "#a8966c",
    "ink": "#2c2a25",
    "soft": "#665d4c",
    "bed": "#d9c9a0",
    "tie": "#a1865a",
    "steel": "#6f675a",
    "roof": "#8c4632",
    "accent": "#9c3d22",
    "gold": "#efcf70",
    "choice": "#d9650b",
    "outline": "#231f1a",
    "g0": "#3d4450",
    "g1": "#f0bd2d",
    "g2": "#3f7a4d",
    "g3": "#bfe0ee",
    "p0": "#c4372c",
    "p1": "#2468b4",
    "p2": "#7b4aa0",
}

DARK: Final = {
    "paper": "#1f262b",
    "grass": "#2b3530",
    "card": "#2c343a",
    "shade": "#3a444b",
    "line": "#7b868a",
    "ink": "#f1e8d2",
    "soft": "#c0b9a6",
    "bed": "#474c44",
    "tie": "#897a5d",
    "steel": "#b4afa0",
    "roof": "#8c4632",
    "accent": "#ec9a72",
    "gold": "#8a6d22",
    "choice": "#ff9d3f",
    "outline": "#14171a",
    "g0": "#5a6374",
    "g1": "#f0c244",
    "g2": "#4c8f5c",
    "g3": "#bfe0ee",
    "p0": "#d9493c",
    "p1": "#4d90dc",
    "p2": "#a270c8",
}

HERE: Final = Path(__file__).parent
STYLE: Final = rules(HERE / "style.css", "sh", LIGHT, "sh-")
DARK_PROPERTIES: Final = properties(DARK, "sh-")
DRAWINGS: Final = drawings(HERE / "symbols.svg")
SIGNS: Final = "★✚♣"  # the players' emblems as letters, for text
