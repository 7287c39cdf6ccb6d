"""Fitting a net to rows with NumPy alone: small steps against its mistakes (Adam), then whole numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from roundhouse.core.net import ONE, Layer, Net

UNIT = 30.0  # points: what the net learns in
FINE = 256.0  # parts of a unit between the layers, once rounded
THOUSAND = 1000.0  # what comes out are thousandths of a point
BATCH = 512
FIRST, SECOND = 0.9, 0.999  # how long Adam remembers steps and their squares
TINY = 1e-8
EDGE = 0.0005  # of all rows on either side: what is beyond was too seldom seen to learn from


@dataclass
class Fitted:
    """A net in fractions: rows are first made alike by `mean` and `deviation`."""

    low: np.ndarray  # of each feature: the lowest and the highest that was taught
    high: np.ndarray
    mean: np.ndarray
    deviation: np.ndarray
    weights: list[np.ndarray]
    biases: list[np.ndarray]
    doubt: tuple[float, float] = (0.0, 1.0)  # points, and the part of what the game itself would doubt
    curve: list[tuple[float, float]] = field(
        default_factory=list
    )  # mistakes by epoch: taught, and kept apart

    def alike(self, features: np.ndarray) -> np.ndarray:
        kept = np.clip(features, self.low, self.high)
        return np.asarray((kept - self.mean) / self.deviation, dtype=np.float32)

    def says(self, features: np.ndarray) -> np.ndarray:
        """What is to be added to the expected points."""
        return np.asarray(self.layers(self.alike(features))[-1][:, 0] * UNIT)

    def layers(self, row: np.ndarray) -> list[np.ndarray]:
        """What goes into each layer, and what comes out of the last."""
        found = [row]
        for number, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            row = row @ weight + bias
            if number < len(self.weights) - 1:
                row = np.maximum(row, 0)
            found.append(row)
        return found

    def rounded(self) -> Net:
        """The fitted net with whole numbers."""
        layers: list[Layer] = []
        last = len(self.weights) - 1
        for number in range(last + 1):
            weight = self.weights[number].astype(np.float64)
            bias = self.biases[number].astype(np.float64)
            coming = FINE
            if number == 0:
                coming = 1.0
                bias = bias - (self.mean / self.deviation) @ weight
                weight = weight / self.deviation[:, None]
            going = UNIT * THOUSAND if number == last else FINE
            rows = [whole(row) for row in weight.T * (going / coming * ONE)]
            layers.append(Layer(rows, whole(bias * (going * ONE))))
        offset, factor = self.doubt
        doubt = (round(THOUSAND * offset), round(THOUSAND * factor))
        return Net(whole(self.low), whole(self.high), layers, doubt)


def whole(numbers: np.ndarray) -> list[int]:
    return [int(number) for number in np.rint(numbers)]


def fresh(features: np.ndarray, hidden: Sequence[int], seed: int) -> Fitted:
    """A net that says nothing yet: its last layer is empty."""
    rng = np.random.default_rng(seed)
    deviation = features.std(axis=0)
    deviation[deviation < 1e-6] = 1e9  # what never changes says nothing
    sizes = [features.shape[1], *hidden, 1]
    weights = [
        rng.normal(0, np.sqrt(2 / rows), (rows, columns)).astype(np.float32)
        for rows, columns in pairwise(sizes)
    ]
    weights[-1] *= 0
    return Fitted(
        np.quantile(features, EDGE, axis=0),
        np.quantile(features, 1 - EDGE, axis=0),
        features.mean(axis=0).astype(np.float64),
        deviation.astype(np.float64),
        weights,
        [np.zeros(columns, dtype=np.float32) for columns in sizes[1:]],
    )


def fit(
    net: Fitted,
    features: np.ndarray,
    target: np.ndarray,
    apart: np.ndarray,
    epochs: int,
    rate: float = 1e-3,
    decay: float = 1e-2,
    seed: int = 0,
) -> Iterator[Fitted]:
    """Teach a net what was missing in the expected points; gives it after every epoch.

    Rows where `apart` holds are only measured.
    """
    rng = np.random.default_rng(seed)
    rows = net.alike(features)
    wanted = (target / UNIT).astype(np.float32)
    taught = np.flatnonzero(~apart)
    moments = [(np.zeros_like(one), np.zeros_like(one)) for one in [*net.weights, *net.biases]]
    step = 0
    total = epochs * (len(taught) // BATCH + 1)
    for _ in range(epochs):
        rng.shuffle(taught)
        for begin in range(0, len(taught), BATCH):
            chosen = taught[begin : begin + BATCH]
            step += 1
            pace = rate * max(0.02, 1 - step / total)
            slopes = backwards(net, rows[chosen], wanted[chosen])
            for number, (one, slope) in enumerate(zip([*net.weights, *net.biases], slopes, strict=True)):
                first, second = moments[number]
                first += (1 - FIRST) * (slope - first)
                second += (1 - SECOND) * (slope * slope - second)
                fix = pace * np.sqrt(1 - SECOND**step) / (1 - FIRST**step)
                if one.ndim > 1:
                    one *= 1 - pace * decay
                one -= fix * first / (np.sqrt(second) + TINY)
        net.curve.append(
            (mistake(net, rows[~apart], wanted[~apart]), mistake(net, rows[apart], wanted[apart]))
        )
        yield net


def backwards(net: Fitted, rows: np.ndarray, wanted: np.ndarray) -> list[np.ndarray]:
    """How the mistakes change with every weight, then with every bias."""
    found = net.layers(rows)
    slope = ((found[-1][:, 0] - wanted) * (2 / len(rows)))[:, None].astype(np.float32)
    weights: list[np.ndarray] = []
    biases: list[np.ndarray] = []
    for number in range(len(net.weights) - 1, -1, -1):
        weights.insert(0, found[number].T @ slope)
        biases.insert(0, slope.sum(axis=0))
        if number:
            slope = (slope @ net.weights[number].T) * (found[number] > 0)
    return [*weights, *biases]


def mistake(net: Fitted, rows: np.ndarray, wanted: np.ndarray) -> float:
    """The root of the mean square of what is still missing, in points."""
    if not len(rows):
        return 0.0
    return float(np.sqrt(np.mean((net.layers(rows)[-1][:, 0] - wanted) ** 2))) * UNIT
