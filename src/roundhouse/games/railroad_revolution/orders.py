"""What players of Railroad Revolution leave to be answered by rote."""

from __future__ import annotations

from roundhouse.games.railroad_revolution.rules.deals import OtherDeal
from roundhouse.games.railroad_revolution.rules.families import SIDES
from roundhouse.games.railroad_revolution.rules.moves import SKIP
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.kit.orders import Order, OrderKind, OrdersOf


class RailroadRevolutionOrders(OrdersOf[State]):
    """Deals that others bring up."""

    def offered(self, state: State, seat: int) -> list[OrderKind]:
        dearest = max(max(costs) for costs in state.c.deal_cost)
        return [OrderKind("no_deals"), OrderKind("cheap_deals", (0, dearest))]

    def answer(self, state: State, order: Order) -> int | None:
        if not isinstance(state.decision, OtherDeal):
            return None
        cheapest = min(state.c.deal_cost[state.deal][side] for side in range(SIDES))
        return SKIP if order.name == "no_deals" or cheapest > order.number else None


ORDERS = RailroadRevolutionOrders()
