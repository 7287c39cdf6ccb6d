"""Advice: the points each seat may expect at the end, and the moves worth looking at, for bots and hints."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.actions import SelectAction
from roundhouse.games.age_of_steam.auction import Bid, payment
from roundhouse.games.age_of_steam.components import (
    BUILD,
    FIRST_BUILD,
    FIRST_MOVE,
    GROWTH,
    PRODUCTION,
    SELECT,
    TURN_ORDER,
    URBANIZATION,
)
from roundhouse.games.age_of_steam.construction import BuildTrack
from roundhouse.games.age_of_steam.deliveries import deliveries
from roundhouse.games.age_of_steam.demand import LINK, D, Demand
from roundhouse.games.age_of_steam.founding import POINTS, Founder
from roundhouse.games.age_of_steam.goods import Goods
from roundhouse.games.age_of_steam.growth import empty_boxes
from roundhouse.games.age_of_steam.moves import DONE, DROP, PASS, URBANISE
from roundhouse.games.age_of_steam.moving import Carry, MoveGoods
from roundhouse.games.age_of_steam.outlook import Outlook, Stand
from roundhouse.games.age_of_steam.plans import Turn, moves_of, tiles_of_turn
from roundhouse.games.age_of_steam.scoring import sections
from roundhouse.games.age_of_steam.shares import IssueShares
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.turn import Phase

A: list[float] = [
    5.0,  # 0 points of the first place in the order
    1.5,  # 1 each place behind it
    2.0,  # 2 urbanization
    0.5,  # 3 and for each turn left
    1.5,  # 4 first build
    0.5,  # 5 first move
    0.3,  # 6 production, each turn left
    1.0,  # 7 turn order
    10.0,  # 8 the first city of all
]


def evaluate(state: State) -> list[float]:
    """The points that each seat may expect at the end."""
    if state.over:
        totals = state.scores().totals()
        return [float(totals[seat]) if state.alive[seat] else OUT for seat in range(state.players)]
    goods = Goods(state)
    demands: list[Demand] = []
    for seat in range(state.players):
        demand = Demand(state, seat, goods)
        if state.alive[seat]:
            demand.measure(min(state.m.most_engine, state.engine[seat] + 2), D[0])
        demands.append(demand)
    track = sections(state)
    values: list[float] = []
    for seat in range(state.players):
        if not state.alive[seat]:
            values.append(OUT)
            continue
        contest(state, seat, goods, demands)
        stand = Stand(state, seat, track[seat])
        place = auction(state, seat, stand)
        if state.players <= FEW and stand.builds and not isinstance(state.agenda[-1], BuildTrack):
            may_found = state.action[seat] == URBANIZATION
            value = Turn(state, seat, tiles_of_turn(state, seat), may_found).value
        else:
            value = Outlook(state, stand, demands[seat], goods).points()
            value += action_value(state, seat, demands[seat], goods)
        values.append(value + place)
    return values


def contest(state: State, seat: int, goods: Goods, demands: list[Demand]) -> None:
    """How many opponents would like to move each cube themselves."""
    for number in range(len(goods.row)):
        goods.rivals[number] = 0
    for other in range(state.players):
        if other == seat or not state.alive[other]:
            continue
        best = demands[other].best
        engine = state.engine[other]
        most = 0
        for row in goods.row:
            if best[row + engine] > most:
                most = best[row + engine]
        for number in range(len(goods.row)):
            gain = best[goods.row[number] + engine]
            if gain > 0 and gain >= most - LINK:
                goods.rivals[number] += 1


def auction(state: State, seat: int, stand: Stand) -> float:
    """What the place in the order will be worth; the price of the place leaves the books."""
    order = state.order
    place = 0.0
    if seat in state.bidders:
        bidders = len(state.bidders)
        place = (1 + bidders) / 2.0 - (0.25 if state.high == seat else 0.0)
        paid = payment(len(order), max(1, int(place)), state.bids[seat])
        stand.cash -= paid
    elif seat in state.dropped and state.bidders:
        place = float(len(order) - state.dropped.index(seat))
    else:
        waits = False
        for entry in state.agenda:
            if isinstance(entry, SelectAction):
                waits = waits or entry.seat == seat
            elif isinstance(entry, Phase):
                waits = waits or entry.phase == SELECT
        if not waits:
            return 0.0
        place = float(order.index(seat) + 1)
    return A[0] - A[1] * (place - 1.0)


def action_value(state: State, seat: int, demand: Demand, goods: Goods) -> float:
    """What the chosen action may still bring."""
    action = state.action[seat]
    left = state.m.turns[state.players] - state.turn
    if action == TURN_ORDER:
        return A[7] if left else 0.0
    if action in (URBANIZATION, FIRST_BUILD):
        for entry in state.agenda:
            if isinstance(entry, Phase) and entry.phase == BUILD:
                if action == FIRST_BUILD:
                    return A[4]
                founder = Founder(state, seat, demand, goods)
                sites = founder.search()
                gain = A[3] * sites[0].gain * POINTS if sites else 0.0
                return A[2] + gain + (0.0 if state.cities else A[8])
        return 0.0
    if action == FIRST_MOVE:
        for entry in state.agenda:
            if entry.seat == seat and isinstance(entry, MoveGoods):
                return A[5]
    if action == PRODUCTION:
        for entry in state.agenda:
            if isinstance(entry, Phase) and entry.phase == GROWTH:
                return A[6] * left * min(2, len(empty_boxes(state)))
    return 0.0


# Moves worth looking at

OUT: Final = -40.0  # a player who is bankrupt
FEW: Final = 2  # players with whom there is time to plan every build turn beforehand
MOST_ISSUED: Final = 6
MOST_DELIVERIES: Final = 6


def promising(state: State) -> list[int]:
    """The legal moves that are worth a look."""
    if state.over:
        return []
    entry = state.agenda[-1]
    legal = state.legal()
    if len(legal) < 2:
        return legal
    if isinstance(entry, IssueShares):
        return legal[: MOST_ISSUED + 1]
    if isinstance(entry, Bid):
        return [legal[0], PASS, DROP] if PASS in legal else [legal[0], DROP]
    if isinstance(entry, BuildTrack):
        return building(state, entry.seat)
    if isinstance(entry, MoveGoods):
        return delivering(state, entry.seat)
    if isinstance(entry, Carry):
        return [carrying(state, entry.seat)]
    return legal


def building(state: State, seat: int) -> list[int]:
    """The New City, or the next tile of the best plan."""
    legal = state.legal()
    may_found = any(URBANISE <= move < state.codes.deliver for move in legal)
    turn = Turn(state, seat, state.tiles_left, may_found)
    if turn.site is not None:
        return [turn.site.move(state)]
    for plan in turn.plans:
        moves = moves_of(state, plan)
        if moves:
            return moves[:1]
    return [DONE] if DONE in legal else legal


def delivering(state: State, seat: int) -> list[int]:
    """The best few deliveries, and the moves that deliver nothing."""
    legal = state.legal()
    worth: dict[int, int] = {}
    for delivery in deliveries(state, seat):
        gain = net(delivery.gains, seat)
        move = delivery.move(state)
        if gain > worth.get(move, -1000):
            worth[move] = gain
    ranked = sorted(worth, key=lambda move: -worth[move])
    return [move for move in ranked[:MOST_DELIVERIES] if worth[move] > 0] + [
        move for move in legal if move < state.codes.deliver
    ]


def net(gains: list[int], seat: int) -> int:
    """What a delivery is worth to a player, in tenths of income."""
    total = 0
    for other in range(len(gains)):
        total += gains[other] * (LINK if other == seat else -4)
    return total


def carrying(state: State, seat: int) -> int:
    """The next link of the best way for the cube under way."""
    best = -1000
    move = state.legal()[0]
    for delivery in deliveries(state, seat):
        gain = net(delivery.gains, seat)
        if gain > best:
            best, move = gain, delivery.steps[0]
    return move
