"""Standing orders: what a game lets a player leave to be answered by rote. Whatever is clever is a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from roundhouse.core.message import Message
from roundhouse.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class OrderKind:
    """An order that can be given now; its words are `order.` and its name, with {n} and {what} in them."""

    name: str
    number: tuple[int, int] | None = None  # the least and the most that its number may be
    picks: tuple[tuple[str, Message], ...] = ()  # what can be chosen, in the order in which it is wanted


@dataclass(frozen=True)
class Order:
    """An order as somebody has given it."""

    name: str
    number: int = 0
    picks: list[str] = field(default_factory=list)
    until: int = 0  # a mark of the game's own
    given: int = 0  # after how many entries


def order_word(name: str, number: str, what: str) -> Message:
    """An order in words."""
    return Message("order." + name, {"n": number, "what": what})


def up_to_word(name: str, number: str) -> Message:
    """An order that answers a question as often as it comes, up to its number: `up_to.` and its name."""
    return Message("up_to." + name, {"n": number})


class OrdersOf(ABC, Generic[S]):
    """What the room `orders` of a game may offer, as `ORDERS`. All states are what the seat may know."""

    ONCE: frozenset[str] = frozenset()  # orders that are done with their first answer

    @abstractmethod
    def offered(self, state: S, seat: int) -> list[OrderKind]:
        """What a seat may order."""

    @abstractmethod
    def answer(self, state: S, order: Order) -> int | None:
        """What an order says to the open question of its seat; None if it says nothing. Perhaps not legal."""

    def up_to(self, state: S) -> str | None:
        """The order that answers the open question, as often as it comes, with the least that is enough.

        Its number is the most that it answers. None if no order does.
        """
        return None

    def until(self, state: S, seat: int, name: str) -> int:
        """The mark of an order that is given now."""
        return 0

    def lapsed(self, state: S, order: Order) -> bool:
        """Whether an order is over."""
        return False


GameOrders = OrdersOf[State]
