"""The sheet of symbols that all parts of the picture use: pieces, figures and icons, drawn once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.games.railroad_revolution.drawing.geography import BORDERS, OUTLINE

SIGNS: Final = "★◆⊕✚"  # the players' emblems as letters, for text


def drawings() -> str:
    """The symbols of `symbols.svg`, without comments and line breaks."""
    lines = (Path(__file__).parent / "symbols.svg").read_text(encoding="utf-8").splitlines()[1:-1]
    return "".join(line.strip() for line in lines if not line.startswith("<!--"))


SHEET_CONTENT: Final = f'<path id="rr-land" d="{OUTLINE}"/><path id="rr-borders" d="{BORDERS}"/>{drawings()}'
SYMBOLS: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" class="rr rr-symbols" width="0" height="0" aria-hidden="true">'
    f"<defs>{SHEET_CONTENT}</defs></svg>"
)
