"""Plans and orders, as they are kept: each for one person at one table."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, Text, cast, delete, exists, func, insert, select, update

from roundhouse.kit.orders import Order
from roundhouse.server.store.database import Database
from roundhouse.server.store.schema import RUNS, orders, plans, seats, tables
from roundhouse.server.tables.stored_table import PERSON, KeptPlan, Orders, Plan

MOST = 200  # orders that are looked at in one go


class OrderStore(Database):
    """What people mean to play."""

    def plans(self, table_id: str, user_id: int) -> list[KeptPlan]:
        """A person's plans at a table, the oldest first."""
        query = select(plans).where(plans.c.table_id == table_id, plans.c.user_id == user_id)
        with self.reading() as db:
            found = db.execute(query.order_by(plans.c.id)).all()
        return [KeptPlan(row.id, row.name, Plan(row.seq, row.moves)) for row in found]

    def add_plan(self, table_id: str, user_id: int, name: str, plan: Plan, most: int) -> int | None:
        """Keep a plan; tells its number, or None if there are as many as may be."""
        mine = (plans.c.table_id == table_id) & (plans.c.user_id == user_id)
        values = {"table_id": table_id, "user_id": user_id, "name": name}
        with self.writing() as db:
            if db.execute(select(func.count()).select_from(plans).where(mine)).scalar_one() >= most:
                return None
            made = insert(plans).values(**values, seq=plan.at, moves=plan.moves).returning(plans.c.id)
            return int(db.execute(made).scalar_one())

    def drop_plan(self, table_id: str, user_id: int, number: int) -> bool:
        """Throw a plan away; whether it was there."""
        mine = (plans.c.table_id == table_id) & (plans.c.user_id == user_id) & (plans.c.id == number)
        with self.writing() as db:
            return db.execute(delete(plans).where(mine)).rowcount == 1

    def orders(self, table_id: str, user_id: int) -> Orders:
        """A person's orders at a table."""
        query = select(orders).where(orders.c.table_id == table_id, orders.c.user_id == user_id)
        with self.reading() as db:
            row = db.execute(query).one_or_none()
        if row is None:
            return Orders()
        return orders_of(row)

    def set_orders(self, table_id: str, user_id: int, given: Orders, before: Orders | None = None) -> bool:
        """Change somebody's orders; nothing, and False, if they are not those from `before` any more."""
        mine = (orders.c.table_id == table_id) & (orders.c.user_id == user_id)
        values = asdict(given)
        with self.writing() as db:
            row = db.execute(select(orders).where(mine).with_for_update()).one_or_none()
            if row is None:
                if not given.none:
                    db.execute(insert(orders).values(table_id=table_id, user_id=user_id, **values))
                return True
            if before is not None and before != orders_of(row):
                return False
            change = delete(orders) if given.none else update(orders).values(**values)
            db.execute(change.where(mine))
            return True

    def due_orders(self) -> list[tuple[str, int]]:
        """The tables, and the people there, whose turn it is and whose orders were not looked at since."""
        theirs = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn)
        theirs &= (seats.c.kind == PERSON) & (seats.c.user_id == orders.c.user_id)
        active = orders.c.plan.is_not(None) | orders.c.automatic | (cast(orders.c.standing, Text) != "[]")
        query = (
            select(orders.c.table_id, orders.c.user_id)
            .join(tables, tables.c.id == orders.c.table_id)
            .where(RUNS, orders.c.looked != tables.c.seq, active, exists().where(theirs))
            .limit(MOST)
        )
        with self.reading() as db:
            return [(row.table_id, row.user_id) for row in db.execute(query)]


def orders_of(row: Row[Any]) -> Orders:
    """Orders as their row tells."""
    plan = None if row.plan is None else Plan(**row.plan)
    return Orders(plan, [Order(**one) for one in row.standing], row.automatic, row.looked, row.told)
