"""The end of a turn in few words: income and expenses of all, the dice, and the goods that came."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.message import Argument, Event, Message
from roundhouse.games.age_of_steam.words.names import commas, town_word

CLOSING: Final = (
    "log.income",
    "log.expenses",
    "log.short",
    "log.reduced",
    "log.dice",
    "log.extra_cube",
    "log.grows",
)
GOODS: Final = ("log.extra_cube", "log.grows")


def closing_words(events: Sequence[Event]) -> list[Message]:
    """Everybody's money in one message, the reduced incomes in one, the new goods by city in one."""
    found: list[Message] = []
    paid = {event.seat: event for event in events if event.key == "log.expenses"}
    settled = [settles(event, paid[event.seat]) for event in events if event.key == "log.income"]
    if settled:
        found.append(Message("closing.settled", {"players": commas(settled)}))
    found += [event for event in events if event.key == "log.short"]
    reduced = [falls(event) for event in events if event.key == "log.reduced"]
    if reduced:
        found.append(Message("closing.reduced", {"players": commas(reduced)}))
    found += [event for event in events if event.key == "log.dice"]
    goods = new_goods(events)
    return [*found, Message("closing.goods", {"cities": commas(goods)})] if goods else found


def player(seat: int) -> Message:
    return Message("player", {"n": seat + 1})


def settles(income: Event, expenses: Event) -> Message:
    """What a player got and paid."""
    args = {"who": player(income.seat), "income": income.args["money"], "expenses": expenses.args["money"]}
    return Message("closing.settles", args)


def falls(reduced: Event) -> Message:
    """Whose income has fallen, and to what."""
    return Message("closing.falls", {"who": player(reduced.seat), **reduced.args})


def new_goods(events: Sequence[Event]) -> list[Message]:
    """The cities that got goods, each with all that it got."""
    cities: dict[str, list[Message]] = {}
    for event in events:
        city, colour = event.args.get("city"), event.args.get("colour")
        if event.key in GOODS and isinstance(city, str) and isinstance(colour, Message):
            cities.setdefault(city, []).append(colour)
    found: list[Message] = []
    for name, colours in cities.items():
        args: dict[str, Argument] = {"city": town_word(name), "colours": commas(colours)}
        found.append(Message("closing.city", args))
    return found
