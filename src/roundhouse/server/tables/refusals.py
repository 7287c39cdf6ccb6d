"""What is refused, with the reason as a message. What status that has on the web, the web knows."""

from __future__ import annotations

from roundhouse.core.message import Reason


class Refused(Exception):
    """Something that is not done. Whoever shows it says the reason in words."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class NoSuchTable(Refused):
    """A table that is not there."""

    def __init__(self) -> None:
        super().__init__(Reason("reason.no_such_table"))


class NotYours(Refused):
    """Somebody else's seat, or somebody else's table."""


class Private(NotYours):
    """A table that only those who sit there may see."""

    def __init__(self) -> None:
        super().__init__(Reason("reason.not_your_table"))


class Stale(Refused):
    """The table has gone on: there are `current` entries now."""

    def __init__(self, current: int) -> None:
        super().__init__(Reason("reason.stale"))
        self.current = current


class Illegal(Refused):
    """A move that the rules do not allow."""


class Over(Refused):
    """The game has ended."""


# Why a table cannot be played at any more.
GAME, COMPONENTS, RULES, MOVES, RESULT = "game", "components", "rules", "moves", "result"


class Closed(Refused):
    """A table that was closed by those who run the server."""

    def __init__(self) -> None:
        super().__init__(Reason("reason.table_closed"))


class Abandoned(Refused):
    """A table that is closed because nobody looked at it for long; whoever sits there opens it again."""

    def __init__(self) -> None:
        super().__init__(Reason("reason.table_abandoned"))


class Unplayable(Refused):
    """A table whose game this version of Roundhouse cannot rebuild; what was played can still be read.

    Its game is not installed (GAME), its components are not there (COMPONENTS), its rules are of a revision
    that is not known any more or not yet (RULES), its entries cannot be played (MOVES), or they come to
    another end than they did (RESULT).
    """

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(Reason(f"frozen.{why}"))
        self.why = why
        self.detail = detail or why  # for operators
