"""What a game is: standard library only; no I/O, no clock, no global random."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

# What may be said to the compiler. This file is never compiled, and its reader needs nothing but Python.
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**wishes: bool | int) -> Callable[[type[T]], type[T]]:
        """Leave a class as it is."""
        return lambda kind: kind
