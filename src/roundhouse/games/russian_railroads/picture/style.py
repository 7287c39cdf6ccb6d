"""Colours of the picture, for paper and for a dark page.

Their names as properties begin with `rrr-`: pages may show several games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.drawing.style import properties, rules

SCOPE: Final = "rrr"

COLOURS: Final = {  # on paper, and on a dark page
    "bed": ("#efe5c8", "#343d42"),
    "edge": ("#2c2a25", "#f1e8d2"),
    "steel": ("#5f6a72", "#a9b4ba"),
    "accent": ("#9c3d22", "#c2613f"),
    "on-accent": ("#fff6e6", "#fff6e6"),
    "choice": ("#d9650b", "#ff9d3f"),
    "gold": ("#e9c05a", "#c9a23f"),
    "vp": ("#f3d98b", "#7a6428"),
    "on-vp": ("#2c2a25", "#fff3d6"),
    "gain": ("#2f6b46", "#4f9d70"),
    "got": ("#d8e6c9", "#33503f"),
    "hot": ("#d2502a", "#e0653d"),
    "works": ("#ddd3c4", "#4a4640"),
    "stone": ("#a79c8c", "#7d766b"),
    "token": ("#d6e4e2", "#2f4a4c"),
    "on-token": ("#1f4d52", "#cfeae6"),
    "t0": ("#2b2825", "#0e1012"),
    "t1": ("#84888b", "#7b8185"),
    "t2": ("#9a6537", "#8c5a30"),
    "t3": ("#e6c68f", "#d8b67c"),
    "t4": ("#fdfaf1", "#f6f1e3"),
    "p0": ("#b93a2c", "#d0503f"),
    "p1": ("#2f66a8", "#4a86cc"),
    "p2": ("#3f8049", "#4f9a5b"),
    "p3": ("#e4b02a", "#efbf3c"),
    "emil": ("#6d665c", "#8a8377"),
    "temp": ("#46b3b0", "#4fc0bc"),
}

STYLE: Final = rules(Path(__file__).parent / "style.css", SCOPE, COLOURS, "rrr-")
DARK_PROPERTIES: Final = properties(COLOURS, "rrr-")
