"""Measures that the parts of the picture share."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 480.0
LEFT: Final = 12.0
INNER: Final = WIDTH - 2 * LEFT
LEAST: Final = 350.0  # high, so that a part does not lie across the page
