"""Milestones in the advice to bots: what the ones pursued, and those after them, may still bring.

The work that a milestone still needs is counted in turns. As far as there is time for the work, it
counts as done; and each milestone completed opens the way to the next letter's.
"""

from __future__ import annotations

from roundhouse.core.bits import count
from roundhouse.games.railroad_revolution.advice.distances import FAR, distances
from roundhouse.games.railroad_revolution.advice.weights import Weights
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    CONNECTED,
    DEAL_RAILS,
    STACK_A2,
    STACK_B,
    STACK_D,
    STATIONS,
    Components,
    Need,
)
from roundhouse.games.railroad_revolution.rules.milestones import ChooseMilestone, progress
from roundhouse.games.railroad_revolution.rules.moves import BOARD, SUPPLY
from roundhouse.games.railroad_revolution.rules.secrets import tile_of
from roundhouse.games.railroad_revolution.rules.state import GOALS, MANAGERS, NONE, State


def milestone(state: State, seat: int, goal: int, turns: float, w: Weights) -> float:
    """A milestone by the work it still needs, and those that will follow it."""
    at = seat * GOALS + goal
    tile = state.goal[at]
    if tile == NONE:
        return next_milestone(state, seat, goal, turns, w)
    card = state.c.milestones[tile]
    work = missing_managers(state, seat, goal, w) + missing_conditions(state, seat, card.needs, w)
    return chain(card.stack, float(card.vp), work, turns, w)


def chain(stack: int, vp: float, work: float, turns: float, w: Weights) -> float:
    """A milestone and its successors: each counts as far as there is time for its work."""
    value = 0.0
    time = w.focus * turns
    while True:
        if work <= 0.0:
            value += vp
        elif work < time:
            value += vp * (1.0 - work / time)
        else:
            return value
        if stack == STACK_D:
            return value
        stack = STACK_B if stack <= STACK_A2 else stack + 1
        vp += w.next_vp
        work += w.next_work


def next_milestone(state: State, seat: int, goal: int, turns: float, w: Weights) -> float:
    """A milestone that is just being chosen."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, ChooseMilestone) and top.seat == seat and top.goal == goal and state.drawn:
        stack = state.c.milestones[tile_of(state.drawn[0])].stack
        return chain(stack, usual_vp(state.c, stack), w.next_work, turns, w)
    return 0.0


def usual_vp(c: Components, stack: int) -> float:
    """What the milestones of a stack are worth on average: which were drawn is for their owner to know."""
    number = 0
    total = 0.0
    for card in c.milestones:
        if card.stack == stack:
            number += 1
            total += card.vp
    return total / number


def missing_managers(state: State, seat: int, goal: int, w: Weights) -> float:
    """The work of promoting the managers that a milestone still lacks."""
    at = seat * GOALS + goal
    managers = state.c.milestones[state.goal[at]].managers
    work = 0.0
    for place in range(len(managers)):
        if state.managers[at * MANAGERS + place] == NONE:
            colour = managers[place]
            work += w.manager_work if colour == ANY_COLOUR or employs(state, seat, colour) else w.hiring_work
    return work


def employs(state: State, seat: int, colour: int) -> bool:
    """Whether the seat has a worker of this colour."""
    return state.has_worker(seat, SUPPLY, colour) or state.has_worker(seat, BOARD, colour)


def missing_conditions(state: State, seat: int, needs: list[Need], w: Weights) -> float:
    """The work of laying the rails and building the stations that a milestone still lacks."""
    c = state.c
    away = distances(state, seat)
    most = 0.0
    total = 0.0
    work = 0.0
    for need in needs:
        lacking = need.count - progress(state, seat, need)
        if lacking <= 0:
            continue
        if need.kind == CONNECTED:
            rails = rails_to(away.cities[need.what], lacking, w)
        elif need.kind == STATIONS:
            work += w.station_work * lacking
            sites = state.reach[seat] & ~state.stations[seat] & c.level_cities[need.what]
            rails = rails_to(away.cities[need.what], lacking - count(sites), w)
        elif need.kind == DEAL_RAILS:
            rails = rails_to(away.deals, lacking, w)
        else:
            rails = rails_to(away.terrain[need.what], lacking, w)
        total += rails
        most = max(most, rails)
    return work + w.rail_work * (most + w.overlap * (total - most))


def rails_to(distances: list[int], number: int, w: Weights) -> float:
    """About how many rails it takes to the nearest so many things."""
    if number <= 0:
        return 0.0
    if number > len(distances):
        return float(FAR)
    return distances[number - 1] + w.detour * (number - 1)
