"""Build track: every tile that a player may lay now (R-BLD-1 to R-BLD-19)."""

from __future__ import annotations

from roundhouse.games.age_of_steam.rules.fitting import first_layouts, usual_layouts
from roundhouse.games.age_of_steam.rules.ground import Ground
from roundhouse.games.age_of_steam.rules.laying import in_stock, list_price, price
from roundhouse.games.age_of_steam.rules.sites import sites
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PRICE


def lays(state: State, seat: int) -> list[int]:
    """Every tile that a player may lay now, as moves."""
    found: list[int] = []
    if state.tiles_left <= 0:
        return found
    m = state.m
    cash = state.cash[seat]
    plenty = state.discs > 0 and min(state.tiles) > 0
    ground = Ground(state, seat)
    plain = not m.engineer_saves and not m.points & PRICE
    if not plain or ground.is_bound():
        for hex in ground.candidates():
            add_closely(found, state, ground, hex, cash, plenty)
        return found
    begun = state.laid[seat] != 0
    rows = sites(state, ground)
    for hex in range(len(rows)):
        site = rows[hex]
        if site is None:
            if hex not in state.built:
                add_closely(found, state, ground, hex, cash, plenty)
        elif site.most >= 0:
            money = min(cash, site.most)
            if not plenty:
                add(found, state, hex, site.layouts if begun else site.first, cash, False)
            elif begun:
                found += site.moves[money]
            else:
                found += site.first_moves[money]
    return found


def add_closely(found: list[int], state: State, ground: Ground, hex: int, cash: int, plenty: bool) -> None:
    """Add what can be laid in a hex that has to be looked at closely."""
    begun = state.laid[ground.seat] != 0
    layouts = usual_layouts(state, ground, hex) if begun else first_layouts(state, ground, hex)
    add(found, state, hex, layouts, cash, plenty)


def add(found: list[int], state: State, hex: int, layouts: list[int], cash: int, plenty: bool) -> None:
    """Add those of the layouts that can be paid, and for which there are tiles."""
    base = state.codes.laying(state.m.cell[hex], 0)
    half = state.m.engineer_saves != 0
    for layout in layouts:
        cost = price(state, hex, layout) if half else list_price(state, hex, layout)
        if cost <= cash and (plenty or in_stock(state, hex, layout)):
            found.append(base + layout)
