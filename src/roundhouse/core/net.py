"""A small net that was taught by games: a row of whole numbers in, whole numbers out.

It counts with whole numbers alone, so that it says the same on every machine. What a net was taught, and how,
stands in the file that it is read from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_full, row_of, row_with

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

SHIFT: Final = 16  # weights are whole parts of 65536
ONE: Final = 1 << SHIFT


class Layer:
    """One layer: for every number that goes out, what each that comes in adds to it."""

    __slots__ = ("bias", "packed", "weights")

    def __init__(self, weights: list[list[int]], bias: list[int]) -> None:
        self.weights = weights  # [output][input], in 65536ths
        self.bias = bias  # [output], in 65536ths
        self.packed: Row = row_of([])  # for every output its bias, then its weights
        for number in range(len(bias)):
            for part in (bias[number], *weights[number]):
                self.packed = row_with(self.packed, part)


class Net:
    """Layers one after the other; between them, what is below zero counts as zero.

    Numbers beyond the lowest and highest that it was taught by count as those: it knows nothing beyond. The
    doubt is how wrong it may be, in thousandths: points, and parts of what the game itself would doubt.

    >>> net = Net([0, 0], [9, 9], [Layer([[ONE, 0], [-ONE, 2 * ONE]], [0, ONE]), Layer([[ONE, ONE]], [-ONE])])
    >>> net.run([5, 3]), net.run([5, 0]), net.run([5, -7])
    ([6], [4], [4])
    """

    __slots__ = ("doubt", "high", "layers", "low")

    def __init__(
        self, low: list[int], high: list[int], layers: list[Layer], doubt: tuple[int, int] = (0, 1000)
    ) -> None:
        self.low = low
        self.high = high
        self.layers = layers
        self.doubt = doubt

    def run(self, row: list[int]) -> list[int]:
        """What it makes of a row."""
        found = within(row, self.low, self.high)
        last = len(self.layers) - 1
        for number in range(last + 1):
            found = through(self.layers[number], found, number < last)
        return [*found]


def within(row: list[int], low: list[int], high: list[int]) -> Row:
    """A row with each number between its lowest and highest."""
    found: list[int] = []
    for number in range(len(low)):
        value = row[number]
        if value < low[number]:
            value = low[number]
        elif value > high[number]:
            value = high[number]
        found.append(value)
    return row_of(found)


def through(layer: Layer, row: Row, cut: bool) -> Row:
    """A row after one layer; with `cut`, nothing is below zero."""
    packed = layer.packed
    size: i64 = len(layer.bias)
    found = row_full(0, size)
    at: i64 = 0
    number: i64 = 0
    while number < size:
        total = packed[at]
        at += 1
        for value in row:
            total += packed[at] * value
            at += 1
        if cut and total < 0:
            total = 0
        found[number] = total >> SHIFT
        number += 1
    return found
