"""What can be wrong with a recorded game, and where."""

from __future__ import annotations

from roundhouse.core.message import Reason


class OracleError(ValueError):
    """A recorded game that cannot be read, or that the rules do not bear out.

    >>> str(OracleError("the tile costs 3, recorded is 2", event=21, text="[build, A, [15, 8], [[1, 5]], 2]"))
    'event 21 [build, A, [15, 8], [[1, 5]], 2]: the tile costs 3, recorded is 2'
    """

    def __init__(
        self, what: str, *, line: int = 0, event: int = 0, text: str = "", reason: Reason | None = None
    ) -> None:
        self.what = what
        self.line = line  # from 1; 0 if it is no single line
        self.event = event  # from 1; 0 if it is no event
        self.text = text  # of the event
        self.reason = reason
        super().__init__(self.told("" if reason is None else str(reason)))

    def told(self, reason: str) -> str:
        """The whole error, with the reason in the words given."""
        where = [f"line {self.line}"] if self.line else []
        if self.event:
            where.append(f"event {self.event} {self.text}".rstrip())
        place = f"{', '.join(where)}: " if where else ""
        return f"{place}{self.what}: {reason}" if reason else place + self.what
