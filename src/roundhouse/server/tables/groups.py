"""Choices as they are sent to pages: what those about one place have in common is said once.

A turn may offer seven hundred moves. As a page gets them, they take half of the bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec import UNSET

from roundhouse.server.wire.view import BriefChoice, Choice, Group, View

LAST = "\uffff"  # sign that a browser counts as one
BRIEF = 4  # signs of a text that is not worth pointing at


def in_short(view: View) -> View:
    """A view as a page gets it."""
    view.groups, view.choices = grouped(view.choices), []
    return view


def grouped(choices: Iterable[Choice]) -> list[Group]:
    """Choices in the same order, in groups."""
    return [
        Group(kind, heading, place, [brief(choice) for choice in these])
        for (kind, heading, place), these in groupby(choices, key=shared)
    ]


def shared(choice: Choice) -> tuple[str, str, str]:
    """What a group says of all its choices."""
    return choice.kind, choice.heading, choice.targets[0] if choice.targets else ""


def brief(choice: Choice) -> BriefChoice:
    """A choice without that; its label mostly says what its short text says, and a little more.

    >>> one = Choice("lay B2", "B2: lay a curve; $2", ["B2"], "lay", "B2", "Lay a curve")
    >>> brief(one).around
    ('B2: l', 1, '; $2')
    """
    made = BriefChoice(
        choice.move,
        choice.short,
        targets=choice.targets[1:] or UNSET,
        price=choice.price,
        number=choice.number,
        then=choice.then,
    )
    tail = shared_tail(choice.short, choice.label)
    if tail:
        before, _, after = choice.label.partition(choice.short[tail:])
        made.around = before, tail, after
    else:
        made.label = choice.label
    return made


def shared_tail(short: str, label: str) -> int:
    """From which sign on a short text stands in a label as it is; 0 if that is not worth telling.

    >>> shared_tail("Lay a curve", "B2: lay a curve"), shared_tail("Curve to A", "Lay curve N to A")
    (1, 5)
    """
    at = 1
    while 0 < at < len(short) - BRIEF:
        if short[at:] in label:
            return at if max(short) <= LAST else 0
        at = short.find(" ", at + 1)
    return 0
