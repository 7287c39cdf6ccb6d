"""Advice: the points each seat may expect at the end, and the moves worth looking at, for bots and hints.

What is on the board is told by the outlook; a chosen action or a place in the order that will only tell
later counts by a rule of thumb. Build turns are planned whole, and the plan's next tile is the one move
worth looking at: the hundreds of others would never be seen through one by one.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.auction import Bid
from roundhouse.games.age_of_steam.components import URBANIZATION
from roundhouse.games.age_of_steam.construction import BuildTrack
from roundhouse.games.age_of_steam.deliveries import deliveries
from roundhouse.games.age_of_steam.demand import FOREIGN, LINK, STRANGERS, Demand
from roundhouse.games.age_of_steam.goods import Goods
from roundhouse.games.age_of_steam.haul import mark_rivals
from roundhouse.games.age_of_steam.moves import DONE, DROP, PASS, URBANISE
from roundhouse.games.age_of_steam.moving import Carry, MoveGoods
from roundhouse.games.age_of_steam.outlook import Outlook
from roundhouse.games.age_of_steam.planning import Turn, tiles_of_turn
from roundhouse.games.age_of_steam.plans import moves_of
from roundhouse.games.age_of_steam.prizes import action_value, place_value
from roundhouse.games.age_of_steam.scoring import sections
from roundhouse.games.age_of_steam.shares import IssueShares
from roundhouse.games.age_of_steam.stand import Stand
from roundhouse.games.age_of_steam.state import State

OUT: Final = -40.0  # points of a player who is bankrupt, as long as others play on
FEW: Final = 2  # players with whom there is time to plan every build turn beforehand
RISE: Final = 2  # links that an engine may soon be longer
MOST_ISSUED: Final = 6  # shares
MOST_DELIVERIES: Final = 6


def evaluate(state: State) -> list[float]:
    """The points that each seat may expect at the end."""
    if state.over:
        return [float(total) for total in state.scores().totals()]
    goods = Goods(state)
    demands: list[Demand] = []
    for seat in range(state.players):
        demand = Demand(state, seat, goods)
        demand.measure(min(state.m.most_engine, state.engine[seat] + RISE), STRANGERS)
        demands.append(demand)
    track = sections(state)
    values: list[float] = []
    for seat in range(state.players):
        if state.alive[seat]:
            mark_rivals(state, seat, goods, demands)
            values.append(expected(state, Stand(state, seat, track[seat]), demands[seat], goods))
        else:
            values.append(OUT)
    return values


def expected(state: State, stand: Stand, demand: Demand, goods: Goods) -> float:
    """The points that one seat may expect."""
    seat = stand.seat
    place = place_value(state, seat, stand)
    if state.players <= FEW and stand.builds and not isinstance(state.agenda[-1], BuildTrack):
        return place + Turn(state, seat, tiles_of_turn(state, seat), state.action[seat] == URBANIZATION).value
    return place + action_value(state, seat, demand, goods) + Outlook(state, stand, demand, goods).points()


# Moves worth looking at


def promising(state: State) -> list[int]:
    """The legal moves that are worth a look."""
    legal = state.legal()
    if len(legal) < 2:
        return legal
    entry = state.agenda[-1]
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
    """The best few cubes to deliver, and the moves that deliver nothing."""
    worth: dict[int, int] = {}
    for delivery in deliveries(state, seat):
        gain = net(delivery.gains, seat)
        move = delivery.move(state)
        if gain > worth.get(move, 0):
            worth[move] = gain
    ranked = sorted(worth, key=lambda move: -worth[move])
    return ranked[:MOST_DELIVERIES] + [move for move in state.legal() if move < state.codes.deliver]


def carrying(state: State, seat: int) -> int:
    """The next link of the best way for the cube under way, or to leave it where it is."""
    legal = state.legal()
    move = legal[0]
    found = DONE in legal
    best = 0
    if found:
        move, best = DONE, net(state.gains, seat)
    for delivery in deliveries(state, seat):
        gain = net(delivery.gains, seat)
        if not found or gain > best:
            found, best, move = True, gain, delivery.steps[0]
    return move


def net(gains: list[int], seat: int) -> int:
    """What a delivery is worth to a player, in tenths of income."""
    total = 0
    for other in range(len(gains)):
        total += gains[other] * (LINK if other == seat else FOREIGN)
    return total
