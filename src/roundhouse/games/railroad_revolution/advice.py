"""Advice: the points each seat may expect at the end, for bots and hints.

What is certain counts in full: trains, completed milestones, tracks, telegraph connections. What may
still come counts by the turns that are left: money buys less and less, a milestone that needs more
turns than there are is worth nothing. After the last turn the advice is the score itself.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from roundhouse.core.bits import count
from roundhouse.games.railroad_revolution.components import (
    NETWORK_TRACK,
    STATIONS_TRACK,
    TELEGRAPH_TRACK,
    TRACKS,
)
from roundhouse.games.railroad_revolution.distances import distances
from roundhouse.games.railroad_revolution.effects import Flip, TakeTrain
from roundhouse.games.railroad_revolution.goals import completed, milestone
from roundhouse.games.railroad_revolution.moves import RAILROAD
from roundhouse.games.railroad_revolution.performance import Steps
from roundhouse.games.railroad_revolution.pieces import FreeOffice, FreeRail, FreeStation
from roundhouse.games.railroad_revolution.scoring import TOP_LEVEL
from roundhouse.games.railroad_revolution.state import (
    ABILITY_PART,
    BONUS_PART,
    FLIP_PART,
    KINDS,
    LAST_ROUND,
    MAIN,
    REWARD_PART,
    RUNNING,
    SPACES,
    TILE_PART,
    State,
)
from roundhouse.games.railroad_revolution.weights import PLAYED, Weights
from roundhouse.games.railroad_revolution.workers import Exchange, Gain, Promote

LAST_DOUBT: Final = 3.0
TURN_DOUBT: Final = 12.5  # grows with the root of the turns left
MOST_DOUBT: Final = 44.0
TIE_BREAK: Final = 0.00001  # points: after the last turn, a dollar only breaks a tie


def evaluate(state: State) -> list[float]:
    """The points that each seat may expect at the end."""
    return [expected(state, seat, PLAYED) for seat in range(state.players)]


def expected(state: State, seat: int, w: Weights) -> float:
    """The points that a seat may expect at the end."""
    turns = turns_left(state, seat, w)
    return (
        completed(state, seat)
        + trains(state, seat, turns, w)
        + offices(state, seat, turns, w)
        + stations(state, seat, turns, w)
        + network(state, seat, turns, w)
        + milestone(state, seat, 0, turns, w)
        + milestone(state, seat, 1, turns, w)
        + money(state, seat, turns, w)
        + workers(state, seat, turns, w)
        + under_way(state, seat, w)
    )


def doubt(state: State) -> float:
    """By how much a forecast may be wrong, compared with the others': measured in forty games of bots."""
    if not state.agenda:
        return 0.0
    return min(MOST_DOUBT, LAST_DOUBT + TURN_DOUBT * sqrt(turns_left(state, state.active, PLAYED)))


def parts(state: State, seat: int) -> list[tuple[str, float]]:
    """What `expected` comes from, source by source."""
    w = PLAYED
    turns = turns_left(state, seat, w)
    goals = milestone(state, seat, 0, turns, w) + milestone(state, seat, 1, turns, w)
    return [
        ("milestones", completed(state, seat) + goals),
        ("trains", trains(state, seat, turns, w)),
        ("offices", offices(state, seat, turns, w)),
        ("stations", stations(state, seat, turns, w)),
        ("network", network(state, seat, turns, w)),
        ("money", money(state, seat, turns, w)),
        ("workers", workers(state, seat, turns, w)),
        ("under_way", under_way(state, seat, w)),
    ]


# Time


def turns_left(state: State, seat: int, w: Weights) -> float:
    """How many turns the seat has after this one."""
    if state.ending == RUNNING:
        c = state.c
        fewest = 100.0
        for other in range(state.players):
            rails = max(0, state.rails_left[other] - c.rails_right)
            buildings = max(0, state.buildings_left[other] - c.buildings_right)
            fewest = min(fewest, rails / w.rails_a_turn + buildings)
        return fewest + w.last_turns
    turns = 0.0 if state.ending == LAST_ROUND else 1.0
    if order(state, seat) > order(state, state.active):
        turns += 1.0
    return turns


def order(state: State, seat: int) -> int:
    """The place of a seat in the order of play."""
    return (seat - state.first) % state.players


# Money and workers


def money(state: State, seat: int, turns: float, w: Weights) -> float:
    """What money and shares may buy: the more there is for each turn left, the less the rest is worth."""
    wealth = state.money[seat] + state.shares[seat] * state.c.share_sale * w.share
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
    asked = 0
    for track in range(len(TRACKS)):
        gates = state.c.gate_shares[track]
        for slot in range(state.track[seat * 3 + track], len(gates)):
            asked += gates[slot]
    return min(asked, state.shares[seat])


def workers(state: State, seat: int, turns: float, w: Weights) -> float:
    """Specialists by the turns in which they will serve, and spare workers to promote or discard."""
    crew = state.crew[seat]
    white = state.idle[seat * KINDS]
    for action in range(seat * SPACES, seat * SPACES + SPACES, KINDS):
        white += state.placed[action]
    ready = 0
    for colour in range(seat * KINDS + 1, seat * KINDS + KINDS):
        ready += state.idle[colour]
    value = w.ability * turns * (crew - white) / max(crew, 1)
    if turns > 0.0:
        value += w.ready_specialist * ready
    return value + w.spare * (crew - state.c.min_workers) * min(1.0, turns / w.spare_turns)


# Trains and tracks


def trains(state: State, seat: int, turns: float, w: Weights) -> float:
    """Face up in full; face down as far as there will be flips."""
    up = 0
    down = 0
    for kind in range(seat * KINDS, seat * KINDS + KINDS):
        up += state.up[kind]
        down += state.down[kind]
    vp = state.c.train_vp
    return up * (vp + w.uses * turns) + vp * min(w.down * down, w.flips * turns)


def track_value(state: State, seat: int, track: int, steps: float) -> float:
    """The points of a track for each thing it counts, so many steps further on."""
    vp = state.c.track_vp[track]
    slot = state.track[seat * 3 + track] + steps
    low = int(slot)
    if low + 1 >= len(vp):
        return float(vp[-1])
    return vp[low] + (vp[low + 1] - vp[low]) * (slot - low)


def offices(state: State, seat: int, turns: float, w: Weights) -> float:
    """The Telegraph track, and connections that one more office would make."""
    c = state.c
    own = state.offices[seat]
    number = count(own) + min(w.offices_a_turn * turns, float(state.buildings_left[seat]))
    value = number * track_value(state, seat, TELEGRAPH_TRACK, w.telegraph_steps * turns)
    for link in range(len(c.link_vp)):
        pair = own >> link & 3
        if pair == 3:
            value += c.link_vp[link]
        elif pair:
            value += w.links_a_turn * turns * c.link_vp[link]
    return value


def stations(state: State, seat: int, turns: float, w: Weights) -> float:
    """The Stations track."""
    number = count(state.stations[seat]) + min(w.stations_a_turn * turns, float(state.buildings_left[seat]))
    return number * track_value(state, seat, STATIONS_TRACK, w.stations_steps * turns)


def network(state: State, seat: int, turns: float, w: Weights) -> float:
    """The Network track: cities of the highest level, connected or within reach of rails still to come."""
    cities = float(count(state.reach[seat] & state.c.level_cities[TOP_LEVEL]))
    rails = min(w.reach * turns, float(state.rails_left[seat]))
    for distance in distances(state, seat).cities[TOP_LEVEL]:
        if distance < rails:
            cities += 1.0 - distance / rails
    return cities * track_value(state, seat, NETWORK_TRACK, w.network_steps * turns)


# The action under way


def under_way(state: State, seat: int, w: Weights) -> float:
    """What the open parts of the seat's action and the effects on the agenda may still bring."""
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
        elif isinstance(entry, (Flip, TakeTrain, FreeOffice, FreeRail, FreeStation, Exchange, Gain, Promote)):
            value += w.open_effect
    return value
