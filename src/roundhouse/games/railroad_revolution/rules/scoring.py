"""End of the game and scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import count, members
from roundhouse.core.score import ScoreSheet
from roundhouse.games.railroad_revolution.rules.components import (
    NETWORK_TRACK,
    STATIONS_TRACK,
    TELEGRAPH_TRACK,
    TRAINS,
)

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.rules.state import State

LINES: Final = ["trains", "milestones", "telegraph", "stations", "network", "connections"]
TOP_LEVEL: Final = 5


def trains_vp(state: State, seat: int) -> int:
    """Trains face up."""
    at = seat * len(TRAINS)
    return sum(state.up[at : at + len(TRAINS)]) * state.c.train_vp


def milestones_vp(state: State, seat: int) -> int:
    """Completed milestones."""
    points = 0
    done = state.completed[seat]
    while done:
        low = done & -done
        done ^= low
        points += state.c.milestones[low.bit_length() - 1].vp
    return points


def track_line_vp(state: State, seat: int, track: int) -> int:
    """A performance track: its marker's value times what it counts."""
    if track == TELEGRAPH_TRACK:
        number = count(state.offices[seat])
    elif track == STATIONS_TRACK:
        number = count(state.stations[seat])
    else:
        number = count(state.reach[seat] & state.c.level_cities[TOP_LEVEL])
    return number * state.c.track_vp[track][state.slot(seat, track)]


def connections_vp(state: State, seat: int) -> int:
    """Pairs of neighbouring sections of the telegraph line, both with an office of the seat's."""
    pairs = state.offices[seat] & state.offices[seat] >> 1
    return sum(state.c.link_vp[section] for section in members(pairs))


def scores(state: State) -> ScoreSheet:
    """The scoring pad, as if the game ended now."""
    sheet = ScoreSheet(LINES, state.players)
    for seat in range(state.players):
        sheet.add("trains", seat, trains_vp(state, seat))
        sheet.add("milestones", seat, milestones_vp(state, seat))
        sheet.add("telegraph", seat, track_line_vp(state, seat, TELEGRAPH_TRACK))
        sheet.add("stations", seat, track_line_vp(state, seat, STATIONS_TRACK))
        sheet.add("network", seat, track_line_vp(state, seat, NETWORK_TRACK))
        sheet.add("connections", seat, connections_vp(state, seat))
    return sheet
