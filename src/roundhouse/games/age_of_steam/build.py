"""Build track: lay, replace and redirect tiles, and what they cost (R-BLD-1 to R-BLD-19)."""

from __future__ import annotations

from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.components import ENGINEER, needs_disc
from roundhouse.games.age_of_steam.fitting import layouts_on
from roundhouse.games.age_of_steam.ground import Ground, paint
from roundhouse.games.age_of_steam.layouts import (
    CENTRE,
    FIRST_PAIR,
    FIRST_TOWN,
    IS_CROSSING,
    LAYOUTS,
    LINE_BETWEEN,
    LINES,
    SIDES,
    TEXTS,
    exits_of,
    lines_of,
)
from roundhouse.games.age_of_steam.moves import cell_name
from roundhouse.games.age_of_steam.network import OPEN, walk
from roundhouse.games.age_of_steam.state import EMPTY, State


def lays(state: State, seat: int) -> list[int]:
    """Every tile that a player may lay now, as moves."""
    found: list[int] = []
    if state.tiles_left <= 0:
        return found
    m = state.m
    cash = state.cash[seat]
    plenty = state.discs > 0 and min(state.tiles) > 0
    ground = Ground(state, seat)
    half = bool(m.engineer_half)
    plain = plenty and not half
    most_more = max(m.crossing_more, m.beside_more)
    for hex in ground.candidates():
        base = state.codes.lay + m.cell[hex] * LAYOUTS
        layouts = layouts_on(state, ground, hex)
        empty = state.layout[hex] < 0 and m.stop[hex] < 0
        if plain and empty and m.price[hex] + most_more <= cash:
            for layout in layouts:
                found.append(base + layout)
            continue
        for layout in layouts:
            cost = price(state, hex, layout) if half else list_price(state, hex, layout)
            if cost <= cash and (plenty or in_stock(state, hex, layout)):
                found.append(base + layout)
    return found


def what(state: State, hex: int, layout: int) -> tuple[list[int], list[int], list[int]]:
    """What a lay does to the lines of a hex: those kept, those turned (as they will lie), those new."""
    old = lines_of(state.layout[hex]) if state.layout[hex] >= 0 else []
    new = lines_of(layout)
    kept = [line for line in old if line in new]
    turned: list[int] = []
    for line in old:
        if line in kept:
            continue
        fixed = fixed_side(state, hex, line)
        for candidate in new:
            ends = 1 << LINES[candidate] // SIDES | 1 << LINES[candidate] % SIDES
            if candidate not in kept and candidate not in turned and ends >> fixed & 1:
                turned.append(candidate)
                break
    return kept, turned, [line for line in new if line not in kept and line not in turned]


def fixed_side(state: State, hex: int, line: int) -> int:
    """The end of a line that is connected: the one that a redirected line keeps."""
    first, second = LINES[line] // SIDES, LINES[line] % SIDES
    loose = walk(state.m, state.track, state.cities, hex, first) == OPEN + hex * SIDES + first
    return second if loose else first


def list_price(state: State, hex: int, layout: int) -> int:
    """What a tile costs without any discount (R-BLD-17)."""
    m = state.m
    old = state.layout[hex]
    if layout >= FIRST_TOWN:
        if old >= 0:
            return m.replace_town
        return m.town_base + m.town_exit * exits_of(layout).bit_count()
    if old < 0:
        if layout < FIRST_PAIR:
            return m.price[hex]
        return m.price[hex] + (m.crossing_more if IS_CROSSING[layout] else m.beside_more)
    if old < FIRST_PAIR and layout >= FIRST_PAIR:
        return m.replace_crossing if IS_CROSSING[layout] else state.edition.beside_price
    return m.redirect


def price(state: State, hex: int, layout: int) -> int:
    """What a tile costs now. With the half-price Engineer, the change of the whole turn's price."""
    full = list_price(state, hex, layout)
    seat = state.agenda[-1].seat if state.agenda else NOBODY
    if not state.m.engineer_half or seat < 0 or state.action[seat] != ENGINEER:
        return full
    dearest = max(state.dearest, full)
    return full - dearest // 2 + state.dearest // 2


def affordable(state: State, seat: int, hex: int, layout: int) -> bool:
    """Whether there are a tile, a disc and the money for a layout."""
    return in_stock(state, hex, layout) and price(state, hex, layout) <= state.cash[seat]


def in_stock(state: State, hex: int, layout: int) -> bool:
    """Whether there are a tile and a disc for a layout."""
    return kind_for(state, hex, layout) >= 0 and has_disc(state, hex, layout)


def kind_for(state: State, hex: int, layout: int) -> int:
    """The kind of tile to take: the one with most left. The replaced tile can be used again."""
    best = EMPTY
    most = 0
    for kind in state.c.tiles_for[layout]:
        left = state.tiles[kind] + (1 if state.tile[hex] == kind else 0)
        if left > most:
            best, most = kind, left
    return best


def has_disc(state: State, hex: int, layout: int) -> bool:
    """Whether a town that needs a disc can have one (R-BLD-7)."""
    if not needs_disc(layout) or state.discs > 0:
        return True
    return state.layout[hex] >= 0 and needs_disc(state.layout[hex])


def lay(state: State, seat: int, hex: int, layout: int) -> None:
    """Pay for a tile and lay it; whatever it joins belongs to the builder (R-OWN-1, R-OWN-6)."""
    cost = price(state, hex, layout)
    full = list_price(state, hex, layout)
    old = state.layout[hex]
    if state.log is not None:
        _tell(state, seat, hex, layout, cost)
    state.cash[seat] -= cost
    state.spent += cost
    state.dearest = max(state.dearest, full)
    state.tiles_left -= 1
    take_tile(state, hex, layout)
    if layout >= FIRST_TOWN:
        lay_exits(state, seat, hex, old, layout)
    else:
        lay_lines(state, seat, hex, layout)
    layouts = state.layout[:]
    layouts[hex] = layout
    state.layout = layouts
    state.built = [*state.built, hex]
    state.network = None
    if not state.laid[seat]:
        laid = state.laid[:]
        laid[seat] = 1
        state.laid = laid


def _tell(state: State, seat: int, hex: int, layout: int, cost: int) -> None:
    name = cell_name(state.m.cell[hex], state.c.grid_height)
    key = "log.lays"
    if state.layout[hex] >= 0:
        only_turned = layout < FIRST_TOWN and not what(state, hex, layout)[2]
        key = "log.redirects" if only_turned else "log.replaces"
    state.note(key, seat, {"hex": name, "layout": TEXTS[layout], "price": cost})


def take_tile(state: State, hex: int, layout: int) -> None:
    """Swap the tile in a hex for the one that fits the layout; EMPTY takes it away (R-BLD-19)."""
    kind = kind_for(state, hex, layout) if layout >= 0 else EMPTY
    tiles = state.tiles[:]
    tile = state.tile[:]
    if tile[hex] >= 0:
        tiles[tile[hex]] += 1
    if kind >= 0:
        tiles[kind] -= 1
    tile[hex] = kind
    old = state.layout[hex]
    if old >= 0 and needs_disc(old):
        state.discs += 1
    if layout >= 0 and needs_disc(layout):
        state.discs -= 1
    state.tiles = tiles
    state.tile = tile


def lay_exits(state: State, seat: int, hex: int, old: int, layout: int) -> None:
    """Add the new exits of a town."""
    track = state.track[:]
    fresh = state.fresh[:]
    new = exits_of(layout) & ~(exits_of(old) if old >= 0 else 0)
    for side in range(SIDES):
        if new >> side & 1:
            track[hex * SIDES + side] = (seat + 1) * 8 + CENTRE
            fresh.append(hex * SIDES + side)
    for side in range(SIDES):
        if new >> side & 1:
            paint(state, track, hex, side, seat)
    state.track = track
    state.fresh = fresh


def lay_lines(state: State, seat: int, hex: int, layout: int) -> None:
    """Turn and add lines in an ordinary hex."""
    _, turned, new = what(state, hex, layout)
    track = state.track[:]
    owners = [turned_owner(state, hex, line) for line in turned]
    old = lines_of(state.layout[hex]) if state.layout[hex] >= 0 else []
    for line in old:
        if line not in lines_of(layout):
            track[hex * SIDES + LINES[line] // SIDES] = EMPTY
            track[hex * SIDES + LINES[line] % SIDES] = EMPTY
    for number in range(len(turned)):
        put_line(track, hex, turned[number], owners[number])
    for line in new:
        put_line(track, hex, line, seat)
    fresh = state.fresh[:]
    for line in new:
        first = LINES[line] // SIDES
        fresh.append(hex * SIDES + first)
        fresh.append(hex * SIDES + LINES[line] % SIDES)
        paint(state, track, hex, first, seat)
    for line in turned:
        first, second = LINES[line] // SIDES, LINES[line] % SIDES
        ends = walk(state.m, track, state.cities, hex, first), walk(state.m, track, state.cities, hex, second)
        if ends[0] < OPEN and ends[1] < OPEN:
            # A redirect that completes the link takes it over (R-OWN-4).
            paint(state, track, hex, first, seat)
        elif state.edition.redirect_claims:
            paint(state, track, hex, first, seat)
            if owners[turned.index(line)] != seat:
                fresh.append(hex * SIDES + first)
                fresh.append(hex * SIDES + second)
    state.track = track
    state.fresh = fresh


def turned_owner(state: State, hex: int, line: int) -> int:
    """Who owned the line that will lie so after a redirect."""
    first, second = LINES[line] // SIDES, LINES[line] % SIDES
    for side in (first, second):
        place = hex * SIDES + side
        if state.track[place] < 0:
            continue
        old = LINE_BETWEEN[side * SIDES + (state.track[place] & 7)]
        if fixed_side(state, hex, old) == side:
            return state.owner_at(place)
    return NOBODY


def put_line(track: list[int], hex: int, line: int, owner: int) -> None:
    """Write a line at both its ends."""
    first, second = LINES[line] // SIDES, LINES[line] % SIDES
    track[hex * SIDES + first] = (owner + 1) * 8 + second
    track[hex * SIDES + second] = (owner + 1) * 8 + first
