"""Plots as SVG, drawn here: values with their intervals, and how scores lie. Colours are the page's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from statistics import median

WIDTH = 760
LABEL = 150  # for the names on the left
RIGHT = 90  # for the numbers on the right
ROW = 34
FOOT = 34
BINS = 24
LONGEST_LABEL = 18  # letters; the whole name is in the tooltip


@dataclass(frozen=True)
class Value:
    """A number with the interval in which it lies."""

    name: str
    value: float
    low: float
    high: float


class Scale:
    """From numbers to places on the page, with round numbers to mark."""

    def __init__(self, low: float, high: float) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        step = round_step((high - low) / 6)
        self.low = floor(low / step + 1e-9) * step
        self.high = -floor(-high / step + 1e-9) * step
        count = round((self.high - self.low) / step)
        self.ticks = [self.low + number * step for number in range(count + 1)]

    def x(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return LABEL + share * (WIDTH - LABEL - RIGHT)


def round_step(size: float) -> float:
    """A step such as 1, 2, 5 or 10 that is not smaller.

    >>> round_step(0.03), round_step(13)
    (0.05, 20.0)
    """
    power: float = 10.0 ** floor(log10(size))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= size * (1 - 1e-9))


def intervals(
    title: str, values: Sequence[Value], text: Callable[[float], str], mark: float | None = None
) -> str:
    """A row per value: a dot, its interval as a line, and a dashed line at a value to compare with."""
    marks = [] if mark is None else [mark]
    scale = Scale(min([value.low for value in values] + marks), max([value.high for value in values] + marks))
    height = ROW * len(values)
    parts = [axis(scale, height, text)]
    if mark is not None:
        x = scale.x(mark)
        parts.append(f'<path class="mark" d="M{x:.1f} 0V{height}"/>')
    for number, value in enumerate(values):
        y = ROW * number + ROW / 2
        low, high, x = scale.x(value.low), scale.x(value.high), scale.x(value.value)
        parts.append(
            f"<g><title>{escape(value.name)}: {text(value.value)} "
            f"({text(value.low)} to {text(value.high)})</title>"
            f'<path class="interval" d="M{low:.1f} {y}H{high:.1f}'
            f'M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10"/>'
            f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="5"/>{label(value.name, y)}'
            f'<text class="value" x="{WIDTH - 4}" y="{y + 5}">{text(value.value)}</text></g>'
        )
    return picture(title, height, parts)


def distributions(title: str, rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """A row per name: how often which score came up, and a line at the middle one."""
    every = [score for _, scores in rows for score in scores]
    scale = Scale(min(every), max(every))
    tall = ROW * 2
    height = tall * len(rows)
    parts = [axis(scale, height, "{:.0f}".format)]
    for number, (name, scores) in enumerate(rows):
        foot = tall * (number + 1) - 6
        middle = median(scores)
        parts.append(f"<g><title>{escape(name)}: median {middle:.0f}</title>")
        parts += bars(scale, scores, foot, tall - 14)
        x = scale.x(middle)
        parts.append(
            f'<path class="median" d="M{x:.1f} {foot}V{foot - tall + 14}"/>{label(name, foot - 16)}'
            f'<text class="value" x="{WIDTH - 4}" y="{foot - 11}">{middle:.0f}</text></g>'
        )
    return picture(title, height, parts)


def bars(scale: Scale, scores: Sequence[int], foot: float, height: float) -> list[str]:
    """The bars of one row, the tallest as high as there is room."""
    size = (scale.high - scale.low) / BINS
    counts = [0] * BINS
    for score in scores:
        counts[min(BINS - 1, int((score - scale.low) / size))] += 1
    wide = scale.x(scale.low + size) - scale.x(scale.low)
    found: list[str] = []
    for number, count in enumerate(counts):
        if count:
            tall = height * count / max(counts)
            x = scale.x(scale.low + number * size)
            place = f'x="{x:.1f}" y="{foot - tall:.1f}"'
            found.append(f'<rect class="bar" {place} width="{wide - 1:.1f}" height="{tall:.1f}"/>')
    return found


def axis(scale: Scale, height: float, text: Callable[[float], str]) -> str:
    """Thin lines at round numbers, and the numbers below."""
    lines = "".join(f"M{scale.x(tick):.1f} 0V{height}" for tick in scale.ticks)
    numbers = "".join(
        f'<text class="tick" x="{scale.x(tick):.1f}" y="{height + 22}">{text(tick)}</text>'
        for tick in scale.ticks
    )
    return f'<path class="grid" d="{lines}"/>{numbers}'


def label(name: str, y: float) -> str:
    """The name of a row, cut off where it is too long."""
    short = name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1] + "…"
    return f'<text class="name" x="{LABEL - 12}" y="{y + 5}">{escape(short)}</text>'


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<div class="wide"><svg viewBox="0 -4 {WIDTH} {height + FOOT}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg></div>'
    )
