"""Names at a table: everybody has one of their own; those that nobody chose are said in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from roundhouse.core.message import Message
from roundhouse.server.tables.stored_table import BOT, SeatRow
from roundhouse.text import MissingWords, Words, languages

GUEST = "server.guest"  # what somebody is called who has not said a name
PLAYER = "player"  # the same around one screen, with the number of the seat
NUMBER = re.compile(r" \d+$")


def own_name(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has.

    >>> taken = {"ada"}
    >>> own_name("Ada", taken), own_name("Ada", taken)
    ('Ada 2', 'Ada 3')
    """
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        found = f"{name[:36]} {number}"
    taken.add(found.casefold())
    return found


def names_in(language: str, seats: Sequence[SeatRow]) -> list[str]:
    """The names at a table as a reader knows them: those of bots and guests in the reader's language."""
    found = [given_name(seat, language) for seat in seats]
    taken = {seat.name.casefold() for seat, given in zip(seats, found, strict=True) if not given}
    names: list[str] = []
    for seat, given in zip(seats, found, strict=True):
        free = given if given.casefold() not in taken else unnumbered(given)
        names.append(own_name(free, taken) if given else seat.name)
    return names


def name_in(language: str, name: str) -> str:
    """The name of somebody alone: that of a guest in the reader's language."""
    return called(GUEST)[language] if name in called(GUEST).values() else name


def given_name(seat: SeatRow, language: str) -> str:
    """A name that was given in whatever language, in this one; none if somebody chose it."""
    if seat.kind != BOT and seat.name in (numbered := called(PLAYER, seat.seat + 1)).values():
        return numbered[language]
    names = called(f"bot.{seat.bot}" if seat.kind == BOT and not seat.left else GUEST)
    base = unnumbered(seat.name)
    return names[language] + seat.name.removeprefix(base) if base in names.values() else ""


def unnumbered(name: str) -> str:
    """A name without the number that tells it from others."""
    return NUMBER.sub("", name)


@cache
def called(key: str, n: int = 0) -> dict[str, str]:
    """A name by language; nothing for a bot that no catalogue knows."""
    try:
        return {language: Words(language).say(Message(key, {"n": n})) for language in languages()}
    except MissingWords:
        return {}
