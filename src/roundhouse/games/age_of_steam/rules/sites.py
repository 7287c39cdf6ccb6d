"""Sites: hexes without track in them or leading to them, and the tiles that can be laid there.

Hexes with track to which nothing can be added are sites for nothing. Most hexes are sites, and a tile changes
only its own hex and those beside it. So what can be laid on a site is worked out once for a map and an
edition, and every position only remembers which site each hex is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.bits import ONLY, members
from roundhouse.games.age_of_steam.rules.fitting import city_sides, may_be_first, usual_layouts
from roundhouse.games.age_of_steam.rules.ground import Ground
from roundhouse.games.age_of_steam.rules.laying import list_price
from roundhouse.games.age_of_steam.rules.layouts import FIRST_PAIR, FIRST_TOWN, SIDES
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import city_beyond, goes_on

if TYPE_CHECKING:
    from mypy_extensions import i64


class Site:
    """One hex with certain cities beside it."""

    __slots__ = ("first_moves", "lines", "most", "moves", "towns")

    def __init__(self, layouts: list[int]) -> None:
        self.lines: i64 = 0  # mask of the layouts that fit, whatever they cost
        self.towns: i64 = 0  # the same where the hex is a town, from FIRST_TOWN
        for layout in layouts:
            if layout < FIRST_TOWN:
                self.lines |= ONLY[layout]
            else:
                self.towns |= ONLY[layout - FIRST_TOWN]
        self.most: i64 = -1  # what the dearest of them costs; -1 if none fits
        self.moves: list[list[int]] = []  # by the money that there is, from 0 to `most`
        self.first_moves: list[list[int]] = []  # those that may be a player's very first tile


BARREN: Final = Site([])


@mypyc_attr(acyclic=True)
class Sites:
    """Which site each hex is, in one position and all others with the same board and cities."""

    __slots__ = ("board", "cities", "edition", "known", "rows")

    def __init__(self, state: State, known: dict[int, Site], rows: list[Site | None]) -> None:
        self.edition = state.edition
        self.board = state.board
        self.cities = state.cities
        self.known = known  # of the map and the edition, by hex and sides that lead into cities
        self.rows = rows  # None: a hex with track in it or leading to it, where a tile might fit

    def follow(self, state: State, ground: Ground) -> Sites:
        """The sites of another position of the same map."""
        m = state.m
        rows = self.rows[:]
        for hex in self.changed(state):
            self.renew(rows, state, ground, hex)
        for stop in members(self.cities ^ state.cities):
            self.renew(rows, state, ground, m.stop_hex[stop])
        return Sites(state, self.known, rows)

    def changed(self, state: State) -> list[int]:
        """The hexes that have another layout now."""
        known = state.changes
        if known is not None and known.before is self.board and known.now is state.board:
            return known.hexes
        before, now = self.board.layout, state.board.layout
        return [hex for hex in range(len(now)) if before[hex] != now[hex]]

    def renew(self, rows: list[Site | None], state: State, ground: Ground, hex: int) -> None:
        """Look again at a hex and those beside it."""
        rows[hex] = self.site(state, ground, hex)
        near = state.m.near
        for place in range(hex * SIDES, hex * SIDES + SIDES):
            if near[place] >= 0:
                rows[near[place]] = self.site(state, ground, near[place])

    def site(self, state: State, ground: Ground, hex: i64) -> Site | None:
        """The site that a hex is now."""
        m = state.m
        stop = m.stop[hex]
        if state.board.layout[hex] >= 0:
            return BARREN if stop < 0 and is_settled(state, hex) else None
        if stop >= 0 and state.cities >> stop & 1:
            return BARREN
        if stop >= 0 and m.linked >> stop & 1:
            return None  # links without track may lead to the town
        across, track = m.across, state.board.track
        place: i64 = hex * SIDES
        last = place + SIDES
        while place < last:
            entry: i64 = across[place]
            place += 1
            if entry >= 0 and track[entry] >= 0:
                return None
        sides = city_sides(state, ground, hex)
        if not sides:
            return BARREN
        key = hex << SIDES | sides
        found = self.known.get(key)
        if found is None:
            found = survey_site(state, ground, hex, sides)
            self.known[key] = found
        return found


def sites(state: State, ground: Ground) -> list[Site | None]:
    """The site that each hex is now; None where a player has to look closer. For builders who may begin in
    every city."""
    found = state.sites
    if found is None or found.edition is not state.edition:
        found = state.m.sites.get(state.edition.name)
        if found is None:
            found = first_sites(state, ground)
            state.m.sites[state.edition.name] = found
    if found.board is not state.board or found.cities != state.cities:
        found = found.follow(state, ground)
    state.sites = found
    state.changes = None  # they count from here on
    return found.rows


def is_settled(state: State, hex: int) -> bool:
    """Whether the track of a hex is there to stay: none of its lines has a loose end, and no new one could
    begin, since beyond its other sides there is neither a city nor track."""
    m = state.m
    single = state.board.layout[hex] < FIRST_PAIR
    for place in range(hex * SIDES, hex * SIDES + SIDES):
        led_to = goes_on(m, state.board.track, place) or city_beyond(m, state.cities, place) >= 0
        if state.board.track[place] >= 0:
            if not led_to:
                return False
        elif single and led_to:
            return False
    return True


def first_sites(state: State, ground: Ground) -> Sites:
    """The sites of the first position of a map that is asked for."""
    found = Sites(state, {}, [None] * len(state.board.layout))
    for hex in range(len(state.board.layout)):
        found.rows[hex] = found.site(state, ground, hex)
    return found


def survey_site(state: State, ground: Ground, hex: int, at_city: int) -> Site:
    """What can be laid on a site; `at_city` are the sides that lead into cities."""
    layouts = usual_layouts(state, ground, hex)
    site = Site(layouts)
    prices = [list_price(state, hex, layout) for layout in layouts]
    if layouts:
        site.most = max(prices)
    base = state.codes.laying(state.m.cell[hex], 0)
    for money in range(site.most + 1):
        moves: list[int] = []
        opening: list[int] = []
        for number in range(len(layouts)):
            if prices[number] <= money:
                move = base + layouts[number]
                moves.append(move)
                if may_be_first(state, hex, layouts[number], at_city):
                    opening.append(move)
        site.moves.append(moves)
        site.first_moves.append(opening)
    return site
