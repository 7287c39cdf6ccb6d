"""Advice: what a network can carry, the income that a cube of each colour brings from each stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import ONLY
from roundhouse.games.age_of_steam.advice.goods import STEPS, Goods
from roundhouse.games.age_of_steam.rules.components import COLOURS, TERMINAL, WHITE
from roundhouse.games.age_of_steam.rules.delivery_links import open_owners
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switch import BORDERS, LINKS_PAID

if TYPE_CHECKING:
    from mypy_extensions import i64

LINK: Final = 10  # income is counted in tenths
FOREIGN: Final = -4  # a link that pays an opponent
STRANGERS: Final = 1  # links of opponents on one way, when one plans for oneself


class Demand:
    """The links of one player, and the best way for every cube over them.

    `best[(stop * COLOURS + colour) * STEPS + links]` is the most income, in tenths, that such a cube brings
    over at most so many links; 0 if there is no way.
    """

    __slots__ = (
        "accepts", "best", "ends", "far", "foreign", "gains", "goods", "less", "limit", "lying", "m",
        "must_stop", "open", "origin", "region", "region_income", "row", "seat", "terminals", "wanted",
        "welcome",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, goods: Goods, accepts: list[int]) -> None:
        m = state.m
        self.m = m
        self.seat = seat
        self.goods = goods
        self.accepts = accepts
        self.must_stop = bool(state.edition.must_stop)
        self.foreign = LINK if state.edition.mover_earns else FOREIGN
        self.ends: list[list[int]] = [[] for _ in range(m.stops)]
        self.gains: list[list[int]] = [[] for _ in range(m.stops)]
        self.terminals = 0
        for stop in range(m.stops):
            if m.stop_kind[stop] == TERMINAL:
                self.terminals |= 1 << stop
        self.region: list[int] = [state.region(stop) for stop in range(m.stops)] if m.region_income else []
        self.region_income: int = m.region_income * LINK
        self.less: int = less(state, seat) if m.points & LINKS_PAID else 0
        self.open: list[int] = []  # [stop]: where cubes from there may end, a mask; empty: everywhere
        if m.points & BORDERS:
            for stop in range(m.stops):
                found = (1 << m.stops) - 1
                for switch in m.switches:
                    found = switch.across(state, seat, stop, found)
                self.open.append(found)
        self.best: list[int] = []
        self.origin = 0
        self.welcome = -1  # the stops where a cube from there may be delivered, a mask
        self.row = 0  # where the cubes of the way under way are written down
        self.wanted = 0  # the colours looked for
        self.limit = 0
        self.far: list[int] = []  # [stop]: links to the nearest new one
        self._enter(state, seat)
        self.lying: list[int] = [len(ends) for ends in self.ends]  # [stop]: links that are not new

    def _enter(self, state: State, seat: int) -> None:
        """The links as they lie."""
        m = state.m
        network = state.links()
        owners = open_owners(state, seat)
        for stop in range(m.stops):
            if not network.beside[stop]:
                continue
            for here in range(stop * SIDES, stop * SIDES + SIDES):
                end = network.to[here]
                if end >= 0 and owners >> network.owner[here] + 1 & 1:
                    self.ends[stop].append(end)
                    self.gains[stop].append(self.gain_of(seat, network.owner[here]))
        for link in range(len(state.link_owner)):
            if state.link_owner[link] != FOR_SALE and owners >> state.link_owner[link] + 1 & 1:
                one, other = m.link_ends(link)
                self.join(one, other, self.gain_of(seat, state.link_owner[link]))

    def gain_of(self, seat: int, owner: int) -> int:
        """What a link brings to a player."""
        if owner == seat:
            return LINK
        return self.foreign if owner >= 0 or self.foreign > 0 else 0

    def join(self, one: int, other: int, gain: int) -> None:
        """Put a link in."""
        self.ends[one].append(other)
        self.gains[one].append(gain)
        self.ends[other].append(one)
        self.gains[other].append(gain)

    def part(self, one: int, other: int) -> None:
        """Take the link out that was put in last."""
        self.ends[one].pop()
        self.gains[one].pop()
        self.ends[other].pop()
        self.gains[other].pop()

    def measure(self, limit: int, foreign: int) -> None:
        """Work out `best` for ways of up to so many links, few of them an opponent's."""
        goods = self.goods
        stops = len(self.ends)
        self.best = [0] * ((stops * COLOURS + len(goods.sections) // 4) * STEPS)
        self.limit = min(limit, STEPS - 1)
        for stop in range(stops):
            self.wanted = goods.wanted[stop]
            if self.wanted and self.ends[stop]:
                self._leave(stop, foreign, True)
        self.welcome = -1
        for entry in range(0, len(goods.sections), 4):
            self.row = stops * COLOURS + entry // 4
            self._set_out(goods.sections, entry, foreign)

    def measure_colour(self, colour: int, limit: int, foreign: int) -> None:
        """The same for cubes of one colour, wherever they may come to lie."""
        stops = len(self.ends)
        self.best = [0] * (stops * COLOURS * STEPS)
        self.limit = min(limit, STEPS - 1)
        self.wanted = 1 << colour
        for stop in range(stops):
            if self.ends[stop]:
                self._leave(stop, foreign, True)

    def measure_more(self, known: list[int], limit: int, foreign: int) -> None:
        """The same for the links put in since: what is `known` without them, and the ways over them."""
        goods = self.goods
        if goods.sections:
            self.measure(limit, foreign)
            return
        self.best = known[:]
        self.limit = min(limit, STEPS - 1)
        self._look_around()
        for stop in range(len(self.ends)):
            self.wanted = goods.wanted[stop]
            if self.wanted and self.far[stop] < self.limit:
                self._leave(stop, foreign, False)

    def _leave(self, stop: int, foreign: int, fresh: bool) -> None:
        """Follow all ways of the cubes on a stop."""
        self.origin = stop
        self.row = stop * COLOURS
        if self.open:
            self.welcome = self.open[stop]
        self._go(stop, 1 << stop, 0, 1, 0, foreign, fresh)

    def _look_around(self) -> None:
        """How far it is from each stop to the nearest new link."""
        self.far = [STEPS] * len(self.ends)
        ring: list[int] = []
        for stop in range(len(self.ends)):
            if len(self.ends[stop]) > self.lying[stop]:
                self.far[stop] = 0
                ring.append(stop)
        links = 0
        while ring and links < self.limit:
            links += 1
            following: list[int] = []
            for stop in ring:
                for end in self.ends[stop]:
                    if self.far[end] > links:
                        self.far[end] = links
                        following.append(end)
            ring = following

    def _set_out(self, sections: list[int], entry: int, foreign: int) -> None:
        """A cube on open track goes to one end of its section or to the other."""
        m = self.m
        colour, one, other = sections[entry], sections[entry + 1], sections[entry + 2]
        gain = self.gain_of(self.seat, sections[entry + 3]) * m.start_section_income
        if gain < 0:
            foreign -= 1
        self.wanted = 1 << colour
        steps = m.start_section_engine
        for end in (one, other):
            if end < 0 or steps > self.limit:
                continue
            self.origin = end
            if self.accepts[end] & self.wanted:
                self._arrive(end, self.wanted, steps, gain)
                if self.must_stop:
                    continue
            if steps < self.limit:
                visited = 1 << end | (1 << one if one >= 0 else 0) | (1 << other if other >= 0 else 0)
                self._go(end, visited, 0, steps + 1, gain, foreign, True)

    def _go(
        self, stop: i64, visited: i64, closed: i64, depth: i64, gain: i64, foreign: i64, fresh: bool
    ) -> None:
        """Follow the links from a stop. `closed` are the colours whose city was passed.

        As long as the way is not `fresh`, only ways that can still use a new link are followed, and count.
        """
        ends = self.ends[stop]
        gains = self.gains[stop]
        accepts = self.accepts
        wanted: i64 = self.wanted
        limit: i64 = self.limit
        lying: i64 = 0
        if not fresh:
            lying = self.lying[stop]
        links: i64 = len(ends)
        number: i64 = -1
        while number + 1 < links:
            number += 1
            end: i64 = ends[number]
            new = number >= lying
            if visited >> end & 1:
                continue
            if not new:
                far: i64 = self.far[end]
                if far >= limit - depth:
                    continue
            more: i64 = gains[number]
            left = foreign
            if more < 0:
                if not left:
                    continue
                left -= 1
            takes: i64 = accepts[end]
            passed = closed
            if takes:
                here = takes & wanted & ~closed
                if here and new:
                    self._arrive(end, here, depth, gain + more)
                if self.must_stop:
                    passed |= takes
                    if not wanted & ~passed:
                        continue
            if depth < limit and not self.terminals >> end & 1:
                self._go(end, visited | ONLY[end], passed, depth + 1, gain + more, left, new)

    def _arrive(self, end: i64, colours: i64, depth: i64, gain: i64) -> None:
        """Write down what a cube brings that gets so far; a longer limit allows it too."""
        if not self.welcome >> end & 1:
            return
        if self.region_income:
            begun, ended = self.region[self.origin], self.region[end]
            if begun and ended and begun != ended:
                gain += self.region_income
        if self.less and gain == depth * LINK:
            gain -= self.less
        best = self.best
        row: i64 = self.row
        single = row >= len(self.ends) * COLOURS
        colour: i64 = 0
        while colours:
            if colours & 1:
                place = (row if single else row + colour) * STEPS
                worth = gain
                if colour == WHITE:
                    worth += LINK * self.m.special_income
                limit = place + depth
                while limit < place + STEPS:
                    known: i64 = best[limit]
                    if worth <= known:
                        break
                    best[limit] = worth
                    limit += 1
            colours >>= 1
            colour += 1


def less(state: State, seat: int) -> int:
    """What a player goes without whose cube went over own links alone, in tenths of income."""
    gains = [0] * state.players
    gains[seat] = 1
    for switch in state.m.switches:
        switch.foresee(state, seat, 1, gains)
    return LINK * (1 - gains[seat])


def accepted(state: State) -> list[int]:
    """For each stop the colours that it takes, a mask."""
    m = state.m
    found = [0] * m.stops
    for colour in range(COLOURS):
        takes = state.takes(colour)
        for stop in range(m.stops):
            if takes >> stop & 1:
                found[stop] |= 1 << colour
    return found
