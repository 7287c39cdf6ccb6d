"""What a learner looks at: a position as a row of whole numbers, seen from one seat.

What the advice expects comes first, in thousandths of a point, then its terms, what they are made of, and
what they leave out. `NAMES` tells the order; what ends in "later" is multiplied by the scorings after this
round's.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import count
from roundhouse.core.lists import average, two_highest
from roundhouse.games.russian_railroads.advice.evaluation import Evaluation, scorings_left
from roundhouse.games.russian_railroads.advice.terms import TERMS
from roundhouse.games.russian_railroads.rules.components import (
    COLOURS,
    GAPS,
    MARKERS,
    NINE,
    ROUTES,
    SLOTS,
    TOKENS,
)
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.scoring import (
    engineer_count,
    majority,
    marker_points,
    route_parts,
    stock_points,
)
from roundhouse.games.russian_railroads.rules.state import State

TENTHS: Final = 10.0  # points are told in tenths
PARTS: Final = ("spaces", "doubled", "again", "recurring")  # of what a route scores

NAMES: Final[list[str]] = (
    ["expect"]
    + [f"term_{term.name}" for term in TERMS]
    + ["left", "left_squared", "players", "place", "passed", "turn", "wait", "order_later"]
    + ["hand", "coins", "extra", "crew_later", "black", "temporary", "coins_later", "hands_of_others"]
    + [
        f"route_{route}_{what}"
        for route in range(1, ROUTES + 1)
        for what in (*COLOURS, "reach", "doublers", *PARTS, "later", "lacking")
    ]
    + ["round_points", "round_points_later", "unlocked"]
    + [f"{what}_{marker}" for marker in (1, 2) for what in ("cell", "cell_points", "cell_points_later")]
    + [f"gap_{gap}" for gap in range(1, GAPS + 1)]
    + ["factories", "fired"]
    + [f"loco_{slot}" for slot in range(1, SLOTS + 1)]
    + [f"token_{token}" for token in range(1, TOKENS + 1)]
    + ["tokens_later", "boulders", "engineers", "engineers_later", "majority", "engineers_ahead"]
    + ["cards", "cards_later", "level", "level_later", "stock", "steel"]
    + ["rival", "second", "others", "lead", "rival_later", "lowest_pile", "doublers_left", "taken"]
)


class RussianRailroadsAdvice(Evaluation):
    """The evaluation, and what learners look at."""

    def school(self, state: State) -> str:
        return "" if state.solo else state.board.name  # against Emil it is another game

    def features(self, state: State, seat: int) -> list[int]:
        """The numbers of `NAMES`, for one seat."""
        row: list[int] = [0]
        total = 0.0
        left = scorings_left(state)
        for term in TERMS:
            points = term.worth(state, seat, left)
            total += points
            row.append(int(TENTHS * points))
        row[0] = int(1000.0 * total)
        time(state, seat, left, row)
        people(state, seat, left, row)
        round_points = tracks(state, seat, left, row)
        row.append(round_points)
        row.append(round_points * (left - 1))
        row.append(count(state.unlocked(seat)))
        tiles(state, seat, left, row)
        races(state, seat, left, row)
        others(state, seat, left, row)
        return row

    def feature_names(self) -> list[str]:
        return NAMES


def time(state: State, seat: int, left: int, row: list[int]) -> None:
    """How far the game is, and when the seat is next."""
    players = state.players
    place = state.order.index(seat)
    row.append(left)
    row.append(left * left)
    row.append(players)
    row.append(place)
    row.append(state.passed >> seat & 1)
    row.append(1 if state.active == seat else 0)
    row.append((place - state.order.index(state.active)) % players if state.active >= 0 else place)
    row.append(place * (left - 1))


def people(state: State, seat: int, left: int, row: list[int]) -> None:
    """Workers and coins."""
    later = left - 1
    extra = state.crew[seat] - state.c.workers[state.players]
    black = 1 if state.black_owner == seat else 0
    temporary = 0
    if state.temp_owner == seat:
        temporary = 2 if state.temp_kept else state.temp_hand
    row.append(state.hand[seat] + (state.black_hand if black else 0))
    row.append(state.coins[seat])
    row.append(extra)
    row.append((extra + black) * later)
    row.append(black)
    row.append(temporary)
    row.append(state.coins[seat] * later)
    hands = 0
    for other in range(state.players):
        if other != seat and not state.passed >> other & 1:
            hands += state.hand[other]
    row.append(hands)


def tracks(state: State, seat: int, left: int, row: list[int]) -> int:
    """The routes; gives what they and the industry score now."""
    total = 0
    for route in range(ROUTES):
        at = pos_at(seat, route, 0)
        for colour in range(len(COLOURS)):
            row.append(state.pos[at + colour])
        reach = state.reach[seat * ROUTES + route]
        row.append(reach)
        row.append(state.doublers[seat * ROUTES + route])
        parts = route_parts(state, seat, route)
        points = 0
        for part in parts:
            row.append(part)
            points += part
        row.append(points * (left - 1))
        row.append(max(0, state.pos[at + 1] - reach))
        total += points
    for marker in range(MARKERS):
        total += marker_points(state, seat, marker)
    return total


def tiles(state: State, seat: int, left: int, row: list[int]) -> None:
    """Industry, locomotives and ?-tokens."""
    later = left - 1
    for marker in range(MARKERS):
        points = marker_points(state, seat, marker)
        row.append(state.marker[seat * MARKERS + marker] + 1)
        row.append(points)
        row.append(points * later)
    factories = 0
    for gap in range(GAPS):
        tile = state.gaps[seat * GAPS + gap]
        row.append(tile)
        factories += 1 if tile else 0
    row.append(factories)
    row.append(count(state.fired[seat]))
    for slot in range(SLOTS):
        row.append(min(NINE, state.locos[seat * SLOTS + slot]))
    tokens = state.tokens[seat]
    for token in range(TOKENS):
        row.append(tokens >> token & 1)
    row.append(count(tokens) * later)


def races(state: State, seat: int, left: int, row: list[int]) -> None:
    """Boulders, engineers, cards and the stock market."""
    later = left - 1
    own = engineer_count(state, seat)
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, engineer_count(state, other))
    row.append(count(state.boulders[seat]))
    row.append(own)
    row.append(own * later)
    row.append(majority(state)[seat])
    row.append(own - most)
    cards = count(state.cards[seat])
    row.append(cards)
    row.append(cards * later)
    row.append(state.level[seat])
    row.append(state.level[seat] * later)
    row.append(stock_points(state)[seat])
    row.append(count(state.steel))


def others(state: State, seat: int, left: int, row: list[int]) -> None:
    """How the others stand, and what is left for all."""
    points = [state.points(other) for other in range(state.players) if other != seat]
    highest = two_highest(points)
    row.extend(highest)
    row.append(average(points))
    row.append(state.points(seat) - highest[0])
    row.append((state.points(seat) - highest[0]) * (left - 1))
    lowest = 0
    for number in range(1, NINE + 1):
        if state.piles[number]:
            lowest = number
            break
    row.append(lowest)
    row.append(state.doublers_left)
    row.append(count(state.taken))


ADVICE: Final = RussianRailroadsAdvice()
