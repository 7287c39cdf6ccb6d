"""Action spaces by number: those of the main board first, then the engineers, each a space of its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import mask_of
from roundhouse.core.rows import row_of
from roundhouse.games.russian_railroads.rules.components import (
    COLOURS,
    LOCO_AND,
    LOCO_OR,
    LONGEST_ROUTE,
    ROUTES,
    SPACES,
    Components,
)
from roundhouse.games.russian_railroads.rules.tracks import ROOM, room_with

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

MOST_STEPS: Final = ROUTES * LONGEST_ROUTE  # that one colour could make
MOST_INDUSTRY: Final = 10  # steps that an effect asks for

# No space asks for more; coins may stand for workers, too.
DEAREST_WORKERS: Final = 3
DEAREST_COINS: Final = 3
MOST_COINS: Final = DEAREST_COINS + DEAREST_WORKERS


class Space:
    """An action space of the main board as a turn looks at it, all in one place."""

    __slots__ = ("claim", "coins", "effect", "hire", "number", "only", "public", "workers", "workers_only")

    def __init__(self, c: Components, number: int) -> None:
        self.number: i64 = number
        self.only: i64 = 1 << number  # the set of this space alone
        self.workers: i64 = c.space_workers[number]
        self.coins: i64 = c.space_coins[number]
        self.claim: i64 = c.space_claim[number]
        self.public: i64 = c.space_public[number]
        self.effect = c.space_effect[number]
        self.hire = number == c.hire
        self.workers_only = c.workers_only >> number & 1 != 0

    def asks_more(self) -> bool:
        """Whether anything but its price, track steps, industry steps and tiles may stand in the way."""
        effect = self.effect
        asked = (effect.doubler, effect.temp_workers, effect.end_card, effect.repeat, effect.other_engineer)
        return self.hire or self.claim > 0 or self.public > 0 or any(asked) or len(effect.choose) > 0

    def for_a_worker(self) -> bool:
        """Whether it may cost exactly one worker and is neither for the order nor for hiring."""
        return self.public > 0 or (self.workers == 1 and not self.coins and not self.claim)

    def paid_with(self, workers: int, coins: int) -> bool:
        """Whether so much is enough; of a public engineer the price is not known here."""
        spare = 0 if self.workers_only else coins - self.coins
        return self.public > 0 or (coins >= self.coins and workers + spare >= self.workers)


class OpenSpaces:
    """The spaces that lie open to so many players, as sets: a turn asks all of them at once.

    What depends on no more than a few numbers is looked up: what can be paid for, and where the track steps
    of a space can surely be made since there is room enough for a colour that they may have.
    """

    __slots__ = (
        "asking",
        "both_tiles",
        "claims",
        "for_a_worker",
        "for_order",
        "industry",
        "one_tile",
        "payable",
        "stepping",
        "with_industry",
        "with_room",
        "with_room_alone",
    )

    def __init__(self, spaces: list[Space]) -> None:
        self.claims = [space for space in spaces if space.claim]
        self.for_order: i64 = mask_of([space.number for space in self.claims])
        # Those that have to be asked one by one.
        self.asking: i64 = mask_of([space.number for space in spaces if space.asks_more()])
        self.for_a_worker: i64 = mask_of([space.number for space in spaces if space.for_a_worker()])
        # Those with track steps, and those of them where it is the room of one colour that decides.
        self.stepping: i64 = mask_of([space.number for space in spaces if space.effect.step_number])
        self.with_room_alone: i64 = mask_of([space.number for space in spaces if space.effect.one_colour])
        self.one_tile: i64 = mask_of([space.number for space in spaces if space.effect.loco == LOCO_OR])
        self.both_tiles: i64 = mask_of([space.number for space in spaces if space.effect.loco == LOCO_AND])
        # Those with industry steps, and [steps]: those with no more than so many.
        self.industry: i64 = mask_of([space.number for space in spaces if space.effect.industry])
        self.with_industry: Row = row_of(
            [
                mask_of([space.number for space in spaces if 0 < space.effect.industry <= steps])
                for steps in range(MOST_INDUSTRY + 1)
            ]
        )
        # [workers, coins]: those that so much can pay for.
        self.payable: Row = row_of(
            [
                mask_of([space.number for space in spaces if space.paid_with(workers, coins)])
                for workers in range(DEAREST_WORKERS + 1)
                for coins in range(MOST_COINS + 1)
            ]
        )
        # [colour, room]: those of which all steps can be made with this colour.
        self.with_room: Row = row_of(
            [
                mask_of(
                    [
                        space.number
                        for space in spaces
                        if space.effect.step_colour == colour and 0 < space.effect.step_number <= room
                    ]
                )
                for colour in range(len(COLOURS))
                for room in range(MOST_STEPS + 1)
            ]
        )

    def paid_with(self, workers: i64, coins: i64) -> i64:
        """Those that so much can pay for."""
        if workers > DEAREST_WORKERS:
            workers = DEAREST_WORKERS
        if coins > MOST_COINS:
            coins = MOST_COINS
        return self.payable[workers * (MOST_COINS + 1) + coins]

    def advanced(self, steps: i64) -> i64:
        """Those of which all industry steps can be made, where there is room for so many."""
        if steps > MOST_INDUSTRY:
            steps = MOST_INDUSTRY
        return self.with_industry[steps]

    def stepped(self, room: i64) -> i64:
        """Those of which all track steps can surely be made; `room` is what `rooms` gives."""
        with_room = self.with_room
        found: i64 = 0
        at: i64 = 0
        while room:
            found |= with_room[at + room_with(room, 0)]
            room >>= ROOM
            at += MOST_STEPS + 1
        return found


def engineer_of(space: i64) -> i64:
    """The number of the engineer that a space is.

    >>> engineer_of(engineer_space(7))
    7
    """
    return space - SPACES + 1


def engineer_space(number: i64) -> i64:
    """The space that an engineer is for its owner."""
    return SPACES + number - 1
