"""Trainee and Shunter: they look through their turn like the greedy bot, but do not always take the best.

What they judge by is quick: only `search` has a time to think. The other bots stand in `bot`, `greedy` and
`search`; `registry` lists them all.
"""

from __future__ import annotations

from typing import ClassVar

from roundhouse.bots.beam import GLIMPSE, NO_LIMIT, forecast, lines_of_turn
from roundhouse.bots.bot import Bot
from roundhouse.core.random import Random
from roundhouse.core.state import State

BREADTH = 12
WIDTH = 3
ALL = 1000


class Wavering(Bot):
    """Takes one of its best few lines, and now and then a move without looking further than that move.

    The worst third of what there is it never takes: nobody passes with all workers still to place. Nor
    does it take what it sees to cost too much, beside how open the game still is: nobody bids their last
    money away.
    """

    dear: ClassVar[float]  # more of the doubt about the end than it gives away with open eyes
    lines: ClassVar[int]  # of which it takes any
    slip: ClassVar[int]  # one decision in so many is made without looking

    def choose(self, view: State) -> int:
        world = view.imagine(view.seat, Random(self.seed))
        moves = world.game.noticed(world)
        if len(moves) == 1:
            return moves[0]
        slips = not self.random.below(self.slip)
        found = lines_of_turn(world, BREADTH, WIDTH, ALL, GLIMPSE, NO_LIMIT)
        too_much = int(1000.0 * self.dear * world.game.doubt(world))
        firsts = [
            line.moves[0] for line in found if line is found[0] or found[0].value - line.value < too_much
        ]
        ruinous = {line.moves[0] for line in found}.difference(firsts)
        if slips:
            some = [move for move in moves if move not in ruinous]
            return self.any_of(sorted(some, key=lambda move: -looks(world, move)))
        return self.any_of(firsts, self.lines)

    def any_of(self, moves: list[int], most: int = ALL) -> int:
        """One of so many at most, the best of which come first, without the worst third."""
        sound = len(moves) - len(moves) // 3
        return moves[self.random.below(min(most, sound))]


def looks(world: State, move: int) -> int:
    """What a move seems to be worth at a glimpse, in whole thousandths as everywhere."""
    after = world.copy()
    after.advance(move)
    return int(1000.0 * forecast(after, world.seat, GLIMPSE))


class Trainee(Wavering):
    """Knows what is good, and often does something else."""

    name = "trainee"
    dear = 0.8
    lines = 8
    slip = 4


class Shunter(Wavering):
    """Plays well, with a slip here and there."""

    name = "shunter"
    dear = 0.4
    lines = 3
    slip = 15
