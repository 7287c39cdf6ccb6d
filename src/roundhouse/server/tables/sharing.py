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

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under a key, or is being made right now, or is made by us. What fails is not kept."""
        with self._lock:
            found = self._made.get(key)
            if found is None:
                own = self._made[key] = Future[T]()
                if len(self._made) > self.kept:
                    self._made.popitem(last=False)
            else:
                self._made.move_to_end(key)
        if found is not None:
            return found.result()
        try:
            made = make()
        except BaseException as error:
            with self._lock:
                if self._made.get(key) is own:
                    del self._made[key]
            own.set_exception(error)
            raise
        own.set_result(made)
        return made

    def ready(self, key: Hashable) -> T | None:
        """What is kept under a key, if it is made already."""
        with self._lock:
            found = self._made.get(key)
            if found is None or not found.done():
                return None
            self._made.move_to_end(key)
        return None if found.exception() else found.result()

    def values(self) -> list[T]:
        """All that is made."""
        with self._lock:
            found = list(self._made.values())
        return [one.result() for one in found if one.done() and not one.exception()]
