"""Advice: ways for new links, the cheapest rows of tiles between stops (R-BLD-2 to R-BLD-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import ONLY
from roundhouse.core.lists import includes
from roundhouse.core.rows import row_full, row_with
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.rules.board import Board
from roundhouse.games.age_of_steam.rules.build_turn import may_buy
from roundhouse.games.age_of_steam.rules.components import EVERY_ACTION, Edition, Map
from roundhouse.games.age_of_steam.rules.laying import may_lay, price_here, usual_price
from roundhouse.games.age_of_steam.rules.layouts import (
    FIRST_PAIR,
    IS_CROSSING,
    LINE_BETWEEN,
    MOST_EXITS,
    PAIR_WITH,
    SIDES,
    exits_of,
)
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switch import LAY, LINKS, PRICE
from roundhouse.games.age_of_steam.rules.track import (
    OPEN,
    first_line,
    hex_of,
    other_end,
    owner_of,
    place_at,
    side_of,
    walk,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

FAR: Final = 1 << 30
KEPT: Final = 32  # surveys: a search weighs the books of one position again and again
WAYS_EACH: Final = 2  # between the same two stops
SPOTS: Final = 61
STUB: Final = 2  # tiles of track that leads nowhere yet, for the cubes that lie there
SWITCHED: Final = PRICE | LAY | LINKS  # where a map may have another say in what can be built


class Way:
    """A link that could be built: its ends, the new exits of towns, the tiles, and their price.

    Where cubes on track can be moved, also track that leads nowhere yet: it ends where it begins.
    """

    __slots__ = ("ends", "exits", "hexes", "layouts", "link", "one", "other", "price", "prices", "spot")

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other
        self.ends: i64 = ONLY[one] | ONLY[other]  # the same as a mask
        self.exits: list[int] = []  # [hex, side] of towns that need an exit
        self.hexes: list[int] = []
        self.spot: i64 = 0  # a mask that tells most ways apart which share no hex; see `spot_of`
        self.layouts: list[int] = []
        self.prices: list[int] = []
        self.price = 0  # without the towns
        self.link = -1  # the direct link that it is


def spot_of(hex: int) -> i64:
    """The hex as a mask that it shares with few others."""
    return ONLY[hex % SPOTS]


class Surveyor:
    """Looks for ways from one stop after the other, for one builder."""

    __slots__ = (
        "came", "cost", "m", "most", "origin", "reached", "seat", "state", "stock", "switched", "ways",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, most: int) -> None:
        self.state = state
        self.m = state.m
        self.seat = seat
        self.most = most  # tiles of a way
        self.ways: list[Way] = []
        self.origin = 0
        # [place] -> the least price of track that leaves a hex there
        self.cost: Row = row_full(FAR, len(state.m.near))
        self.came: Row = row_full(-1, len(state.m.near))  # and where it came from
        self.reached: Row = row_full(0, 0)  # the places that tiles lead to, layer by layer
        self.switched: bool = state.m.points & (PRICE | LAY) != 0
        self.stock: list[bool] = []  # [layout]: whether a tile for it is left
        for kinds in state.c.tiles_for:
            self.stock.append(any(state.tiles[kind] for kind in kinds))

    def survey(self) -> list[Way]:
        """Every way of up to `most` tiles."""
        for stop in range(self.m.stops):
            self.look_from(stop)
        for link in range(len(self.state.link_owner)):
            if self.state.link_owner[link] == FOR_SALE and self.may_buy(link):
                one, other = self.m.link_ends(link)
                way = Way(one, other)
                way.link = link
                way.price = self.m.link_price(link)
                self.ways.append(way)
        return self.ways

    def may_buy(self, link: int) -> bool:
        """Whether the switches of the map let the builder buy a link without track."""
        return not self.m.points & LINKS or may_buy(self.state, self.seat, link)

    def look_from(self, stop: int) -> None:
        """Layer by layer: all track that leaves a hex after so many tiles."""
        self.origin = stop
        self.reached = self.begin(stop)
        for place in self.reached:
            self.cost[place] = 0
        found: list[int] = []  # flat: price, place, stop
        first = 0
        for tiles in range(self.most + 1):
            end = len(self.reached)
            for at in range(first, end):
                self.step(self.reached[at], tiles < self.most, found)
            first = end
            if self.m.track_deliver and tiles < STUB and self.state.cities >> stop & 1:
                self.stubs(stop, self.reached[first:])
        # The cheapest ways to each stop.
        taken = [0] * self.m.stops
        order = sorted(range(0, len(found), 3), key=lambda entry: found[entry])
        for entry in order:
            end = found[entry + 2]
            if end > stop and taken[end] < WAYS_EACH:
                way = self.trace(found[entry + 1], end)
                if way is not None:
                    taken[end] += 1
                    self.ways.append(way)
        for place in self.reached:
            self.cost[place] = FAR
            self.came[place] = -1

    def stubs(self, stop: int, places: Row) -> None:
        """Track from a city to each hex with a cube: of the ways there, the cheapest that can go on best."""
        m = self.m
        state = self.state
        best: dict[int, int] = {}  # by hex: the place where its track goes on
        rank: dict[int, int] = {}
        for place in places:
            hex: int = hex_of(place)
            if state.lying[hex] < 0 or state.board.layout[hex] >= 0:
                continue
            if m.stop_beyond[place] >= 0 or state.board.track[m.across[place]] >= 0:
                continue
            worth = self.cost[place] * len(m.near) + m.tiles_to_stop[m.near[place]]
            if hex not in rank or worth < rank[hex]:
                best[hex], rank[hex] = place, worth
        for place in best.values():
            way = self.trace(place, stop)
            if way is not None:
                self.ways.append(way)

    def begin(self, stop: int) -> Row:
        """The open ends at a stop, and the sides where track could begin."""
        state = self.state
        m = self.m
        hex = m.stop_hex[stop]
        city = bool(state.cities >> stop & 1)
        full = not city and (hex in state.built or self.exits(hex) >= MOST_EXITS)
        layer = row_full(0, 0)
        for side in range(SIDES):
            place = place_at(hex, side)
            if m.near[place] < 0:
                continue
            first = first_line(m, state.board.track, state.cities, stop, side)
            if first >= 0:
                if owner_of(state.board.track[first]) not in (NOBODY, self.seat):
                    continue
                end = walk(m, state.board.track, state.cities, place)
                if end < OPEN:
                    continue
                place = end - OPEN
            elif full:
                continue
            layer = row_with(layer, place)
        return layer

    def exits(self, hex: int) -> int:
        return exits_of(self.state.board.layout[hex]).bit_count()

    def step(self, place: i64, more: bool, found: list[int]) -> None:
        """Go on from track that leaves a hex through a side."""
        state = self.state
        m = self.m
        entry = m.across[place]
        if entry < 0:
            return
        line = state.board.track[entry]
        stop = m.stop_beyond[place]
        if stop < 0 and line < 0:
            hex: i64 = m.near[place]
            if more and not includes(state.built, hex):
                self.spread(place, hex, entry - hex * SIDES)
            return
        price = self.cost[place]
        if stop >= 0 and state.cities >> stop & 1:
            found += [price, place, stop]
        elif line >= 0:
            if owner_of(line) in (NOBODY, self.seat):
                end = other_end(m, state.board.track, state.cities, entry)
                if end < OPEN:
                    found += [price, place, end]
        elif m.near[place] not in state.built and self.exits(m.near[place]) < MOST_EXITS:
            found += [price, place, stop]

    def spread(self, place: i64, hex: i64, back: i64) -> None:
        """Every line through a hex from one side."""
        m = self.m
        old = self.state.board.layout[hex]
        if old >= FIRST_PAIR:
            return
        near, cost = m.near, self.cost
        price = cost[place]
        more: i64 = m.price[hex]
        side: i64 = 0
        while side < SIDES:
            out = hex * SIDES + side
            line = LINE_BETWEEN[back * SIDES + side]
            side += 1
            beyond: i64 = near[out]
            if line < 0 or beyond < 0:
                continue
            layout = line
            if old >= 0:
                layout = PAIR_WITH[old * FIRST_PAIR + line]
                if layout < 0:
                    continue
                more = m.replace_crossing if IS_CROSSING[layout] else self.state.edition.beside_price
            if self.switched:
                more = self.price(hex, layout)
            before = cost[out]
            if price + more < before and self.stock[layout]:
                cost[out] = price + more
                self.came[out] = place
                self.reached = row_with(self.reached, out)

    def price(self, hex: int, layout: int) -> int:
        """What a tile costs where the map has a say in it; too much if it forbids it."""
        if self.m.points & LAY and not may_lay(self.state, self.seat, hex, layout):
            return FAR
        return price_here(self.state, self.seat, hex, layout, usual_price(self.state, hex, layout))

    def trace(self, place: int, end: int) -> Way | None:
        """The tiles that lead to a place, from the first; None if they use a hex twice."""
        state = self.state
        m = self.m
        way = Way(self.origin, end)
        entry = m.across[place]
        at_town = m.stop[hex_of(entry)] == end and not state.cities >> end & 1
        if at_town and state.board.track[entry] < 0:
            way.exits.append(entry)
        while self.came[place] >= 0:
            hex = hex_of(place)
            before = self.came[place]
            line = LINE_BETWEEN[side_of(m.across[before]) * SIDES + side_of(place)]
            old = state.board.layout[hex]
            if includes(way.hexes, hex):
                return None
            way.hexes.insert(0, hex)
            way.spot |= spot_of(hex)
            way.layouts.insert(0, PAIR_WITH[old * FIRST_PAIR + line] if old >= 0 else line)
            way.prices.insert(0, self.cost[place] - self.cost[before])
            way.price += way.prices[0]
            place = before
        stop = self.origin
        at_town = m.stop_hex[stop] == hex_of(place) and not state.cities >> stop & 1
        if at_town and state.board.track[place] < 0:
            way.exits.append(place)
        return way if way.hexes or way.exits else None


class Survey:
    """The ways that one builder has on a map as it lies. Lists of a state are replaced, never changed."""

    __slots__ = (
        "board", "built", "cities", "edition", "link_owner", "m", "most", "seat", "tiles", "ways", "when",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, most: int) -> None:
        self.m: Map = state.m
        self.edition: Edition = state.edition
        self.board: Board = state.board
        self.tiles: list[int] = state.tiles
        self.built: list[int] = state.built
        self.link_owner: list[int] = state.link_owner
        self.cities: int = state.cities
        self.seat = seat
        self.most = most
        self.when: int = moment(state, seat)
        self.ways: list[Way] = Surveyor(state, seat, most).survey()

    def fits(self, state: State, seat: int, most: int) -> bool:
        """Whether it is the one of this position."""
        return (
            self.seat == seat
            and self.most == most
            and self.cities == state.cities
            and self.m is state.m
            and self.edition is state.edition
            and self.built == state.built
            and self.tiles == state.tiles
            and self.link_owner == state.link_owner
            and self.lies(state)
            and self.when == moment(state, seat)
        )

    def lies(self, state: State) -> bool:
        """Whether all track lies as it did. A board that was met in another line is as good."""
        if self.board is state.board:
            return True
        if state.m.switches or state.m.track_deliver or not self.board.equals(state.board):
            return False
        self.board = state.board
        return True


def moment(state: State, seat: int) -> int:
    """All that switches of the map may look at when they have a say in what can be built, as one number."""
    if not state.m.points & SWITCHED:
        return 0
    return state.turn * EVERY_ACTION + state.action[seat] + 1


MEMORY: Final[Memory[Survey]] = Memory(KEPT)


def ways_of(state: State, seat: int, most: int) -> list[Way]:
    """Every way of up to so many tiles that a builder has, worked out or remembered. Not to be changed."""
    for known in MEMORY.recent():
        if known.fits(state, seat, most):
            return known.ways
    found = Survey(state, seat, most)
    MEMORY.keep(found)
    return found.ways
