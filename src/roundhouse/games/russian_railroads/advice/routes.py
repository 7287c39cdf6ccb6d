"""Routes that were valued lately: most moves leave most routes as they are, and most boards look alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.russian_railroads.advice.prospects import route_worth
from roundhouse.games.russian_railroads.rules.components import (
    ANY_COLOUR,
    BLACK,
    LONGEST_ROUTE,
    PIECES,
    ROUTES,
    STRIDE,
    TOKENS,
    Board,
    Effect,
)
from roundhouse.games.russian_railroads.rules.pieces import COLOURS_OF_ROUTE, pos_at
from roundhouse.games.russian_railroads.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

REMEMBERED: Final = 20_000  # routes
MOST_ROUNDS: Final = 16  # there are fewer
KEPT: Final = 4  # boards


class Atlas:
    """The worth of routes on one kind of board, by all that it depends on, whoever built them."""

    __slots__ = ("board", "coins", "told", "worth")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.worth: dict[int, float] = {}
        self.coins: list[list[int]] = [[] for _ in range(ROUTES)]  # [route]: specials that ask for a coin
        self.told: list[bool] = [True] * ROUTES  # [route]: whether what lies on it tells what it is worth
        for number in range(len(board.specials)):
            special = board.specials[number]
            if special.coin:
                self.coins[special.route].append(number)
            if special.effect is not None and counts_others(special.effect):
                self.told[special.route] = False

    def look_up(self, state: State, seat: int, route: int, left: int) -> float:
        """What a route may bring in so many scorings, this one included."""
        if not self.told[route] or not 0 <= left < MOST_ROUNDS:
            return route_worth(state, seat, route, left)
        key = self.key(state, seat, route, left)
        found = self.worth.get(key)
        if found is None:
            found = route_worth(state, seat, route, left)
            if len(self.worth) >= REMEMBERED:
                self.worth.clear()
            self.worth[key] = found
        return found

    def key(self, state: State, seat: i64, route: i64, left: i64) -> i64:
        """All that the worth of a route depends on, as one number."""
        board = self.board
        pos = state.pos
        found = left * ROUTES + route
        at: i64 = pos_at(seat, route, BLACK)
        end = at + COLOURS_OF_ROUTE
        while at < end:
            found = found * STRIDE + pos[at]
            at += 1
        reach: i64 = state.reach[seat * ROUTES + route]
        found = found * STRIDE + (reach if reach < LONGEST_ROUTE else LONGEST_ROUTE)
        doublers: i64 = state.doublers[seat * ROUTES + route]
        found = found * STRIDE + doublers
        unlocked: i64 = board.unlocked[pos[seat * PIECES]]
        tokens: i64 = state.tokens[seat]
        found = (found * (ANY_COLOUR + 1) + unlocked) * (1 << TOKENS) + tokens
        for number in self.coins[route]:
            found = found * 2 + (state.fired[seat] >> number & 1)
        return found


def counts_others(effect: Effect) -> bool:
    """Whether an effect is worth more or less by what lies elsewhere than on its route."""
    return effect.points_engineers > 0 or effect.points_locos > 0 or any(map(counts_others, effect.choose))


ATLASES: Final[list[Atlas]] = []  # of the boards in use


def known_worth(state: State, seat: int, route: int, left: int) -> float:
    """What a route may bring in so many scorings, this one included: worked out or remembered."""
    for atlas in ATLASES:
        if atlas.board is state.board:
            return atlas.look_up(state, seat, route, left)
    atlas = Atlas(state.board)
    if len(ATLASES) >= KEPT:
        ATLASES.clear()
    ATLASES.append(atlas)
    return atlas.look_up(state, seat, route, left)
