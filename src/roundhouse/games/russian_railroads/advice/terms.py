"""The terms of the advice: what points are expected from, one class each.

What has been earned counts in full, and what the board scores now counts for every scoring left. Workers
and coins count by what they may still do, engineers and the stock market by their places.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import count, members
from roundhouse.core.lists import NOTHING, place_of
from roundhouse.games.russian_railroads.advice.prospects import (
    COIN,
    COIN_ROUND,
    industry_worth,
)
from roundhouse.games.russian_railroads.advice.routes import known_worth
from roundhouse.games.russian_railroads.advice.under_way import turn_worth
from roundhouse.games.russian_railroads.rules.components import (
    PER_LOCOS,
    PER_SPACE,
    ROUTES,
    SPACES,
)
from roundhouse.games.russian_railroads.rules.scoring import (
    end_card_points,
    engineer_count,
    majority_points,
    stock_points,
)
from roundhouse.games.russian_railroads.rules.spaces import engineer_space
from roundhouse.games.russian_railroads.rules.standing import SPACE, coins_of, seat_of
from roundhouse.games.russian_railroads.rules.state import State

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


class Term:
    """One thing that points are expected from, by the name that hints say."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def worth(self, state: State, seat: int, left: int) -> float:
        """The points that a seat may expect from it in so many scorings, this round's included."""
        raise NotImplementedError


class Earned(Term):
    """What has been scored."""

    def worth(self, state: State, seat: int, left: int) -> float:
        return float(state.points(seat))


class Tracks(Term):
    """The routes."""

    def worth(self, state: State, seat: int, left: int) -> float:
        value = 0.0
        for route in range(ROUTES):
            value += known_worth(state, seat, route, left)
        return value


class Industry(Term):
    """The industry tracks."""

    def worth(self, state: State, seat: int, left: int) -> float:
        return industry_worth(state, seat, left)


class People(Term):
    """Workers, coins and engineers."""

    def worth(self, state: State, seat: int, left: int) -> float:
        later = float(left - 1)
        extra = state.crew[seat] - state.c.workers[state.players]
        value = GROWTH * state.c.workers[state.players] * max(0.0, later - MATURES)
        value += (WORKER_LATER * later) * extra
        at_hand = AT_HAND + AT_HAND_ROUND * left
        if state.black_owner == seat:
            value += (WORKER_LATER + BLACK_WORKER) * later
        if not state.passed >> seat & 1:
            hands: int = state.hand[seat]
            if state.temp_owner == seat:
                hands += state.temp_hand
            if state.black_owner == seat:
                hands += state.black_hand
            value += at_hand * hands
        elif state.temp_kept and state.temp_owner == seat:
            value += 2.0 * at_hand
        if later > 0.0 or not state.passed >> seat & 1:
            coins: int = state.coins[seat]
            value += coins * (COIN + COIN_ROUND * later)
        value += engineers_worth(state, seat, left, at_hand)
        if later > 0.0 and not state.solo:
            value += order_worth(state, seat, at_hand)
        return value


class Engineers(Term):
    """The race for the most engineers, which counts for more the nearer the end is."""

    def worth(self, state: State, seat: int, left: int) -> float:
        return nearing(state, RACE, left) * majority_points(state, seat)


class Stock(Term):
    """The race on the stock market."""

    def worth(self, state: State, seat: int, left: int) -> float:
        return nearing(state, STOCK_RACE, left) * stock_points(state)[seat] if state.board.stock else 0.0


class Cards(Term):
    """End-bonus cards, as they stand and as they grow; price markers by the payouts to come."""

    def worth(self, state: State, seat: int, left: int) -> float:
        value = 0.0
        for number in members(state.cards[seat]) if state.cards[seat] else NOTHING:
            card = state.c.end_cards[number]
            value += end_card_points(state, seat, card)
            value += CARD_GROWTH * (left - 1) * (2.0 if card.per in (PER_SPACE, PER_LOCOS) else 1.0)
        if state.board.stock:
            value += LEVEL * state.level[seat] * count(state.steel)
        return value


class UnderWay(Term):
    """What the acting seat may still do in this turn."""

    def worth(self, state: State, seat: int, left: int) -> float:
        return turn_worth(state, seat, left) if state.agenda[-1].seat == seat else 0.0


def nearing(state: State, at_first: float, left: int) -> float:
    """A weight that grows to 1 in the last round."""
    return 1.0 - (1.0 - at_first) * (left - 1) / state.c.rounds[state.players]


def engineers_worth(state: State, seat: int, left: int, at_hand: float) -> float:
    """The actions of hired engineers, above what a worker does elsewhere."""
    own = state.engineers[seat]
    value = 0.0
    for number in members(own) if own else NOTHING:
        value += HIRED_ROUND * (left - 1)
        if not state.passed >> seat & 1 and not state.taken >> engineer_space(number) & 1:
            value += HIRED
    return value + ONE_MORE * engineer_count(state, seat)


def order_worth(state: State, seat: int, at_hand: float) -> float:
    """Claims of a place in the order, with the worker who will be moved, and the place itself."""
    value = 0.0
    claimed = 0
    for entry in state.standing:
        space = entry & SPACE
        if space < SPACES and state.c.space_claim[space] and seat_of(entry) == seat:
            claimed = state.c.space_claim[space]
            if not coins_of(entry):
                value += CLAIM * at_hand
    place = claimed - 1 if claimed else place_of(state.order, seat)
    return value + FIRST_PLACE * (state.players - 1 - place)


# All that points are expected from.
TERMS: Final[list[Term]] = [
    Earned("earned"),
    Tracks("tracks"),
    Industry("industry"),
    People("people"),
    Engineers("engineers"),
    Stock("stock"),
    Cards("cards"),
    UnderWay("under_way"),
]
EARNED: Final[list[Term]] = TERMS[:1]


def terms_of(state: State) -> list[Term]:
    """All terms while the game is on; then nothing counts but what was earned."""
    return TERMS if state.agenda else EARNED
