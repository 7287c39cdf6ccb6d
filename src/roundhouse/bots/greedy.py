"""The greedy bot: looks through its own turn for what the game values most."""

from __future__ import annotations

from roundhouse.bots.beam import best_move
from roundhouse.bots.bot import Bot
from roundhouse.core.random import Random
from roundhouse.core.state import State


class GreedyBot(Bot):
    """Plays towards the best end of its own turn that it finds."""

    name = "greedy"

    def choose(self, view: State) -> int:
        # A fresh generator each time: the choice depends on the seed and the view, not on what came before.
        return best_move(view.imagine(view.seat, Random(self.seed)))
