"""Weights of the advice: what the forecast makes of money, building, places and actions.

There are two sets. The first was found by thinking, and the greedy bot plays by it. The second was found by
playing: in games between players whose weights differed a little, each weight was moved towards what won.
Those of places and plans came later: a few values of each were tried against three greedy bots.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """One set."""

    __slots__ = (
        "builds_first", "contested", "cubes", "dollar", "engine", "engineered", "excess", "first_place",
        "foreseen", "founded", "founding", "highest", "income", "moves_first", "next_turn", "pace",
        "passes", "place", "planned", "produced", "section", "sections", "shares_a_turn", "shares_until",
        "spending", "track", "upkeep", "weighed", "worth_it",
    )  # fmt: skip

    def __init__(self, values: list[float]) -> None:
        # Turns to come
        self.pace: float = values[0]  # tenths of a link that deliveries get longer for each dollar spent
        self.sections: float = values[1]  # for each dollar
        self.shares_a_turn: float = values[2]  # issued at most in a turn to come,
        self.shares_until: float = values[3]  # as long as so many turns are left; then only to survive
        self.foreseen: float = values[4]  # tenths of a link that track of the next turn will add
        self.upkeep: float = values[5]  # tenths of income that a higher engine costs in a turn
        self.spending: float = values[6]  # dollars that a build turn finds good use for,
        self.engineered: float = values[7]  # times as many with the Engineer
        self.contested: float = values[8]  # what is left of a cube for each opponent who would like it
        # Places and actions, in points
        self.first_place: float = values[9]
        self.place: float = values[10]  # less for each place behind it
        self.highest: float = values[11]  # places that the highest bidder may hope to be better off
        self.founding: float = values[12]  # a New City,
        self.founded: float = values[13]  # and this part of what it would bring to the links that there are
        self.builds_first: float = values[14]
        self.moves_first: float = values[15]
        self.produced: float = values[16]  # a cube, for each turn left
        self.passes: float = values[17]  # a pass in the next auction
        # Plans
        self.next_turn: float = values[18]  # what counts of a link that is finished next turn
        self.worth_it: float = values[19]  # points that a plan or a New City must bring
        self.dollar: float = values[20]  # in the quick look: tenths of income that a dollar is worth,
        self.section: float = values[21]  # and a section
        # What the books are worth beyond what the forecast finds, in points
        self.engine: float = values[22]  # a link, for each turn left
        self.track: float = values[23]  # a section, for each turn left
        self.cubes: float = values[24]  # with a way, for each turn left
        self.income: float = values[25]  # a dollar of it, for the share of the game that is left,
        # What all this makes too much, for each turn played and each turn left: from 54 games on Rust Belt
        self.excess: float = values[26]
        # Plans of a build turn that has not begun
        self.planned: float = values[27]  # how far they count; the rest is what building brings on average
        self.weighed: float = values[28]  # plans that get a full outlook

    def too_high(self, turn: int, last: int) -> float:
        """By how many points the forecast of a turn would be too high on average: most at half time."""
        return self.excess * turn * (last - turn)


BOTH: Final = [
    (0.75, 1.451),  # pace
    (0.33, 0.663),  # sections
    (2.0, 2.383),  # shares_a_turn
    (2.0, 1.225),  # shares_until
    (4.0, 2.563),  # foreseen
    (2.0, 2.433),  # upkeep
    (9.0, 10.85),  # spending
    (1.33, 1.341),  # engineered
    (0.8, 0.906),  # contested
    (5.0, 4.3),  # first_place
    (1.5, 2.9),  # place
    (0.25, 0.225),  # highest
    (2.0, 2.172),  # founding
    (0.5, 0.52),  # founded
    (1.5, 0.226),  # builds_first
    (0.5, 0.455),  # moves_first
    (0.3, 0.035),  # produced
    (1.0, 0.943),  # passes
    (0.55, 0.212),  # next_turn
    (0.3, 0.369),  # worth_it
    (3.0, 2.203),  # dollar
    (3.0, 3.072),  # section
    (0.0, 0.16),  # engine
    (0.0, 0.186),  # track
    (0.0, 0.126),  # cubes
    (0.0, 2.375),  # income
    (0.0, 2.8),  # excess
    (0.0, 0.5),  # planned
    (12.0, 30.0),  # weighed
]
THOUGHT: Final = Weights([one[0] for one in BOTH])
PLAYED: Final = Weights([one[1] for one in BOTH])
