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
    Reals = vec[float]  # the same with numbers that have a fraction
    Numbers = Row | list[int]  # for readers that take either


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


def reals_full(number: float, size: int) -> Reals:
    """A row of one number that has a fraction, so many times.

    >>> [*reals_full(0.5, 3)]
    [0.5, 0.5, 0.5]
    """
    return vec[float]([number] * size)


def row_with(row: Row, number: i64) -> Row:
    """A row with one number more. The row before is not to be used any more.

    >>> [*row_with(row_of([3, -1]), 4)]
    [3, -1, 4]
    """
    return append(row, number)


def changed(row: Row, at: i64, number: i64) -> Row:
    """A new row with another number at one place.

    >>> [*changed(row_of([1, 2, 3]), 1, 7)]
    [1, 7, 3]
    """
    fresh = row[:]
    fresh[at] = number
    return fresh


def increased(row: Row, at: i64, amount: i64) -> Row:
    """A new row with one number higher, or lower, by an amount.

    >>> [*increased(row_of([1, 2, 3]), 1, 5)]
    [1, 7, 3]
    """
    fresh = row[:]
    fresh[at] += amount
    return fresh


def sum_of(row: Row) -> int:
    """All numbers of a row together.

    >>> sum_of(row_of([1, 2, 3]))
    6
    """
    found: i64 = 0
    for number in row:
        found += number
    return found
