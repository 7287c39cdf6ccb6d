"""The sheet of symbols that all parts of the picture use: pieces, figures and icons, drawn once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.games.railroad_revolution.picture.geography import BORDERS, OUTLINE
from roundhouse.kit.drawing.style import drawings
from roundhouse.kit.drawing.svg import unseen

SIGNS: Final = "★◆⊕✚"  # the players' emblems as letters, for text


DRAWINGS: Final = drawings(Path(__file__).parent / "symbols.svg")
SHEET_CONTENT: Final = f'<path id="rr-land" d="{OUTLINE}"/><path id="rr-borders" d="{BORDERS}"/>{DRAWINGS}'
SYMBOLS: Final = unseen("rr", SHEET_CONTENT)
