"""What players of Russian Railroads leave to be answered by rote."""

from __future__ import annotations

from roundhouse.games.russian_railroads.rules.moves import PASS, PLACE
from roundhouse.games.russian_railroads.rules.payment import black_worker, plain_workers
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.rules.turn import Turn
from roundhouse.games.russian_railroads.words.spaces import title_word
from roundhouse.kit.orders import Order, OrderKind, OrdersOf


class RussianRailroadsOrders(OrdersOf[State]):
    """The next space, and passing."""

    ONCE = frozenset({"space"})

    def offered(self, state: State, seat: int) -> list[OrderKind]:
        spaces = state.c.open_spaces[state.players]
        picks = tuple((name_of(state, space), title_word(state, space)) for space in spaces)
        return [OrderKind("space", None, picks), OrderKind("pass")]

    def answer(self, state: State, order: Order) -> int | None:
        if not isinstance(state.decision, Turn):
            return None
        legal = state.legal()
        if order.name == "space":
            spaces = {name_of(state, space): space for space in state.c.open_spaces[state.players]}
            wanted = [PLACE + spaces[name] for name in order.picks if name in spaces]
            return next((move for move in wanted if move in legal), None)
        seat = state.decision.seat
        idle = not plain_workers(state, seat) + black_worker(state, seat)
        return PASS if order.name == "pass" and idle and PASS in legal else None

    def lapsed(self, state: State, order: Order) -> bool:
        """None of the spaces that were wanted is free: the player decides."""
        asked = isinstance(state.decision, Turn) and PASS in state.legal()
        return order.name == "space" and asked and self.answer(state, order) is None


def name_of(state: State, space: int) -> str:
    """A space as it is written in moves."""
    return state.game.moves.text(PLACE + space)


ORDERS = RussianRailroadsOrders()
