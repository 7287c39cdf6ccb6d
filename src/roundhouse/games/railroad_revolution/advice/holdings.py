"""What players have for good, and what it was worth lately: a search meets the same again and again.

The lines of a search differ in one player's things; what the others do meanwhile is nearly always the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.bits import ONLY
from roundhouse.games.railroad_revolution.advice.terms import LASTING
from roundhouse.games.railroad_revolution.advice.weights import Weights
from roundhouse.games.railroad_revolution.rules.components import Components
from roundhouse.games.railroad_revolution.rules.state import GOALS, KINDS, MANAGERS, MARKERS, NONE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

PLACES: Final = 4096  # for what is remembered: each keeps what came there last
# More than there ever are of a player's pieces, slots of a track, milestones and colours.
MANY: Final = 256
MOST_TILES: Final = 1024
MOST_COLOURS: Final = 8
# For a number that tells most holdings apart: in turn folded, spread and cut.
FOLD: Final = 31
SPREAD: Final = 48271
CUT: Final = (1 << FOLD) - 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Holdings:
    """All that the lasting terms depend on: network, buildings, trains, milestones, and the time left."""

    __slots__ = (
        "c", "completed", "employed", "left", "offices", "points", "pursued", "rails", "reach", "stations",
        "track", "trains", "turns", "weights",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, turns: float, weights: Weights) -> None:
        at: i64 = seat
        self.c: Components = state.c
        self.weights = weights
        self.turns = turns
        self.points = 0.0
        self.completed: i64 = state.completed[seat]
        self.rails: i64 = state.rails[at]
        self.reach: i64 = state.reach[at]
        self.stations: i64 = state.stations[at]
        self.offices: i64 = state.offices[at]
        self.left: i64 = state.rails_left[at] * MANY + state.buildings_left[at]
        self.employed: i64 = 0  # the colours of the player's workers
        self.trains: i64 = 0  # face up and face down
        idle, up, down = state.idle, state.up, state.down
        kind: i64 = 0
        while kind < KINDS:
            own = at * KINDS + kind
            if idle[own] or state.on_board(at, kind):
                self.employed |= ONLY[kind]
            self.trains += up[own] * MANY + down[own]
            kind += 1
        self.track: i64 = packed(state.track, at * MARKERS, MARKERS, MANY)
        goals = packed(state.goal, at * GOALS, GOALS, MOST_TILES)
        managers = packed(state.managers, at * GOALS * MANAGERS, GOALS * MANAGERS, MOST_COLOURS)
        self.pursued: i64 = goals * MANY * MANY + managers

    def equals(self, other: Holdings) -> bool:
        return (
            self.rails == other.rails
            and self.track == other.track
            and self.trains == other.trains
            and self.stations == other.stations
            and self.offices == other.offices
            and self.left == other.left
            and self.pursued == other.pursued
            and self.completed == other.completed
            and self.employed == other.employed
            and self.reach == other.reach
            and self.turns == other.turns
            and self.weights is other.weights
            and self.c is other.c
        )

    def place(self) -> i64:
        """Where it is remembered."""
        found = mixed(self.rails, self.track)
        found = mixed(found, self.trains)
        found = mixed(found, self.stations)
        found = mixed(found, self.offices)
        found = mixed(found, self.left)
        found = mixed(found, self.pursued)
        found = mixed(found, self.employed)
        found = mixed(found, int(self.turns * MANY))
        return (found ^ found >> FOLD // 2) % PLACES


def packed(items: list[int], at: i64, size: i64, most: i64) -> i64:
    """A few small numbers as one; NONE is one of them."""
    end = at + size
    found: i64 = 0
    while at < end:
        item: i64 = items[at]
        found = found * most + item - NONE
        at += 1
    return found


def mixed(one: i64, other: i64) -> i64:
    one ^= one >> FOLD
    other ^= other >> FOLD
    return (one & CUT) * SPREAD + (other & CUT)


KNOWN: Final[list[Holdings | None]] = [None] * PLACES


def lasting(state: State, seat: int, turns: float, weights: Weights) -> float:
    """The points from all that lasts, worked out or remembered."""
    if state.goal[seat * GOALS] == NONE or state.goal[seat * GOALS + 1] == NONE:
        return worked_out(state, seat, turns, weights)  # it depends on what is being drawn
    own = Holdings(state, seat, turns, weights)
    place = own.place()
    known = KNOWN[place]
    if known is not None and known.equals(own):
        return known.points
    own.points = worked_out(state, seat, turns, weights)
    KNOWN[place] = own
    return own.points


def worked_out(state: State, seat: int, turns: float, weights: Weights) -> float:
    total = 0.0
    for term in LASTING:
        total += term.points(state, seat, turns, weights)
    return total
