"""Advice: what was worked out lately, kept beside the positions and never in them."""

from __future__ import annotations

from threading import get_ident
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """The last few things that were worked out, newest first.

    They are changed while they are used, so they belong to one thread: another one begins with none.
    """

    __slots__ = ("kept", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: tuple[int, list[T]] = (0, [])  # the thread, and its things

    def recent(self) -> list[T]:
        """What is kept. Not to be changed."""
        thread = get_ident()
        kept = self.kept
        if kept[0] != thread:
            kept = (thread, [])
            self.kept = kept
        return kept[1]

    def keep(self, thing: T) -> None:
        """Remember one more thing, and forget the oldest."""
        things = self.recent()
        things.insert(0, thing)
        del things[self.most :]
