"""What a table refuses, with the reason as a message and the status it has on the web."""

from __future__ import annotations

from roundhouse.core.message import Reason


class TableError(Exception):
    """Something that is not done at a table."""

    status = 422

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class NoSuchTable(TableError):
    """A table that is not there."""

    status = 404

    def __init__(self) -> None:
        super().__init__(Reason("reason.no_such_table"))


class NotYours(TableError):
    """Somebody else's seat, or somebody else's table."""

    status = 403


class Stale(TableError):
    """The table has gone on: there are `current` entries now."""

    status = 409

    def __init__(self, current: int) -> None:
        super().__init__(Reason("reason.stale"))
        self.current = current


class Illegal(TableError):
    """A move that the rules do not allow."""


class Over(TableError):
    """The game has ended."""

    status = 409


class Refusal(TableError):
    """Anything else that is not done now."""
