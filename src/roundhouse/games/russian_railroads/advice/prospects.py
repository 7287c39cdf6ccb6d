"""Prospects of a player board: what its routes and its industry may still bring, for the advice.

What a route scores now counts for every scoring left. What it may score later counts by how near it is:
a space that waits for two more steps and a longer reach is worth a part of its gift.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.lists import total
from roundhouse.games.russian_railroads.rules.components import (
    BLACK,
    GAP_CELL,
    GAPS,
    GREY,
    LONGEST_ROUTE,
    MARKERS,
    PIECES,
    ROUTES,
    WHITE,
    Effect,
    Special,
)
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.scoring import RouteScore, highest_locos, up_to
from roundhouse.games.russian_railroads.rules.state import INDUSTRY_BOULDER, State

# Effects, in points: what comes once, and what comes again for every scoring after this one.
UNLOCK: Final = 2.0
UNLOCK_ROUND: Final = 1.5
WORKER: Final = 4.0
WORKER_ROUND: Final = 5.0
TOKEN: Final = 12.0
TOKEN_ROUND: Final = 3.5
STOCK: Final = 5.0
STOCK_ROUND: Final = 1.5
DETONATION: Final = 2.0
DETONATION_ROUND: Final = 2.0
BLACK_STEP: Final = 2.0
BLACK_STEP_ROUND: Final = 0.7
STEP: Final = 1.0
STEP_ROUND: Final = 1.2
INDUSTRY_STEP: Final = 1.5
INDUSTRY_STEP_ROUND: Final = 1.0
LOCO: Final = 3.0
LOCO_ROUND: Final = 2.0
DOUBLER: Final = 0.5
DOUBLER_ROUND: Final = 1.8
COIN: Final = 2.5
COIN_ROUND: Final = 0.4
END_CARD: Final = 18.0
REPEATED: Final = 6.0

# How fast hope fades with the distance.
STEP_AWAY: Final = 0.78
REACH_AWAY: Final = 0.84
LOCKED: Final = 0.6
TOKEN_AWAY: Final = 0.45
CELL_AWAY: Final = 0.75
GAP_AWAY: Final = 0.45


def fading(rate: float) -> list[float]:
    """How much of something is left that is so far away, by the distance."""
    left = [1.0]
    for _ in range(LONGEST_ROUTE):
        left.append(left[-1] * rate)
    return left


STEPS_AWAY: Final[list[float]] = fading(STEP_AWAY)
REACHES_AWAY: Final[list[float]] = fading(REACH_AWAY)

# Of the points that a route would score with enough locomotives, and with every piece moved up.
WITH_REACH: Final = 0.3
MOVED_UP: Final = 0.22
MOVES_A_ROUND: Final = 2.5


def effect_worth(state: State, seat: int, effect: Effect, later: float) -> float:
    """What an effect is worth with so many scorings after this one."""
    value = float(effect.points)
    if effect.coins:
        value += effect.coins * (COIN + COIN_ROUND * later)
    if effect.unlock > 0:
        value += UNLOCK + UNLOCK_ROUND * later * (effect.unlock + 1)
    if effect.worker:
        value += WORKER + WORKER_ROUND * later
    if effect.token and state.tokens[seat]:
        value += TOKEN + TOKEN_ROUND * later
    if effect.stock:
        value += STOCK + STOCK_ROUND * later
    if effect.detonate:
        value += DETONATION + DETONATION_ROUND * later
    if effect.steps:
        if effect.colours == 1:
            value += effect.steps * (BLACK_STEP + BLACK_STEP_ROUND * later)
        else:
            value += effect.steps * (STEP + STEP_ROUND * later)
    if effect.step_number != effect.steps:  # there are others, too
        for number in effect.each:
            if number:
                value += number * (STEP + STEP_ROUND * later)
        value += effect.different * (STEP + STEP_ROUND * later)
    if effect.industry:
        value += effect.industry * (INDUSTRY_STEP + INDUSTRY_STEP_ROUND * later)
    if effect.loco:
        value += effect.loco * (LOCO + LOCO_ROUND * later)
    if effect.doubler:
        value += effect.doubler * (DOUBLER + DOUBLER_ROUND * later)
    if effect.end_card:
        value += END_CARD
    if effect.repeat or effect.other_engineer:
        value += REPEATED
    if effect.points_engineers:
        value += total(members(state.engineers[seat]))
    if effect.points_locos:
        value += highest_locos(state, seat, effect.points_locos)
    if effect.choose:
        first = effect_worth(state, seat, effect.choose[0], later)
        second = effect_worth(state, seat, effect.choose[1], later)
        value += effect.times * (first if first > second else second)
    return value


def route_worth(state: State, seat: int, route: int, left: int) -> float:
    """What a route may bring in so many scorings, this one included."""
    later = float(left - 1)
    score = RouteScore(state, seat, route)
    value = float(left * score.points())
    if left <= 0:
        return value
    board = state.board
    at = pos_at(seat, route, BLACK)
    pos = state.pos
    reach = state.reach[seat * ROUTES + route]
    unlocked = board.unlocked[pos[seat * PIECES]] & board.colours[route]
    twice = 2 if score.again else 1
    # With locomotives for all that is built.
    if reach < pos[at]:
        value += WITH_REACH * later * twice * (up_to(pos[at], pos, at, score.values) - score.spaces)
    # With every piece moved up behind the one before it, as far as there is time.
    moves = MOVES_A_ROUND * later
    for colour in range(GREY, WHITE + 1):
        if not unlocked >> colour & 1:
            break
        ahead = pos[at + colour - 1]
        if ahead < 2:
            break  # no room for this colour, nor for those behind it
        room = float(ahead - 1 - pos[at + colour])
        if room <= 0.0:
            continue
        if room > moves:
            room = moves
        gain = score.values[colour] - score.values[colour - 1]
        value += MOVED_UP * room * gain * later * twice
    for special in board.route_specials[route]:
        value += special_worth(state, seat, special, left, unlocked, pos[at + special.colour], reach, score)
    return value


def special_worth(
    state: State,
    seat: int,
    special: Special,
    left: int,
    unlocked: int,
    place: int,
    reach: int,
    score: RouteScore,
) -> float:
    """What a special space that has not yet fired, or does not yet count, may bring."""
    steps = special.space - place
    lacking = special.space - reach if special.loco else 0
    used = special.token < 0 or state.used(seat, special.token)
    if steps <= 0 and lacking <= 0 and used and not special.coin:
        return 0.0  # it has fired, or is counted with the route
    hope = 1.0
    if steps > 0:
        hope = STEPS_AWAY[steps]
    if lacking > 0:
        hope *= REACHES_AWAY[lacking]
    if not used:
        hope *= TOKEN_AWAY
    if not unlocked >> special.colour & 1:
        hope *= LOCKED
    later = float(left - 1)
    if special.effect is not None:
        if special.coin:
            number = state.board.specials.index(special)
            if state.fired[seat] >> number & 1:
                return 0.0
            hope *= 0.7
        return hope * effect_worth(state, seat, special.effect, later * hope)
    if special.double:
        return hope * later * (score.spaces + score.doubled + 4.0)
    each = special.spike if state.used(seat, state.c.golden_spike) else special.each
    return hope * later * each


def industry_worth(state: State, seat: int, left: int) -> float:
    """What the industry markers may bring: where they stand, and the cells before them."""
    value = 0.0
    for marker in range(MARKERS):
        cell = state.marker[seat * MARKERS + marker]
        if cell >= 0:
            value += marker_worth(state, seat, marker, cell, left)
    return value


def marker_worth(state: State, seat: int, marker: int, cell: int, left: int) -> float:
    """One marker."""
    board = state.board
    lane = board.lanes[board.marker_lane[marker]]
    now = lane.value[cell]
    value = float(left * now)
    later = float(left - 1)
    hope = 1.0
    ahead = cell + 1
    blocked = lane.boulder if state.boulders[seat] & INDUSTRY_BOULDER else -1
    while ahead < len(lane.cell) and hope > 0.05:
        hope *= CELL_AWAY
        gap = lane.gap[ahead]
        if gap >= 0:
            tile = state.gaps[seat * GAPS + gap]
            if tile:
                value += hope * effect_worth(state, seat, state.c.factory_effect[tile], later * hope)
            elif lane.cell[ahead] == GAP_CELL:
                hope *= GAP_AWAY
        if ahead == blocked:
            hope *= 0.4
        effect = lane.effect[ahead]
        if effect is not None and not state.fired[seat] & lane.fired[ahead]:
            value += hope * effect_worth(state, seat, effect, later * hope)
        value += hope * later * (lane.value[ahead] - lane.value[ahead - 1])
        ahead += 1
    return value
