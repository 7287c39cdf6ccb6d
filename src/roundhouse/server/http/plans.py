"""Plans and orders over HTTP: each is its owner's alone."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from roundhouse.core.message import Message
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table import (
    MOST_PICTURES,
    Key,
    Nothing,
    Number,
    Written,
    behind,
    go_on,
    illegal_move,
)
from roundhouse.server.tables.refusals import Illegal, Stale
from roundhouse.server.tables.rows import Plan
from roundhouse.server.wire.answers import Stored
from roundhouse.server.wire.plan import KeptOrders, KeptPlan, Planned, Plans

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


class Ordered(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be played when it is one's turn; nothing any more, if there is none."""

    plan: OrderedPlan | None = None


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
    user, table_id = ask.known(), ask.param("table")
    stored: list[int] = []
    try:
        for seq in ask.site.tables.play_plan(table_id, user.id, Plan(body.at, body.moves), body.key):
            stored.append(seq)
        return ask.json(Stored(stored[-1]))
    except Stale as stale:
        return behind(ask, stale)
    except Illegal as illegal:
        return illegal_move(ask, illegal, body.at)
    finally:
        if stored:
            go_on(ask, table_id, stored[-1])


def orders(ask: Ask) -> Response:
    """GET /tables/ID/orders."""
    return ask.json(orders_shown(ask, ask.param("table"), ask.known().id))


def orders_shown(ask: Ask, table_id: str, user_id: int) -> KeptOrders:
    """A person's orders at a table."""
    found = ask.site.tables.planning.orders(table_id, user_id)
    told = ask.words.say(Message(f"web.plan.told.{found.told}")) if found.told else ""
    return KeptOrders(None if found.plan is None else found.plan.moves, told)


def order(ask: Ask, body: Ordered) -> Response:
    """PUT /tables/ID/orders."""
    user, table_id = ask.known(), ask.param("table")
    given = None if body.plan is None else Plan(body.plan.at, body.plan.moves)
    try:
        ask.site.tables.planning.order(table_id, user.id, given)
    except Illegal as illegal:
        return illegal_move(ask, illegal, 0 if given is None else given.at)
    return orders(ask)
