"""Colours, type and line of the picture.

Every colour is a property with a value for paper, so that an SVG on its own looks right; a page with a
dark theme sets them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.style import properties, rules

COLOURS: Final = {  # on paper, and on a dark page
    "land": ("#efe3c2", "#39413d"),
    "border": ("#d3c194", "#505a52"),
    "coast": ("#7d9a94", "#55747c"),
    "sea": ("#cfdfd8", "#222f37"),
    "soft": ("#6a6150", "#b9b29f"),
    "bed": ("#ddcea3", "#4d5248"),
    "tie": ("#9d845a", "#897a5d"),
    "steel": ("#6f675a", "#aaa596"),
    "mountain": ("#8a6a4b", "#b08a63"),
    "snow": ("#fffdf5", "#f3ecdc"),
    "grass": ("#5f7f45", "#9cbf7c"),
    "accent": ("#9c3d22", "#ec9a72"),
    "gain": ("#2f6b46", "#2f7a50"),
    "pay": ("#9a2f25", "#a83c30"),
    "on-badge": ("#fffaf0", "#fff8ea"),
    "gold": ("#e9c766", "#caa446"),
    "choice": ("#d9650b", "#ff9d3f"),
    "outline": ("#231f1a", "#14171a"),
    "hat": ("#2c2722", "#f0e6cf"),
    "edge": ("#2c2a25", "#f1e8d2"),
    "p0": ("#efb81f", "#f2c23a"),
    "p1": ("#c4372c", "#d9493c"),
    "p2": ("#33312e", "#101214"),
    "p3": ("#2468b4", "#4d90dc"),
    "p4": ("#a9a08d", "#8f8a7d"),
    "w0": ("#fffdf4", "#fbf6e6"),
    "w1": ("#8a4fae", "#a873cc"),
    "w2": ("#ee8a1d", "#f39a3c"),
    "w3": ("#959aa0", "#a9aeb4"),
    "w4": ("#2bb0a6", "#42c2b7"),
}

STYLE: Final = rules(Path(__file__).parent / "style.css", "rr", COLOURS)
DARK_PROPERTIES: Final = properties(COLOURS)
