"""Which elements of the picture a move belongs to."""

from __future__ import annotations

from roundhouse.games.age_of_steam.components import ACTION_NAMES, BOXES, COLOUR_NAMES, COLOURS, LETTERS
from roundhouse.games.age_of_steam.drawing.carrying import leads_to
from roundhouse.games.age_of_steam.drawing.grid import grid
from roundhouse.games.age_of_steam.layouts import LAYOUTS, SIDE_NAMES
from roundhouse.games.age_of_steam.moves import (
    BID,
    DECLINE,
    DONE,
    DROP,
    FAVOUR,
    GO,
    LINK,
    OVER,
    PASS,
    PAY_FIRST,
    PUT,
    SELECT,
    SKIP,
    UPGRADE,
    URBANISE,
)
from roundhouse.games.age_of_steam.state import State

NEW_CITIES = len(LETTERS)


def targets(state: State, move: int) -> list[str]:
    """The ids of the elements that a move of the acting player belongs to; none for moves without a place.

    The last one is what a small drawing of the move shows: for a tile, the tile as it would lie.
    """
    codes = state.codes
    if move >= codes.lay:
        cell, layout = divmod(move - codes.lay, LAYOUTS)
        return [place(state, cell), f"lay-{layout}"]
    if move >= codes.deliver:
        cell, colour = divmod(move - codes.deliver, COLOURS)
        return [place(state, cell).replace("hex-", "cube-", 1) + f"-{COLOUR_NAMES[colour]}"]
    if move >= URBANISE:
        cell, letter = divmod(move - URBANISE, NEW_CITIES)
        return [place(state, cell), f"letter-{LETTERS[letter]}"]
    return small(state, move)


def place(state: State, cell: int) -> str:
    """The element of a hex."""
    hex = state.m.hex_at[cell]
    if hex < 0:
        raise LookupError(cell)
    return f"hex-{grid(state.m).names[hex]}"


def small(state: State, move: int) -> list[str]:
    """Moves that name no hex."""
    seat = state.seat
    if move >= FAVOUR:
        return [f"seat-{move - FAVOUR}"]
    if move >= PUT:
        column, box = divmod(move - PUT, BOXES)
        return [f"box-{column}-{box}"]
    if move >= GO:
        return onwards(state, move)
    if move in (DONE, SKIP, PASS, DECLINE):
        return []
    if move == UPGRADE:
        return [f"engine-{seat}"]
    if move >= LINK:
        return [f"link-{move - LINK}"]
    if move >= SELECT:
        return [f"action-{ACTION_NAMES[move - SELECT]}"]
    if move == PAY_FIRST:
        return ["place-1"]
    if move == DROP:
        return [f"place-{len(state.bidders)}"]
    return [f"bid-{seat}"] if move >= BID else [f"shares-{seat}"]


def onwards(state: State, move: int) -> list[str]:
    """One more link: the arrow or the link itself, and the stop that it leads to."""
    m = state.m
    if state.cube < 0:
        return []
    if move >= OVER:
        link = move - OVER
        one, other = m.links[link * 3], m.links[link * 3 + 1]
        end = other if state.at == one else one
        return [f"link-{link}", f"hex-{grid(m).names[m.stop_hex[end]]}"]
    side = move - GO
    end = leads_to(state, side)
    found = [f"go-{SIDE_NAMES[side]}"]
    return [*found, f"hex-{grid(m).names[m.stop_hex[end]]}"] if end >= 0 else found
