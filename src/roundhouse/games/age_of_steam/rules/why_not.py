"""Why a tile cannot be laid, in the order in which a player would ask."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.games.age_of_steam.rules.fitting import city_sides, layouts_for, may_be_first
from roundhouse.games.age_of_steam.rules.ground import BLOCKED, OWN, Ground
from roundhouse.games.age_of_steam.rules.laying import has_disc, kind_for, price
from roundhouse.games.age_of_steam.rules.layouts import (
    FIRST_PAIR,
    FIRST_SIDE,
    FIRST_TOWN,
    SECOND_SIDE,
    SIDES,
    exits_of,
    lines_of,
    new_sides,
)
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.games.age_of_steam.rules.track import place_at


def why_not_link(state: State, seat: int, link: int) -> Reason:
    """Why a direct link cannot be bought."""
    if link >= len(state.link_owner):
        return Reason("reason.no_such_link")
    if state.link_owner[link] != FOR_SALE:
        return Reason("reason.link_sold")
    if state.tiles_left <= 0:
        return Reason("reason.no_placement")
    cost = state.m.link_price(link)
    if cost > state.cash[seat]:
        return Reason("reason.too_dear", {"price": cost, "cash": state.cash[seat]})
    for switch in state.m.switches:
        if not switch.may_buy(state, seat, link):
            return switch.why_not_bought(state, seat, link)
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
    for switch in m.switches:
        if not switch.may_lay(state, seat, hex, layout):
            return switch.why_not_laid(state, seat)
    return Reason("reason.cannot_complete")


def why_not_fitting(state: State, ground: Ground, hex: int, layout: int) -> Reason:
    """Why a layout does not fit what lies in the hex and around it."""
    old = state.board.layout[hex]
    if old == layout:
        return Reason("reason.no_change")
    ground.look(hex)
    if layout >= FIRST_TOWN:
        if exits_of(old) & ~exits_of(layout):
            return Reason("reason.must_keep")
    else:
        if old >= FIRST_PAIR and layout < FIRST_PAIR:
            return Reason("reason.must_keep")
        lost = [line for line in lines_of(old) if line not in lines_of(layout)]
        if any(ground.loose_side(hex, line) < 0 for line in lost):
            return Reason("reason.must_keep")
    return why_not_sides(state, ground, hex, layout, new_sides(old, layout))


def why_not_sides(state: State, ground: Ground, hex: int, layout: int, sides: int) -> Reason:
    """Why the new lines cannot lead through their sides."""
    m = state.m
    for side in range(SIDES):
        if sides >> side & 1 and ground.status[side] == BLOCKED:
            off = m.near[place_at(hex, side)] < 0
            return Reason("reason.off_map" if off else "reason.joins_other")
    if state.board.layout[hex] < 0 and FIRST_PAIR <= layout < FIRST_TOWN and not state.edition.direct_pairs:
        return Reason("reason.no_direct_pairs")
    if not state.laid[ground.seat] and not may_be_first(state, hex, layout, city_sides(state, ground, hex)):
        complex = state.edition.complex_first
        return Reason("reason.first_tile_complex" if complex else "reason.first_tile")
    anchors = [ground.status[side] for side in range(SIDES) if sides >> side & 1]
    stops = [ground.stop_at[side] for side in range(SIDES) if sides >> side & 1 and ground.stop_at[side] >= 0]
    if max(anchors, default=BLOCKED) < OWN:
        far = m.contiguous and not state.joined and bool(stops)
        return Reason("reason.contiguous" if far else "reason.not_connected")
    if layout >= FIRST_TOWN:
        return Reason("reason.loop" if m.stop[hex] in stops else "reason.not_connected")
    return Reason("reason.loop" if leads_back(state, ground, hex, layout) else "reason.not_connected")


def leads_back(state: State, ground: Ground, hex: int, layout: int) -> bool:
    """Whether a new line would lead from a stop to the same stop."""
    for line in lines_of(layout):
        stop = ground.stop_at[FIRST_SIDE[line]]
        if stop < 0 or stop != ground.stop_at[SECOND_SIDE[line]]:
            continue
        if line not in lines_of(state.board.layout[hex]):
            return True
    return False
