"""Advice: what a network can carry, the income that a cube of each colour brings from each stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import ONLY
from roundhouse.core.rows import row_full
from roundhouse.games.age_of_steam.advice.goods import STEPS, Goods
from roundhouse.games.age_of_steam.rules.components import COLOURS, TERMINAL, WHITE
from roundhouse.games.age_of_steam.rules.delivery_links import open_owners
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switch import BORDERS, LINKS_PAID

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

ROOM: Final = 32  # links of a stop: through its sides, without track, and those of a plan
LINK: Final = 10  # income is counted in tenths
FOREIGN: Final = -4  # a link that pays an opponent
STRANGERS: Final = 1  # links of opponents on one way, when one plans for oneself


class Demand:
    """The links of one player, and the best way for every cube over them.

    `best[(stop * COLOURS + colour) * STEPS + links]` is the most income, in tenths, that such a cube brings
    over at most so many links; 0 if there is no way.
    """

    __slots__ = (
        "accepts", "best", "ends", "far", "foreign", "gains", "goods", "less", "limit", "links", "lying",
        "m", "must_stop", "open", "origin", "region", "region_income", "row", "seat", "terminals", "wanted",
        "welcome",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, goods: Goods, accepts: Row) -> None:
        m = state.m
        self.m = m
        self.seat = seat
        self.goods = goods
        self.accepts = accepts
        self.must_stop = bool(state.edition.must_stop)
        self.foreign = LINK if state.edition.mover_earns else FOREIGN
        self.links: Row = row_full(0, m.stops)  # [stop]: how many links it has
        self.ends: Row = row_full(0, m.stops * ROOM)  # [stop, link]: where it leads,
        self.gains: Row = row_full(0, m.stops * ROOM)  # and the income that it brings, in tenths
        self.terminals: i64 = 0
        for stop in range(m.stops):
            if m.stop_kind[stop] == TERMINAL:
                self.terminals |= ONLY[stop]
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
        self.best: Row = row_full(0, 0)
        self.origin: i64 = 0
        self.welcome: i64 = -1  # the stops where a cube from there may be delivered, a mask
        self.row: i64 = 0  # where the cubes of the way under way are written down
        self.wanted: i64 = 0  # the colours looked for
        self.limit: i64 = 0
        self.far: Row = row_full(0, 0)  # [stop]: links to the nearest new one
        self._enter(state, seat)
        self.lying: Row = self.links[:]  # [stop]: links that are not new

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
                    self._add(stop, end, self.gain_of(seat, network.owner[here]))
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
        self._add(one, other, gain)
        self._add(other, one, gain)

    def _add(self, stop: i64, end: i64, gain: i64) -> None:
        """One more link that leaves a stop."""
        at = stop * ROOM + self.links[stop]
        self.ends[at] = end
        self.gains[at] = gain
        self.links[stop] += 1

    def part(self, one: int, other: int) -> None:
        """Take the link out that was put in last."""
        self.links[one] -= 1
        self.links[other] -= 1

    def measure(self, limit: int, foreign: int) -> None:
        """Work out `best` for ways of up to so many links, few of them an opponent's."""
        goods = self.goods
        stops = self.m.stops
        self.best = row_full(0, (stops * COLOURS + len(goods.sections) // 4) * STEPS)
        self.limit = min(limit, STEPS - 1)
        for stop in range(stops):
            self.wanted = goods.wanted[stop]
            if self.wanted and self.links[stop]:
                self._leave(stop, foreign, True)
        self.welcome = -1
        for entry in range(0, len(goods.sections), 4):
            self.row = stops * COLOURS + entry // 4
            self._set_out(goods.sections, entry, foreign)

    def measure_colour(self, colour: int, limit: int, foreign: int) -> None:
        """Work out `best` for cubes of one colour, wherever they may come to lie."""
        stops = self.m.stops
        self.best = row_full(0, stops * COLOURS * STEPS)
        self.limit = min(limit, STEPS - 1)
        self.wanted = 1 << colour
        for stop in range(stops):
            if self.links[stop]:
                self._leave(stop, foreign, True)

    def measure_more(self, known: Row, limit: int, foreign: int) -> None:
        """Work out `best` for links put in since: what is `known` without them, and the ways over them."""
        goods = self.goods
        if goods.sections:
            self.measure(limit, foreign)
            return
        self.best = known[:]
        self.limit = min(limit, STEPS - 1)
        self._look_around()
        for stop in range(self.m.stops):
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
        stops = self.m.stops
        links, lying, ends = self.links, self.lying, self.ends
        far = row_full(STEPS, stops)
        met = row_full(0, stops)  # the nearest ones first
        number: i64 = 0
        for stop in range(stops):
            if links[stop] > lying[stop]:
                far[stop] = 0
                met[number] = stop
                number += 1
        next: i64 = 0
        while next < number:
            here = met[next]
            next += 1
            steps = far[here] + 1
            if steps > self.limit:
                break
            link = here * ROOM
            last = link + links[here]
            while link < last:
                end = ends[link]
                link += 1
                if far[end] > steps:
                    far[end] = steps
                    met[number] = end
                    number += 1
        self.far = far

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
        ends, gains, accepts = self.ends, self.gains, self.accepts
        wanted = self.wanted
        limit = self.limit
        link = stop * ROOM
        last = link + self.links[stop]
        first_new = link
        if not fresh:
            first_new += self.lying[stop]
        while link < last:
            end = ends[link]
            more = gains[link]
            new = link >= first_new
            link += 1
            if visited >> end & 1 or (not new and self.far[end] >= limit - depth):
                continue
            left = foreign
            if more < 0:
                if not left:
                    continue
                left -= 1
            takes = accepts[end]
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
        row = self.row
        single = row >= self.m.stops * COLOURS
        colour: i64 = 0
        while colours:
            if colours & 1:
                place = (row if single else row + colour) * STEPS
                worth = gain
                if colour == WHITE:
                    worth += LINK * self.m.special_income
                limit = place + depth
                while limit < place + STEPS:
                    if worth <= best[limit]:
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


def accepted(state: State) -> Row:
    """For each stop the colours that it takes, a mask."""
    m = state.m
    found = row_full(0, m.stops)
    for colour in range(COLOURS):
        takes = state.takes(colour)
        for stop in range(m.stops):
            if takes >> stop & 1:
                found[stop] |= 1 << colour
    return found
