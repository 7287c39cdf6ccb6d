"""Links: which stops the finished track joins, and who owns it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.track import OPEN, first_line, length, owner_of, place_at, walk

if TYPE_CHECKING:
    from roundhouse.core.rows import Row

NO_LINK: Final = -1


@mypyc_attr(acyclic=True)
class Network:
    """The completed links. `[stop, side]` names the link that leaves a stop through that side."""

    __slots__ = ("beside", "length", "owner", "to")

    def __init__(self, stops: int) -> None:
        self.to: list[int] = [NO_LINK] * (stops * SIDES)  # the stop at the other end
        self.owner: list[int] = [NO_LINK] * (stops * SIDES)  # NOBODY (-1) for unowned links
        self.length: list[int] = [0] * (stops * SIDES)  # sections of track, for scoring
        self.beside: list[int] = [0] * stops  # mask of the stops that links lead to


def survey(m: Map, track: Row, cities: int) -> Network:
    """All completed links over track; direct links are not counted in."""
    found = Network(m.stops)
    for stop in range(m.stops):
        begin = place_at(m.stop_hex[stop], 0)
        city = cities >> stop & 1 != 0
        for side in range(SIDES):
            place = begin + side
            if not city and track[place] < 0:
                continue  # most sides of most towns
            first = first_line(m, track, cities, stop, side)
            if first < 0:
                continue
            end = walk(m, track, cities, place)
            if end >= OPEN or end == stop:
                continue
            here = stop * SIDES + side
            found.to[here] = end
            found.owner[here] = owner_of(track[first])
            found.length[here] = length(m, track, place)
            found.beside[stop] |= 1 << end
    return found
