"""Measures that the parts of the picture share."""

from __future__ import annotations

from typing import Final

from roundhouse.kit.drawing.svg import text

WIDTH: Final = 480.0
LEFT: Final = 12.0
INNER: Final = WIDTH - 2 * LEFT
LEAST: Final = 350.0  # high, so that a part does not lie across the page
CAPTION: Final = 14.0  # about the height of a caption's letters, with the room between them


def caption(x: float, y: float, words: str, room: float = INNER, cls: str = "head") -> str:
    """The name of a group of things, in small capitals; one that is too long is pressed into its room."""
    return text(x, y, words.upper(), cls, room, CAPTION)
