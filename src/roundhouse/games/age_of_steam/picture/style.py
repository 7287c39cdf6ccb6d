"""Colours, type and line of the picture.

Every colour is a property with a value for paper, so that an SVG on its own looks right; a page with a
dark theme sets the properties of `DARK`. Their names begin with `aos-`: pages may show several games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.style import properties, rules

LIGHT: Final = {
    "paper": "#f6efdd",
    "card": "#fdf9ee",
    "shade": "#e9dcbc",
    "line": "#b9a67a",
    "ink": "#2c2a25",
    "soft": "#635b4b",
    "sea": "#c9dbd6",
    "lake": "#a9c8ca",
    "coast": "#6f918f",
    "water": "#7fb0bd",
    "bank": "#6b9aa8",
    "land": "#efe5c6",
    "hexline": "#cdbd92",
    "high": "#d5c3a0",
    "hills": "#dfdcae",
    "marsh": "#ccd9b4",
    "rock": "#93795a",
    "snow": "#fffdf5",
    "grass": "#6d7f43",
    "price": "#8a4a1c",
    "city": "#fffaf0",
    "bed": "#2c2a25",
    "deck": "#d8cba6",
    "steel": "#8b857a",
    "accent": "#9c3d22",
    "choice": "#d9650b",
    "alarm": "#b3261e",
    "on-badge": "#fffaf0",
    "outline": "#231f1a",
    "edge": "#2c2a25",
    "g0": "#c63a2f",
    "g1": "#2f6fb8",
    "g2": "#7f4ba3",
    "g3": "#e5b321",
    "g4": "#2f2d2a",
    "g5": "#fbf8ef",
    "p0": "#e07b1a",
    "p1": "#2c7f4f",
    "p2": "#1c8fb0",
    "p3": "#cf4d86",
    "p4": "#7b5134",
    "p5": "#8c9a16",
}

DARK: Final = {
    "paper": "#1f262b",
    "card": "#2c343a",
    "shade": "#3a444b",
    "line": "#5f6a6e",
    "ink": "#f1e8d2",
    "soft": "#bdb6a3",
    "sea": "#1d2a31",
    "lake": "#26404b",
    "coast": "#5a7c86",
    "water": "#3f7385",
    "bank": "#5c93a5",
    "land": "#434c45",
    "hexline": "#5b655b",
    "high": "#58534a",
    "hills": "#4e563f",
    "marsh": "#3d5347",
    "rock": "#9d8363",
    "snow": "#f3ecdc",
    "grass": "#a3ba78",
    "price": "#f0b078",
    "city": "#2b3035",
    "bed": "#0f1214",
    "deck": "#6d6a5c",
    "steel": "#a8a396",
    "accent": "#ec9a72",
    "choice": "#ff9d3f",
    "alarm": "#d6453a",
    "on-badge": "#fff8ea",
    "outline": "#14171a",
    "edge": "#f1e8d2",
    "g0": "#d94f42",
    "g1": "#4a8ad2",
    "g2": "#a26cc6",
    "g3": "#efc23c",
    "g4": "#131517",
    "g5": "#f8f3e4",
    "p0": "#ef8f33",
    "p1": "#45a56d",
    "p2": "#37aacb",
    "p3": "#e56b9f",
    "p4": "#a97850",
    "p5": "#b0be3a",
}

STYLE: Final = rules(Path(__file__).parent / "style.css", "aos", LIGHT, "aos-")
DARK_PROPERTIES: Final = properties(DARK, "aos-")
