"""Plans and orders over HTTP: each is its owner's alone."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType
from starlette.responses import Response

from roundhouse.core.message import Message
from roundhouse.kit.orders import Order, order_word
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table import (
    Key,
    Nothing,
    Number,
    Written,
    illegal_move,
    played,
)
from roundhouse.server.http.view import MOST_PICTURES
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.refusals import Illegal
from roundhouse.server.tables.stored_table import Plan
from roundhouse.server.wire.plan import (
    GivenOrder,
    KeptOrders,
    KeptPlan,
    OfferedOrder,
    OrderPick,
    Planned,
    Plans,
)
from roundhouse.text import Words

MOST_MOVES = 200  # of a plan
Moves = Annotated[list[Written], Meta(max_length=MOST_MOVES)]


class Thought(msgspec.Struct, forbid_unknown_fields=True):
    """A plan to look at, and the drawings that need not be sent."""

    at: Number
    moves: Moves
    have: Annotated[list[Written], Meta(max_length=MOST_PICTURES)] = msgspec.field(default_factory=list)


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A plan to keep."""

    at: Number
    moves: Moves
    name: Annotated[str, Meta(max_length=60)] = ""


class Meant(msgspec.Struct, forbid_unknown_fields=True):
    """A plan to be played now, with a key that makes repeating it harmless."""

    at: Number
    moves: Moves
    key: Key


class OrderedPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Moves to be played when it is one's turn."""

    at: Number
    moves: Moves


class GiveOrder(msgspec.Struct, forbid_unknown_fields=True):
    """A standing order."""

    name: Annotated[str, Meta(max_length=40)]
    number: Number = 0
    picks: Annotated[list[Written], Meta(max_length=20)] = msgspec.field(default_factory=list)


class Ordered(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be played when it is one's turn; what is not named stays as it is."""

    plan: OrderedPlan | UnsetType | None = UNSET  # nothing any more, if there is none
    add: GiveOrder | UnsetType = UNSET
    drop: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    automatic: bool | UnsetType = UNSET


def plan(ask: Ask, body: Thought) -> Response:
    """POST /tables/ID/plan: what some moves would lead to. Nothing is played, and nothing kept."""
    user, table_id = ask.known(), ask.param("table")
    try:
        left, view = ask.site.tables.plan(
            table_id, user.id, Plan(body.at, body.moves), ask.language, frozenset(body.have)
        )
    except Illegal as illegal:
        return illegal_move(ask, illegal, body.at)
    return ask.json(Planned(left.at, left.moves, view))


def plans(ask: Ask) -> Response:
    """GET /tables/ID/plans: those that one has kept, with what they would bring."""
    user, table_id = ask.known(), ask.param("table")
    planning = ask.site.tables.planning
    kept = [
        KeptPlan(one.id, one.name, one.plan.at, one.plan.moves, points is not None, points or [])
        for one, points in planning.kept(table_id, user.id)
    ]
    return ask.json(Plans(kept, planning.points(table_id, user.id)))


def keep(ask: Ask, body: Named) -> Response:
    """POST /tables/ID/plans."""
    user, table_id = ask.known(), ask.param("table")
    name = " ".join(body.name.split()) or ask.say("web.plan.unnamed")
    try:
        ask.site.tables.planning.keep(table_id, user.id, name, Plan(body.at, body.moves))
    except Illegal as illegal:
        return illegal_move(ask, illegal, body.at)
    return plans(ask)


def drop(ask: Ask, body: Nothing) -> Response:
    """POST /tables/ID/plans/N/drop."""
    ask.site.tables.planning.drop(ask.param("table"), ask.known().id, ask.path_number("plan"))
    return plans(ask)


def play(ask: Ask, body: Meant) -> Response:
    """POST /tables/ID/plans/play: what of a plan belongs to the present turn."""
    plan = Plan(body.at, body.moves)
    stored = ask.site.tables.play_plan(ask.param("table"), ask.known().id, plan, body.key)
    return played(ask, stored, body.at)


def orders(ask: Ask) -> Response:
    """GET /tables/ID/orders."""
    return ask.json(orders_shown(ask, ask.param("table"), ask.known().id))


def orders_shown(ask: Ask, table_id: str, user_id: int) -> KeptOrders:
    """A person's orders at a table."""
    found = ask.site.tables.planning.orders(table_id, user_id)
    standing, offered = ask.site.tables.planning.standing(table_id, user_id)
    live = ask.site.tables.get(table_id)
    words = Words(ask.language, live.game, names_in(ask.language, live.seats))
    labels = {pick: words.say(label) for kind in offered for pick, label in kind.picks}

    def said(name: str, number: str, what: str) -> str:
        return words.say(order_word(name, number, what))

    def given(order: Order) -> str:
        what = ", ".join(labels.get(pick, pick) for pick in order.picks)
        return said(order.name, str(order.number), what)

    return KeptOrders(
        plan=None if found.plan is None else found.plan.moves,
        standing=[GivenOrder(one.name, given(one)) for one in standing],
        automatic=found.automatic,
        offered=[
            OfferedOrder(
                kind.name,
                said(kind.name, "…", "…"),
                *(kind.number or (0, 0)),
                [OrderPick(pick, labels[pick]) for pick, _ in kind.picks],
            )
            for kind in offered
        ],
        told=ask.words.say(Message(f"web.plan.told.{found.told}")) if found.told else "",
    )


def order(ask: Ask, body: Ordered) -> Response:
    """PUT /tables/ID/orders: what is due at once does not wait for the next look at the clocks."""
    user, table_id, planning = ask.known(), ask.param("table"), ask.site.tables.planning
    if body.plan is not UNSET:
        given = None if body.plan is None else Plan(body.plan.at, body.plan.moves)
        try:
            planning.order(table_id, user.id, given)
        except Illegal as illegal:
            return illegal_move(ask, illegal, 0 if given is None else given.at)
    if body.drop is not UNSET:
        planning.drop_order(table_id, user.id, body.drop)
    if body.add is not UNSET:
        planning.add_order(table_id, user.id, body.add.name, body.add.number, body.add.picks)
    if body.automatic is not UNSET:
        planning.answer_for(table_id, user.id, body.automatic)
    if ask.site.tables.carry_out(table_id, user.id):
        ask.site.bots.look(table_id)
    return orders(ask)
