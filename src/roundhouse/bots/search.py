"""The searching bot: tries the best ways to play its turn out against the likely answers."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from roundhouse.bots.beam import LEARNT, NO_LIMIT, SHARP
from roundhouse.bots.bot import Bot
from roundhouse.bots.lookahead import Lookahead
from roundhouse.core.state import State

LINES = 8  # that are tried out


class SearchBot(Bot):
    """Looks beyond its own turn, in worlds imagined from what its seat may know.

    Every decision is thought about afresh. With a budget of `playouts` alone the choice depends on nothing
    but the seed and the view; with a budget of `seconds` also on the clock.
    """

    name = "search"
    seconds: ClassVar[float | None] = 0.2  # a decision
    playouts: ClassVar[int | None] = None  # a decision
    level: ClassVar[int] = SHARP  # how well it judges positions

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if self.seconds is None and not self.playouts:
            raise ValueError("a search needs a budget: seconds, playouts or both")

    def choose(self, view: State) -> int:
        until = perf_counter() + self.seconds if self.seconds is not None else NO_LIMIT
        thought = Lookahead(view, self.seed, LINES, until, level=self.level)
        if view.game.foresight and thought.open():
            self.think(thought, until)
        return thought.best().moves[0]

    def think(self, thought: Lookahead, until: float) -> None:
        """Spend the budget."""
        thought.think(self.playouts or 0, until)


class StationmasterBot(SearchBot):
    """The same search with the judgement that games have taught, where a game brings any."""

    name = "stationmaster"
    level = LEARNT
