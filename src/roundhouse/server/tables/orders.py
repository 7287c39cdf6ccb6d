"""Orders: what is played for a person when it is their turn, by themselves and seen by nobody else.

An order for a turn is a plan: it is carried out as far as everything that it assumed has really happened.
A standing order is one that the game knows. Moves of orders are stored like all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.core.random import Random
from roundhouse.games.registry import package_of
from roundhouse.kit.orders import GameOrders, Order
from roundhouse.server.tables.entries import stored_key
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.plans import code_of, remaining
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import PERSON, Orders

WORLDS = 3  # that each of the others imagines
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


def order_key(at: int) -> str:
    """The key with which an order plays after so many entries."""
    return f"order-{at}"


def by_rote(live: LiveTable, seat: int, reached: int) -> bool:
    """Whether an entry of a seat was played by an order of the person who sits there."""
    key = stored_key(f"u{live.seats[seat].user_id}", order_key(reached - 1))
    return live.keys.get(key) == reached


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
    standing = still_standing(live, seat, orders.standing)
    known, view = orders_of(live), live.running().view(seat)
    for order in standing:
        move = None if known is None else known.answer(view, order)
        if known is not None and move is not None and move in state.legal():
            left = [other for other in standing if other is not order or order.name not in known.ONCE]
            return live.game.moves.text(move), replace(orders, standing=left)
    orders = replace(orders, standing=standing)
    return only_answer(live) if orders.automatic else None, orders


def orders_of(live: LiveTable) -> GameOrders | None:
    """What the game of a table lets players leave to be answered by rote."""
    return package_of(live.game.name).orders()


def still_standing(live: LiveTable, seat: int, standing: Sequence[Order]) -> list[Order]:
    """The orders that are neither over nor contradicted by what their player has done since."""
    known, table = orders_of(live), live.running()
    if known is None:
        return []
    line = table.line()
    found: list[Order] = []
    for order in standing:
        own = [at for at in line if at > order.given and table.entries[at - 1].seat == seat]
        said = [(known.answer(table.view(seat, at - 1), order), table.entries[at - 1].move) for at in own]
        kept = all(answer in (None, move) for answer, move in said)
        if kept and not known.lapsed(table.view(seat), order):
            found.append(order)
    return found


def only_answer(live: LiveTable) -> str | None:
    """The one answer there is to the open question, if everybody at the table sees that it is the only one.

    What only the seat itself can know must not show by how soon it answers.
    """
    table = live.running()
    state, legal = table.state, table.state.legal()
    if len(legal) != 1:
        return None
    for other in range(len(live.seats)):
        for number in range(WORLDS if other != state.seat else 0):
            world = table.view(other).imagine(other, Random(number))
            if world.over or world.seat != state.seat or world.legal() != legal:
                return None
    return live.game.moves.text(legal[0])
