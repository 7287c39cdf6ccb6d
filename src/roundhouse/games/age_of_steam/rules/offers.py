"""Build track: every tile that a player may lay now (R-BLD-1 to R-BLD-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core import mypyc_attr
from roundhouse.core.bits import ONLY
from roundhouse.core.lists import includes
from roundhouse.games.age_of_steam.rules.fitting import first_layouts, usual_layouts
from roundhouse.games.age_of_steam.rules.ground import Ground
from roundhouse.games.age_of_steam.rules.laying import (
    dearest_price,
    in_stock,
    list_price,
    price,
    usual_price,
)
from roundhouse.games.age_of_steam.rules.layouts import EVEN_TOWNS, FIRST_TOWN
from roundhouse.games.age_of_steam.rules.sites import sites
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PRICE

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True, free_list_len=1)
class Shortage:
    """Layouts for which the supply has no tile, or no disc: only what lies in the hex already could help."""

    __slots__ = ("lines", "towns")

    def __init__(self, state: State) -> None:
        self.lines: i64 = 0  # mask of the layouts before the first town
        self.towns: i64 = 0 if state.discs > 0 else EVEN_TOWNS  # mask, from FIRST_TOWN
        tiles, tiles_for = state.tiles, state.c.tiles_for
        for kind, there in enumerate(tiles):
            if there > 0:
                continue
            for layout in state.c.serves[kind]:
                left = 0
                for other in tiles_for[layout]:
                    left += tiles[other]
                if left:
                    continue
                if layout < FIRST_TOWN:
                    self.lines |= ONLY[layout]
                else:
                    self.towns |= ONLY[layout - FIRST_TOWN]

    def is_none(self) -> bool:
        """Whether nothing is short."""
        return not self.lines and not self.towns

    def holds(self, layout: int) -> bool:
        """Whether a layout is short."""
        if layout < FIRST_TOWN:
            return self.lines >> layout & 1 != 0
        return self.towns >> layout - FIRST_TOWN & 1 != 0


def lays(state: State, seat: int) -> list[int]:
    """Every tile that a player may lay now, as moves."""
    found: list[int] = []
    if state.tiles_left <= 0:
        return found
    m = state.m
    cash: i64 = state.cash[seat]
    short = Shortage(state)
    ground = Ground(state, seat)
    plain = not m.engineer_saves and not m.points & PRICE
    if not plain or ground.is_bound():
        for hex in ground.candidates():
            add_closely(found, state, ground, hex, cash, short)
        return found
    begun = state.laid[seat] != 0
    at: i64 = -1
    for site in sites(state, ground):
        at += 1
        if site is None:
            if not includes(state.built, at):
                add_closely(found, state, ground, at, cash, short)
        elif site.most >= 0:
            moves = (site.moves if begun else site.first_moves)[cash if cash < site.most else site.most]
            if not site.lines & short.lines and not site.towns & short.towns:
                found += moves
                continue
            base = state.codes.laying(m.cell[at], 0)
            for move in moves:
                if not short.holds(move - base):
                    found.append(move)
    return found


def add_closely(found: list[int], state: State, ground: Ground, hex: int, cash: int, short: Shortage) -> None:
    """Add what can be laid in a hex that has to be looked at closely."""
    begun = state.laid[ground.seat] != 0
    layouts = usual_layouts(state, ground, hex) if begun else first_layouts(state, ground, hex)
    if not layouts:
        return
    m = state.m
    base: i64 = state.codes.laying(m.cell[hex], 0)
    layout: i64
    half = m.engineer_saves != 0
    usual = not half and not m.points & PRICE
    if usual and cash >= dearest_price(state, hex) and short.is_none():
        for layout in layouts:
            found.append(base + layout)
        return
    for layout in layouts:
        if usual:
            cost = usual_price(state, hex, layout)
        else:
            cost = price(state, hex, layout) if half else list_price(state, hex, layout)
        if cost <= cash and (not short.holds(layout) or in_stock(state, hex, layout)):
            found.append(base + layout)
