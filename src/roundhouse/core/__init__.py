"""What a game is: standard library only; no I/O, no clock, no global random.

The compiled form needs `librt` besides, the compiler's own library, for packed rows of numbers (`rows.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

# What may be said to the compiler. This file is never compiled, and its reader needs nothing but Python.
if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    class vec:
        """Where nothing is compiled, packed numbers are a list of them."""

        def __class_getitem__(cls, kind: type[T]) -> type[list[T]]:
            return list

    def append(numbers: list[int], number: int) -> list[int]:
        """The same packed numbers with one more at the end; those before are not to be used any more."""
        numbers.append(number)
        return numbers

    def mypyc_attr(**wishes: bool | int) -> Callable[[type[T]], type[T]]:
        """Leave a class as it is."""
        return lambda kind: kind
