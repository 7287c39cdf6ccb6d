"""Where track may go: what a new line would meet at each side of a hex (R-BLD-2 to R-BLD-6)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.layouts import CENTRE, LINE_BETWEEN, LINES
from roundhouse.games.age_of_steam.network import OPEN, other_end, walk
from roundhouse.games.age_of_steam.state import State

# What lies beyond a side, for one builder.
BLOCKED: Final = 0  # water, the edge of the map, or the open end of somebody else's track
FREE: Final = 1  # nothing to connect to, but nothing in the way
JOINS: Final = 2  # unowned track that one may take along, but not start from
OWN: Final = 3  # own track, or unowned track that one may extend
AT_CITY: Final = 4  # a city to start from
KINDS: Final = 5
SURROUNDINGS: Final = KINDS**6  # of a hex


class Ground:
    """One builder's view of the map: where new track may begin."""

    __slots__ = (
        "anchors", "owns", "seat", "starts", "state", "status", "stop_at", "touches", "towns",
    )  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.status: list[int] = [BLOCKED] * 6  # of the hex last looked at
        self.stop_at: list[int] = [-1] * 6  # the stop that one gets to through each side, or -1
        self.anchors = 0  # sides of it where new track can begin
        self.towns = 0  # mask: towns with a line of the builder's
        self.touches = 0  # mask: stops that the builder's track leads to
        self.owns = False  # any track at all
        m = state.m
        if m.contiguous or m.first_from:
            self._look_at_own()
        else:
            for stop in range(m.stops):
                hex = m.stop_hex[stop]
                if state.layout[hex] < 0:
                    continue  # a city, or a town without track
                for place in range(hex * 6, hex * 6 + 6):
                    if state.track[place] >> 3 == seat + 1:
                        self.towns |= 1 << stop
        self.starts = self._starts()

    def _look_at_own(self) -> None:
        state = self.state
        m = state.m
        track = state.track
        for place in range(len(track)):
            line = track[place]
            if line < 0 or (line >> 3) - 1 != self.seat:
                continue
            self.owns = True
            if line & 7 == CENTRE:
                self.towns |= 1 << m.stop[place // 6]
                self.touches |= 1 << m.stop[place // 6]
            beyond = m.near[place]
            stop = m.stop[beyond] if beyond >= 0 else -1
            if stop >= 0 and state.cities >> stop & 1:
                self.touches |= 1 << stop
        for link in range(len(state.link_owner)):
            if state.link_owner[link] == self.seat:
                self.owns = True
                self.touches |= 1 << m.links[link * 3] | 1 << m.links[link * 3 + 1]

    def _starts(self) -> int:
        """The cities where new track may begin."""
        state = self.state
        m = state.m
        if m.first_from and not self.owns and not (m.contiguous and state.joined):
            return m.first_from & state.cities
        if m.contiguous and not state.joined and self.owns:
            return self.touches & state.cities
        return state.cities

    def candidates(self) -> list[int]:
        """The hexes where new track might begin, or where track might be changed, in the order of the map."""
        state = self.state
        m = state.m
        near = m.near
        marks = [False] * len(m.cell)
        for stop in range(m.stops):
            hex = m.stop_hex[stop]
            if self.starts >> stop & 1:
                for place in range(hex * 6, hex * 6 + 6):
                    if near[place] >= 0:
                        marks[near[place]] = True
            elif self.towns >> stop & 1:
                marks[hex] = True
        own = self.seat + 1
        track = state.track
        layout = state.layout
        for hex in range(len(layout)):
            if layout[hex] < 0:
                continue
            for place in range(hex * 6, hex * 6 + 6):
                line = track[place]
                if line >= 0 and (line < 8 or line >> 3 == own):
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
        near = m.near
        stops = m.stop
        track = state.track
        cities = state.cities
        status = self.status
        stop_at = self.stop_at
        anchors = 0
        base = hex * 6
        for side in range(6):
            beyond = near[base + side]
            stop_at[side] = -1
            if beyond < 0:
                status[side] = BLOCKED
                continue
            stop = stops[beyond]
            if stop >= 0 and cities >> stop & 1:
                stop_at[side] = stop
                found = AT_CITY if self.starts >> stop & 1 else FREE
            else:
                back = side + 3 if side < 3 else side - 3
                found = FREE
                if track[beyond * 6 + back] >= 0:
                    stop_at[side] = self.meet(beyond, back)
                    found = self.met(beyond, back, stop_at[side])
            status[side] = found
            if found >= OWN:
                anchors += 1
        self.anchors = anchors
        return anchors > 0

    def surroundings(self, hex: int) -> int:
        """What lies beyond all sides of a hex, as one number; -1 if two of them lead to the same stop."""
        state = self.state
        near = state.m.near
        stops = state.m.stop
        track = state.track
        cities = state.cities
        led_to = 0  # mask of stops
        found = 0
        base = hex * 6
        for side in range(6):
            found *= KINDS
            beyond = near[base + side]
            if beyond < 0:
                continue
            end = stops[beyond]
            if end >= 0 and cities >> end & 1:
                found += AT_CITY if self.starts >> end & 1 else FREE
            else:
                back = side + 3 if side < 3 else side - 3
                if track[beyond * 6 + back] < 0:
                    found += FREE
                    continue
                end = self.meet(beyond, back)
                if end < 0:
                    continue
                found += self.met(beyond, back, end)
            if led_to >> end & 1:
                return -1
            led_to |= 1 << end
        return found

    def meet(self, beyond: int, back: int) -> int:
        """The stop that track with an open end comes from; -1 if it is somebody else's."""
        state = self.state
        owner = state.owner_at(beyond * 6 + back)
        if owner >= 0 and owner != self.seat:
            return -1
        far = other_end(state.m, state.track, state.cities, beyond, back)
        return far if far < OPEN else -1  # it cannot be open: every section begins at a stop

    def met(self, beyond: int, back: int, far: int) -> int:
        """What a line would meet that runs into the open end of track from a stop."""
        if far < 0:
            return BLOCKED
        own = self.state.owner_at(beyond * 6 + back) == self.seat
        return OWN if own or (self.starts | self.towns) >> far & 1 else JOINS

    def lines(self) -> list[int]:
        """Every new line that fits the hex last looked at if it is empty."""
        found: list[int] = []
        status = self.status
        stop_at = self.stop_at
        for first in range(5):
            one = status[first]
            if one == BLOCKED:
                continue
            stop = stop_at[first]
            for second in range(first + 1, 6):
                other = status[second]
                if other == BLOCKED or (one < OWN and other < OWN):
                    continue
                if stop < 0 or stop != stop_at[second]:
                    found.append(LINE_BETWEEN[first * 6 + second])
        return found

    def line_fits(self, line: int) -> bool:
        """Whether a new line in the hex last looked at connects as it must (R-BLD-4 to R-BLD-6)."""
        first, second = LINES[line] // 6, LINES[line] % 6
        one, other = self.status[first], self.status[second]
        if one == BLOCKED or other == BLOCKED or (one < OWN and other < OWN):
            return False
        stop = self.stop_at[first]
        return stop < 0 or stop != self.stop_at[second]

    def at_city(self, line: int) -> bool:
        """Whether a new line in the hex last looked at leaves a city to start from (R-BLD-3)."""
        return self.status[LINES[line] // 6] == AT_CITY or self.status[LINES[line] % 6] == AT_CITY

    def claimed(self, line: int) -> bool:
        """Whether a line turned to lie so belongs to the builder: it completes a link (R-OWN-4)."""
        ends = self.stop_at[LINES[line] // 6] >= 0 and self.stop_at[LINES[line] % 6] >= 0
        return ends or bool(self.state.edition.redirect_claims)

    def scattered(self) -> bool:
        """Whether what the builder begins now could fall apart, where all own track must hang together."""
        return bool(self.state.m.contiguous) and not self.owns and not self.state.joined

    def together(self, one: int, other: int) -> bool:
        """Whether two lines that become the builder's hang together, where all own track must."""
        if not self.scattered():
            return True
        low, high = self.stop_at[LINES[one] // 6], self.stop_at[LINES[one] % 6]
        for side in (LINES[other] // 6, LINES[other] % 6):
            if self.stop_at[side] >= 0 and self.stop_at[side] in (low, high):
                return True
        return False

    def loose_side(self, hex: int, line: int) -> int:
        """The side of a line's open end if the builder may redirect it (R-BLD-16), or -1."""
        state = self.state
        first, second = LINES[line] // 6, LINES[line] % 6
        owner = state.owner_at(hex * 6 + first)
        if owner >= 0 and owner != self.seat:
            return -1
        if walk(state.m, state.track, state.cities, hex, first) == OPEN + hex * 6 + first:
            return first
        if walk(state.m, state.track, state.cities, hex, second) == OPEN + hex * 6 + second:
            return second
        return -1

    def can_turn(self, hex: int, line: int, loose: int, side: int) -> bool:
        """Whether the loose end of a line may lead through another side instead (R-BLD-16)."""
        state = self.state
        first, second = LINES[line] // 6, LINES[line] % 6
        fixed = second if loose == first else first
        if side in (fixed, loose) or self.status[side] == BLOCKED:
            return False
        far = walk(state.m, state.track, state.cities, hex, fixed)
        if far == self.stop_at[side]:
            return False
        if state.owner_at(hex * 6 + fixed) == self.seat or self.status[side] >= OWN:
            return True
        # Unowned track may be turned by whoever may extend it (R-BLD-14, R-OWN-5).
        return far < OPEN and bool((self.starts | self.towns) >> far & 1)


def loose_ends(state: State, seat: int) -> list[int]:
    """The [hex, side] where the unfinished sections of a player end."""
    m = state.m
    track = state.track
    layout = state.layout
    found: list[int] = []
    for hex in range(len(layout)):
        if layout[hex] < 0:
            continue
        for side in range(6):
            if track[hex * 6 + side] >> 3 != seat + 1:
                continue
            beyond = m.near[hex * 6 + side]
            if beyond >= 0:
                stop = m.stop[beyond]
                back = side + 3 if side < 3 else side - 3
                if (stop >= 0 and state.cities >> stop & 1) or track[beyond * 6 + back] >= 0:
                    continue
            found.append(hex * 6 + side)
    return found


def paint(state: State, track: list[int], hex: int, side: int, owner: int) -> None:
    """Give the whole section of the line at [hex, side] to an owner. The list of track is changed."""
    _paint_from(state, track, hex, side, owner)
    inner = track[hex * 6 + side] & 7
    if inner != CENTRE:
        _paint_from(state, track, hex, inner, owner)


def _paint_from(state: State, track: list[int], hex: int, side: int, owner: int) -> None:
    """Colour a line, and all that follows beyond one side of it."""
    m = state.m
    mark = (owner + 1) * 8
    while True:
        place = hex * 6 + side
        inner = track[place] & 7
        track[place] = mark + inner
        if inner != CENTRE:
            track[hex * 6 + inner] = mark + side
        beyond = m.near[place]
        if beyond < 0:
            return
        stop = m.stop[beyond]
        if stop >= 0 and state.cities >> stop & 1:
            return
        back = side + 3 if side < 3 else side - 3
        line = track[beyond * 6 + back]
        if line < 0:
            return
        side = line & 7
        if side == CENTRE:
            track[beyond * 6 + back] = mark + CENTRE
            return
        hex = beyond


def abandon(state: State, seat: int) -> int:
    """Unfinished sections that were not lengthened in this build turn lose their owner (R-OWN-3)."""
    lost = [place for place in loose_ends(state, seat) if not _holds_fresh(state, place)]
    if lost:
        track = state.track[:]
        for place in lost:
            paint(state, track, place // 6, place % 6, NOBODY)
        state.track = track
        state.network = None
    return len(lost)


def _holds_fresh(state: State, place: int) -> bool:
    """Whether a section, followed from its open end, contains a line that keeps it owned."""
    m = state.m
    track = state.track
    while True:
        if place in state.fresh:
            return True
        inner = track[place] & 7
        if inner == CENTRE:
            return False
        out = place // 6 * 6 + inner
        beyond = m.near[out]
        if beyond < 0:
            return False
        back = inner + 3 if inner < 3 else inner - 3
        place = beyond * 6 + back
        if track[place] < 0:
            return False
