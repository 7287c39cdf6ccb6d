"""Plans and orders: what one person means to play. Nobody else ever gets these."""

from __future__ import annotations

from msgspec import Struct, field

from roundhouse.server.wire.view import View


class Planned(Struct):
    """Moves on top of a position, and what they lead to; what really happened of them is left out."""

    at: int
    moves: list[str]
    view: View


class KeptPlan(Struct):
    """A plan that is kept: what it would bring, unless the game has gone another way."""

    id: int
    name: str
    at: int
    moves: list[str]
    fits: bool
    points: list[int] = field(default_factory=list)  # of every seat, at its end


class Plans(Struct):
    """All plans of a person at a table, and the points now."""

    kept: list[KeptPlan]
    points: list[int]


class GivenOrder(Struct):
    """A standing order that holds."""

    name: str
    text: str


class OrderPick(Struct):
    """Something that an order may name."""

    value: str
    label: str


class OfferedOrder(Struct):
    """A standing order that may be given."""

    name: str
    text: str
    least: int
    most: int  # 0: it has no number
    picks: list[OrderPick]


class KeptOrders(Struct):
    """What is played for a person when it is their turn, and what they are still to hear of it."""

    plan: list[str] | None = None  # moves still to come
    standing: list[GivenOrder] = field(default_factory=list)
    automatic: bool = False  # whether what has but one answer is answered
    offered: list[OfferedOrder] = field(default_factory=list)
    told: str = ""
