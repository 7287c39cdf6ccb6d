"""Advice: ways for new links, the cheapest rows of tiles between stops (R-BLD-2 to R-BLD-17)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.layouts import (
    FIRST_PAIR,
    IS_CROSSING,
    LINE_BETWEEN,
    MOST_EXITS,
    PAIR_WITH,
    SIDES,
    exits_of,
)
from roundhouse.games.age_of_steam.network import OPEN, other_end, walk
from roundhouse.games.age_of_steam.state import FOR_SALE, State

FAR: Final = 1 << 30
WAYS_EACH: Final = 2  # between the same two stops


class Way:
    """A link that could be built: its ends, the new exits of towns, the tiles, and their price."""

    __slots__ = ("exits", "hexes", "layouts", "link", "one", "other", "price", "prices")

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other
        self.exits: list[int] = []  # [hex, side] of towns that need an exit
        self.hexes: list[int] = []
        self.layouts: list[int] = []
        self.prices: list[int] = []
        self.price = 0  # without the towns
        self.link = -1  # the direct link that it is


class Surveyor:
    """Looks for ways from one stop after the other, for one builder."""

    __slots__ = ("came", "cost", "m", "most", "origin", "seat", "state", "stock", "ways")

    def __init__(self, state: State, seat: int, most: int) -> None:
        self.state = state
        self.m = state.m
        self.seat = seat
        self.most = most  # tiles of a way
        self.ways: list[Way] = []
        self.origin = 0
        self.cost: list[int] = [FAR] * len(
            state.m.near
        )  # [hex, side] -> the least price of track that leaves a hex there
        self.came: list[int] = [-1] * len(state.m.near)  # and where it came from
        self.stock: list[bool] = []  # [layout]: whether a tile for it is left
        for kinds in state.c.tiles_for:
            self.stock.append(any(state.tiles[kind] for kind in kinds))

    def survey(self) -> list[Way]:
        """Every way of up to `most` tiles."""
        for stop in range(self.m.stops):
            self.look_from(stop)
        for link in range(len(self.state.link_owner)):
            if self.state.link_owner[link] == FOR_SALE:
                way = Way(self.m.links[link * 3], self.m.links[link * 3 + 1])
                way.link = link
                way.price = self.m.links[link * 3 + 2]
                self.ways.append(way)
        return self.ways

    def look_from(self, stop: int) -> None:
        """Layer by layer: all track that leaves a hex after so many tiles."""
        self.origin = stop
        layer = self.begin(stop)
        seen = layer
        found: list[int] = []  # flat: price, place, stop
        for tiles in range(self.most + 1):
            following: list[int] = []
            for place in layer:
                self.step(place, tiles < self.most, following, found)
            layer = following
            seen = seen + following
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
        for place in seen:
            self.cost[place] = FAR
            self.came[place] = -1

    def begin(self, stop: int) -> list[int]:
        """The open ends at a stop, and the sides where track could begin."""
        state = self.state
        m = self.m
        hex = m.stop_hex[stop]
        city = bool(state.cities >> stop & 1)
        full = not city and (hex in state.built or self.exits(hex) >= MOST_EXITS)
        layer: list[int] = []
        for side in range(SIDES):
            place = hex * SIDES + side
            beyond = m.near[place]
            if beyond < 0:
                continue
            back = side + 3 if side < 3 else side - 3
            first = state.track[beyond * SIDES + back] if city else state.track[place]
            if first >= 0:
                owner = (first >> 3) - 1
                if owner not in (NOBODY, self.seat):
                    continue
                end = walk(m, state.track, state.cities, hex, side)
                if end < OPEN:
                    continue
                place = end - OPEN
            elif full:
                continue
            self.cost[place] = 0
            layer.append(place)
        return layer

    def exits(self, hex: int) -> int:
        layout = self.state.layout[hex]
        return exits_of(layout).bit_count() if layout >= 0 else 0

    def step(self, place: int, more: bool, following: list[int], found: list[int]) -> None:
        """Go on from track that leaves a hex through a side."""
        state = self.state
        m = self.m
        hex = m.near[place]
        if hex < 0:
            return
        side = place % SIDES
        back = side + 3 if side < 3 else side - 3
        stop = m.stop[hex]
        price = self.cost[place]
        if stop >= 0 and state.cities >> stop & 1:
            found += [price, place, stop]
            return
        line = state.track[hex * SIDES + back]
        if line >= 0:
            owner = (line >> 3) - 1
            if owner in (NOBODY, self.seat):
                end = other_end(m, state.track, state.cities, hex, back)
                if end < OPEN:
                    found += [price, place, end]
            return
        if hex in state.built:
            return
        if stop >= 0:
            if self.exits(hex) < MOST_EXITS:
                found += [price, place, stop]
            return
        if more:
            self.spread(place, hex, back, following)

    def spread(self, place: int, hex: int, back: int, following: list[int]) -> None:
        """Every line through a hex from one side."""
        m = self.m
        old = self.state.layout[hex]
        if old >= FIRST_PAIR:
            return
        price = self.cost[place]
        for side in range(SIDES):
            line = LINE_BETWEEN[back * SIDES + side]
            if line < 0 or m.near[hex * SIDES + side] < 0:
                continue
            layout = line
            if old >= 0:
                layout = PAIR_WITH[old * FIRST_PAIR + line]
                if layout < 0:
                    continue
                more = m.replace_crossing if IS_CROSSING[layout] else self.state.edition.beside_price
            else:
                more = m.price[hex]
            out = hex * SIDES + side
            if price + more < self.cost[out] and self.stock[layout]:
                self.cost[out] = price + more
                self.came[out] = place
                following.append(out)

    def trace(self, place: int, end: int) -> Way | None:
        """The tiles that lead to a place, from the first; None if they use a hex twice."""
        state = self.state
        m = self.m
        way = Way(self.origin, end)
        beyond = m.near[place]
        if m.stop[beyond] == end and not state.cities >> end & 1:
            back = place % SIDES + 3 if place % SIDES < 3 else place % SIDES - 3
            if state.track[beyond * SIDES + back] < 0:
                way.exits.append(beyond * SIDES + back)
        while self.came[place] >= 0:
            hex, side = place // SIDES, place % SIDES
            before = self.came[place]
            back = before % SIDES + 3 if before % SIDES < 3 else before % SIDES - 3
            line = LINE_BETWEEN[back * SIDES + side]
            old = state.layout[hex]
            if hex in way.hexes:
                return None
            way.hexes.insert(0, hex)
            way.layouts.insert(0, PAIR_WITH[old * FIRST_PAIR + line] if old >= 0 else line)
            way.prices.insert(0, self.cost[place] - self.cost[before])
            way.price += way.prices[0]
            place = before
        stop = self.origin
        at_town = m.stop_hex[stop] == place // SIDES and not state.cities >> stop & 1
        if at_town and state.track[place] < 0:
            way.exits.append(place)
        return way if way.hexes or way.exits else None
