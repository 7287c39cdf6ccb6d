"""Tiles: every way that track can lie in one hex.

Sides are numbered clockwise from the north. A layout is one line between two sides, two lines, or a town
with one to four exits. Layouts come first as single lines, then as pairs, then as towns:

>>> TEXTS[LINE_BETWEEN[0 * 6 + 3]], TEXTS[town_with(0b001001)]
('straight N-S', 'town N+S')
>>> LAYOUTS, len(LINES), len(PAIRS), len(TOWNS)
(107, 15, 36, 56)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_of

if TYPE_CHECKING:
    from roundhouse.core.rows import Row

SIDES: Final = 6
SIDE_NAMES: Final = ["N", "NE", "SE", "S", "SW", "NW"]
OPPOSITE: Final = [3, 4, 5, 0, 1, 2]  # side -> what the hex beyond calls it
CENTRE: Final = 6  # where the lines of a town lead instead of to another side
NO_LAYOUT: Final = -1
MOST_EXITS: Final = 4
BENDS: Final = ["", "sharp", "curve", "straight"]  # lines by how far apart their sides are


def _lines() -> list[int]:
    return [first * SIDES + second for first in range(SIDES) for second in range(first + 1, SIDES)]


def bend(line: int) -> int:
    """How far apart the sides of a line are: 1 sharp curve, 2 curve, 3 straight."""
    apart = SECOND_SIDE[line] - FIRST_SIDE[line]
    return min(apart, SIDES - apart)


def _pairs() -> list[int]:
    """Two lines on four different sides; no tile has two sharp curves (R-BLD-15)."""
    found: list[int] = []
    for first in range(len(LINES)):
        for second in range(first + 1, len(LINES)):
            if not LINE_SIDES[first] & LINE_SIDES[second] and (bend(first) > 1 or bend(second) > 1):
                found.append(first * len(LINES) + second)
    return found


def crosses(first: int, second: int) -> bool:
    """Whether two lines cross: one of them has its ends on both sides of the other."""
    low, high = FIRST_SIDE[first], SECOND_SIDE[first]
    return (low < FIRST_SIDE[second] < high) != (low < SECOND_SIDE[second] < high)


def _towns() -> list[int]:
    masks = [mask for mask in range(1, 1 << SIDES) if mask.bit_count() <= MOST_EXITS]
    return sorted(masks, key=lambda mask: (mask.bit_count(), mask))


def line_text(line: int) -> str:
    """A line by its two sides."""
    return f"{SIDE_NAMES[FIRST_SIDE[line]]}-{SIDE_NAMES[SECOND_SIDE[line]]}"


def _texts() -> list[str]:
    texts = [f"{BENDS[bend(line)]} {line_text(line)}" for line in range(len(LINES))]
    for first, second in LINES_OF[FIRST_PAIR:FIRST_TOWN]:
        kind = "crossing" if crosses(first, second) else "beside"
        texts.append(f"{kind} {line_text(first)}+{line_text(second)}")
    for mask in TOWNS:
        texts.append("town " + "+".join(SIDE_NAMES[side] for side in range(SIDES) if mask >> side & 1))
    return texts


LINES: Final[list[int]] = _lines()  # line -> first side * 6 + second side, first < second
FIRST_SIDE: Final[Row] = row_of([sides // SIDES for sides in LINES])
SECOND_SIDE: Final[Row] = row_of([sides % SIDES for sides in LINES])
LINE_SIDES: Final[Row] = row_of([1 << sides // SIDES | 1 << sides % SIDES for sides in LINES])  # masks
LINE_BETWEEN: Final[Row] = row_of(
    [-1 if a == b else LINES.index(min(a, b) * SIDES + max(a, b)) for a in range(SIDES) for b in range(SIDES)]
)
PAIRS: Final[list[int]] = _pairs()  # pair -> first line * 15 + second line, first < second
TOWNS: Final[list[int]] = _towns()  # town -> mask of exits

FIRST_PAIR: Final = 15
FIRST_TOWN: Final = 51
LAYOUTS: Final = 107

NO_LINES: Final[list[int]] = []
LINES_OF: Final[list[list[int]]] = (
    [[line] for line in range(FIRST_PAIR)]
    + [[pair // len(LINES), pair % len(LINES)] for pair in PAIRS]
    + [NO_LINES] * len(TOWNS)
)  # layout -> its lines
PAIR_WITH: Final[Row] = row_of(
    [
        FIRST_PAIR + PAIRS.index(min(a, b) * len(LINES) + max(a, b))
        if min(a, b) * len(LINES) + max(a, b) in PAIRS
        else NO_LAYOUT
        for a in range(len(LINES))
        for b in range(len(LINES))
    ]
)  # [line, line] -> layout
TOWN_WITH: Final[Row] = row_of(
    [FIRST_TOWN + TOWNS.index(mask) if mask in TOWNS else NO_LAYOUT for mask in range(1 << SIDES)]
)  # mask of exits -> layout
EVEN_TOWNS: Final[int] = sum(
    1 << town for town in range(len(TOWNS)) if TOWNS[town].bit_count() % 2 == 0
)  # mask of towns with two or four exits, from FIRST_TOWN
TEXTS: Final[list[str]] = _texts()
IS_CROSSING: Final[list[bool]] = (
    [False] * FIRST_PAIR
    + [crosses(first, second) for first, second in LINES_OF[FIRST_PAIR:FIRST_TOWN]]
    + [False] * len(TOWNS)
)


def other_side(line: int, side: int) -> int:
    """The side of a line that is not this one."""
    return SECOND_SIDE[line] if side == FIRST_SIDE[line] else FIRST_SIDE[line]


def town_with(exits: int) -> int:
    """The layout of a town with these exits, a bit mask; NO_LAYOUT for none or more than four."""
    return TOWN_WITH[exits]


def lines_of(layout: int) -> list[int]:
    """The one or two lines of a layout; none for a town or NO_LAYOUT. Not to be changed."""
    return LINES_OF[layout] if layout >= 0 else NO_LINES


def sides_of(layout: int) -> int:
    """The sides that the lines of a layout lead to, as a mask; 0 for a town."""
    mask = 0
    for line in lines_of(layout):
        mask |= LINE_SIDES[line]
    return mask


def exits_of(layout: int) -> int:
    """The exits of a town as a bit mask; 0 for a layout that is no town."""
    return TOWNS[layout - FIRST_TOWN] if layout >= FIRST_TOWN else 0


def new_sides(old: int, layout: int) -> int:
    """The sides that new or turned lines lead to if a layout takes the place of another, a mask."""
    if layout >= FIRST_TOWN:
        return exits_of(layout) & ~exits_of(old)
    sides = 0
    for line in lines_of(layout):
        if line not in lines_of(old):
            sides |= LINE_SIDES[line]
    return sides
