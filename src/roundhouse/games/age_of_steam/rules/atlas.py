"""The maps of a box: what must be known of each to offer it, and the map itself once somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.age_of_steam.rules.components import Map


class Head:
    """What a map is called, for how many it is, and which variants it has."""

    __slots__ = ("least", "most", "name", "title", "variants")

    def __init__(self, name: str, title: str, least: int, most: int, variants: list[str]) -> None:
        self.name = name
        self.title = title
        self.least = least
        self.most = most
        self.variants = variants  # besides the map as it is


class Atlas:
    """Maps in their order, each opened when it is first asked for."""

    def __init__(self, heads: list[Head], read: Callable[[int], Map]) -> None:
        self.heads = heads
        self._read = read
        self._open: list[Map | None] = [None] * len(heads)
        self._lock = Lock()  # threads that come together must not each read their own

    def __len__(self) -> int:
        return len(self.heads)

    def __getitem__(self, number: int) -> Map:
        found = self._open[number]
        if found is not None:
            return found
        with self._lock:
            found = self._open[number]
            if found is None:
                found = self._read(number)
                found.measure()
                self._open[number] = found
            return found

    def __iter__(self) -> Iterator[Map]:
        return iter([self[number] for number in range(len(self.heads))])

    def named(self, name: str) -> Map | None:
        """The map with that name, if there is one."""
        for number, head in enumerate(self.heads):
            if head.name == name:
                return self[number]
        return None
