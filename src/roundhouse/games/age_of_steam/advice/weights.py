"""Weights of the advice: what the forecast makes of money, building, places and actions.

There are two sets. The first was found by thinking, and the greedy bot plays by it. The second was found by
playing: in games between players whose weights differed a little, each weight was moved towards what won.
Those of places and plans came later: a few values of each were tried against three greedy bots. Tables of two
go by a mixture of both, and two or one hold on to income, which keeps them from bankruptcy.
"""

from __future__ import annotations

from typing import Final

THINKING, PLAYING = 0, 1  # how a set was found


class Weights:
    """One set: each weight as thinking and as playing found it."""

    def __init__(self, way: int) -> None:
        # Turns to come
        # tenths of a link that deliveries get longer for each dollar spent
        self.pace: float = (0.75, 1.451)[way]
        self.sections: float = (0.33, 0.663)[way]  # for each dollar
        self.shares_a_turn: float = (2.0, 2.383)[way]  # issued at most in a turn to come,
        # as long as so many turns are left; then only to survive
        self.shares_until: float = (2.0, 1.225)[way]
        self.foreseen: float = (4.0, 2.563)[way]  # tenths of a link that track of the next turn will add
        self.upkeep: float = (2.0, 2.433)[way]  # tenths of income that a higher engine costs in a turn
        self.spending: float = (9.0, 10.85)[way]  # dollars that a build turn finds good use for,
        self.engineered: float = (1.33, 1.341)[way]  # times as many with the Engineer
        # what is left of a cube for each opponent who would like it
        self.contested: float = (0.8, 0.906)[way]
        # Places and actions, in points
        self.first_place: float = (5.0, 4.3)[way]
        self.place: float = (1.5, 2.9)[way]  # less for each place behind it
        self.highest: float = (0.25, 0.225)[way]  # places that the highest bidder may hope to be better off
        self.founding: float = (2.0, 2.172)[way]  # a New City,
        # and this part of what it would bring to the links that there are
        self.founded: float = (0.5, 0.52)[way]
        self.builds_first: float = (1.5, 0.226)[way]
        self.moves_first: float = (0.5, 0.455)[way]
        self.produced: float = (0.3, 0.035)[way]  # a cube, for each turn left
        self.passes: float = (1.0, 0.943)[way]  # a pass in the next auction
        # Plans
        self.next_turn: float = (0.55, 0.212)[way]  # what counts of a link that is finished next turn
        self.worth_it: float = (0.3, 0.369)[way]  # points that a plan or a New City must bring
        self.dollar: float = (3.0, 2.203)[way]  # in the quick look: tenths of income that a dollar is worth,
        self.section: float = (3.0, 3.072)[way]  # and a section
        # What the books are worth beyond what the forecast finds, in points
        self.engine: float = (0.0, 0.16)[way]  # a link, for each turn left
        self.track: float = (0.0, 0.186)[way]  # a section, for each turn left
        self.cubes: float = (0.0, 0.126)[way]  # with a way, for each turn left
        self.income: float = (0.0, 2.375)[way]  # a dollar of it, for the share of the game that is left,
        # What all this makes too much, for each turn played and each turn left: from 54 games on Rust Belt
        self.excess: float = (0.0, 2.8)[way]
        # Plans of a build turn that has not begun
        # how far they count; the rest is what building brings on average
        self.planned: float = (0.0, 0.5)[way]
        self.weighed: float = (12.0, 30.0)[way]  # plans that get a full outlook

    def too_high(self, turn: int, last: int) -> float:
        """By how many points the forecast of a turn would be too high on average: most at half time."""
        return self.excess * turn * (last - turn)


def for_few() -> Weights:
    """Those found by playing, but with the other pace: two players who hope for too much go bankrupt."""
    found = Weights(PLAYING)
    found.pace = THOUGHT.pace
    found.sections = THOUGHT.sections
    return found


def with_income(points: float) -> Weights:
    """Those found by thinking, but a dollar of income is worth more the longer the game still is."""
    found = Weights(THINKING)
    found.income = points
    return found


THOUGHT: Final = Weights(THINKING)
PLAYED: Final = Weights(PLAYING)
DUEL: Final = for_few()
PAIR: Final = with_income(2.0)  # what the greedy bot goes by at a table of two
LASTING: Final = with_income(5.0)  # where two do not know when the game ends
CASHIER: Final = with_income(10.0)  # where cash decides
