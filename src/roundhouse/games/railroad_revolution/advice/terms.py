"""The terms of the advice: where the points come from that a seat may expect at the end.

Each counts what is certain in full, and what may still come by the turns that are left.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import count
from roundhouse.games.railroad_revolution.advice.distances import atlas_of, distances
from roundhouse.games.railroad_revolution.advice.goals import milestone
from roundhouse.games.railroad_revolution.advice.weights import Weights
from roundhouse.games.railroad_revolution.rules.components import (
    NETWORK_TRACK,
    STATIONS_TRACK,
    TELEGRAPH_TRACK,
    TRACKS,
    WHITE,
)
from roundhouse.games.railroad_revolution.rules.moves import RAILROAD
from roundhouse.games.railroad_revolution.rules.performance import Steps
from roundhouse.games.railroad_revolution.rules.scoring import TOP_LEVEL, milestones_vp
from roundhouse.games.railroad_revolution.rules.setup import ChooseSetup
from roundhouse.games.railroad_revolution.rules.state import (
    ABILITY_PART,
    BONUS_PART,
    FLIP_PART,
    KINDS,
    MAIN,
    REWARD_PART,
    TILE_PART,
    State,
)
from roundhouse.games.railroad_revolution.rules.waiting_effects import Effect

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN_SETUP: Final = 30.0  # points that a set-up tile brings, as the others' forecasts tell
TIE_BREAK: Final = 0.00001  # points: after the last turn, a dollar only breaks a tie
BOTH_ENDS: Final = 0b11  # of a connection between two sections


class Term:
    """One source of points."""

    __slots__ = ("source",)

    def __init__(self, source: str) -> None:
        self.source = source  # what people are told; terms of one source are told together

    @abstractmethod
    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        """What a seat may expect from it with so many turns left."""


class Completed(Term):
    """Milestones completed."""

    __slots__ = ()

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        return float(milestones_vp(state, seat))


class Goal(Term):
    """A milestone that is pursued, and those that will follow it."""

    __slots__ = ("goal",)

    def __init__(self, source: str, goal: int) -> None:
        super().__init__(source)
        self.goal = goal

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        return milestone(state, seat, self.goal, turns, w)


class Trains(Term):
    """Face up in full; face down as far as there will be flips."""

    __slots__ = ()

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        ups, downs = state.up, state.down
        at: i64 = seat * KINDS
        end = at + KINDS
        up: i64 = 0
        down: i64 = 0
        while at < end:
            up += ups[at]
            down += downs[at]
            at += 1
        vp = state.c.train_vp
        ready = w.down * int(down)
        if ready > w.flips * turns:
            ready = w.flips * turns
        return int(up) * (vp + w.uses * turns) + vp * ready


def track_value(state: State, seat: int, track: int, steps: float) -> float:
    """The points of a track for each thing it counts, so many steps further on."""
    vp = state.c.track_vp[track]
    slot = state.slot(seat, track) + steps
    low = int(slot)
    if low + 1 >= len(vp):
        return float(vp[-1])
    return vp[low] + (vp[low + 1] - vp[low]) * (slot - low)


class Offices(Term):
    """The Telegraph track, and connections that one more office would make."""

    __slots__ = ()

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        c = state.c
        own = state.offices[seat]
        number = count(own) + min(w.offices_a_turn * turns, float(state.buildings_left[seat]))
        value = number * track_value(state, seat, TELEGRAPH_TRACK, w.telegraph_steps * turns)
        for link in range(len(c.link_vp)):
            pair = own >> link & BOTH_ENDS
            if pair == BOTH_ENDS:
                value += c.link_vp[link]
            elif pair:
                value += w.links_a_turn * turns * c.link_vp[link]
        return value


class Stations(Term):
    """The Stations track."""

    __slots__ = ()

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        number = count(state.stations[seat]) + min(
            w.stations_a_turn * turns, float(state.buildings_left[seat])
        )
        return number * track_value(state, seat, STATIONS_TRACK, w.stations_steps * turns)


class Network(Term):
    """The Network track: cities of the highest level, connected or within reach of rails still to come."""

    __slots__ = ()

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        cities = float(count(state.reach[seat] & state.c.level_cities[TOP_LEVEL]))
        rails = min(w.reach * turns, float(state.rails_left[seat]))
        for distance in distances(state, seat).cities[TOP_LEVEL]:
            if distance < rails:
                cities += 1.0 - distance / rails
        return cities * track_value(state, seat, NETWORK_TRACK, w.network_steps * turns)


class Money(Term):
    """What money and shares may buy: the more there is for each turn left, the less the rest is worth."""

    __slots__ = ()

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        money: int = state.money[seat]
        shares: int = state.shares[seat]
        wealth = money + shares * state.c.share_sale * w.share
        if seat == state.active:
            wealth -= state.due
        useful = w.spending * turns
        if useful <= 0.0:
            return wealth * TIE_BREAK
        value = w.money / 100 * useful * wealth / (useful + max(wealth, 0.0))
        value += w.gate_share * gate_shares(state, seat)
        return value * min(1.0, turns / w.money_turns)


def gate_shares(state: State, seat: int) -> int:
    """How many of the seat's shares the gates ahead on its tracks will ask for."""
    gates = atlas_of(state.c).gates
    asked = 0
    for track in range(len(TRACKS)):
        slot = state.slot(seat, track)
        if slot < len(gates[track]):
            asked += gates[track][slot]
    shares = state.shares[seat]
    return shares if asked > shares else asked


class Workers(Term):
    """Specialists by the turns in which they will serve, and spare workers to promote or discard."""

    __slots__ = ()

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        crew: int = state.crew[seat]
        idle = state.idle
        white: int = idle[seat * KINDS + WHITE] + state.on_board(seat, WHITE)
        value = w.ability * turns * (crew - white) / (crew if crew > 1 else 1)
        if turns > 0.0:
            colour: i64 = seat * KINDS + 1
            end = colour + KINDS - 1
            ready: i64 = 0
            while colour < end:
                ready += idle[colour]
                colour += 1
            value += w.ready_specialist * int(ready)
        use = turns / w.spare_turns
        return value + w.spare * (crew - state.c.min_workers) * (use if use < 1.0 else 1.0)


class UnderWay(Term):
    """What the open parts of the seat's action and the effects on the agenda may still bring."""

    __slots__ = ()

    def points(self, state: State, seat: int, turns: float, w: Weights) -> float:
        value = 0.0
        if seat == state.active:
            parts = state.parts
            if parts & MAIN:
                value += w.open_main
                if state.action == RAILROAD:
                    value += w.open_railroad
            if parts & REWARD_PART:
                value += w.open_reward
            if parts & BONUS_PART:
                value += w.open_bonus
            if parts & ABILITY_PART:
                value += w.open_ability
            if parts & TILE_PART:
                value += w.open_tile
            if parts & FLIP_PART:
                value += w.open_flip
        for entry in state.agenda:
            if entry.seat != seat:
                continue
            if isinstance(entry, Steps):
                value += w.open_step * entry.left
            elif isinstance(entry, Effect):
                value += w.open_effect
            elif isinstance(entry, ChooseSetup):
                value += OPEN_SETUP
        return value


# What lasts, and what a turn may change at any moment; in this order they are added up.
LASTING: Final[list[Term]] = [
    Completed("milestones"),
    Trains("trains"),
    Offices("offices"),
    Stations("stations"),
    Network("network"),
    Goal("milestones", 0),
    Goal("milestones", 1),
]
PASSING: Final[list[Term]] = [
    Money("money"),
    Workers("workers"),
    UnderWay("under_way"),
]
TERMS: Final[list[Term]] = LASTING + PASSING
