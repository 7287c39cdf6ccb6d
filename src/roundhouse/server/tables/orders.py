"""Orders: what is played for a person when it is their turn, by themselves and seen by nobody else.

An order for a turn is a plan: it is carried out as far as everything that it assumed has really happened.
Moves of orders are stored like all others.
"""

from __future__ import annotations

from dataclasses import replace

from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.plans import code_of, remaining
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.rows import PERSON, Orders
from roundhouse.server.tables.store import Store

DIFFERS, REVEALED, DONE = "plan_differs", "plan_revealed", "plan_done"  # what the person is told


def cancel(store: Store, table_id: str, user_id: int) -> None:
    """Whoever takes something back has changed their mind."""
    orders = store.orders(table_id, user_id)
    if orders.plan is not None or orders.standing:
        store.set_orders(table_id, user_id, replace(orders, plan=None, standing=[]))


def is_due(live: LiveTable, user_id: int) -> bool:
    """Whether a table that is held waits for a person's orders."""
    if live.table is None or live.over or live.row.house or live.row.abandoned is not None:
        return False
    seat = live.seats[live.turn]
    return seat.kind == PERSON and seat.user_id == user_id


def next_move(live: LiveTable, orders: Orders) -> tuple[str | None, Orders]:
    """What an order plays now at a table that is held, if any does, and the orders as they are then."""
    state, seat = live.running().state, live.turn
    if orders.plan is not None:
        try:
            rest = remaining(live, seat, orders.plan)
        except Refused:
            return None, replace(orders, plan=None, told=DIFFERS)
        if not rest:
            orders = replace(orders, plan=None, told=DONE)
        elif code_of(live, rest[0]) in state.legal():
            return rest[0], orders
        else:
            return None, replace(orders, plan=None, told=DIFFERS)
    return None, orders
