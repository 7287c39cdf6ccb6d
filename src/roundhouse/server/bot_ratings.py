"""How strong the programs are that play here: worked out now and then, for a page and for the API."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from roundhouse.server.store import SqlStore
from roundhouse.server.tables.program_ratings import Standing, standings

FRESH_SECONDS = 60.0  # that a list is shown again without being worked out


@dataclass(frozen=True, slots=True)
class Named:
    """A program by its name: that of a bot account, or of a bot of this server."""

    name: str
    standing: Standing


class BotRatings:
    """The lists of all games, each for as long as it is fresh."""

    def __init__(self, store: SqlStore, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self._kept: dict[str, tuple[float, list[Named]]] = {}

    def of(self, game: str) -> list[Named]:
        """The programs that have played a game, the strongest first."""
        until, kept = self._kept.get(game, (0.0, []))
        if self.clock() < until:
            return kept
        found = [Named(name, one) for one in standings(self.store.finished_by_programs(game))
                 if (name := self.name(one))]  # fmt: skip
        self._kept[game] = self.clock() + FRESH_SECONDS, found
        return found

    def name(self, one: Standing) -> str:
        """What a program is called today."""
        user = None if one.user_id is None else self.store.user(one.user_id)
        return one.bot or ("" if user is None else user.name)
