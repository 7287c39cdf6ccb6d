"""Every move of the game as a number, and how it is written.

Hexes are named by column letter and row number from the top left: `D7`. A game's grid is that of its
largest map.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.moves import Block, MoveTable
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    ACTIONS,
    BOXES,
    COLOUR_NAMES,
    COLOURS,
    EVERY_ACTION,
    LETTERS,
    NEW_CITIES,
    Components,
)
from roundhouse.games.age_of_steam.rules.layouts import LAYOUTS, SIDE_NAMES, TEXTS

MOST_BID: Final = 500
MOST_LINKS: Final = 12  # direct links of a map
MOST_COLUMNS: Final = 30
MOST_SEATS: Final = 8
MOST_SHARES: Final = 15
MOST_KINDS: Final = 60  # of track tiles
MOST_ROLES: Final = 8

ISSUE: Final = 0  # + shares 0..15
BID: Final = ISSUE + MOST_SHARES + 1  # + amount 0..500; 0 is never legal
PASS: Final = BID + MOST_BID + 1
DROP: Final = PASS + 1
PAY_FIRST: Final = DROP + 1
DECLINE: Final = PAY_FIRST + 1
SELECT: Final = DECLINE + 1  # + action
LINK: Final = SELECT + ACTIONS  # + direct link
DONE: Final = LINK + MOST_LINKS
UPGRADE: Final = DONE + 1
SKIP: Final = UPGRADE + 1
GO: Final = SKIP + 1  # + side
OVER: Final = GO + 6  # + direct link
PUT: Final = OVER + MOST_LINKS  # + column * 3 + box
FAVOUR: Final = PUT + MOST_COLUMNS * BOXES  # + seat
TAKE: Final = FAVOUR + MOST_SEATS  # + kind of tile
ROLE: Final = TAKE + MOST_KINDS  # + role
URBANISE: Final = ROLE + MOST_ROLES  # + cell * 8 + letter
# Then the blocks whose start depends on the size of the grid: see `Codes`.


class Codes:
    """Where the blocks begin whose size depends on the grid."""

    __slots__ = ("cells", "deliver", "further", "lay", "place", "select", "size", "to")

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.deliver: int = URBANISE + cells * NEW_CITIES  # + cell * 6 + colour
        self.lay: int = self.deliver + cells * COLOURS  # + cell * layouts + layout
        # What came later lies behind all that, so that no other move has another number.
        self.further: int = self.lay + cells * LAYOUTS
        self.select: int = self.further  # + action that only some maps have
        self.place: int = self.select + EVERY_ACTION - ACTIONS  # + cell * 6 + colour
        self.to: int = self.place + cells * COLOURS  # + cell
        self.size: int = self.to + cells

    def selecting(self, action: int) -> int:
        """The move that takes an action."""
        return SELECT + action if action < ACTIONS else self.select + action - ACTIONS

    def selected(self, move: int) -> int:
        """The action of such a move, or -1 for any other move."""
        if SELECT <= move < LINK:
            return move - SELECT
        return move - self.select + ACTIONS if self.select <= move < self.place else -1

    def placing(self, cell: int, colour: int) -> int:
        """The move that puts a cube on a cell."""
        return self.place + cell * COLOURS + colour

    def placed(self, move: int) -> tuple[int, int]:
        """The cell and the colour of such a move."""
        return (move - self.place) // COLOURS, (move - self.place) % COLOURS

    def delivering(self, cell: int, colour: int) -> int:
        """The move that picks up a cube in a cell."""
        return self.deliver + cell * COLOURS + colour

    def delivered(self, move: int) -> tuple[int, int]:
        """The cell and the colour of such a move."""
        return (move - self.deliver) // COLOURS, (move - self.deliver) % COLOURS

    def laying(self, cell: int, layout: int) -> int:
        """The move that lays a tile in a cell."""
        return self.lay + cell * LAYOUTS + layout

    def laid(self, move: int) -> tuple[int, int]:
        """The cell and the layout of such a move."""
        return (move - self.lay) // LAYOUTS, (move - self.lay) % LAYOUTS


def urbanising(cell: int, letter: int) -> int:
    """The move that makes the town in a cell a New City."""
    return URBANISE + cell * NEW_CITIES + letter


def urbanised(move: int) -> tuple[int, int]:
    """The cell and the letter of such a move."""
    return (move - URBANISE) // NEW_CITIES, (move - URBANISE) % NEW_CITIES


def putting(column: int, box: int) -> int:
    """The move that puts a cube into a box of the display."""
    return PUT + column * BOXES + box


def put(move: int) -> tuple[int, int]:
    """The column and the box of such a move."""
    return (move - PUT) // BOXES, (move - PUT) % BOXES


def cell_name(cell: int, height: int) -> str:
    """A cell by column letter and row number.

    >>> cell_name(3 * 11 + 6, 11)
    'D7'
    """
    return f"{column_name(cell // height)}{cell % height + 1}"


def column_name(column: int) -> str:
    """The letter of a column; after Z come AA, AB, ...

    >>> column_name(0), column_name(25), column_name(26)
    ('A', 'Z', 'AA')
    """
    letter = chr(ord("A") + column % 26)
    return letter if column < 26 else column_name(column // 26 - 1) + letter


def table(c: Components) -> MoveTable:
    """The move table of a game with these maps."""
    height = c.grid_height
    cells = [cell_name(cell, height) for cell in range(c.grid_width * height)]
    columns = [str(number) for number in range(1, MOST_COLUMNS + 1)]
    links = [str(number) for number in range(1, MOST_LINKS + 1)]
    kinds = [tile.name for tile in c.tiles]
    kinds += [str(number) for number in range(len(kinds) + 1, MOST_KINDS + 1)]
    return MoveTable(
        [
            Block("issue", [("shares", [str(n) for n in range(MOST_SHARES + 1)])]),
            Block("bid", [("amount", [str(n) for n in range(MOST_BID + 1)])]),
            Block("pass", []),
            Block("drop", []),
            Block("pay", []),
            Block("decline", []),
            Block("select", [("action", ACTION_NAMES[:ACTIONS])]),
            Block("link", [("link", links)]),
            Block("done", []),
            Block("upgrade", []),
            Block("skip", []),
            Block("go", [("side", SIDE_NAMES)]),
            Block("over", [("link", links)]),
            Block("put", [("column", columns), ("box", [str(n) for n in range(1, BOXES + 1)])]),
            Block("favour", [("seat", [str(n) for n in range(1, MOST_SEATS + 1)])]),
            Block("take", [("tile", kinds)]),
            Block("role", [("role", [str(n) for n in range(1, MOST_ROLES + 1)])]),
            Block("urbanise", [("hex", cells), ("letter", list(LETTERS))]),
            Block("deliver", [("hex", cells), ("colour", COLOUR_NAMES)]),
            Block("lay", [("hex", cells), ("layout", TEXTS)]),
            Block("select", [("action", ACTION_NAMES[ACTIONS:])]),
            Block("place", [("hex", cells), ("colour", COLOUR_NAMES)]),
            Block("to", [("hex", cells)]),
        ]
    )
