"""The board: the tiles that lie on the map, and the track on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.rows import row_full

if TYPE_CHECKING:
    from roundhouse.core.rows import Row

EMPTY: Final = -1  # no track, no tile, no letter
MOST_CHANGES: Final = 16  # hexes that are remembered as changed before all are compared


@mypyc_attr(acyclic=True)
class Board:
    """How the map is built up. Copies of a position share it: whoever changes it takes a twin first.

    How lines of track are kept at both their ends, `track.py` tells.
    """

    __slots__ = ("layout", "tile", "track")

    def __init__(self, track: Row, layout: Row, tile: Row) -> None:
        self.track = track  # [hex, side]
        self.layout = layout  # [hex]: how its track lies, or EMPTY
        self.tile = tile  # [hex]: the kind of tile, or EMPTY

    def twin(self) -> Board:
        """An independent one."""
        return Board(self.track[:], self.layout[:], self.tile[:])

    def equals(self, other: Board) -> bool:
        """Whether the same tiles lie there, and the track is everybody's as it is here."""
        return self is other or (
            self.layout == other.layout and self.track == other.track and self.tile == other.tile
        )


def empty_board(hexes: int, places: int) -> Board:
    """A board without any tile."""
    return Board(row_full(EMPTY, places), row_full(EMPTY, hexes), row_full(EMPTY, hexes))


@mypyc_attr(acyclic=True)
class Changes:
    """The hexes in which layouts differ from those on a board that was before."""

    __slots__ = ("before", "hexes", "now")

    def __init__(self, before: Board, now: Board, hexes: list[int]) -> None:
        self.before = before
        self.now = now
        self.hexes = hexes

    def after(self, before: Board, now: Board, hex: int) -> Changes:
        """These changes with those of one more board: the layout of a hex, or of none (EMPTY)."""
        if self.now is not before or len(self.hexes) >= MOST_CHANGES:
            return Changes(before, now, [hex] if hex >= 0 else [])
        return Changes(self.before, now, [*self.hexes, hex] if hex >= 0 else self.hexes)
