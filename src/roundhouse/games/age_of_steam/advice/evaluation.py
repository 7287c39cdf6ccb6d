"""Advice: the points each seat may expect at the end, and the moves worth looking at, for bots and hints.

What is on the board is told by the outlook; a chosen action or a place in the order that will only tell
later counts by a rule of thumb. Build turns are planned whole, and only the next tiles of the best plans
are worth looking at: the hundreds of others would never be seen through one by one.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.advice import Advice
from roundhouse.games.age_of_steam.advice.build_turns import building
from roundhouse.games.age_of_steam.advice.demand import FOREIGN, LINK, STRANGERS, Demand
from roundhouse.games.age_of_steam.advice.forecast import Forecast, forecast
from roundhouse.games.age_of_steam.advice.goods import column_city, row_of
from roundhouse.games.age_of_steam.advice.horizon import last_turn
from roundhouse.games.age_of_steam.advice.outlook import FEW, Outlook, debts
from roundhouse.games.age_of_steam.advice.planning import Planner, Turn
from roundhouse.games.age_of_steam.advice.prizes import action_value, place_value
from roundhouse.games.age_of_steam.advice.stand import Stand
from roundhouse.games.age_of_steam.advice.terms import (
    ACTION,
    BANKRUPTCY,
    BONUS,
    PLACE,
    SOURCES,
    mixed,
    named,
    no_terms,
    total,
)
from roundhouse.games.age_of_steam.advice.weights import (
    CASHIER,
    DUEL,
    LASTING,
    PAIR,
    PLAYED,
    THOUGHT,
    Weights,
)
from roundhouse.games.age_of_steam.rules.auction import Bid
from roundhouse.games.age_of_steam.rules.build_turn import BuildTrack, ChooseTile, tiles_of_turn
from roundhouse.games.age_of_steam.rules.components import CASH, ENGINEER, URBANIZATION
from roundhouse.games.age_of_steam.rules.deliveries import deliveries
from roundhouse.games.age_of_steam.rules.delivery_links import ferry_stops
from roundhouse.games.age_of_steam.rules.growth import PlaceCube
from roundhouse.games.age_of_steam.rules.money import expenses, levied
from roundhouse.games.age_of_steam.rules.moves import DONE, DROP, ISSUE, PASS, TAKE, put
from roundhouse.games.age_of_steam.rules.moving import Carry, MoveGoods
from roundhouse.games.age_of_steam.rules.scoring import more_points
from roundhouse.games.age_of_steam.rules.shares import IssueShares
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import BORDERS, SCORE
from roundhouse.games.age_of_steam.rules.switches.production_place import PlaceOnMap

OUT: Final = -40.0  # points of a player who is bankrupt, as long as others play on
OTHER: Final = -1  # an action that does nothing to a build turn, or none
BEFOREHAND: Final = 0.5  # how far few players plan a build turn before its money is there
MOST_ISSUED: Final = 6  # shares
MOST_SPENT: Final = 20  # dollars of one turn, besides what is due: more can be issued when it is needed
MOST_DELIVERIES: Final = 6
MOST_PLANS: Final = 3
MOST_COLUMNS: Final = 4  # for a cube of Production
# By how many points forecasts were wrong in 54 games on Rust Belt, compared with the mean of all seats
DOUBT_NOW: Final = 8.0  # in the last turn,
DOUBT_A_TURN: Final = 1.9  # and more for each turn before it


class Evaluation(Advice[State]):
    """What a position is worth, source by source, and what is worth a look."""

    def expect(self, state: State, seat: int) -> float:
        return total(terms(state, seat, sharp(state)))

    def glimpse(self, state: State, seat: int) -> float:
        return total(terms(state, seat, plain(state)))

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        return named(terms(state, seat, sharp(state)))

    def doubt(self, state: State) -> float:
        if state.over:
            return 0.0
        return DOUBT_NOW + DOUBT_A_TURN * (last_turn(state) - state.turn)

    def quiet(self, state: State) -> bool:
        """As long as some have still to move goods, the cubes that they will take look like everybody's."""
        for entry in state.agenda:
            if isinstance(entry, (MoveGoods, Carry)):
                return False
        return True

    def promising(self, state: State) -> list[int]:
        return promising(state, sharp(state))

    def noticed(self, state: State) -> list[int]:
        return promising(state, plain(state))


def sharp(state: State) -> Weights:
    """The best weights for a table: those found by playing come from games of four scored by income."""
    if state.m.scoring == CASH:
        return CASHIER
    if state.m.likely and state.players <= FEW:
        return LASTING
    return DUEL if state.players <= FEW else PLAYED


def plain(state: State) -> Weights:
    """The weights of a player of some experience."""
    return PAIR if state.players <= FEW and state.m.scoring != CASH else THOUGHT


def terms(state: State, seat: int, weights: Weights) -> list[float]:
    """The points that one seat may expect, source by source. Not to be changed."""
    if state.over:
        return final_terms(state, seat)
    if not state.alive[seat]:
        found = no_terms()
        found[BANKRUPTCY] = OUT - weights.too_high(state.turn, last_turn(state)) - debts(state)
        return found
    known = forecast(state)
    stand = Stand(state, seat, known.track[seat], weights)
    place = place_value(state, seat, stand)
    share = plans_ahead(state, stand)
    planned = plan_terms(state, stand, known) if share > 0.0 else no_terms()
    average = no_terms()
    if share < 1.0:
        action = action_value(state, seat, known, weights)
        average = unplanned(state, stand, known)
        average[ACTION] = action
    found = mixed(planned, share, average)
    found[PLACE] = place
    if state.m.points & SCORE:
        found[BONUS] = float(more_points(state, seat))
    return found


def final_terms(state: State, seat: int) -> list[float]:
    """The points of a finished game."""
    sheet = state.scores()
    found = no_terms()
    for line in sheet.lines:
        found[SOURCES.index("shares" if line == "buyback" else line)] = float(sheet.line(line)[seat])
    return found


def plans_ahead(state: State, stand: Stand) -> float:
    """How far the forecast is a plan of the build turn to come: others may get in its way, or change it.

    The rest of the forecast is what building brings on average.
    """
    if not stand.builds or isinstance(state.agenda[-1], (BuildTrack, ChooseTile)):
        return 0.0
    if state.players <= FEW:
        return BEFOREHAND if stand.issues else 1.0
    return 0.0 if stand.issues else stand.weights.planned  # without its money a plan tells nothing


def plan_terms(state: State, stand: Stand, known: Forecast) -> list[float]:
    """What the best build turn to come brings: looked up if it was planned before with the same books."""
    action = state.action[stand.seat]
    if not state.m.switches and action not in (ENGINEER, URBANIZATION):
        action = OTHER  # a build turn is the same with all of them
    key = (*stand.books(), action, len(state.built))
    found = known.planned.get(key)
    if found is None:
        found = turn_to_come(state, stand).terms
        known.planned[key] = found
    return found


def unplanned(state: State, stand: Stand, known: Forecast) -> list[float]:
    """What building brings on average; few who have built already have the next build turn in mind."""
    if state.players > FEW or stand.builds or state.turn >= last_turn(state):
        return Outlook(state, stand, known.cargo(state, stand.seat, stand.weights)).terms()
    key = (*stand.books(), OTHER, len(state.built))
    found = known.planned.get(key)
    if found is None:
        money = int(stand.cash + 2.0 * stand.income - stand.shares - stand.engine) + MOST_SPENT
        planner = Planner(state, stand.seat, max(0, money), state.m.tiles_per_turn, stand.weights, True)
        plans = planner.think()
        found = mixed(plans[0].terms, stand.weights.next_turn, planner.stay) if plans else planner.stay
        known.planned[key] = found
    return found


def turn_to_come(state: State, stand: Stand) -> Turn:
    """The best build turn as things stand."""
    seat = stand.seat
    tiles = tiles_of_turn(state, seat)
    return Turn(state, seat, int(stand.cash), tiles, state.action[seat] == URBANIZATION, stand.weights)


# Moves worth looking at


def promising(state: State, weights: Weights) -> list[int]:
    """The legal moves that are worth a look."""
    legal = state.legal()
    if len(legal) < 2:
        return legal
    entry = state.agenda[-1]
    if isinstance(entry, IssueShares):
        return issuing(state, entry.seat)
    if isinstance(entry, Bid):
        return legal[:1] + [move for move in (PASS, DROP) if move in legal[1:]]
    if isinstance(entry, BuildTrack):
        return building(state, entry.seat, MOST_PLANS, weights)
    if isinstance(entry, ChooseTile):
        usual = TAKE + state.board.tile[entry.hex]  # the kind with most left
        return [usual] if usual in legal else legal
    if isinstance(entry, MoveGoods):
        return delivering(state, entry.seat)
    if isinstance(entry, Carry):
        return [carrying(state, entry.seat)]
    if isinstance(entry, PlaceCube):
        return producing(state, entry.seat)
    if isinstance(entry, PlaceOnMap):
        return placing(state, entry.seat)
    return legal


def issuing(state: State, seat: int) -> list[int]:
    """A few shares; if possible enough to survive the turn without building and delivering anything."""
    few = state.legal()[: MOST_ISSUED + 1]
    due = expenses(state, seat) + levied(state, True)
    if state.players <= FEW:  # among more, nobody knows what the auction asks for
        enough = due + MOST_SPENT - state.cash[seat]
        few = [move for move in few if state.m.share_price * (move - ISSUE - 1) < enough] or few[:1]
    rest = state.cash[seat] + 2 * state.income[seat] - due  # what is not paid in cash, income pays (R-INC-2)
    each = state.m.share_price - 1
    return [move for move in few if rest + each * (move - ISSUE) >= 0] or few


def delivering(state: State, seat: int) -> list[int]:
    """The best few cubes to deliver, and the moves that deliver nothing."""
    worth: dict[int, int] = {}
    if state.m.track_deliver or state.m.points & BORDERS or ferry_stops(state, seat):
        for delivery in deliveries(state, seat):
            move = delivery.move(state)
            worth[move] = max(worth.get(move, 0), net(delivery.gains, seat))
    else:
        best = forecast(state).demand(state, seat).best
        engine = state.engine[seat]
        for move in state.legal():
            if move >= state.codes.deliver:
                cell, colour = state.codes.delivered(move)
                stop = state.m.stop[state.m.hex_at[cell]]
                worth[move] = best[row_of(stop, colour) + engine] if stop >= 0 else LINK  # no delivery
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
        column = put(move)[0]
        if move != DONE and column not in columns:
            columns.append(column)
            stop = column_city(state, column)
            worth[move] = demand.best[row_of(stop, colour) + engine] if stop >= 0 else 0
    ranked = sorted(worth, key=lambda move: -worth[move])
    return [*ranked[:MOST_COLUMNS], *(move for move in state.legal() if move == DONE)]


def placing(state: State, seat: int) -> list[int]:
    """The places on the map from which the drawn cubes bring most, or back into the bag."""
    known = forecast(state)
    engine = min(state.m.most_engine, state.engine[seat] + 1)
    worth: dict[int, int] = {}
    for colour in sorted({*state.drawn}):
        demand = Demand(state, seat, known.goods, known.accepts)
        demand.measure_colour(colour, engine, STRANGERS)
        for move in state.legal():
            if move != DONE:
                cell, put = state.codes.placed(move)
                stop = state.m.stop[state.m.hex_at[cell]]
                if put == colour:
                    worth[move] = demand.best[row_of(stop, colour) + engine]
    ranked = sorted(worth, key=lambda move: -worth[move])
    return [*ranked[:MOST_COLUMNS], *(move for move in state.legal() if move == DONE)]


def net(gains: list[int], seat: int) -> int:
    """What a delivery is worth to a player, in tenths of income."""
    total = 0
    for other in range(len(gains)):
        total += gains[other] * (LINK if other == seat else FOREIGN)
    return total
