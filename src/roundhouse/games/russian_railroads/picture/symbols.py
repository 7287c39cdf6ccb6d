"""The sheet of drawings that all parts of the picture use: tracks, pieces and icons, drawn once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.games.russian_railroads.picture.style import SCOPE
from roundhouse.games.russian_railroads.rules.components import COLOURS
from roundhouse.kit.drawing.style import drawings
from roundhouse.kit.drawing.svg import unseen

SIGNS: Final = "▲◉■✚"  # the players' emblems as letters, for text


def samples() -> str:
    """What small drawings beside an answer show: a piece of track of each colour, and ways to pay."""
    tracks = "".join(
        f'<g id="track-{name}"><use href="#rrr-t{n}" width="30" height="16"/></g>'
        for n, name in enumerate(COLOURS)
    )
    return (
        f'{tracks}<g id="pay-coin"><use href="#rrr-coin" width="24" height="24"/></g>'
        '<g id="pay-black" class="dark"><use href="#rrr-black" width="20" height="24"/></g>'
    )


CONTENT: Final = drawings(Path(__file__).parent / "symbols.svg") + samples()
SYMBOLS: Final = unseen(SCOPE, CONTENT)
