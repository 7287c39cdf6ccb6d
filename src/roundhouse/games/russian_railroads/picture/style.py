"""Colours of the picture, for paper and for a dark page.

Their names as properties begin with `rrr-`: pages may show several games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.style import properties, rules

SCOPE: Final = "rrr"

LIGHT: Final = {
    "paper": "#f6efdd",
    "card": "#fdf9ee",
    "shade": "#e9dcbc",
    "bed": "#efe5c8",
    "line": "#b9a67a",
    "ink": "#2c2a25",
    "soft": "#635b4b",
    "edge": "#2c2a25",
    "steel": "#5f6a72",
    "accent": "#9c3d22",
    "on-accent": "#fff6e6",
    "choice": "#d9650b",
    "gold": "#e9c05a",
    "vp": "#f3d98b",
    "on-vp": "#2c2a25",
    "gain": "#2f6b46",
    "got": "#d8e6c9",
    "hot": "#d2502a",
    "works": "#ddd3c4",
    "stone": "#a79c8c",
    "token": "#d6e4e2",
    "on-token": "#1f4d52",
    "t0": "#2b2825",
    "t1": "#84888b",
    "t2": "#9a6537",
    "t3": "#e6c68f",
    "t4": "#fdfaf1",
    "p0": "#b93a2c",
    "p1": "#2f66a8",
    "p2": "#3f8049",
    "p3": "#e4b02a",
    "emil": "#6d665c",
    "temp": "#46b3b0",
}

DARK: Final = {
    "paper": "#1f262b",
    "card": "#2c343a",
    "shade": "#3a444b",
    "bed": "#343d42",
    "line": "#5f6a6e",
    "ink": "#f1e8d2",
    "soft": "#bdb6a3",
    "edge": "#f1e8d2",
    "steel": "#a9b4ba",
    "accent": "#c2613f",
    "on-accent": "#fff6e6",
    "choice": "#ff9d3f",
    "gold": "#c9a23f",
    "vp": "#7a6428",
    "on-vp": "#fff3d6",
    "gain": "#4f9d70",
    "got": "#33503f",
    "hot": "#e0653d",
    "works": "#4a4640",
    "stone": "#7d766b",
    "token": "#2f4a4c",
    "on-token": "#cfeae6",
    "t0": "#0e1012",
    "t1": "#7b8185",
    "t2": "#8c5a30",
    "t3": "#d8b67c",
    "t4": "#f6f1e3",
    "p0": "#d0503f",
    "p1": "#4a86cc",
    "p2": "#4f9a5b",
    "p3": "#efbf3c",
    "emil": "#8a8377",
    "temp": "#4fc0bc",
}

STYLE: Final = rules(Path(__file__).parent / "style.css", SCOPE, LIGHT, "rrr-")
DARK_PROPERTIES: Final = properties(DARK, "rrr-")
