"""A bot in Python: looks one move ahead.

roundhouse arena railroad_revolution --bots random --bot examples/bots/hasty.py:Hasty --players 2 --games 20
"""

from __future__ import annotations

from roundhouse.bots.bot import Bot
from roundhouse.core.state import State


class Hasty(Bot):
    """Takes the move after which the game values its seat most."""

    name = "hasty"

    def choose(self, view: State) -> int:
        position = view.imagine(view.seat, self.random)  # what is hidden, filled in at random

        def value(move: int) -> float:
            after = position.copy()
            after.advance(move)
            return view.game.evaluate(after)[view.seat]

        return max(view.legal(), key=value)
