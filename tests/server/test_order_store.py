"""Plans and orders as they are kept, on both databases; two servers that carry out one order play it once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from roundhouse.kit.orders import Order
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import Orders, Plan
from server.rooms import Room, race


def first_moves(room: Room, table: str, number: int) -> list[str]:
    """The first answers of whoever is asked, in thought."""
    live = room.tables.get(table)
    state, found = live.running().state.copy(), list[str]()
    for _ in range(number):
        found.append(live.game.moves.text(state.legal()[0]))
        state.play(state.legal()[0])
    return found


def test_plans_and_orders_are_kept_for_one_person_at_one_table(room: Room, store: SqlStore) -> None:
    table, other = room.table(room.ada, room.bert), room.table(room.ada, room.bert)
    plan = Plan(0, ["a b", "c"])
    number = store.add_plan(table, room.ada, "Early", plan, 1)
    assert number is not None
    assert store.add_plan(table, room.ada, "Late", plan, 1) is None, "as many as may be"
    assert [(one.name, one.plan) for one in store.plans(table, room.ada)] == [("Early", plan)]
    assert store.plans(table, room.bert) == store.plans(other, room.ada) == []
    assert not store.drop_plan(other, room.ada, number)
    assert not store.drop_plan(table, room.bert, number)
    assert store.drop_plan(table, room.ada, number)
    orders = Orders(plan, [Order("bid", 7, ["x"], 2, 3)], True, 5, "plan_done")
    assert store.set_orders(table, room.ada, orders)
    assert store.orders(table, room.ada) == orders
    assert store.orders(table, room.bert) == store.orders(other, room.ada) == Orders()
    assert not store.set_orders(table, room.ada, Orders(), before=replace(orders, told=""))
    assert store.set_orders(table, room.ada, Orders(), before=orders)
    assert store.orders(table, room.ada) == Orders()


def test_orders_are_due_when_it_is_their_turn_and_looked_at_once(room: Room, store: SqlStore) -> None:
    table = room.table(room.ada, room.bert)
    acts, waits = room.acting(table), room.waiting(table)
    for user in (acts, waits):
        store.set_orders(table, user, Orders(automatic=True))
    store.set_orders(table, room.cleo, Orders(automatic=True))
    assert store.due_orders() == [(table, acts)]
    room.tables.carry_out(table, acts)
    live = room.tables.get(table)
    assert (table, acts) not in store.due_orders(), "nothing is new there"
    room.play(table)
    live = room.tables.get(table)
    assert store.due_orders() == [(table, live.seats[live.turn].user_id)]
    store.set_orders(table, acts, Orders(told="plan_done"))
    store.set_orders(table, waits, Orders(told="plan_done"))
    assert store.due_orders() == [], "what is only to be heard plays nothing"


def test_two_servers_carry_out_an_order_once(room: Room, store: SqlStore, other_store: SqlStore) -> None:
    servers = [room.tables, Tables(other_store)]
    for _ in range(4):
        table = room.table(room.ada, room.bert)
        user, moves = room.acting(table), first_moves(room, table, 1)
        room.tables.planning.order(table, user, Plan(0, moves))
        race([partial(server.carry_out, table, user) for server in servers])
        live = Tables(store).get(table)
        assert [live.game.moves.text(entry.move or 0) for entry in live.running().entries] == moves
