"""Which elements of the picture a move belongs to."""

from __future__ import annotations

from roundhouse.games.age_of_steam.picture.grid import grid
from roundhouse.games.age_of_steam.rules.build_turn import ChooseTile, lying
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, BOXES, COLOUR_NAMES, COLOURS, LETTERS
from roundhouse.games.age_of_steam.rules.delivery_links import leads_to
from roundhouse.games.age_of_steam.rules.layouts import FIRST_TOWN, LAYOUTS, SIDE_NAMES
from roundhouse.games.age_of_steam.rules.moves import (
    BID,
    DECLINE,
    DONE,
    DROP,
    FAVOUR,
    GO,
    ISSUE,
    LINK,
    OVER,
    PASS,
    PAY_FIRST,
    PUT,
    SELECT,
    SKIP,
    TAKE,
    UPGRADE,
    URBANISE,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import OPEN

NEW_CITIES = len(LETTERS)


def targets(state: State, move: int) -> list[str]:
    """The ids of the elements that a move of the acting player belongs to; none for moves without a place.

    The last one is what a small drawing of the move shows: for a tile, the tile as it would lie.
    """
    codes = state.codes
    if move >= codes.further:
        return further(state, move)
    if move >= codes.lay:
        cell, layout = divmod(move - codes.lay, LAYOUTS)
        found = place(state, cell)
        return [found, f"lay-{layout}"] if may_lie(state, cell, layout) else []
    if move >= codes.deliver:
        cell, colour = divmod(move - codes.deliver, COLOURS)
        return [place(state, cell).replace("hex-", "cube-", 1) + f"-{COLOUR_NAMES[colour]}"]
    if move >= URBANISE:
        cell, letter = divmod(move - URBANISE, NEW_CITIES)
        return [place(state, cell), f"letter-{LETTERS[letter]}"]
    return small(state, move)


def moves_at(state: State, element: str) -> list[int]:
    """The moves that may belong to an element: of a hex those on it, of a letter or a tile those anywhere."""
    kind, _, name = element.partition("-")
    codes, small_ones = state.codes, list(range(URBANISE))
    small_ones += range(codes.select, codes.place)
    if kind in ("letter", "lay"):
        return list(range(codes.size))
    hex = grid(state.m).hexes.get(f"hex-{name.partition('-')[0]}", -1) if kind in ("hex", "cube") else -1
    if hex < 0:
        return small_ones
    cell = state.m.cell[hex]
    return [
        *small_ones,
        *(URBANISE + cell * NEW_CITIES + letter for letter in range(NEW_CITIES)),
        *(codes.deliver + cell * COLOURS + colour for colour in range(COLOURS)),
        *(codes.lay + cell * LAYOUTS + layout for layout in range(LAYOUTS)),
        *(codes.placing(cell, colour) for colour in range(COLOURS)),
        codes.to + cell,
    ]


def further(state: State, move: int) -> list[str]:
    """Moves that only some maps have: their actions, and stops that are named or get a cube."""
    codes = state.codes
    if move < codes.place:
        return [f"action-{ACTION_NAMES[codes.selected(move)]}"]
    return [place(state, move - codes.to if move >= codes.to else codes.placed(move)[0])]


def may_lie(state: State, cell: int, layout: int) -> bool:
    """Whether a tile is one for such a hex, and not what lies there already."""
    hex = state.m.hex_at[cell]
    return (state.m.stop[hex] >= 0) == (layout >= FIRST_TOWN) and state.layout[hex] != layout


def place(state: State, cell: int) -> str:
    """The element of a hex."""
    hex = state.m.hex_at[cell]
    if hex < 0:
        raise LookupError(cell)
    return grid(state.m).elements[hex]


def small(state: State, move: int) -> list[str]:
    """Moves that name no hex."""
    seat = state.seat
    if move >= TAKE:
        return taking(state, move - TAKE)
    if move >= FAVOUR:
        return [f"seat-{move - FAVOUR}"]
    if move >= PUT:
        column, box = divmod(move - PUT, BOXES)
        return [f"box-{column}-{box}"]
    if move >= GO:
        return onwards(state, move)
    if move in (DONE, SKIP, PASS, DROP, DECLINE, ISSUE):
        return []
    if move == UPGRADE:
        return [f"engine-{seat}"]
    if move >= LINK:
        return [f"link-{move - LINK}"]
    if move >= SELECT:
        return [f"action-{ACTION_NAMES[move - SELECT]}"]
    if move == PAY_FIRST:
        return ["place-1"]
    return [f"bid-{seat}"] if move >= BID else [f"shares-{seat}"]


def taking(state: State, kind: int) -> list[str]:
    """A kind of tile for a town just built on, as its lines would lie."""
    entry = state.decision
    if not isinstance(entry, ChooseTile) or kind >= len(state.c.tiles):
        return []
    lies = lying(state, kind, state.layout[entry.hex])
    return [f"hex-{grid(state.m).names[entry.hex]}", f"lay-{lies}"]


def onwards(state: State, move: int) -> list[str]:
    """One more link: the arrow or the link itself, and the stop that it leads to."""
    m = state.m
    if state.cube < 0:
        return []
    end = leads_to(state, move)[0]
    found = [f"link-{move - OVER}" if move >= OVER else f"go-{SIDE_NAMES[move - GO]}"]
    return [*found, f"hex-{grid(m).names[m.stop_hex[end]]}"] if 0 <= end < OPEN else found
