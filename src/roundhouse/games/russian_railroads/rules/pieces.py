"""Pieces of track: a seat has one of each colour on each route, numbered route by route.

`State.pos` holds where they lie, seat by seat; 0 is a piece that is not on the board.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.rules.components import PIECES

COLOURS_OF_ROUTE: Final = 5


def piece_of(route: int, colour: int) -> int:
    """The piece of a colour on a route.

    >>> piece_of(2, 1), route_of(11), colour_of(11)
    (11, 2, 1)
    """
    return route * COLOURS_OF_ROUTE + colour


def route_of(piece: int) -> int:
    return piece // COLOURS_OF_ROUTE


def colour_of(piece: int) -> int:
    return piece % COLOURS_OF_ROUTE


def pos_at(seat: int, route: int, colour: int) -> int:
    """Where `State.pos` holds a piece; those of one route stand there side by side, black first."""
    return seat * PIECES + route * COLOURS_OF_ROUTE + colour
