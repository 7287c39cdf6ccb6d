"""The line before the workers: who is served next.

What is quick, and what somebody waits for at the page, comes first; among equals everybody has a fair share,
however many tables they have. So a newcomer against gentle bots does not wait behind a thousand tables of
strong ones. Nothing here knows a clock or a process.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Generic, TypeVar

HINT, WATCHED, ALONE, REVIEWED = range(4)  # who waits: somebody for an answer, at the page, nobody, for later

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Priority:
    """What somebody waits for, and who it is."""

    rank: int  # HINT, WATCHED, ALONE or REVIEWED
    slow: bool = True  # takes seconds
    person: int = 0

    @property
    def order(self) -> int:
        """Quick things that somebody waits for first, then what is watched, then the rest."""
        return self.rank if self.slow else max(self.rank - 1, HINT)


@dataclass(order=True, slots=True)
class Ticket(Generic[T]):
    """Somebody in the line. The share counts what the same person was given before."""

    order: int
    share: int
    number: int
    priority: Priority = field(compare=False)
    what: T = field(compare=False)


class WaitingLine(Generic[T]):
    """Those who wait for one of some workers; but for one of them, all may do what takes long.

    >>> line = WaitingLine[str](workers=1)
    >>> for name, person in (("a", 1), ("b", 1), ("c", 2)):
    ...     line.join(Priority(ALONE, person=person), name)
    >>> [line.next(0).what for _ in range(3)]
    ['a', 'c', 'b']
    """

    def __init__(self, workers: int) -> None:
        self.slow_at_once = max(1, workers - 1)
        self._quick: list[Ticket[T]] = []
        self._slow: list[Ticket[T]] = []
        self._shares: dict[int, int] = {}  # the last share of each person who waits
        self._now = 0  # the share that is being given out
        self._number = 0

    def __len__(self) -> int:
        return len(self._quick) + len(self._slow)

    def join(self, priority: Priority, what: T) -> None:
        """Stand in line."""
        self._number += 1
        share = max(self._now, self._shares.get(priority.person, 0)) + 1
        self._shares[priority.person] = share
        ticket = Ticket(priority.order, share, self._number, priority, what)
        heappush(self._slow if priority.slow else self._quick, ticket)

    def next(self, slow_running: int) -> Ticket[T] | None:
        """Who is served now, while so many workers do what takes long; None if nobody may be."""
        slow = bool(self._slow) and slow_running < self.slow_at_once
        if slow and (not self._quick or self._slow[0] < self._quick[0]):
            found = heappop(self._slow)
        elif self._quick:
            found = heappop(self._quick)
        else:
            return None
        self._now = max(self._now, found.share)
        if not len(self):  # nobody waits: everybody begins anew
            self._shares.clear()
        return found
