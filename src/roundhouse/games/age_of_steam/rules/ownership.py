"""Ownership: who gets a section of track, and who loses one that is not continued (R-OWN-1 to R-OWN-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.lists import includes
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.state import EMPTY, State
from roundhouse.games.age_of_steam.rules.track import (
    OWNER,
    far_end,
    inner_of,
    is_loose,
    line_to,
    section,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row


def paint(m: Map, track: Row, place: int, owner: int) -> None:
    """Give the whole section of the line at a place to an owner. The row of track is changed."""
    for line in section(m, track, place):
        far = far_end(track, line)
        track[line] = line_to(inner_of(track[line]), owner)
        if far >= 0:
            track[far] = line_to(inner_of(track[far]), owner)


def lines_of(state: State, seat: int) -> list[int]:
    """The places of all lines of a player."""
    track = state.board.track
    found: list[int] = []
    mine: i64 = seat + 1
    place: i64 = 0  # of the hex that is looked at
    for layout in state.board.layout:
        end = place + SIDES
        if layout < 0:
            place = end
        while place < end:
            if track[place] >> OWNER == mine:  # owner_of
                found.append(place)
            place += 1
    return found


def loose_ends(state: State, seat: int) -> list[int]:
    """The places where the unfinished sections of a player end."""
    m, track, cities = state.m, state.board.track, state.cities
    return [place for place in lines_of(state, seat) if is_loose(m, track, cities, place)]


def abandon(state: State, seat: int) -> int:
    """Unfinished sections that were not lengthened in this build turn lose their owner (R-OWN-3)."""
    lost = [place for place in loose_ends(state, seat) if not holds_fresh(state, place)]
    if lost:
        track = state.own_board(EMPTY).track
        for place in lost:
            paint(state.m, track, place, NOBODY)
        state.network = None
    return len(lost)


def holds_fresh(state: State, place: int) -> bool:
    """Whether the section of the line at a place contains one that keeps it owned."""
    fresh = state.fresh
    if fresh:
        for line in section(state.m, state.board.track, place):
            if includes(fresh, line):
                return True
    return False
