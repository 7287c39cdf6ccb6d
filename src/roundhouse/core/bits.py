"""Sets of small numbers kept as the bits of an int."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

# The set that holds one number alone. Where a number is a word of the machine, the compiler would make of
# `1 << number` a shift of 32 bits: ask here.
ONLY: Final[Row] = row_of([1 << number for number in range(62)])


def members(mask: int) -> list[int]:
    """The numbers in a set, smallest first.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def holds(mask: int, number: int) -> bool:
    """Whether a number is in a set."""
    return mask >> number & 1 != 0


def count(mask: int) -> int:
    """How many numbers are in a set."""
    # Compiled, this is much quicker than to call `bit_count` of a Python object.
    left: i64 = mask
    found = 0
    while left:
        left &= left - 1
        found += 1
    return found


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers.

    >>> mask_of([1, 2, 4]) == 0b10110
    True
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
