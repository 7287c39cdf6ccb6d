"""The table in words."""

from __future__ import annotations

from roundhouse.games.railroad_revolution.drawing.svg import Say
from roundhouse.games.railroad_revolution.state import State


def describe(view: State, seat: int, say: Say) -> list[str]:
    """Everything that the picture shows, line by line."""
    return []
