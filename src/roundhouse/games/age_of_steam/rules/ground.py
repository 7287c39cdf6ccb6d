"""Where track may go: what a new line would meet at each side of a hex (R-BLD-2 to R-BLD-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.bits import ONLY
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.layouts import (
    CENTRE,
    FIRST_SIDE,
    LINE_BETWEEN,
    SECOND_SIDE,
    SIDES,
    other_side,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import (
    OPEN,
    OWNER,
    city_beyond,
    hex_of,
    inner_of,
    is_loose,
    other_end,
    owner_of,
    place_at,
    walk,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# What lies beyond a side, for one builder.
BLOCKED: Final = 0  # water, the edge of the map, or the open end of somebody else's track
FREE: Final = 1  # nothing to connect to, but nothing in the way
JOINS: Final = 2  # unowned track that one may take along, but not start from
OWN: Final = 3  # own track, or unowned track that one may extend
AT_CITY: Final = 4  # a city to start from
KINDS: Final = 5
SURROUNDINGS: Final = KINDS**SIDES  # of a hex
FREEDOMS: Final = 1 + SIDES * 2  # of a line


@mypyc_attr(acyclic=True, free_list_len=1)
class Ground:
    """One builder's view of the map: where new track may begin."""

    __slots__ = (
        "anchors", "clash", "owns", "seat", "starts", "state", "status", "stop_at", "touches", "towns",
    )  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.status: list[int] = [BLOCKED] * SIDES  # of the hex last looked at
        self.stop_at: list[int] = [-1] * SIDES  # the stop that one gets to through each side, or -1
        self.clash = 0  # which of its sides lead to the same stop; see `clashing`
        self.anchors = 0  # sides of it where new track can begin
        self.towns: i64 = 0  # mask: towns with a line of the builder's
        self.touches = 0  # mask: stops that the builder's track leads to
        self.owns = False  # any track at all
        m = state.m
        if m.contiguous or m.first_from:
            self._look_at_own()
        else:
            layout, track, stop_hex = state.board.layout, state.board.track, m.stop_hex
            mine: i64 = seat + 1
            stop: i64 = -1
            for hex in stop_hex:
                stop += 1
                if layout[hex] < 0:
                    continue  # a city, or a town without track
                place: i64 = hex * SIDES
                last = place + SIDES
                while place < last:
                    if track[place] >> OWNER == mine:
                        self.towns |= ONLY[stop]
                        break
                    place += 1
            if m.linked:
                for link in range(len(state.link_owner)):
                    if state.link_owner[link] == seat:
                        one, other = m.link_ends(link)
                        self.towns |= (ONLY[one] | ONLY[other]) & ~state.cities
        self.starts: i64 = self._starts()  # mask: cities where new track may begin

    def _look_at_own(self) -> None:
        state = self.state
        m = state.m
        track = state.board.track
        mine = self.seat + 1
        for place in range(len(track)):
            line = track[place]
            if line >> OWNER != mine:
                continue
            self.owns = True
            if inner_of(line) == CENTRE:
                self.towns |= ONLY[m.stop[hex_of(place)]]
                self.touches |= 1 << m.stop[hex_of(place)]
            city = city_beyond(m, state.cities, place)
            if city >= 0:
                self.touches |= 1 << city
        for link in range(len(state.link_owner)):
            if state.link_owner[link] == self.seat:
                self.owns = True
                one, other = m.link_ends(link)
                self.touches |= 1 << one | 1 << other

    def _starts(self) -> int:
        """The cities where new track may begin."""
        state = self.state
        m = state.m
        if m.first_from and not self.owns and not (m.contiguous and state.joined):
            return m.first_from & state.cities
        if m.contiguous and not state.joined and self.owns:
            return self.touches & state.cities
        return state.cities

    def is_bound(self) -> bool:
        """Whether the builder may not begin in every city."""
        return self.starts != self.state.cities or self.scattered()

    def candidates(self) -> list[int]:
        """The hexes where new track might begin, or where track might be changed, in the order of the map."""
        state = self.state
        m = state.m
        near = m.near
        marks = [False] * len(m.cell)
        for stop in range(m.stops):
            hex = m.stop_hex[stop]
            if self.starts >> stop & 1:
                for place in range(hex * SIDES, hex * SIDES + SIDES):
                    if near[place] >= 0:
                        marks[near[place]] = True
            elif self.towns >> stop & 1:
                marks[hex] = True
        track = state.board.track
        layout = state.board.layout
        mine = self.seat + 1
        for hex in range(len(layout)):
            if layout[hex] < 0:
                continue
            for place in range(hex * SIDES, hex * SIDES + SIDES):
                owner = track[place] >> OWNER
                if owner == mine or owner == NOBODY + 1:
                    marks[hex] = True
                    if near[place] >= 0:
                        marks[near[place]] = True
        for hex in state.built:
            marks[hex] = False
        return [hex for hex in range(len(marks)) if marks[hex]]

    def look(self, hex: int) -> bool:
        """Work out what lies beyond each side of a hex; True if new track can begin at any of them."""
        state = self.state
        m = state.m
        across = m.across
        beyond = m.stop_beyond
        track = state.board.track
        cities = state.cities
        status = self.status
        stop_at = self.stop_at
        anchors = 0
        for side in range(SIDES):
            place = hex * SIDES + side
            entry = across[place]
            stop_at[side] = -1
            if entry < 0:
                status[side] = BLOCKED
                continue
            stop = beyond[place]
            found = FREE
            if stop >= 0 and cities >> stop & 1:
                stop_at[side] = stop
                if self.starts >> stop & 1:
                    found = AT_CITY
            elif track[entry] >= 0:
                stop_at[side] = self.meet(entry)
                found = self.met(entry, stop_at[side])
            status[side] = found
            if found >= OWN:
                anchors += 1
        self.anchors = anchors
        return anchors > 0

    def surroundings(self, hex: int) -> int:
        """What lies beyond all sides of a hex, as one number. What it does not tell is left in `clash`."""
        state = self.state
        m = state.m
        across, beyond, track = m.across, m.stop_beyond, state.board.track
        cities: i64 = state.cities
        starts = self.starts
        bases = starts | self.towns
        seat: i64 = self.seat
        stop: i64 = m.stop[hex]
        led_to: i64 = 0  # mask of stops
        if stop >= 0:
            led_to = ONLY[stop]
        clash = False
        found: i64 = 0
        place: i64 = hex * SIDES
        last = place + SIDES
        while place < last:
            found *= KINDS
            entry = across[place]
            end = beyond[place]
            place += 1
            if entry < 0:
                continue
            if end >= 0 and cities >> end & 1:
                found += AT_CITY if starts >> end & 1 else FREE
            else:
                line = track[entry]
                if line < 0:
                    found += FREE
                    continue
                owner = (line >> OWNER) - 1  # owner_of
                if owner != NOBODY and owner != seat:
                    continue
                end = other_end(m, track, cities, entry)
                if end >= OPEN:
                    continue  # it cannot be: every section begins at a stop
                found += OWN if owner == seat or bases >> end & 1 else JOINS
            if led_to >> end & 1:
                clash = True
            led_to |= ONLY[end]
        self.clash = self.clashing(hex) if clash else 0
        return found

    def clashing(self, hex: int) -> int:
        """Which sides of a hex lead to a stop that one before them leads to, or of a town back to it, as one
        number."""
        self.look(hex)
        stop = self.state.m.stop[hex]
        stop_at = self.stop_at
        found = 0
        for side in range(SIDES):
            before = 0
            if stop_at[side] >= 0:
                while before < side and stop_at[before] != stop_at[side]:
                    before += 1
                before = SIDES if stop_at[side] == stop else side - before
            found = found * (SIDES + 1) + before
        return found

    def meet(self, entry: int) -> int:
        """The stop that track with an open end at a place comes from; -1 if it is somebody else's."""
        state = self.state
        if owner_of(state.board.track[entry]) not in (NOBODY, self.seat):
            return -1
        far = other_end(state.m, state.board.track, state.cities, entry)
        return far if far < OPEN else -1  # it cannot be open: every section begins at a stop

    def met(self, entry: int, far: int) -> int:
        """What a line would meet that runs into the open end of track from a stop."""
        if far < 0:
            return BLOCKED
        own = owner_of(self.state.board.track[entry]) == self.seat
        return OWN if own or (self.starts | self.towns) >> far & 1 else JOINS

    def lines(self) -> list[int]:
        """Every new line that connects as it must in the hex last looked at (R-BLD-4 to R-BLD-6)."""
        found: list[int] = []
        status = self.status
        stop_at = self.stop_at
        for first in range(SIDES - 1):
            one = status[first]
            if one == BLOCKED:
                continue
            stop = stop_at[first]
            for second in range(first + 1, SIDES):
                other = status[second]
                if other == BLOCKED or (one < OWN and other < OWN):
                    continue
                if stop < 0 or stop != stop_at[second]:
                    found.append(LINE_BETWEEN[first * SIDES + second])
        return found

    def claimed(self, line: int) -> bool:
        """Whether a line turned to lie so belongs to the builder: it completes a link (R-OWN-4)."""
        ends = self.stop_at[FIRST_SIDE[line]] >= 0 and self.stop_at[SECOND_SIDE[line]] >= 0
        return ends or bool(self.state.edition.redirect_claims)

    def scattered(self) -> bool:
        """Whether what the builder begins now could fall apart, where all own track must hang together."""
        return bool(self.state.m.contiguous) and not self.owns and not self.state.joined

    def together(self, one: int, other: int) -> bool:
        """Whether two lines that become the builder's hang together, where all own track must."""
        if not self.scattered():
            return True
        low, high = self.stop_at[FIRST_SIDE[one]], self.stop_at[SECOND_SIDE[one]]
        for side in (FIRST_SIDE[other], SECOND_SIDE[other]):
            if self.stop_at[side] >= 0 and self.stop_at[side] in (low, high):
                return True
        return False

    def loose_side(self, hex: int, line: int) -> int:
        """The side of a line's open end if the builder may redirect it (R-BLD-16), or -1."""
        state = self.state
        track = state.board.track
        first = FIRST_SIDE[line]
        place = place_at(hex, first)
        owner = owner_of(track[place])
        if owner != NOBODY and owner != self.seat:
            return -1
        if is_loose(state.m, track, state.cities, place):
            return first
        second = SECOND_SIDE[line]
        return second if is_loose(state.m, track, state.cities, place_at(hex, second)) else -1

    def may_extend(self, place: int, far: int) -> bool:
        """Whether a line that comes from a stop, or from nowhere, may be led on without connecting
        (R-BLD-14, R-OWN-5)."""
        if self.state.owner_at(place) == self.seat:
            return True
        return far < OPEN and (self.starts | self.towns) >> far & 1 != 0

    def freedom(self, hex: int, line: int) -> int:
        """How a line of a hex may be turned, as one number: 0 if not at all, or by its loose side."""
        loose = self.loose_side(hex, line)
        if loose < 0:
            return 0
        state = self.state
        place = place_at(hex, other_side(line, loose))
        anywhere = self.may_extend(place, walk(state.m, state.board.track, state.cities, place))
        return 1 + loose * 2 + (1 if anywhere else 0)

    def turning(self, hex: int, fixed: int, loose: int) -> list[int]:
        """The sides through which a line's loose end may lead instead (R-BLD-16)."""
        state = self.state
        place = place_at(hex, fixed)
        far = walk(state.m, state.board.track, state.cities, place)
        # Unowned track may be turned by whoever may extend it.
        anywhere = self.may_extend(place, far)
        found: list[int] = []
        for side in range(SIDES):
            if side in (fixed, loose) or far == self.stop_at[side]:
                continue
            if self.status[side] >= OWN or (anywhere and self.status[side] != BLOCKED):
                found.append(side)
        return found
