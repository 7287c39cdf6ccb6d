"""Numbers as people read them, in text and in pictures alike."""

from __future__ import annotations

from typing import Final

MINUS: Final = "−"  # the sign before a number, rather than a hyphen


def in_figures(value: int) -> str:
    """A number for people, with a real minus sign.

    >>> in_figures(7), in_figures(-3)
    ('7', '−3')
    """
    return str(value).replace("-", MINUS)
