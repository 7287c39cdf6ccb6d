"""Plans and orders at tables that are stored: looked at, kept, played, and carried out when a turn comes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from roundhouse.core.message import Reason
from roundhouse.kit.orders import Order, OrderKind
from roundhouse.kit.picture import GamePicture
from roundhouse.server.tables.cache import TableCache
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.orders import REVEALED, is_due, next_move, order_key, orders_of, still_standing
from roundhouse.server.tables.planned_view import PlannedView
from roundhouse.server.tables.plans import own_part, planner, played, remaining, world
from roundhouse.server.tables.refusals import Illegal, Refused
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import KeptPlan, Orders, Plan
from roundhouse.server.tables.views import Draw, looker
from roundhouse.server.wire import view as wire

MOST_PLANS = 20  # of one person at one table
MOST_AT_ONCE = 200  # moves of orders in a row

Move = Callable[[str, str, int, str, int], int]  # table, move, entries before, key, user


class Planning:
    """What people mean to play. Nobody is ever shown anything of another's."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache

    def show(
        self,
        table_id: str,
        user_id: int,
        plan: Plan,
        language: str,
        have: frozenset[str],
        picture_of: Callable[[str], GamePicture],
        draw: Draw,
    ) -> tuple[Plan, wire.View]:
        """What a plan leads to. What really happened of it is left out of the plan that is given back."""
        with self.cache.held(table_id) as live:
            seat = planner(live, user_id)
            rest = remaining(live, seat, plan)
            view = PlannedView(live, looker(live, user_id), user_id, rest)
        picture = picture_of(live.game.name)
        return Plan(live.seq, rest), view.planned(picture, language, have, draw)

    def view(self, table_id: str, user_id: int, plan: Plan) -> PlannedView:
        """The position that a plan leads to."""
        with self.cache.held(table_id) as live:
            seat = planner(live, user_id)
            return PlannedView(live, looker(live, user_id), user_id, remaining(live, seat, plan))

    def kept(self, table_id: str, user_id: int) -> list[tuple[KeptPlan, list[int] | None]]:
        """All plans of a person, each with the points in its end; none if the game went another way."""
        plans = self.store.plans(table_id, user_id)
        with self.cache.held(table_id) as live:
            seat = planner(live, user_id)
            return [(one, self._points(live, seat, user_id, one.plan)) for one in plans]

    def points(self, table_id: str, user_id: int) -> list[int]:
        """The points now, as the own seat knows them."""
        with self.cache.held(table_id) as live:
            return live.running().view(planner(live, user_id)).scores().totals()

    def _points(self, live: LiveTable, seat: int, user_id: int, plan: Plan) -> list[int] | None:
        try:
            state = played(live, world(live, seat, user_id), remaining(live, seat, plan))
        except Refused:
            return None
        return state.seen_by(seat).scores().totals()

    def keep(self, table_id: str, user_id: int, name: str, plan: Plan) -> int:
        """Put a plan aside; tells its number."""
        self._check(table_id, user_id, plan)
        number = self.store.add_plan(table_id, user_id, name, plan, MOST_PLANS)
        if number is None:
            raise Refused(Reason("reason.too_many_plans", {"n": MOST_PLANS}))
        return number

    def drop(self, table_id: str, user_id: int, number: int) -> None:
        """Throw a plan away."""
        if not self.store.drop_plan(table_id, user_id, number):
            raise Refused(Reason("reason.no_such_plan"))

    def own_moves(self, table_id: str, user_id: int, plan: Plan) -> tuple[int, list[str]]:
        """What of a plan belongs to the present turn, and after how many entries it is to be played."""
        with self.cache.held(table_id) as live:
            seat = planner(live, user_id)
            rest = remaining(live, seat, plan)
            if live.turn != seat:
                raise Illegal(Reason("reason.not_your_turn", {"seat": live.turn}))
            if not rest:
                raise Refused(Reason("reason.empty_plan"))
            return live.seq, own_part(live, seat, user_id, rest)

    # Orders

    def orders(self, table_id: str, user_id: int) -> Orders:
        """A person's orders at a table; refused to those who have no seat there."""
        with self.cache.held(table_id) as live:
            live.member(user_id)
        return self.store.orders(table_id, user_id)

    def order(self, table_id: str, user_id: int, plan: Plan | None) -> None:
        """Play a plan when it is one's turn, or nothing any more."""
        if plan is not None:
            self._check(table_id, user_id, plan)
            if not plan.moves:
                raise Refused(Reason("reason.empty_plan"))
        self.change(table_id, user_id, lambda orders: replace(orders, plan=plan))

    def add_order(self, table_id: str, user_id: int, name: str, number: int, picks: list[str]) -> None:
        """Leave something to be answered by rote, in place of an order of the same kind."""
        with self.cache.held(table_id) as live:
            seat = planner(live, user_id)
            known, view = orders_of(live), live.running().view(seat)
            kinds = [] if known is None else known.offered(view, seat)
            kind = next((one for one in kinds if one.name == name), None)
            if known is None or kind is None:
                raise Refused(Reason("reason.no_such_order"))
            least, most = kind.number or (0, 0)
            offered = [pick for pick, _ in kind.picks]
            if not least <= number <= most:
                raise Refused(Reason("reason.order_number", {"least": least, "most": most}))
            if any(pick not in offered for pick in picks) or bool(picks) != bool(offered):
                raise Refused(Reason("reason.order_picks"))
            order = Order(name, number, picks, known.until(view, seat, name), live.seq)

        def added(orders: Orders) -> Orders:
            return replace(orders, standing=[*(one for one in orders.standing if one.name != name), order])

        self.change(table_id, user_id, added)

    def drop_order(self, table_id: str, user_id: int, name: str) -> None:
        """Leave something to oneself again."""
        self.change(
            table_id,
            user_id,
            lambda orders: replace(orders, standing=[one for one in orders.standing if one.name != name]),
        )

    def answer_for(self, table_id: str, user_id: int, automatic: bool) -> None:
        """Have it answered, or not, where everybody sees that there is but one answer."""
        self.change(table_id, user_id, lambda orders: replace(orders, automatic=automatic))

    def standing(self, table_id: str, user_id: int) -> tuple[list[Order], list[OrderKind]]:
        """The orders of a person that hold, and those that could be given."""
        orders = self.store.orders(table_id, user_id)
        with self.cache.held(table_id) as live:
            seat = live.member(user_id)
            known = None if live.table is None or live.over or live.row.house else orders_of(live)
            if known is None:
                return [], []
            offered = known.offered(live.running().view(seat), seat)
            return still_standing(live, seat, orders.standing), offered

    def change(self, table_id: str, user_id: int, change: Callable[[Orders], Orders]) -> None:
        """Change somebody's orders; they are looked at afresh, and what was to be heard was heard."""
        before = self.orders(table_id, user_id)
        after = replace(change(before), looked=-1, told="")
        if after != before:
            self.store.set_orders(table_id, user_id, after)

    def carry_out(self, table_id: str, user_id: int, move: Move) -> int:
        """Play what somebody's orders say, as far as they go; tells how many moves that were."""
        for number in range(MOST_AT_ONCE):
            before = self.store.orders(table_id, user_id)
            with self.cache.held(table_id) as live:
                if not is_due(live, user_id) or before.looked == live.seq:
                    return number
                text, after = next_move(live, before)
                after = replace(after, looked=live.seq)
                at, reveals = live.seq, live.running().state.reveals
            if text is None:
                self.store.set_orders(table_id, user_id, after, before)
                return number
            if after.standing != before.standing:  # done with this answer
                after = replace(after, looked=before.looked)
                if not self.store.set_orders(table_id, user_id, after, before):
                    continue
                before = after
            try:
                reached = move(table_id, text, at, order_key(at), user_id)
            except Refused:  # somebody was faster: it is looked at again
                return number
            with self.cache.held(table_id, known=reached) as live:
                goes_on = before.plan is not None and is_due(live, user_id)
                if goes_on and live.running().state.reveals != reveals:  # it was thought of without that
                    self.store.set_orders(
                        table_id, user_id, replace(before, plan=None, told=REVEALED), before
                    )
        return MOST_AT_ONCE

    def _check(self, table_id: str, user_id: int, plan: Plan) -> None:
        """Refuse what cannot be played even in thought."""
        with self.cache.held(table_id) as live:
            seat = planner(live, user_id)
            played(live, world(live, seat, user_id), remaining(live, seat, plan))
