"""Advice: the points each seat may expect at the end, for bots and hints.

What is certain counts in full: trains, completed milestones, tracks, telegraph connections. What may
still come counts by the turns that are left: money buys less and less, a milestone that needs more
turns than there are is worth nothing. After the last turn the advice is the score itself.
"""

from __future__ import annotations

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
from roundhouse.games.railroad_revolution.workers import Exchange, Gain, Promote

# Time. A railroad action moves two rails, every other action one piece.
RAILS_A_TURN: Final = 2.0
LAST_TURNS: Final = 1.5  # after somebody has cleared the board: the rest of the round, and one more

# Money, in points for $100: about what a turn of trading brings, as long as there is use for it.
MONEY: Final = 2.2
SPENDING: Final = 450.0  # $ a turn that a player finds good use for; beyond that, money is idle
SHARE: Final = 1.15  # a share opens deals: a little more than its price
MONEY_TURNS: Final = 3.0  # with fewer turns left, money finds less use
TIE_BREAK: Final = 0.00001  # after the last turn, a dollar only breaks a tie
GATE_SHARE: Final = 1.5  # points for a share that a gate ahead on a track will ask for

# Workers. A specialist adds its ability in its share of the turns.
ABILITY: Final = 2.2
READY_SPECIALIST: Final = 0.4  # in the supply rather than on the board
SPARE: Final = 3.5  # above the minimum: to promote, or for a telegraph tile
SPARE_TURNS: Final = 5.0  # with fewer turns left, a spare worker finds less use

# What a player gains of each thing in a turn, when nothing special is under way.
OFFICES_A_TURN: Final = 0.2
STATIONS_A_TURN: Final = 0.2
TELEGRAPH_STEPS: Final = 0.1
STATIONS_STEPS: Final = 0.25
NETWORK_STEPS: Final = 0.2
LINKS_A_TURN: Final = 0.04

# The network: rails that can be laid in a turn, in the long run.
REACH: Final = 0.8

# Trains.
USES: Final = 0.15  # points a turn from having a train to flip
FLIPS: Final = 0.3  # trains made ready again, in a turn
DOWN: Final = 0.5  # of a train's points, as long as there is time to flip it

# The action under way: what an open part may still bring. Guides the search through a turn.
OPEN_MAIN: Final = 8.0
OPEN_RAILROAD: Final = 6.0  # its price is due before the first rail
OPEN_REWARD: Final = 6.0
OPEN_BONUS: Final = 3.0
OPEN_ABILITY: Final = 2.0
OPEN_TILE: Final = 2.0
OPEN_FLIP: Final = 2.0
OPEN_STEP: Final = 2.5
OPEN_EFFECT: Final = 5.0


def evaluate(state: State) -> list[float]:
    """The points that each seat may expect at the end."""
    return [expected(state, seat) for seat in range(state.players)]


def expected(state: State, seat: int) -> float:
    """The points that a seat may expect at the end."""
    turns = turns_left(state, seat)
    return (
        completed(state, seat)
        + trains(state, seat, turns)
        + offices(state, seat, turns)
        + stations(state, seat, turns)
        + network(state, seat, turns)
        + milestone(state, seat, 0, turns)
        + milestone(state, seat, 1, turns)
        + money(state, seat, turns)
        + workers(state, seat, turns)
        + under_way(state, seat)
    )


# Time


def turns_left(state: State, seat: int) -> float:
    """How many turns the seat has after this one."""
    if state.ending == RUNNING:
        c = state.c
        fewest = 100.0
        for other in range(state.players):
            rails = max(0, state.rails_left[other] - c.rails_right)
            buildings = max(0, state.buildings_left[other] - c.buildings_right)
            fewest = min(fewest, rails / RAILS_A_TURN + buildings)
        return fewest + LAST_TURNS
    turns = 0.0 if state.ending == LAST_ROUND else 1.0
    if order(state, seat) > order(state, state.active):
        turns += 1.0
    return turns


def order(state: State, seat: int) -> int:
    """The place of a seat in the order of play."""
    return (seat - state.first) % state.players


# Money and workers


def money(state: State, seat: int, turns: float) -> float:
    """What money and shares may buy: the more there is for each turn left, the less the rest is worth."""
    wealth = state.money[seat] + state.shares[seat] * state.c.share_sale * SHARE
    if seat == state.active:
        wealth -= state.due
    useful = SPENDING * turns
    if useful <= 0.0:
        return wealth * TIE_BREAK
    value = MONEY / 100 * useful * wealth / (useful + max(wealth, 0.0))
    value += GATE_SHARE * gate_shares(state, seat)
    return value * min(1.0, turns / MONEY_TURNS)


def gate_shares(state: State, seat: int) -> int:
    """How many of the seat's shares the gates ahead on its tracks will ask for."""
    asked = 0
    for track in range(len(TRACKS)):
        gates = state.c.gate_shares[track]
        for slot in range(state.track[seat * 3 + track], len(gates)):
            asked += gates[slot]
    return min(asked, state.shares[seat])


def workers(state: State, seat: int, turns: float) -> float:
    """Specialists by the turns in which they will serve, and spare workers to promote or discard."""
    crew = state.crew[seat]
    white = state.idle[seat * KINDS]
    for action in range(seat * SPACES, seat * SPACES + SPACES, KINDS):
        white += state.placed[action]
    ready = 0
    for colour in range(seat * KINDS + 1, seat * KINDS + KINDS):
        ready += state.idle[colour]
    value = ABILITY * turns * (crew - white) / max(crew, 1)
    if turns > 0.0:
        value += READY_SPECIALIST * ready
    return value + SPARE * (crew - state.c.min_workers) * min(1.0, turns / SPARE_TURNS)


# Trains and tracks


def trains(state: State, seat: int, turns: float) -> float:
    """Face up in full; face down as far as there will be flips."""
    up = 0
    down = 0
    for kind in range(seat * KINDS, seat * KINDS + KINDS):
        up += state.up[kind]
        down += state.down[kind]
    vp = state.c.train_vp
    return up * (vp + USES * turns) + vp * min(DOWN * down, FLIPS * turns)


def track_value(state: State, seat: int, track: int, steps: float) -> float:
    """The points of a track for each thing it counts, so many steps further on."""
    vp = state.c.track_vp[track]
    slot = state.track[seat * 3 + track] + steps
    low = int(slot)
    if low + 1 >= len(vp):
        return float(vp[-1])
    return vp[low] + (vp[low + 1] - vp[low]) * (slot - low)


def offices(state: State, seat: int, turns: float) -> float:
    """The Telegraph track, and connections that one more office would make."""
    c = state.c
    own = state.offices[seat]
    number = count(own) + min(OFFICES_A_TURN * turns, float(state.buildings_left[seat]))
    value = number * track_value(state, seat, TELEGRAPH_TRACK, TELEGRAPH_STEPS * turns)
    for link in range(len(c.link_vp)):
        pair = own >> link & 3
        if pair == 3:
            value += c.link_vp[link]
        elif pair:
            value += LINKS_A_TURN * turns * c.link_vp[link]
    return value


def stations(state: State, seat: int, turns: float) -> float:
    """The Stations track."""
    number = count(state.stations[seat]) + min(STATIONS_A_TURN * turns, float(state.buildings_left[seat]))
    return number * track_value(state, seat, STATIONS_TRACK, STATIONS_STEPS * turns)


def network(state: State, seat: int, turns: float) -> float:
    """The Network track: cities of the highest level, connected or within reach of rails still to come."""
    cities = float(count(state.reach[seat] & state.c.level_cities[TOP_LEVEL]))
    rails = min(REACH * turns, float(state.rails_left[seat]))
    for distance in distances(state, seat).cities[TOP_LEVEL]:
        if distance < rails:
            cities += 1.0 - distance / rails
    return cities * track_value(state, seat, NETWORK_TRACK, NETWORK_STEPS * turns)


# The action under way


def under_way(state: State, seat: int) -> float:
    """What the open parts of the seat's action and the effects on the agenda may still bring."""
    value = 0.0
    if seat == state.active:
        parts = state.parts
        if parts & MAIN:
            value += OPEN_MAIN
            if state.action == RAILROAD:
                value += OPEN_RAILROAD
        if parts & REWARD_PART:
            value += OPEN_REWARD
        if parts & BONUS_PART:
            value += OPEN_BONUS
        if parts & ABILITY_PART:
            value += OPEN_ABILITY
        if parts & TILE_PART:
            value += OPEN_TILE
        if parts & FLIP_PART:
            value += OPEN_FLIP
    for entry in state.agenda:
        if entry.seat != seat:
            continue
        if isinstance(entry, Steps):
            value += OPEN_STEP * entry.left
        elif isinstance(entry, (Flip, TakeTrain, FreeOffice, FreeRail, FreeStation, Exchange, Gain, Promote)):
            value += OPEN_EFFECT
    return value
