"""Colours, type and line of the picture.

Every colour is a property with a value for paper, so that an SVG on its own looks right; a page with a
dark theme sets the properties of `DARK`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.style import properties, rules

LIGHT: Final = {
    "paper": "#f6efdd",
    "land": "#efe3c2",
    "border": "#d3c194",
    "coast": "#7d9a94",
    "sea": "#cfdfd8",
    "card": "#fdf9ee",
    "shade": "#e9dcbc",
    "line": "#b9a67a",
    "ink": "#2c2a25",
    "soft": "#6a6150",
    "bed": "#ddcea3",
    "tie": "#9d845a",
    "steel": "#6f675a",
    "mountain": "#8a6a4b",
    "snow": "#fffdf5",
    "grass": "#5f7f45",
    "accent": "#9c3d22",
    "gain": "#2f6b46",
    "pay": "#9a2f25",
    "on-badge": "#fffaf0",
    "gold": "#e9c766",
    "choice": "#d9650b",
    "outline": "#231f1a",
    "hat": "#2c2722",
    "edge": "#2c2a25",
    "p0": "#efb81f",
    "p1": "#c4372c",
    "p2": "#33312e",
    "p3": "#2468b4",
    "p4": "#a9a08d",
    "w0": "#fffdf4",
    "w1": "#8a4fae",
    "w2": "#ee8a1d",
    "w3": "#959aa0",
    "w4": "#2bb0a6",
}

DARK: Final = {
    "paper": "#1f262b",
    "land": "#39413d",
    "border": "#505a52",
    "coast": "#55747c",
    "sea": "#222f37",
    "card": "#2c343a",
    "shade": "#3a444b",
    "line": "#5f6a6e",
    "ink": "#f1e8d2",
    "soft": "#b9b29f",
    "bed": "#4d5248",
    "tie": "#897a5d",
    "steel": "#aaa596",
    "mountain": "#b08a63",
    "snow": "#f3ecdc",
    "grass": "#9cbf7c",
    "accent": "#ec9a72",
    "gain": "#2f7a50",
    "pay": "#a83c30",
    "on-badge": "#fff8ea",
    "gold": "#caa446",
    "choice": "#ff9d3f",
    "outline": "#14171a",
    "hat": "#f0e6cf",
    "edge": "#f1e8d2",
    "p0": "#f2c23a",
    "p1": "#d9493c",
    "p2": "#101214",
    "p3": "#4d90dc",
    "p4": "#8f8a7d",
    "w0": "#fbf6e6",
    "w1": "#a873cc",
    "w2": "#f39a3c",
    "w3": "#a9aeb4",
    "w4": "#42c2b7",
}

STYLE: Final = rules(Path(__file__).parent / "style.css", "rr", LIGHT)
DARK_PROPERTIES: Final = properties(DARK)
