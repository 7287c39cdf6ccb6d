"""Gentle characters: they look through their turn like the greedy bot, but do not always take the best."""

from __future__ import annotations

from typing import ClassVar

from roundhouse.bots.beam import GLIMPSE, NO_LIMIT, lines_of_turn
from roundhouse.bots.bot import Bot
from roundhouse.core.random import Random
from roundhouse.core.state import State

BREADTH = 12
WIDTH = 3


class Wavering(Bot):
    """Takes one of its best few lines, and now and then a move without looking."""

    lines: ClassVar[int]  # of which it takes any
    slip: ClassVar[int]  # one decision in so many is made without looking

    def choose(self, view: State) -> int:
        world = view.imagine(view.seat, Random(self.seed))
        moves = world.game.noticed(world)
        if len(moves) == 1:
            return moves[0]
        if not self.random.below(self.slip):
            return moves[self.random.below(len(moves))]
        found = lines_of_turn(world, BREADTH, WIDTH, self.lines, GLIMPSE, NO_LIMIT)
        return found[self.random.below(len(found))].moves[0]


class Trainee(Wavering):
    """Knows what is good, and often does something else."""

    name = "trainee"
    lines = 8
    slip = 4


class Shunter(Wavering):
    """Plays well, with a slip here and there."""

    name = "shunter"
    lines = 3
    slip = 15
