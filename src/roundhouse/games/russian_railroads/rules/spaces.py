"""Action spaces by number: those of the main board first, then the engineers, each a space of its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.russian_railroads.rules.components import SPACES

if TYPE_CHECKING:
    from mypy_extensions import i64


def engineer_of(space: i64) -> i64:
    """The number of the engineer that a space is.

    >>> engineer_of(engineer_space(7))
    7
    """
    return space - SPACES + 1


def engineer_space(number: i64) -> i64:
    """The space that an engineer is for its owner."""
    return SPACES + number - 1
