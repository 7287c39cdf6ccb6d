"""Colours, type and line of the picture.

Every colour is a property with a value for paper, so that an SVG on its own looks right; a page with a
dark theme sets them anew. Their names begin with `aos-`: pages may show several games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.style import properties, rules

COLOURS: Final = {  # on paper, and on a dark page
    "sea": ("#c9dbd6", "#1d2a31"),
    "lake": ("#a9c8ca", "#26404b"),
    "coast": ("#6f918f", "#5a7c86"),
    "water": ("#7fb0bd", "#3f7385"),
    "bank": ("#6b9aa8", "#5c93a5"),
    "land": ("#efe5c6", "#434c45"),
    "hexline": ("#cdbd92", "#5b655b"),
    "high": ("#d5c3a0", "#58534a"),
    "hills": ("#dfdcae", "#4e563f"),
    "marsh": ("#ccd9b4", "#3d5347"),
    "rock": ("#93795a", "#9d8363"),
    "snow": ("#fffdf5", "#f3ecdc"),
    "grass": ("#6d7f43", "#a3ba78"),
    "price": ("#8a4a1c", "#f0b078"),
    "city": ("#fffaf0", "#2b3035"),
    "bed": ("#2c2a25", "#0f1214"),
    "deck": ("#d8cba6", "#6d6a5c"),
    "steel": ("#8b857a", "#a8a396"),
    "accent": ("#9c3d22", "#ec9a72"),
    "choice": ("#d9650b", "#ff9d3f"),
    "alarm": ("#b3261e", "#d6453a"),
    "on-badge": ("#fffaf0", "#fff8ea"),
    "outline": ("#231f1a", "#14171a"),
    "edge": ("#2c2a25", "#f1e8d2"),
    "g0": ("#c63a2f", "#d94f42"),
    "g1": ("#2f6fb8", "#4a8ad2"),
    "g2": ("#7f4ba3", "#a26cc6"),
    "g3": ("#e5b321", "#efc23c"),
    "g4": ("#2f2d2a", "#131517"),
    "g5": ("#fbf8ef", "#f8f3e4"),
    "p0": ("#e07b1a", "#ef8f33"),
    "p1": ("#2c7f4f", "#45a56d"),
    "p2": ("#1c8fb0", "#37aacb"),
    "p3": ("#cf4d86", "#e56b9f"),
    "p4": ("#7b5134", "#a97850"),
    "p5": ("#8c9a16", "#b0be3a"),
    "p6": ("#5b4fc4", "#8f86ee"),
    "p7": ("#5d6a74", "#93a3ae"),
}

STYLE: Final = rules(Path(__file__).parent / "style.css", "aos", COLOURS, "aos-")
DARK_PROPERTIES: Final = properties(COLOURS, "aos-")
