"""Hexes by name, and who lies next to whom.

Columns of flat-topped hexes; every second one, from the second on, lies half a hex lower.
"""

from __future__ import annotations

import re
from typing import Final

from roundhouse.games.age_of_steam.rules.layouts import SIDE_NAMES, SIDES
from roundhouse.games.age_of_steam.rules.moves import column_name

MOST_COLUMNS: Final = 40
MOST_ROWS: Final = 40

Place = tuple[int, int]  # column, row; both from 0

# By side, from the north clockwise.
EVEN: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def beyond(place: Place, side: int) -> Place:
    """The place on the other side of an edge.

    >>> beyond((2, 3), SIDE_NAMES.index("SE")), beyond((3, 3), SIDE_NAMES.index("SE"))
    ((3, 3), (4, 4))
    """
    right, down = (ODD if place[0] % 2 else EVEN)[side]
    return place[0] + right, place[1] + down


def side_between(place: Place, other: Place) -> int:
    """The side of a place that another one touches, or -1."""
    for side in range(SIDES):
        if beyond(place, side) == other:
            return side
    return -1


def name(place: Place) -> str:
    """A hex as players write it.

    >>> name((3, 6))
    'D7'
    """
    return f"{column_name(place[0])}{place[1] + 1}"


def told(place: Place) -> str:
    """A hex for a message: by its name, and counted out.

    >>> told((3, 6))
    'D7 (column 4, row 7)'
    """
    return f"{name(place)} (column {place[0] + 1}, row {place[1] + 1})"


def place_named(text: str) -> Place | None:
    """The place with a name such as D7; None if the text is no name.

    >>> place_named("D7"), place_named("AB12"), place_named("7D")
    ((3, 6), (27, 11), None)
    """
    match = re.fullmatch(r"([A-Z]{1,2})([1-9][0-9]{0,2})", text)
    if match is None:
        return None
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(match[2]) - 1


def side_named(text: str) -> int:
    """The side with a name such as NE, or -1."""
    return SIDE_NAMES.index(text) if text in SIDE_NAMES else -1
