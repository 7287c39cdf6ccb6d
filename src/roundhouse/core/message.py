"""Things said to people: a key and its arguments, put into words at the edge.

Nothing in `core`, `games` or `table` builds a sentence. A message names what is meant; the
catalogues of each language say it.
"""

from __future__ import annotations

from typing import Union

Argument = Union[int, str, "Message"]


class Message:
    """A key of the catalogues with named arguments; an argument may be a message itself.

    >>> str(Message("reason.too_dear", {"price": 400}))
    'reason.too_dear(price=400)'
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.args: dict[str, Argument] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        if not self.args:
            return self.key
        return f"{self.key}({', '.join(f'{name}={value}' for name, value in self.args.items())})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.key, self.args)


class Reason(Message):
    """Why a move is not allowed."""


class Event(Message):
    """What happened, for the log. `seat` is whom it happened to, or -1."""

    __slots__ = ("seat",)

    def __init__(self, key: str, seat: int, args: dict[str, Argument] | None = None) -> None:
        super().__init__(key, args)
        self.seat = seat

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.key, self.seat, self.args)


class IllegalMove(ValueError):
    """A move that the rules do not allow now, with the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.reason,)
