"""What a learner looks at: a position as a row of whole numbers, seen from one seat.

What the advice expects comes first, in thousandths of a point, then its terms, what they are made of, and
what they leave out. `NAMES` tells the order; what ends in "later" is multiplied by the turns after this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.age_of_steam.advice.demand import LINK
from roundhouse.games.age_of_steam.advice.evaluation import Evaluation, plans_ahead, sharp, terms
from roundhouse.games.age_of_steam.advice.forecast import Forecast, forecast
from roundhouse.games.age_of_steam.advice.goods import STEPS, Goods
from roundhouse.games.age_of_steam.advice.outlook import FEW
from roundhouse.games.age_of_steam.advice.prizes import selects, waits
from roundhouse.games.age_of_steam.advice.stand import Stand
from roundhouse.games.age_of_steam.advice.terms import SOURCES
from roundhouse.games.age_of_steam.rules.components import ACTIONS, AUCTION, CASH
from roundhouse.games.age_of_steam.rules.state import State

if TYPE_CHECKING:
    from roundhouse.core.rows import Row

TENTHS: Final = 10.0  # points are told in tenths
LONG: Final = 3  # links of a delivery worth waiting for
AHEAD: Final = 3  # engines that are tried: today's, and the next

NAMES: Final[list[str]] = (
    ["expect"]
    + [f"term_{source}" for source in SOURCES]
    + ["turn", "ahead", "ahead_squared", "players", "place", "place_later", "alive"]
    + ["issues", "builds", "moves", "due", "planned", "decides"]
    + ["income", "cash", "shares", "engine", "track", "upkeep", "upgraded", "short"]
    + ["income_later", "shares_later", "engine_later", "track_later", "upkeep_later", "cash_later"]
    + [f"action_{number}" for number in range(ACTIONS)]
    + [
        f"{what}_{engine}"
        for engine in ("now", "next", "second")
        for what in ("cubes", "long", "best", "income", "soon")
    ]
    + ["contested", "goods", "links", "cubes_later", "letters"]
    + ["rival_income", "second_income", "others_income", "others_engine", "others_track", "rival_shares"]
    + ["lead", "lead_later"]
    + ["auction_waits", "bidding", "highest", "bid", "price", "bidders", "passes", "selects", "before"]
    + [f"free_{number}" for number in range(ACTIONS)]
    + ["two_now", "two_next", "two_second", "two_own", "two_rival", "two_others", "two_later"]
)


class AgeOfSteamAdvice(Evaluation):
    """The evaluation, and what learners look at."""

    def school(self, state: State) -> str:
        """Each map is a game of its own; with few players, or by cash, no net knows it."""
        return "" if state.m.scoring == CASH or state.players <= FEW else state.m.name

    def features(self, state: State, seat: int) -> list[int]:
        """The numbers of `NAMES`, for one seat."""
        row: list[int] = [0]
        total = 0.0
        for points in terms(state, seat, sharp(state)):
            total += points
            row.append(int(TENTHS * points))
        row[0] = int(1000.0 * total)
        known = forecast(state)
        stand = Stand(state, seat, known.track[seat], sharp(state))
        ahead = state.last_turn() - state.turn
        time(state, seat, stand, ahead, row)
        books(state, seat, stand, ahead, row)
        carriage(state, seat, known, ahead, row)
        others(state, seat, known, ahead, row)
        order(state, seat, row)
        two_best(state, seat, known, ahead, row)
        return row

    def feature_names(self) -> list[str]:
        return NAMES


def time(state: State, seat: int, stand: Stand, ahead: int, row: list[int]) -> None:
    """How far the game is, and what is still to come in this turn."""
    place = state.order.index(seat) if seat in state.order else state.players
    row.append(state.turn)
    row.append(ahead)
    row.append(ahead * ahead)
    row.append(state.players)
    row.append(place)
    row.append(place * ahead)
    row.append(state.alive[seat])
    row.append(1 if stand.issues else 0)
    row.append(1 if stand.builds else 0)
    row.append(stand.moves)
    row.append(1 if stand.due else 0)
    row.append(int(TENTHS * plans_ahead(state, stand)))
    row.append(1 if state.seat == seat else 0)


def books(state: State, seat: int, stand: Stand, ahead: int, row: list[int]) -> None:
    """Money, shares, engine and action."""
    income = state.income[seat]
    cash = state.cash[seat]
    shares = state.shares[seat]
    engine = state.engine[seat]
    upkeep = shares + engine - income
    track = int(stand.track)
    row.append(income)
    row.append(cash)
    row.append(shares)
    row.append(engine)
    row.append(track)
    row.append(upkeep)
    row.append(state.upgraded[seat])
    row.append(max(0, upkeep - cash))
    row.append(income * ahead)
    row.append(shares * ahead)
    row.append(engine * ahead)
    row.append(track * ahead)
    row.append(upkeep * ahead)
    row.append(cash * ahead)
    for action in range(ACTIONS):
        row.append(1 if state.action[seat] == action else 0)


def carriage(state: State, seat: int, known: Forecast, ahead: int, row: list[int]) -> None:
    """What could be carried with today's engine, and with the next."""
    demand = known.demand(state, seat)
    goods = known.goods_for(state, seat)
    best = demand.best
    rivals = 0
    useful = 0
    for further in range(AHEAD):
        engine = min(STEPS - 1, state.engine[seat] + further)
        cubes = 0
        long = 0
        most = 0
        income = 0
        soon = 0
        for number in range(len(goods.row)):
            gain = best[goods.row[number] + engine]
            if gain <= 0:
                continue
            cubes += 1
            income += gain
            if gain >= LONG * LINK:
                long += 1
            if goods.delay[number] == 0:
                soon += gain
                most = max(most, gain)
            if not further:
                rivals += goods.rivals[number]
            useful += 1
        row.append(cubes)
        row.append(long)
        row.append(most)
        row.append(income // LINK)
        row.append(soon // LINK)
    row.append(rivals)
    row.append(len(goods.row))
    row.append(len(known.own[seat]))
    row.append(useful * ahead // AHEAD)
    left = state.letters_left()
    letters = 0
    while left:
        left &= left - 1
        letters += 1
    row.append(letters)


def others(state: State, seat: int, known: Forecast, ahead: int, row: list[int]) -> None:
    """How the others stand."""
    best = 0
    second = 0
    income = 0
    engine = 0
    track = 0
    shares = 0
    for other in range(state.players):
        if other == seat or not state.alive[other]:
            continue
        value = state.income[other]
        income += value
        engine = max(engine, state.engine[other])
        track = max(track, known.track[other])
        if value > best:
            second = best
            best = value
            shares = state.shares[other]
        elif value > second:
            second = value
    row.append(best)
    row.append(second)
    row.append(income)
    row.append(engine)
    row.append(track)
    row.append(shares)
    row.append(state.income[seat] - best)
    row.append((state.income[seat] - best) * ahead)


def order(state: State, seat: int, row: list[int]) -> None:
    """The auction, and the actions that are still to be had."""
    bids = seat in state.bidders
    row.append(1 if waits(state, AUCTION) else 0)
    row.append(1 if bids else 0)
    row.append(1 if bids and state.high == seat else 0)
    row.append(state.bids[seat] if bids else 0)
    row.append(state.bids[state.high] if bids and state.high >= 0 else 0)
    row.append(len(state.bidders) if bids else 0)
    row.append(state.passes >> seat & 1)
    chooses = seat in state.order and not state.bidders and selects(state, seat)
    row.append(1 if chooses else 0)
    row.append(state.order.index(seat) if chooses else 0)
    for action in range(ACTIONS):
        row.append(1 if chooses and action not in state.action else 0)


def two_best(state: State, seat: int, known: Forecast, ahead: int, row: list[int]) -> None:
    """What the two best cubes on the map bring: that many are moved in a turn."""
    goods = known.goods_for(state, seat)
    best = known.demand(state, seat).best
    first = 0
    for further in range(AHEAD):
        found = two_of(goods, best, min(STEPS - 1, state.engine[seat] + further))
        row.append(found)
        if not further:
            first = found
    rival = 0
    others = 0
    for other in range(state.players):
        if other == seat or not state.alive[other] or not len(known.reach[other]):
            continue
        found = two_of(goods, known.reach[other], state.engine[other])
        others += found
        rival = max(rival, found)
    own = known.reach[seat]
    row.append(two_of(goods, own, state.engine[seat]) if len(own) else 0)
    row.append(rival)
    row.append(others)
    row.append(first * ahead)


def two_of(goods: Goods, best: Row, engine: int) -> int:
    """What the two best cubes on the map bring together, in tenths of income."""
    first = 0
    second = 0
    for number in range(len(goods.row)):
        if goods.delay[number]:
            continue
        gain = best[goods.row[number] + engine]
        if gain > first:
            second = first
            first = gain
        elif gain > second:
            second = gain
    return first + second


ADVICE: Final = AgeOfSteamAdvice()
