"""The form for a new table."""

from __future__ import annotations

from msgspec import Struct


class Capacity(Struct):
    """How many may play, by what is chosen of these options: the fewest, the most, and that in words."""

    options: list[str]
    seats: dict[str, tuple[int, int, str]]  # by the choices, with slashes between them


class Offer(Struct):
    """Which choices of an option make a difference, by what is chosen of these others."""

    option: str
    by: list[str]
    worthwhile: dict[str, list[str]]  # by the choices, with slashes between them
