"""The searching bot: tries the best ways to play its turn out against the likely answers."""

from __future__ import annotations

from time import perf_counter

from roundhouse.bots.bot import Bot
from roundhouse.bots.lookahead import Lookahead
from roundhouse.core.random import Random
from roundhouse.core.state import State


class SearchBot(Bot):
    """Looks beyond its own turn, in positions imagined from what its seat may know.

    With `playouts` the choice depends on nothing but the seed and the view; with `seconds` also on the clock.
    """

    name = "search"
    seconds: float | None = 0.2
    playouts: int | None = None  # positions valued
    count = 8  # lines that are tried out
    ticks = 8  # of the game's clock that they are played on for
    breadth = 6
    width = 2

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plan: list[int] = []
        self.expected = ""  # the view in which the plan goes on

    def choose(self, view: State) -> int:
        if not self.plan or view.digest() != self.expected:
            self.plan = self.think(view)
        move = self.plan.pop(0)
        if self.plan:
            after = view.copy()
            after.advance(move)
            self.expected = after.seen_by(view.seat).digest()
        return move

    def think(self, view: State) -> list[int]:
        """The moves of the best line found within the budget."""
        until = None if self.seconds is None else perf_counter() + self.seconds
        rng = Random(self.seed)
        search = Lookahead(view, rng, self.count, self.ticks, self.breadth, self.width)
        while len(search.lines) > 1:
            world = view.imagine(view.seat, rng)
            for line in search.lines:
                search.try_out(line, world)
                if until is not None and perf_counter() >= until:
                    break
            if until is not None and perf_counter() >= until:
                break
            if self.playouts is not None and search.counter.valued >= self.playouts:
                break
            search.drop_worst()
        tried = [line for line in search.lines if line.tried] or search.lines
        return max(tried, key=lambda line: line.mean()).moves
