"""Track that is about to be laid: what it costs, which tile of a hex is shown first, and what leads where."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture.grid import grid
from roundhouse.games.age_of_steam.rules import laying as lays
from roundhouse.games.age_of_steam.rules.build_turn import ChooseTile
from roundhouse.games.age_of_steam.rules.layouts import (
    FIRST_SIDE,
    FIRST_TOWN,
    SECOND_SIDE,
    SIDES,
    exits_of,
    lines_of,
    new_sides,
)
from roundhouse.games.age_of_steam.rules.moves import TAKE, URBANISE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import OPEN, city_beyond, goes_on, place_at
from roundhouse.games.age_of_steam.words.track import end_of, stop_ahead

COMPLETED: Final = 100  # a link that a tile completes
BEGUN: Final = 40  # one that comes from a stop
MISSING: Final = 6  # less for every tile that is still missing to the next stop


def price(state: State, move: int) -> int | None:
    """What track costs, the choice of a tile for it nothing more; None for all other moves."""
    if state.codes.lay <= move < state.codes.further:
        cell, layout = state.codes.laid(move)
        return lays.price(state, state.m.hex_at[cell], layout)
    return 0 if type(state.decision) is ChooseTile else None


def worth(state: State, move: int) -> int:
    """What a tile joins, less its price: links completed first, else the best way that leads on from a stop.

    Further ways out of a town cost money and can wait, so they count for nothing. Of kinds of tile for the
    same exits, the one with most left is worth most.
    """
    entry = state.decision
    if isinstance(entry, ChooseTile) and TAKE <= move < URBANISE:
        return lays.left_for(state, entry.hex, move - TAKE)
    if not state.codes.lay <= move < state.codes.further:
        return 0
    cell, layout = state.codes.laid(move)
    hex = state.m.hex_at[cell]
    found = [joined(state, *ends) for ends in ways(state, hex, layout)]
    completed = sum(one for one in found if one == COMPLETED)
    return (completed or max(found, default=0)) - lays.price(state, hex, layout)


def ways(state: State, hex: int, layout: int) -> list[tuple[int, int]]:
    """The ends of every new line of a tile; what comes from a stop begins there."""
    if layout >= FIRST_TOWN:
        new = new_sides(state.layout[hex], layout)
        here = state.m.stop[hex]
        return [(here, end_of(state, hex, side)) for side in range(SIDES) if new >> side & 1]
    _, turned, added = lays.what(state, hex, layout)
    both = [
        (end_of(state, hex, FIRST_SIDE[line]), end_of(state, hex, SECOND_SIDE[line]))
        for line in turned + added
    ]
    return [(min(ends), max(ends)) for ends in both]


def joined(state: State, one: int, other: int) -> int:
    """What a line is worth by its ends."""
    if one >= OPEN:
        return 0
    if other < OPEN:
        return COMPLETED if one != other else 0
    ahead, tiles = stop_ahead(state, one, other - OPEN)
    return max(1, BEGUN - MISSING * tiles) if ahead >= 0 else 0


def joins(state: State, place: str) -> list[tuple[str, str]]:
    """What the track on a hex joins: the hexes beyond its sides, or each of those with the stop there."""
    m, own = state.m, grid(state.m)
    hex = own.hexes.get(place, -1)
    if hex < 0:
        return []
    beyond = [own.elements[near] if near >= 0 else "" for near in m.near[hex * SIDES : hex * SIDES + SIDES]]
    layout, stop = state.layout[hex], m.stop[hex]
    if stop >= 0:
        city = state.cities >> stop & 1
        exits = range(SIDES) if city else [side for side in range(SIDES) if exits_of(layout) >> side & 1]
        return [(place, beyond[side]) for side in exits if beyond[side]]
    return [(beyond[FIRST_SIDE[line]], beyond[SECOND_SIDE[line]]) for line in lines_of(layout)]


def starts(state: State) -> list[str]:
    """Cities beside hexes where something can be laid, and track that ends there."""
    m, own = state.m, grid(state.m)
    codes = state.codes
    laid = [codes.laid(move)[0] for move in state.legal() if codes.lay <= move < codes.further]
    ready = {m.hex_at[cell] for cell in laid}
    found: set[int] = set()
    for hex in ready:
        for place in (place_at(hex, side) for side in range(SIDES)):
            if city_beyond(m, state.cities, place) >= 0 or goes_on(m, state.track, place):
                found.add(m.near[place])
    return [own.elements[hex] for hex in sorted(found - ready)]
