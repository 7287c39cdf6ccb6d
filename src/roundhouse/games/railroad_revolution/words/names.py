"""Names of things, and how several of them are joined."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.rules.components import Components
from roundhouse.games.railroad_revolution.rules.state import State, city_word
from roundhouse.kit.words import listed


def cities_word(c: Components, cities: int, joint: str = "and") -> Message:
    """A set of cities."""
    return listed([city_word(c, city) for city in members(cities)], joint)


def space_word(c: Components, space: int) -> Message:
    """A rail space by the cities at the ends of its link, numbered if the link has several."""
    ends, number = c.spaces[space].rsplit("/", 1)
    words = {name: Message("city." + city) for name, city in zip("ab", ends.split("-"), strict=True)}
    if c.space_link.count(c.space_link[space]) == 1:
        return Message("space.single", {**words})
    return Message("space.numbered", {**words, "n": int(number)})


def money(price: int) -> Message:
    """An amount of money."""
    return Message("money.plain", {"price": price})


def payment(state: State, seat: int, price: int) -> Message:
    """An amount that the seat pays now, with the shares that have to be sold for it."""
    missing = price - state.money[seat]
    if missing <= 0:
        return money(price)
    return Message("money.selling", {"price": price, "n": -(-missing // state.c.share_sale)})
