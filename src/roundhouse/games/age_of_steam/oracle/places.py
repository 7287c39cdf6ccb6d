"""Places and track as recorded games write them: hexes as [column, row], lines as pairs of sides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.layouts import (
    CENTRE,
    FIRST_PAIR,
    FIRST_SIDE,
    LINE_BETWEEN,
    NO_LAYOUT,
    PAIR_WITH,
    SECOND_SIDE,
    SIDES,
    exits_of,
    lines_of,
    town_with,
)

TOWN_MARK: Final = "T"  # the centre of a town, as the end of a line

End = int | str
Lines = Sequence[Sequence[End]]


def hex_at(m: Map, column: int, row: int) -> int:
    """The hex in a column and a row of the grid, or -1 where there is none.

    >>> from roundhouse.games.age_of_steam.reading.loading import shipped
    >>> m = shipped().maps[0]
    >>> m.stop_name[m.stop[hex_at(m, 9, 9)]], hex_at(m, 99, 0)
    ('Evansville', -1)
    """
    for hex in range(len(m.cell)):
        if m.column[hex] == column and m.row[hex] == row:
            return hex
    return -1


def layout_of(lines: Lines) -> int:
    """The layout that consists of these lines, or NO_LAYOUT if no tile has them.

    >>> from roundhouse.games.age_of_steam.rules.layouts import TEXTS
    >>> TEXTS[layout_of([(4, 1)])], TEXTS[layout_of([(1, 4), (5, 2)])], TEXTS[layout_of([("T", 0)])]
    ('straight NE-SW', 'crossing NE-SW+SE-NW', 'town N')
    >>> layout_of([(1, 1)]), layout_of([(1, 4), (4, 5)]), layout_of([("T", 0), (1, 2)]), layout_of([])
    (-1, -1, -1, -1)
    """
    if any(len(line) != 2 for line in lines):
        return NO_LAYOUT
    if any(TOWN_MARK in line for line in lines):
        return _town_of(lines)
    numbers: list[int] = []
    for one, other in lines:
        if not (is_side(one) and is_side(other)) or one == other:
            return NO_LAYOUT
        numbers.append(LINE_BETWEEN[int(one) * SIDES + int(other)])
    if len(numbers) == 1:
        return numbers[0]
    if len(numbers) == 2 and numbers[0] != numbers[1]:
        return PAIR_WITH[numbers[0] * FIRST_PAIR + numbers[1]]
    return NO_LAYOUT


def _town_of(lines: Lines) -> int:
    exits = 0
    for one, other in lines:
        side = other if one == TOWN_MARK else one
        if TOWN_MARK not in (one, other) or not is_side(side) or exits >> int(side) & 1:
            return NO_LAYOUT
        exits |= 1 << int(side)
    return town_with(exits)


def is_side(end: End) -> bool:
    """Whether one end of a line is a side of the hex."""
    return isinstance(end, int) and 0 <= end < SIDES


def ends_of(layout: int) -> Iterable[tuple[int, int]]:
    """Each line of a layout as its two ends; the second end of a town's line is CENTRE."""
    for line in lines_of(layout):
        yield FIRST_SIDE[line], SECOND_SIDE[line]
    for side in range(SIDES):
        if exits_of(layout) >> side & 1:
            yield side, CENTRE
