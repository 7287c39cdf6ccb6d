"""Rows: whole numbers packed side by side, for what a search copies and reads millions of times.

Compiled, a row is a `vec` of machine words: a copy is one move of memory, and nothing is counted, boxed or
unboxed. In plain Python it is a list. It has what both can do: `row[at]`, `row[at] = number`, `row[:]`,
`len`, `in`, and to be gone through. Two rows are equal if they hold the same numbers. As an object, known by
`is`, a row does not count: what has to be known again stands in an object of a class.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from roundhouse.core import append, i64, vec

if TYPE_CHECKING:
    Row = vec[i64]


def row_of(numbers: Iterable[int]) -> Row:
    """A row of these numbers.

    >>> [*row_of([3, -1, 4])]
    [3, -1, 4]
    """
    return vec[i64](numbers)


def row_full(number: int, size: int) -> Row:
    """A row of one number, so many times.

    >>> [*row_full(-1, 3)]
    [-1, -1, -1]
    """
    return vec[i64]([number] * size)


def row_with(row: Row, number: i64) -> Row:
    """A row with one number more. The row before is not to be used any more.

    >>> [*row_with(row_of([3, -1]), 4)]
    [3, -1, 4]
    """
    return append(row, number)
