"""A small net that was taught by games: a row of whole numbers in, whole numbers out.

It counts with whole numbers alone, so that it says the same on every machine. What a net was taught, and how,
stands in the file that it is read from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SHIFT: Final = 16  # weights are whole parts of 65536
ONE: Final = 1 << SHIFT


class Layer:
    """One layer: for every number that goes out, what each that comes in adds to it."""

    __slots__ = ("bias", "weights")

    def __init__(self, weights: list[list[int]], bias: list[int]) -> None:
        self.weights = weights  # [output][input], in 65536ths
        self.bias = bias  # [output], in 65536ths


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
        row = within(row, self.low, self.high)
        last = len(self.layers) - 1
        for number in range(last + 1):
            row = through(self.layers[number], row, number < last)
        return row


def within(row: list[int], low: list[int], high: list[int]) -> list[int]:
    """A row with each number between its lowest and highest."""
    found: list[int] = []
    for number in range(len(low)):
        value = row[number]
        if value < low[number]:
            value = low[number]
        elif value > high[number]:
            value = high[number]
        found.append(value)
    return found


def through(layer: Layer, row: list[int], cut: bool) -> list[int]:
    """A row after one layer; with `cut`, nothing is below zero."""
    found: list[int] = []
    for number in range(len(layer.bias)):
        weights = layer.weights[number]
        total: i64 = layer.bias[number]
        for at in range(len(row)):
            weight: i64 = weights[at]
            value: i64 = row[at]
            total += weight * value
        if cut and total < 0:
            total = 0
        found.append(total >> SHIFT)
    return found
