"""What many ask for at once is made once: whoever comes first makes it, the others wait for it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Things that take long to make, by what they depend on; those used last are kept.

    >>> shared = Shared[str](kept=1)
    >>> shared.get("a", lambda: "made"), shared.get("a", lambda: "made again")
    ('made', 'made')
    """

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self._lock = threading.Lock()
        self._made: OrderedDict[Hashable, Future[T]] = OrderedDict()

    def claim(self, key: Hashable) -> tuple[Future[T], bool]:
        """What is kept under a key, or will be; and whether it is for us to `fill` it."""
        with self._lock:
            found = self._made.get(key)
            if found is not None:
                self._made.move_to_end(key)
                return found, False
            own = self._made[key] = Future[T]()
            own.set_running_or_notify_cancel()  # who tires of waiting must not cancel it for the others
            if len(self._made) > self.kept:
                self._made.popitem(last=False)
            return own, True

    def fill(self, key: Hashable, own: Future[T], make: Callable[[], T]) -> None:
        """Make what we claimed. What fails is not kept, and fails for all who wait for it."""
        try:
            made = make()
        except BaseException as error:
            self.drop(key, own, error)
            raise
        own.set_result(made)

    def drop(self, key: Hashable, own: Future[T], error: BaseException) -> None:
        """Give up what we claimed."""
        with self._lock:
            if self._made.get(key) is own:
                del self._made[key]
        own.set_exception(error)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under a key, or is being made right now, or is made by us."""
        found, ours = self.claim(key)
        if ours:
            self.fill(key, found, make)
        return found.result()

    def values(self) -> list[T]:
        """All that is made."""
        with self._lock:
            found = list(self._made.values())
        return [one.result() for one in found if one.done() and not one.exception()]
