"""Advice: the points each seat may expect at the end, for bots and hints.

What has been earned counts in full, and what the board scores now counts for every scoring left. Workers
and coins count by what they may still do, engineers and the stock market by their places. After the last
scoring the advice is the score itself.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import count, members
from roundhouse.games.russian_railroads import atoms
from roundhouse.games.russian_railroads.components import (
    PER_LOCOS,
    PER_SPACE,
    ROUTES,
    SPACES,
)
from roundhouse.games.russian_railroads.locomotives import BuildFactory, Chain
from roundhouse.games.russian_railroads.prospects import (
    BLACK_STEP,
    BLACK_STEP_ROUND,
    COIN,
    COIN_ROUND,
    DETONATION,
    DETONATION_ROUND,
    DOUBLER,
    DOUBLER_ROUND,
    END_CARD,
    INDUSTRY_STEP,
    INDUSTRY_STEP_ROUND,
    LOCO,
    LOCO_ROUND,
    REPEATED,
    STEP,
    STEP_ROUND,
    STOCK,
    STOCK_ROUND,
    TOKEN,
    TOKEN_ROUND,
    effect_worth,
    industry_worth,
    route_worth,
)
from roundhouse.games.russian_railroads.scoring import (
    end_card_points,
    engineer_count,
    majority,
    stock_points,
)
from roundhouse.games.russian_railroads.state import State

# A worker or coin that can still be used this round, and one more worker in the rounds to come.
AT_HAND: Final = 3.0
AT_HAND_ROUND: Final = 1.3
WORKER_LATER: Final = 5.0
# What the work of a worker in a round to come brings, from 20 games of greedy bots,
GROWTH: Final = 11.0
MATURES: Final = 1.5  # but for so many of the last rounds, in which it can hardly score
CLAIM: Final = 0.8  # of a worker on an order space, who will be moved
FIRST_PLACE: Final = 1.5  # of a place nearer to the first
BLACK_WORKER: Final = 1.0

# Engineers: his action in every round to come, and the race for the majority.
HIRED_ROUND: Final = 3.0
HIRED: Final = 4.0
RACE: Final = 0.8
ONE_MORE: Final = 3.0

STOCK_RACE: Final = 0.7
LEVEL: Final = 1.2  # for each level and payout to come
CARD_GROWTH: Final = 1.2

LAST_DOUBT: Final = 9.0
ROUND_DOUBT: Final = 7.5  # for each scoring to come

OPEN_FACTORY: Final = 4.0
OPEN_CARD: Final = 10.0
OPEN_CHOICE: Final = 10.0
OPEN_STEEL: Final = 3.0
IN_HAND: Final = 0.8  # of the number of a locomotive that has still to find a place


def evaluate(state: State) -> list[float]:
    """The points that each seat may expect at the end."""
    return [expected(state, seat) for seat in range(state.players)]


def expected(state: State, seat: int) -> float:
    """The points that a seat may expect at the end."""
    value = float(state.points(seat))
    if not state.agenda:
        return value
    left = state.c.rounds[state.players] - state.round + 1
    share = 1.0 - (left - 1) / state.c.rounds[state.players]
    for route in range(ROUTES):
        value += route_worth(state, seat, route, left)
    value += industry_worth(state, seat, left)
    value += people(state, seat, left)
    value += (RACE + (1.0 - RACE) * share) * majority(state)[seat]
    value += (STOCK_RACE + (1.0 - STOCK_RACE) * share) * stock_points(state)[seat]
    value += cards(state, seat, left)
    if state.agenda[-1].seat == seat:
        value += under_way(state, seat, left)
    return value


def doubt(state: State) -> float:
    """By how much a forecast may be wrong, compared with the others': measured in sixty games of bots."""
    if not state.agenda:
        return 0.0
    return LAST_DOUBT + ROUND_DOUBT * (state.c.rounds[state.players] - state.round + 1)


def parts(state: State, seat: int) -> list[tuple[str, float]]:
    """What `expected` comes from, source by source."""
    earned = ("earned", float(state.points(seat)))
    if not state.agenda:
        return [earned]
    left = state.c.rounds[state.players] - state.round + 1
    share = 1.0 - (left - 1) / state.c.rounds[state.players]
    tracks = 0.0
    for route in range(ROUTES):
        tracks += route_worth(state, seat, route, left)
    found = [
        earned,
        ("tracks", tracks),
        ("industry", industry_worth(state, seat, left)),
        ("people", people(state, seat, left)),
        ("engineers", (RACE + (1.0 - RACE) * share) * majority(state)[seat]),
        ("cards", cards(state, seat, left)),
    ]
    if state.board.stock:
        found.append(("stock", (STOCK_RACE + (1.0 - STOCK_RACE) * share) * stock_points(state)[seat]))
    if state.agenda[-1].seat == seat:
        found.append(("under_way", under_way(state, seat, left)))
    return found


def people(state: State, seat: int, left: int) -> float:
    """Workers, coins and engineers."""
    later = float(left - 1)
    extra = state.crew[seat] - state.c.workers[state.players]
    value = GROWTH * state.c.workers[state.players] * max(0.0, later - MATURES)
    value += (WORKER_LATER * later) * extra
    at_hand = AT_HAND + AT_HAND_ROUND * left
    if state.black_owner == seat:
        value += (WORKER_LATER + BLACK_WORKER) * later
    if not state.passed >> seat & 1:
        hands = state.hand[seat]
        if state.temp_owner == seat:
            hands += state.temp_hand
        if state.black_owner == seat:
            hands += state.black_hand
        value += at_hand * hands
    elif state.temp_kept and state.temp_owner == seat:
        value += 2.0 * at_hand
    if later > 0.0 or not state.passed >> seat & 1:
        value += state.coins[seat] * (COIN + COIN_ROUND * later)
    value += engineers_worth(state, seat, left, at_hand)
    if later > 0.0 and not state.solo:
        value += order_worth(state, seat, at_hand)
    return value


def engineers_worth(state: State, seat: int, left: int, at_hand: float) -> float:
    """The actions of hired engineers, above what a worker does elsewhere."""
    own = state.engineers[seat]
    value = 0.0
    for number in members(own):
        value += HIRED_ROUND * (left - 1)
        if not state.passed >> seat & 1 and not state.taken >> (SPACES + number - 1) & 1:
            value += HIRED
    return value + ONE_MORE * engineer_count(state, seat)


def order_worth(state: State, seat: int, at_hand: float) -> float:
    """Claims of a place in the order, with the worker who will be moved, and the place itself."""
    value = 0.0
    claimed = 0
    for entry in state.standing:
        space = entry & 63
        if space < SPACES and state.c.space_claim[space] and entry >> 6 & 3 == seat:
            claimed = state.c.space_claim[space]
            if not entry >> 13:
                value += CLAIM * at_hand
    place = claimed - 1 if claimed else state.order.index(seat)
    return value + FIRST_PLACE * (state.players - 1 - place)


def cards(state: State, seat: int, left: int) -> float:
    """End-bonus cards, as they stand and as they grow; price markers by the payouts to come."""
    value = 0.0
    for number in members(state.cards[seat]):
        card = state.c.end_cards[number]
        value += end_card_points(state, seat, card)
        value += CARD_GROWTH * (left - 1) * (2.0 if card.per in (PER_SPACE, PER_LOCOS) else 1.0)
    if state.board.stock:
        value += LEVEL * state.level[seat] * count(state.steel)
    return value


def under_way(state: State, seat: int, left: int) -> float:
    """What the acting seat may still do in this turn."""
    later = float(left - 1)
    value = 0.0
    for part in state.pending:
        value += part_worth(state, seat, part, left)
    value += END_CARD * state.picks
    for entry in state.agenda:
        if isinstance(entry, Chain):
            value += IN_HAND * entry.tile * (1.0 + 0.3 * later)
        elif isinstance(entry, BuildFactory):
            value += OPEN_FACTORY + 0.5 * effect_worth(state, seat, state.c.factory_effect[entry.tile], later)
    return value


def part_worth(state: State, seat: int, part: int, left: int) -> float:
    """One pending part."""
    later = float(left - 1)
    number = float(part >> 6 & 63)
    kind = part & 31
    if kind == atoms.STEPS:
        if part >> 12 == 1:
            return number * (BLACK_STEP + BLACK_STEP_ROUND * later)
        return number * (STEP + STEP_ROUND * left)
    if kind == atoms.DIFFERENT:
        return number * (STEP + STEP_ROUND * left)
    if kind == atoms.INDUSTRY:
        return number * (INDUSTRY_STEP + INDUSTRY_STEP_ROUND * left)
    if kind == atoms.EITHER or kind == atoms.LOCO or kind == atoms.FACTORY:
        return LOCO + LOCO_ROUND * later
    if kind == atoms.DOUBLER:
        return number * (DOUBLER + DOUBLER_ROUND * left)
    if kind == atoms.TOKEN:
        return number * (TOKEN + TOKEN_ROUND * later) if state.tokens[seat] else 0.0
    if kind == atoms.CARD:
        return OPEN_CARD
    if kind == atoms.REPEAT or kind == atoms.OTHER:
        return REPEATED
    if kind == atoms.CHOICE:
        return OPEN_CHOICE * number
    if kind == atoms.DIVIDEND:
        return STOCK + STOCK_ROUND * later
    if kind == atoms.DETONATE:
        return DETONATION + DETONATION_ROUND * later
    return OPEN_STEEL
