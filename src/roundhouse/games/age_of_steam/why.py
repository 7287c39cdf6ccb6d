"""Why a tile cannot be laid, in the order in which a player would ask."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.games.age_of_steam.build import has_disc, kind_for, price
from roundhouse.games.age_of_steam.fitting import layouts_for
from roundhouse.games.age_of_steam.ground import AT_CITY, BLOCKED, OWN, Ground
from roundhouse.games.age_of_steam.layouts import FIRST_PAIR, FIRST_TOWN, LINES, SIDES, exits_of, lines_of
from roundhouse.games.age_of_steam.state import FOR_SALE, State


def why_not_link(state: State, seat: int, link: int) -> Reason:
    """Why a direct link cannot be bought."""
    if link >= len(state.link_owner):
        return Reason("reason.no_such_link")
    if state.link_owner[link] != FOR_SALE:
        return Reason("reason.link_sold")
    if state.tiles_left <= 0:
        return Reason("reason.no_placement")
    cost = state.m.links[link * 3 + 2]
    if cost > state.cash[seat]:
        return Reason("reason.too_dear", {"price": cost, "cash": state.cash[seat]})
    return Reason("reason.cannot_complete")


def why_not_lay(state: State, seat: int, cell: int, layout: int) -> Reason:
    """Why a tile cannot be laid so."""
    m = state.m
    hex = m.hex_at[cell]
    if hex < 0:
        return Reason("reason.not_a_hex")
    stop = m.stop[hex]
    if stop >= 0 and state.cities >> stop & 1:
        return Reason("reason.on_city")
    if state.tiles_left <= 0:
        return Reason("reason.no_placement")
    if hex in state.built:
        return Reason("reason.built_this_turn")
    if stop >= 0 and layout < FIRST_TOWN:
        return Reason("reason.town_tile_only")
    if stop < 0 and layout >= FIRST_TOWN:
        return Reason("reason.not_town")
    ground = Ground(state, seat)
    if layout not in layouts_for(state, ground, hex):
        return why_not_fitting(state, ground, hex, layout)
    if kind_for(state, hex, layout) < 0:
        return Reason("reason.no_tile")
    if not has_disc(state, hex, layout):
        return Reason("reason.no_disc")
    cost = price(state, hex, layout)
    if cost > state.cash[seat]:
        return Reason("reason.too_dear", {"price": cost, "cash": state.cash[seat]})
    return Reason("reason.cannot_complete")


def why_not_fitting(state: State, ground: Ground, hex: int, layout: int) -> Reason:
    """Why a layout does not fit what lies in the hex and around it."""
    old = state.layout[hex]
    if old == layout:
        return Reason("reason.no_change")
    ground.look(hex)
    if layout >= FIRST_TOWN:
        kept = exits_of(old) if old >= 0 else 0
        if kept & ~exits_of(layout):
            return Reason("reason.must_keep")
        sides = exits_of(layout) & ~kept
    else:
        if old >= FIRST_PAIR and layout < FIRST_PAIR:
            return Reason("reason.must_keep")
        before = lines_of(old) if old >= 0 else []
        sides = 0
        for line in lines_of(layout):
            if line not in before:
                sides |= 1 << LINES[line] // SIDES | 1 << LINES[line] % SIDES
        lost = [line for line in before if line not in lines_of(layout)]
        if lost and any(ground.loose_side(hex, line) < 0 for line in lost):
            return Reason("reason.must_keep")
    return why_not_sides(state, ground, hex, layout, sides)


def why_not_sides(state: State, ground: Ground, hex: int, layout: int, sides: int) -> Reason:
    """Why the new lines cannot lead through their sides."""
    m = state.m
    for side in range(SIDES):
        if sides >> side & 1 and ground.status[side] == BLOCKED:
            off = m.near[hex * SIDES + side] < 0
            return Reason("reason.off_map" if off else "reason.joins_other")
    anchors = [ground.status[side] for side in range(SIDES) if sides >> side & 1]
    if state.layout[hex] < 0 and FIRST_PAIR <= layout < FIRST_TOWN and not state.edition.direct_pairs:
        return Reason("reason.no_direct_pairs")
    if not state.laid[ground.seat] and (AT_CITY not in anchors or layout >= FIRST_PAIR):
        return Reason("reason.first_tile")
    stops = [ground.stop_at[side] for side in range(SIDES) if sides >> side & 1 and ground.stop_at[side] >= 0]
    if max(anchors, default=BLOCKED) < OWN:
        far = m.contiguous and not state.joined and bool(stops)
        return Reason("reason.contiguous" if far else "reason.not_connected")
    if layout >= FIRST_TOWN:
        return Reason("reason.loop" if m.stop[hex] in stops else "reason.not_connected")
    return Reason("reason.loop" if leads_back(state, ground, hex, layout) else "reason.not_connected")


def leads_back(state: State, ground: Ground, hex: int, layout: int) -> bool:
    """Whether a new line would lead from a stop to the same stop."""
    before = lines_of(state.layout[hex]) if state.layout[hex] >= 0 else []
    for line in lines_of(layout):
        stop = ground.stop_at[LINES[line] // SIDES]
        if line not in before and stop >= 0 and stop == ground.stop_at[LINES[line] % SIDES]:
            return True
    return False
