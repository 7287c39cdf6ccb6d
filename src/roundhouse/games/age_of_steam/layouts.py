"""Tiles: every way that track can lie in one hex.

Sides are numbered clockwise from the north. A layout is one line between two sides, two lines, or a town
with one to four exits. Layouts come first as single lines, then as pairs, then as towns:

>>> TEXTS[LINE_BETWEEN[0 * 6 + 3]], TEXTS[town_with(0b001001)]
('straight N-S', 'town N+S')
>>> LAYOUTS, len(LINES), len(PAIRS), len(TOWNS)
(107, 15, 36, 56)
"""

from __future__ import annotations

from typing import Final

SIDES: Final = 6
SIDE_NAMES: Final = ["N", "NE", "SE", "S", "SW", "NW"]
CENTRE: Final = 6  # where the lines of a town lead instead of to another side
NO_LAYOUT: Final = -1
MOST_EXITS: Final = 4


def _lines() -> list[int]:
    return [first * SIDES + second for first in range(SIDES) for second in range(first + 1, SIDES)]


def _sides(line: int) -> int:
    return 1 << LINES[line] // SIDES | 1 << LINES[line] % SIDES


def bend(line: int) -> int:
    """How far apart the sides of a line are: 1 sharp curve, 2 curve, 3 straight."""
    apart = LINES[line] % SIDES - LINES[line] // SIDES
    return min(apart, SIDES - apart)


def _pairs() -> list[int]:
    """Two lines on four different sides; no tile has two sharp curves (R-BLD-15)."""
    found: list[int] = []
    for first in range(len(LINES)):
        for second in range(first + 1, len(LINES)):
            if not _sides(first) & _sides(second) and (bend(first) > 1 or bend(second) > 1):
                found.append(first * len(LINES) + second)
    return found


def crosses(first: int, second: int) -> bool:
    """Whether two lines cross: one of them has its ends on both sides of the other."""
    low, high = LINES[first] // SIDES, LINES[first] % SIDES
    one, other = LINES[second] // SIDES, LINES[second] % SIDES
    return (low < one < high) != (low < other < high)


def _towns() -> list[int]:
    masks = [mask for mask in range(1, 1 << SIDES) if mask.bit_count() <= MOST_EXITS]
    return sorted(masks, key=lambda mask: (mask.bit_count(), mask))


def line_text(line: int) -> str:
    """A line by its two sides."""
    return f"{SIDE_NAMES[LINES[line] // SIDES]}-{SIDE_NAMES[LINES[line] % SIDES]}"


def _texts() -> list[str]:
    texts = [
        f"{('', 'sharp', 'curve', 'straight')[bend(line)]} {line_text(line)}" for line in range(len(LINES))
    ]
    for pair in PAIRS:
        first, second = pair // len(LINES), pair % len(LINES)
        kind = "crossing" if crosses(first, second) else "beside"
        texts.append(f"{kind} {line_text(first)}+{line_text(second)}")
    for mask in TOWNS:
        texts.append("town " + "+".join(SIDE_NAMES[side] for side in range(SIDES) if mask >> side & 1))
    return texts


LINES: Final[list[int]] = _lines()  # line -> first side * 6 + second side, first < second
LINE_BETWEEN: Final[list[int]] = [
    -1 if a == b else LINES.index(min(a, b) * SIDES + max(a, b)) for a in range(SIDES) for b in range(SIDES)
]
PAIRS: Final[list[int]] = _pairs()  # pair -> first line * 15 + second line, first < second
TOWNS: Final[list[int]] = _towns()  # town -> mask of exits

FIRST_PAIR: Final = 15
FIRST_TOWN: Final = 51
LAYOUTS: Final = 107

PAIR_WITH: Final[list[int]] = [
    FIRST_PAIR + PAIRS.index(min(a, b) * len(LINES) + max(a, b))
    if min(a, b) * len(LINES) + max(a, b) in PAIRS
    else NO_LAYOUT
    for a in range(len(LINES))
    for b in range(len(LINES))
]  # [line, line] -> layout
TOWN_WITH: Final[list[int]] = [
    FIRST_TOWN + TOWNS.index(mask) if mask in TOWNS else NO_LAYOUT for mask in range(1 << SIDES)
]  # mask of exits -> layout
TEXTS: Final[list[str]] = _texts()
IS_CROSSING: Final[list[bool]] = (
    [False] * FIRST_PAIR
    + [crosses(pair // len(LINES), pair % len(LINES)) for pair in PAIRS]
    + [False] * len(TOWNS)
)


def town_with(exits: int) -> int:
    """The layout of a town with these exits, a bit mask; NO_LAYOUT for none or more than four."""
    return TOWN_WITH[exits]


def lines_of(layout: int) -> list[int]:
    """The one or two lines of a layout; none for a town."""
    if layout < FIRST_PAIR:
        return [layout]
    if layout < FIRST_TOWN:
        pair = PAIRS[layout - FIRST_PAIR]
        return [pair // len(LINES), pair % len(LINES)]
    return []


def exits_of(layout: int) -> int:
    """The exits of a town as a bit mask; 0 for a layout that is no town."""
    return TOWNS[layout - FIRST_TOWN] if layout >= FIRST_TOWN else 0
