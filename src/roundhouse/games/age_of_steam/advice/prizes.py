"""Advice: what a place in the order of play and the action of the turn are worth, as long as they wait."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice.demand import LINK, Demand
from roundhouse.games.age_of_steam.advice.forecast import UNKNOWN, Forecast
from roundhouse.games.age_of_steam.advice.founding import Founder
from roundhouse.games.age_of_steam.advice.horizon import last_turn
from roundhouse.games.age_of_steam.advice.stand import Stand
from roundhouse.games.age_of_steam.advice.weights import Weights
from roundhouse.games.age_of_steam.rules import components
from roundhouse.games.age_of_steam.rules.actions import SelectAction
from roundhouse.games.age_of_steam.rules.auction import payment
from roundhouse.games.age_of_steam.rules.components import (
    ACTIONS,
    BUILD,
    FIRST_BUILD,
    FIRST_MOVE,
    GROWTH,
    LOCOMOTIVE,
    MOVE,
    PRODUCTION,
    TURN_ORDER,
    URBANIZATION,
)
from roundhouse.games.age_of_steam.rules.growth import empty_boxes
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PRODUCE
from roundhouse.games.age_of_steam.rules.turn import Phase

# Points
FIRST_CITY: Final = 10.0  # where there is no city at all
LENT: Final = 2.0  # Locomotive where it does not raise the engine at once
# Actions that only some maps have: last build, last move, slow engineer, last player, high costs, one move,
# ferry, smuggle, protection, deurbanization, plant operator, commonwealth
ADDED: Final = [-0.5, -0.5, 0.0, -0.5, -2.0, -3.0, 2.0, 3.0, 1.0, 0.5, 1.0, 1.0]


def place_value(state: State, seat: int, stand: Stand) -> float:
    """What the place in the order will be worth; its price leaves the books."""
    order = state.order
    if seat in state.bidders:
        place = (1 + len(state.bidders)) / 2.0
        if state.high == seat:
            place -= stand.weights.highest
        stand.cash -= payment(len(order), max(1, int(place)), state.bids[seat])
    elif seat in state.dropped and state.bidders:
        place = float(len(order) - state.dropped.index(seat))
    elif selects(state, seat):
        place = float(order.index(seat) + 1)
    else:
        return 0.0
    return stand.weights.first_place - stand.weights.place * (place - 1.0)


def selects(state: State, seat: int) -> bool:
    """Whether a player's action of this turn is still to be selected."""
    for entry in state.agenda:
        if isinstance(entry, SelectAction) and entry.seat == seat:
            return True
    return waits(state, components.SELECT)


def waits(state: State, phase: int) -> bool:
    """Whether a phase of this turn has not begun."""
    for entry in state.agenda:
        if isinstance(entry, Phase) and entry.phase == phase:
            return True
    return False


def action_value(state: State, seat: int, known: Forecast, weights: Weights) -> float:
    """What the selected action may still bring. Locomotive and Engineer show in the books."""
    action = state.action[seat]
    left = last_turn(state) - state.turn
    if action == TURN_ORDER:
        return weights.passes if left else 0.0
    if action == FIRST_BUILD:
        return weights.builds_first if waits(state, BUILD) else 0.0
    if action == FIRST_MOVE:
        return weights.moves_first if waits(state, MOVE) else 0.0
    if action == URBANIZATION and waits(state, BUILD):
        gain = founding(state, seat, known) * state.c.score_income / LINK
        return weights.founding + weights.founded * gain + (0.0 if state.cities else FIRST_CITY)
    if action == PRODUCTION and waits(state, GROWTH):
        if state.m.scoring == components.CASH and not known.own[seat]:
            return 0.0  # cubes help nobody who has no link; and alone there is none to lose them to
        if state.m.points & PRODUCE:
            return weights.produced * left if sum(state.bag) else 0.0
        return weights.produced * left * min(components.MOST_PRODUCED, len(empty_boxes(state)))
    if action == LOCOMOTIVE and not state.m.locomotive_raises:
        return LENT if waits(state, MOVE) else 0.0
    return ADDED[action - ACTIONS] + promised(state, seat) if action >= ACTIONS else 0.0


def promised(state: State, seat: int) -> int:
    """Points that are sure to come with a player's action, by the switches of the map."""
    return sum([switch.promised(state, seat) for switch in state.m.switches])


def founding(state: State, seat: int, known: Forecast) -> float:
    """What the best New City would bring to the links that there are, in tenths of income."""
    if known.founding[seat] == UNKNOWN:
        goods = known.goods_for(state, seat)
        sites = Founder(state, seat, Demand(state, seat, goods, known.accepts), goods).search()
        known.founding[seat] = sites[0].gain if sites else 0.0
    return known.founding[seat]
