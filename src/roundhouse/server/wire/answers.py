"""Short answers: what a change has led to, or why there is none."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from roundhouse.server.wire.view import View


class Done(Struct):
    """It is done, and there is nothing more to say."""


class Stored(Struct):
    """The number of the entry that was stored; none if nothing was."""

    seq: int | None


class Opened(Struct):
    """A table to go to."""

    table: str


class Ends(Struct):
    """Whether a move passes the decision on."""

    ends: bool


class Waiting(Struct):
    """How many tables wait for somebody, and how many of them are others than the one asked about."""

    tables: int
    others: int


class Here(Struct):
    """The seats of those who have a table before their eyes."""

    seats: list[int]


class Why(Struct):
    """Why a thing cannot be chosen now."""

    reasons: list[str]


class Refusal(Struct):
    """What was refused, in words; if somebody was faster, with what the table looks like now."""

    error: str | int
    message: str
    reason: str
    view: View | UnsetType = UNSET


class Moved(Struct):
    """The event that the table has gone on."""

    seq: int
    turn: int


class Thinking(Struct):
    """The event that a bot thinks, has stopped thinking, has failed or is held up."""

    seat: int
    mark: str | None
    seq: int  # how many entries there are where it does
