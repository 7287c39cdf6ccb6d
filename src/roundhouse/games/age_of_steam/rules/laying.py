"""Build track: lay, replace and redirect tiles, and what they cost (R-BLD-1 to R-BLD-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.bits import count
from roundhouse.core.lists import larger
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.components import ENGINEER, needs_disc
from roundhouse.games.age_of_steam.rules.layouts import (
    CENTRE,
    FIRST_PAIR,
    FIRST_SIDE,
    FIRST_TOWN,
    IS_CROSSING,
    LINE_BETWEEN,
    LINE_SIDES,
    MOST_EXITS,
    SECOND_SIDE,
    SIDES,
    TEXTS,
    exits_of,
    lines_of,
)
from roundhouse.games.age_of_steam.rules.moves import cell_name
from roundhouse.games.age_of_steam.rules.ownership import paint
from roundhouse.games.age_of_steam.rules.state import EMPTY, State
from roundhouse.games.age_of_steam.rules.switch import LAID, LAY, PRICE
from roundhouse.games.age_of_steam.rules.track import OPEN, inner_of, is_loose, line_to, place_at, walk

if TYPE_CHECKING:
    from roundhouse.core.rows import Row


def what(state: State, hex: int, layout: int) -> tuple[list[int], list[int], list[int]]:
    """What a lay does to the lines of a hex: those kept, those turned (as they will lie), those new."""
    old = lines_of(state.board.layout[hex])
    new = lines_of(layout)
    kept = [line for line in old if line in new]
    turned: list[int] = []
    for line in old:
        if line in kept:
            continue
        fixed = fixed_side(state, hex, line)
        for candidate in new:
            if candidate not in kept and candidate not in turned and LINE_SIDES[candidate] >> fixed & 1:
                turned.append(candidate)
                break
    return kept, turned, [line for line in new if line not in kept and line not in turned]


def fixed_side(state: State, hex: int, line: int) -> int:
    """The end of a line that is connected: the one that a redirected line keeps."""
    first = FIRST_SIDE[line]
    loose = is_loose(state.m, state.board.track, state.cities, place_at(hex, first))
    return SECOND_SIDE[line] if loose else first


def list_price(state: State, hex: int, layout: int) -> int:
    """What a tile costs without any discount."""
    cost = usual_price(state, hex, layout)
    if state.m.points & PRICE:
        cost = price_here(state, state.agenda[-1].seat if state.agenda else NOBODY, hex, layout, cost)
    return cost


def price_here(state: State, seat: int, hex: int, layout: int, cost: int) -> int:
    """What the switches of the map make of the price of a tile."""
    for switch in state.m.switches:
        cost = switch.price(state, seat, hex, layout, cost)
    return cost


def usual_price(state: State, hex: int, layout: int) -> int:
    """What a tile costs by the base rules (R-BLD-17)."""
    m = state.m
    old = state.board.layout[hex]
    if layout >= FIRST_TOWN:
        if old >= 0:
            return m.replace_town
        return m.town_base + m.town_exit * count(exits_of(layout))
    if old < 0:
        if layout < FIRST_PAIR:
            return m.price[hex]
        return m.price[hex] + (m.crossing_more if IS_CROSSING[layout] else m.beside_more)
    if old < FIRST_PAIR and layout >= FIRST_PAIR:
        return m.replace_crossing if IS_CROSSING[layout] else state.edition.beside_price
    return m.redirect


def dearest_price(state: State, hex: int) -> int:
    """The most that a tile for a hex can cost by the base rules."""
    m = state.m
    old = state.board.layout[hex]
    if m.stop[hex] >= 0:
        return m.replace_town if old >= 0 else m.town_base + m.town_exit * MOST_EXITS
    if old < 0:
        return m.price[hex] + larger(m.crossing_more, m.beside_more)
    return larger(larger(m.replace_crossing, state.edition.beside_price), m.redirect)


def price(state: State, hex: int, layout: int) -> int:
    """What a tile costs now. If the Engineer saves on one, the change of the whole turn's price."""
    full = list_price(state, hex, layout)
    seat = state.agenda[-1].seat if state.agenda else NOBODY
    saves = state.m.engineer_saves
    if not saves or seat < 0 or state.action[seat] != ENGINEER:
        return full
    dearest = max(state.dearest, full)
    return full - dearest // saves + state.dearest // saves


def affordable(state: State, seat: int, hex: int, layout: int) -> bool:
    """Whether there are a tile, a disc and the money for a layout."""
    if not in_stock(state, hex, layout) or price(state, hex, layout) > state.cash[seat]:
        return False
    return not state.m.points & LAY or may_lay(state, seat, hex, layout)


def may_lay(state: State, seat: int, hex: int, layout: int) -> bool:
    """Whether no switch of the map forbids a tile that fits and can be paid."""
    for switch in state.m.switches:
        if not switch.may_lay(state, seat, hex, layout):
            return False
    return True


def in_stock(state: State, hex: int, layout: int) -> bool:
    """Whether there are a tile and a disc for a layout."""
    return kind_for(state, hex, layout) >= 0 and has_disc(state, hex, layout)


def kind_for(state: State, hex: int, layout: int) -> int:
    """The kind of tile to take: the one with most left. The replaced tile can be used again."""
    best = EMPTY
    most = 0
    tiles, lies = state.tiles, state.board.tile[hex]
    for kind in state.c.tiles_for[layout]:
        left = tiles[kind] + (1 if lies == kind else 0)  # left_for
        if left > most:
            best, most = kind, left
    return best


def kinds_for(state: State, hex: int, layout: int) -> list[int]:
    """Every kind of tile that is left for a layout: the four exits of a town come on several (R-BLD-7)."""
    return [kind for kind in state.c.tiles_for[layout] if left_for(state, hex, kind) > 0]


def left_for(state: State, hex: int, kind: int) -> int:
    """How many tiles of a kind there are for a hex, the one that lies there included."""
    return state.tiles[kind] + (1 if state.board.tile[hex] == kind else 0)


def has_disc(state: State, hex: int, layout: int) -> bool:
    """Whether a town that needs a disc can have one (R-BLD-7)."""
    if not needs_disc(layout) or state.discs > 0:
        return True
    return state.board.layout[hex] >= 0 and needs_disc(state.board.layout[hex])


def lay(state: State, seat: int, hex: int, layout: int) -> None:
    """Pay for a tile and lay it; whatever it joins belongs to the builder (R-OWN-1, R-OWN-6)."""
    cost = price(state, hex, layout)
    full = list_price(state, hex, layout)
    old = state.board.layout[hex]
    if state.log is not None:
        _tell(state, seat, hex, layout, cost)
    if state.m.points & LAID:
        for switch in state.m.switches:
            switch.laying(state, seat, hex, layout)
    state.cash[seat] -= cost
    state.spent += cost
    state.dearest = larger(state.dearest, full)
    state.tiles_left -= 1
    kind = kind_for(state, hex, layout)
    board = state.own_board(hex)
    take_tile(state, hex, layout, kind)
    if layout >= FIRST_TOWN:
        lay_exits(state, seat, hex, old, layout)
    else:
        lay_lines(state, seat, hex, layout)
    board.layout[hex] = layout
    state.built = [*state.built, hex]
    state.network = None
    if state.m.points & LAID:
        for switch in state.m.switches:
            switch.laid(state, seat, hex, old)
    if not state.laid[seat]:
        laid = state.laid[:]
        laid[seat] = 1
        state.laid = laid


def _tell(state: State, seat: int, hex: int, layout: int, cost: int) -> None:
    name = cell_name(state.m.cell[hex], state.c.grid_height)
    key = "lays"
    if state.board.layout[hex] >= 0:
        only_turned = layout < FIRST_TOWN and not what(state, hex, layout)[2]
        key = "redirects" if only_turned else "replaces"
    state.tell(key, seat, {"hex": name, "layout": TEXTS[layout], "price": cost})


def take_tile(state: State, hex: int, layout: int, kind: int) -> None:
    """Swap the tile in a hex for one of a kind that fits the layout; EMPTY takes it away (R-BLD-19).

    The board must be the state's own.
    """
    tiles = state.tiles[:]
    board = state.board
    lay = board.tile[hex]
    if lay >= 0:
        tiles[lay] += 1
    if kind >= 0:
        tiles[kind] -= 1
    board.tile[hex] = kind
    old = state.board.layout[hex]
    if old >= 0 and needs_disc(old):
        state.discs += 1
    if layout >= 0 and needs_disc(layout):
        state.discs -= 1
    state.tiles = tiles


def lay_exits(state: State, seat: int, hex: int, old: int, layout: int) -> None:
    """Add the new exits of a town. The board must be the state's own."""
    track = state.board.track
    fresh = state.fresh[:]
    new = exits_of(layout) & ~exits_of(old)
    for side in range(SIDES):
        if new >> side & 1:
            place = place_at(hex, side)
            track[place] = line_to(CENTRE, seat)
            fresh.append(place)
            paint(state.m, track, place, seat)
    state.fresh = fresh


def lay_lines(state: State, seat: int, hex: int, layout: int) -> None:
    """Turn and add lines in an ordinary hex. The board must be the state's own."""
    _, turned, new = what(state, hex, layout)
    track = state.board.track
    owners = [turned_owner(state, hex, line) for line in turned]
    for line in lines_of(state.board.layout[hex]):
        if line not in lines_of(layout):
            track[place_at(hex, FIRST_SIDE[line])] = EMPTY
            track[place_at(hex, SECOND_SIDE[line])] = EMPTY
    for number in range(len(turned)):
        put_line(track, hex, turned[number], owners[number])
    for line in new:
        put_line(track, hex, line, seat)
    fresh = state.fresh[:]
    for line in new:
        first, second = place_at(hex, FIRST_SIDE[line]), place_at(hex, SECOND_SIDE[line])
        fresh += [first, second]
        paint(state.m, track, first, seat)
    for number in range(len(turned)):
        line = turned[number]
        first, second = place_at(hex, FIRST_SIDE[line]), place_at(hex, SECOND_SIDE[line])
        ends = walk(state.m, track, state.cities, first), walk(state.m, track, state.cities, second)
        if ends[0] < OPEN and ends[1] < OPEN:
            # A redirect that completes the link takes it over (R-OWN-4).
            paint(state.m, track, first, seat)
        elif state.edition.redirect_claims:
            paint(state.m, track, first, seat)
            if owners[number] != seat:
                fresh += [first, second]
    state.fresh = fresh


def turned_owner(state: State, hex: int, line: int) -> int:
    """Who owned the line that will lie so after a redirect."""
    for side in (FIRST_SIDE[line], SECOND_SIDE[line]):
        place = place_at(hex, side)
        if state.board.track[place] < 0:
            continue
        old = LINE_BETWEEN[side * SIDES + inner_of(state.board.track[place])]
        if fixed_side(state, hex, old) == side:
            return state.owner_at(place)
    return NOBODY


def put_line(track: Row, hex: int, line: int, owner: int) -> None:
    """Write a line at both its ends. The row of track is changed."""
    first, second = FIRST_SIDE[line], SECOND_SIDE[line]
    track[place_at(hex, first)] = line_to(second, owner)
    track[place_at(hex, second)] = line_to(first, owner)
