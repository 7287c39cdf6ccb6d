"""One link per pair: no two stops are joined twice, whoever owns the links."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, flag
from roundhouse.games.age_of_steam.rules.delivery_links import adjacent
from roundhouse.games.age_of_steam.rules.laying import lay
from roundhouse.games.age_of_steam.rules.layouts import (
    FIRST_PAIR,
    FIRST_SIDE,
    FIRST_TOWN,
    SECOND_SIDE,
    SIDES,
    exits_of,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import FOUND, LAY, Switch
from roundhouse.games.age_of_steam.rules.track import OPEN, place_at, walk
from roundhouse.games.age_of_steam.rules.urbanization import urbanise
from roundhouse.kit.files.tables import Table


class OneLinkPerPair(Switch):
    """A tile or a New City that would join two stops a second time may not be laid."""

    __slots__ = ()

    def may_lay(self, state: State, seat: int, hex: int, layout: int) -> bool:
        if FIRST_PAIR <= layout < FIRST_TOWN:
            # Two lines may lead into each other on their way: look at what comes of it.
            after = state.copy()
            lay(after, seat, hex, layout)
            return not joined_twice(after)
        near = adjacent(state)
        if layout < FIRST_PAIR:
            one = beyond(state, hex, FIRST_SIDE[layout])
            other = beyond(state, hex, SECOND_SIDE[layout])
            return one < 0 or other < 0 or not near[one] >> other & 1
        stop = state.m.stop[hex]
        reached = near[stop]
        new = exits_of(layout) & ~exits_of(state.board.layout[hex])
        for side in range(SIDES):
            if new >> side & 1:
                end = beyond(state, hex, side)
                if end >= 0 and reached >> end & 1:
                    return False
                reached |= 1 << end if end >= 0 else 0
        return True

    def may_found(self, state: State, seat: int, stop: int) -> bool:
        after = state.copy()
        urbanise(after, seat, state.m.stop_hex[stop], 0)
        return not joined_twice(after)

    def why_not_laid(self, state: State, seat: int) -> Reason:
        return Reason("reason.joined_twice")


def beyond(state: State, hex: int, side: int) -> int:
    """The stop that track through a side of a hex would lead to, or -1."""
    end = walk(state.m, state.board.track, state.cities, place_at(hex, side))
    return end if end < OPEN else -1


def joined_twice(state: State) -> bool:
    """Whether two links lead to the same stop from any other."""
    links = state.links()
    for stop in range(state.m.stops):
        seen = 0
        for here in range(stop * SIDES, stop * SIDES + SIDES):
            end = links.to[here]
            if end >= 0:
                if seen >> end & 1:
                    return True
                seen |= 1 << end
    return False


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    return OneLinkPerPair("one_link_per_pair", LAY | FOUND) if flag(t) else None
