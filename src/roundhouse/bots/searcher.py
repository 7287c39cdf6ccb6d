"""The searching bot: tries the best ways to play its turn out against the likely answers."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from roundhouse.bots.bot import Bot
from roundhouse.bots.lookahead import Lookahead
from roundhouse.core.state import State

LINES = 8  # that are tried out


class SearchBot(Bot):
    """Looks beyond its own turn, in worlds imagined from what its seat may know.

    With a budget of `playouts` alone its choice depends on nothing but the seed and the views; with a budget
    of `seconds` also on the clock. What it has found out is kept for the next moves of the same turn.
    """

    name = "search"
    seconds: ClassVar[float | None] = 0.2  # a decision
    playouts: ClassVar[int | None] = None  # a decision

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if self.seconds is None and not self.playouts:
            raise ValueError("a search needs a budget: seconds, playouts or both")
        self.thought: Lookahead | None = None
        self.expected = ""  # the view in which the thought goes on

    def choose(self, view: State) -> int:
        until = perf_counter() + self.seconds if self.seconds is not None else 0.0
        thought = self.thought
        if thought is None or self.expected != view.digest():
            thought = Lookahead(view, self.seed, LINES, until)
        else:
            thought.go_on(view)
        if view.game.foresight and thought.open():
            self.think(thought, until)
        move = thought.best().moves[0]
        self.keep(thought, view, move)
        return move

    def think(self, thought: Lookahead, until: float) -> None:
        """Spend the budget."""
        thought.think(self.playouts or 0, until)

    def keep(self, thought: Lookahead, view: State, move: int) -> None:
        """What was found out is of use again if the turn goes on and nothing came to light."""
        self.thought = None
        after = view.copy()
        after.advance(move)
        if after.seat != view.seat or after.reveals != view.reveals:
            return
        thought.keep(move)
        if thought.trials:
            self.thought = thought
            self.expected = after.seen_by(view.seat).digest()
