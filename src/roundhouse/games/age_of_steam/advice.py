"""Advice: the points each seat may expect at the end, and the moves worth looking at, for bots and hints.

What is on the board is told by the outlook; a chosen action or a place in the order that will only tell
later counts by a rule of thumb. Build turns are planned whole, and only the next tiles of the best plans
are worth looking at: the hundreds of others would never be seen through one by one.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.auction import Bid
from roundhouse.games.age_of_steam.components import BOXES, CASH, COLOURS, URBANIZATION
from roundhouse.games.age_of_steam.construction import BuildTrack
from roundhouse.games.age_of_steam.course import building
from roundhouse.games.age_of_steam.deliveries import deliveries
from roundhouse.games.age_of_steam.demand import FOREIGN, LINK, STRANGERS, Demand
from roundhouse.games.age_of_steam.forecast import Forecast, forecast
from roundhouse.games.age_of_steam.goods import STEPS, column_city
from roundhouse.games.age_of_steam.growth import PlaceCube
from roundhouse.games.age_of_steam.moves import DONE, DROP, PASS, PUT
from roundhouse.games.age_of_steam.moving import Carry, MoveGoods
from roundhouse.games.age_of_steam.outlook import Outlook
from roundhouse.games.age_of_steam.planning import Turn, mixed, tiles_of_turn
from roundhouse.games.age_of_steam.prizes import action_value, place_value
from roundhouse.games.age_of_steam.shares import IssueShares
from roundhouse.games.age_of_steam.stand import Stand
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.weights import PLAYED, THOUGHT, Weights

OUT: Final = -40.0  # points of a player who is bankrupt, as long as others play on
FEW: Final = 2  # players: so few hardly disturb a plan that is made beforehand
MOST_ISSUED: Final = 6  # shares
MOST_DELIVERIES: Final = 6
MOST_PLANS: Final = 3
MOST_COLUMNS: Final = 4  # for a cube of Production
# By how many points forecasts were wrong in 54 games on Rust Belt, compared with the mean of all seats
DOUBT_NOW: Final = 8.0  # in the last turn,
DOUBT_A_TURN: Final = 1.9  # and more for each turn before it


def evaluate(state: State) -> list[float]:
    """The points that each seat may expect at the end."""
    return [expect(state, seat, sharp(state)) for seat in range(state.players)]


def sharp(state: State) -> Weights:
    """The best weights for a table: those found by playing come from games of four scored by income."""
    return THOUGHT if state.m.scoring == CASH or state.players <= FEW else PLAYED


def expect(state: State, seat: int, weights: Weights) -> float:
    """The points that one seat may expect."""
    if state.over:
        return float(state.scores().totals()[seat])
    if not state.alive[seat]:
        return OUT - weights.too_high(state.turn, state.m.turns[state.players])
    known = forecast(state)
    stand = Stand(state, seat, known.track[seat], weights)
    place = place_value(state, seat, stand)
    share = plans_ahead(state, stand)
    value = share * plan_value(state, stand, known) if share > 0.0 else 0.0
    if share < 1.0:
        action = action_value(state, seat, known, weights)
        outlook = Outlook(state, stand, known.demand(state, seat), known.goods_for(state, seat))
        value += (1.0 - share) * (action + outlook.points())
    return place + value


def parts(state: State, seat: int) -> list[tuple[str, float]]:
    """What the points of a seat come from."""
    weights = sharp(state)
    if state.over and state.alive[seat]:
        return final_parts(state, seat)
    if not state.alive[seat]:
        return [("bankruptcy", expect(state, seat, weights))]
    known = forecast(state)
    stand = Stand(state, seat, known.track[seat], weights)
    place = place_value(state, seat, stand)
    share = plans_ahead(state, stand)
    found = mixed(turn_to_come(state, stand).parts(), share, []) if share > 0.0 else []
    if share < 1.0:
        action = action_value(state, seat, known, weights)
        outlook = Outlook(state, stand, known.demand(state, seat), known.goods_for(state, seat))
        found = mixed([*outlook.parts(), ("action", action)], 1.0 - share, found)
    return mixed([("place", place)], 1.0, found)


def final_parts(state: State, seat: int) -> list[tuple[str, float]]:
    """The points of a finished game."""
    sheet = state.scores()
    return [("shares" if line == "buyback" else line, float(sheet.line(line)[seat])) for line in sheet.lines]


def plans_ahead(state: State, stand: Stand) -> float:
    """How far the forecast is a plan of the build turn to come: others may get in its way, or change it.

    The rest of the forecast is what building brings on average.
    """
    if not stand.builds or isinstance(state.agenda[-1], BuildTrack):
        return 0.0
    if state.players <= FEW:
        return 1.0
    return 0.0 if stand.issues else stand.weights.planned  # without its money a plan tells nothing


def plan_value(state: State, stand: Stand, known: Forecast) -> float:
    """What the best build turn to come is worth: looked up if it was planned before with the same books."""
    plans = known.plans(state)
    key = (*stand.books(), state.action[stand.seat], len(state.built))
    value = plans.get(key)
    if value is None:
        value = turn_to_come(state, stand).value
        plans[key] = value
    return value


def turn_to_come(state: State, stand: Stand) -> Turn:
    """The best build turn as things stand."""
    seat = stand.seat
    tiles = tiles_of_turn(state, seat)
    return Turn(state, seat, int(stand.cash), tiles, state.action[seat] == URBANIZATION, stand.weights)


def doubt(state: State) -> float:
    """By how many points the forecast may be wrong: about one standard deviation."""
    if state.over:
        return 0.0
    return DOUBT_NOW + DOUBT_A_TURN * (state.m.turns[state.players] - state.turn)


# Moves worth looking at


def promising(state: State, weights: Weights) -> list[int]:
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
        return building(state, entry.seat, MOST_PLANS, weights)
    if isinstance(entry, MoveGoods):
        return delivering(state, entry.seat)
    if isinstance(entry, Carry):
        return [carrying(state, entry.seat)]
    if isinstance(entry, PlaceCube):
        return producing(state, entry.seat)
    return legal


def delivering(state: State, seat: int) -> list[int]:
    """The best few cubes to deliver, and the moves that deliver nothing."""
    worth: dict[int, int] = {}
    if state.m.track_deliver:
        for delivery in deliveries(state, seat):
            move = delivery.move(state)
            worth[move] = max(worth.get(move, 0), net(delivery.gains, seat))
    else:
        best = forecast(state).demand(state, seat).best
        engine = state.engine[seat]
        for move in state.legal():
            if move >= state.codes.deliver:
                code = move - state.codes.deliver
                stop = state.m.stop[state.m.hex_at[code // COLOURS]]
                worth[move] = best[(stop * COLOURS + code % COLOURS) * STEPS + engine]
    ranked = sorted([move for move in worth if worth[move] > 0], key=lambda move: -worth[move])
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


def producing(state: State, seat: int) -> list[int]:
    """The topmost empty boxes of the columns from which the drawn cube brings most, or back into the bag."""
    known = forecast(state)
    colour = state.drawn[-1]
    engine = min(state.m.most_engine, state.engine[seat] + 1)
    demand = Demand(state, seat, known.goods, known.accepts)
    demand.measure_colour(colour, engine, STRANGERS)
    worth: dict[int, int] = {}
    columns: list[int] = []
    for move in state.legal():
        column = (move - PUT) // BOXES
        if move != DONE and column not in columns:
            columns.append(column)
            stop = column_city(state, column)
            worth[move] = demand.best[(stop * COLOURS + colour) * STEPS + engine] if stop >= 0 else 0
    ranked = sorted(worth, key=lambda move: -worth[move])
    return [*ranked[:MOST_COLUMNS], DONE]


def net(gains: list[int], seat: int) -> int:
    """What a delivery is worth to a player, in tenths of income."""
    total = 0
    for other in range(len(gains)):
        total += gains[other] * (LINK if other == seat else FOREIGN)
    return total
