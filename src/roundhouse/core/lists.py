"""Lists of numbers. Copies of a position share them: they are written anew instead of being changed."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final[list[int]] = []  # for answers that are often empty; shared by all, so never to be added to


def replaced(items: list[int], index: int, value: int) -> list[int]:
    """A new list with one item changed.

    >>> replaced([1, 2, 3], 1, 7)
    [1, 7, 3]
    """
    fresh = items[:]
    fresh[index] = value
    return fresh


def raised(items: list[int], index: int, amount: int) -> list[int]:
    """A new list with one item higher, or lower, by an amount.

    >>> raised([1, 2, 3], 1, 5)
    [1, 7, 3]
    """
    fresh = items[:]
    fresh[index] = items[index] + amount  # compiled, `+=` would add objects
    return fresh


def includes(items: list[int], wanted: int) -> bool:
    """Whether a number is in a list: `in`, but compiled it compares numbers and not objects.

    >>> includes([1, 2, 3], 2), includes([1, 2, 3], 7)
    (True, False)
    """
    for item in items:
        if item == wanted:
            return True
    return False


def larger(one: int, other: int) -> int:
    """The larger of two numbers: `max`, but compiled it compares numbers and not objects.

    >>> larger(2, 7), larger(-1, -3)
    (7, -1)
    """
    return one if one > other else other


def total(items: list[int]) -> int:
    """The sum of a list: `sum`, but compiled it adds numbers and not objects.

    >>> total([1, 2, 3])
    6
    """
    found: i64 = 0
    item: i64
    for item in items:
        found += item
    return found


def place_of(items: list[int], wanted: int) -> int:
    """The place of a number in a list, which has it: `index`, but compiled it compares numbers.

    >>> place_of([4, 2, 7], 7)
    2
    """
    sought: i64 = wanted
    place: i64 = 0
    item: i64
    for item in items:
        if item == sought:
            break
        place += 1
    return place


def two_highest(items: list[int]) -> list[int]:
    """The two highest numbers of a list, the higher one first; 0 where nothing is above it.

    >>> two_highest([4, 9, 7, 9]), two_highest([3]), two_highest([-2])
    ([9, 9], [3, 0], [0, 0])
    """
    best = 0
    second = 0
    for item in items:
        if item > best:
            second = best
            best = item
        elif item > second:
            second = item
    return [best, second]


def average(items: list[int]) -> int:
    """The average of a list, rounded down; 0 of nothing.

    >>> average([3, 4, 6]), average([])
    (4, 0)
    """
    return total(items) // len(items) if items else 0


def packed(value: object) -> object:
    """A list of numbers that fit a byte each as these bytes; anything else as it is.

    >>> packed([1, -1]), packed([1, 1000]), packed(7)
    (b'\\x01\\xff', [1, 1000], 7)
    """
    if not isinstance(value, list):
        return value
    try:
        return array("b", value).tobytes()
    except (OverflowError, TypeError):
        return value


def unpacked(value: object) -> object:
    """What `packed` was given.

    >>> unpacked(packed([1, -1])), unpacked(packed([1, 1000])), unpacked(packed(7))
    ([1, -1], [1, 1000], 7)
    """
    return array("b", value).tolist() if isinstance(value, bytes) else value
