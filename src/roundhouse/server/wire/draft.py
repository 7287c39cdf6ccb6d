"""Moves that lie on the board in outline before they are played."""

from __future__ import annotations

from msgspec import Struct

from roundhouse.server.wire.view import Choice


class Step(Struct):
    """One thing in outline: where it lies, what could lie there instead, and what it brings."""

    place: str
    move: str  # as it is written
    then: list[str]  # moves that settle what is asked about it at once
    choices: list[Choice]  # all that fits, itself included
    price: int
    brings: str  # what it completes, in words; often nothing


class Draft(Struct):
    """What would come of some moves, and of a way drawn after them."""

    steps: list[Step]
    spent: int  # in this turn, with all of them
    left: int | None  # how many more may be laid then
    lit: list[str]  # where
    out: list[Choice]  # ways to end the turn after them
    stopped: str  # the element where the way could not go on; none if it was followed to its end
    reasons: list[str]  # why
