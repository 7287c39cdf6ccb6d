"""Every move of the game as a number, and how it is written.

The numbers are fixed here, so that compiled code has them at hand; `table()` checks them.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.moves import Block, MoveTable
from roundhouse.games.railroad_revolution.rules.components import COLOURS, TRACKS, TRAINS, Components

# Where a worker is taken from.
SUPPLY: Final = 0
BOARD: Final = 1

# Which way a train is flipped.
USE: Final = 0
READY: Final = 1

PLACE: Final = 0  # place(action, colour): a worker on an action space
BUILD: Final = 20  # build(city): a station
OPEN: Final = 35  # open(section): a telegraph office
SELL_RAIL: Final = 43
SELL_BUILDING: Final = 44
SELL_SHARE: Final = 45
REWARD: Final = 46  # the city's primary reward
BONUS: Final = 47  # the First Station bonus
ABILITY: Final = 48  # what the placed specialist adds
TILE: Final = 49  # tile(pool, colour): use the telegraph tile, discarding this worker
FLIP: Final = 59  # flip(train, way)
TRAIN: Final = 69  # train(type): take one from its stack
GAIN: Final = 74  # gain(colour)
EXCHANGE: Final = 79  # exchange(pool, colour, new colour)
PROMOTE: Final = 129  # promote(milestone, pool, colour)
DISCARD: Final = 149  # discard(pool, colour)
STEP: Final = 159  # step(track)
DEAL: Final = 162  # deal(side): accept it
HIRE: Final = 164  # hire(colour)
MILESTONE: Final = 169  # milestone(tile): take it as the new goal
SETUP: Final = 207  # setup(tile)
DONE: Final = 211  # the action is over; pay what is due
SKIP: Final = 212  # leave the rest of a reward, or a deal
PASS: Final = 213  # no main action is possible
LAY: Final = 214  # lay(space): a rail

ACTIONS: Final = ("station", "railroad", "telegraph", "trade")
STATION: Final = 0
RAILROAD: Final = 1
TELEGRAPH: Final = 2
TRADE: Final = 3


def table(c: Components) -> MoveTable:
    """The move table for one set of components."""
    colour = ("colour", list(COLOURS))
    pool = ("pool", ["supply", "board"])
    moves = MoveTable(
        [
            Block("place", [("action", list(ACTIONS)), colour]),
            Block("build", [("city", c.cities)]),
            Block("open", [("section", [str(n + 1) for n in range(len(c.section_shares))])]),
            Block("sell", [("what", ["rail", "building", "share"])]),
            Block("reward", []),
            Block("bonus", []),
            Block("ability", []),
            Block("tile", [pool, colour]),
            Block("flip", [("train", list(TRAINS)), ("way", ["use", "ready"])]),
            Block("train", [("type", list(TRAINS))]),
            Block("gain", [colour]),
            Block("exchange", [pool, colour, ("new", list(COLOURS))]),
            Block("promote", [("goal", ["1", "2"]), pool, colour]),
            Block("discard", [pool, colour]),
            Block("step", [("track", list(TRACKS))]),
            Block("deal", [("side", ["a", "b"])]),
            Block("hire", [colour]),
            Block("milestone", [("tile", [m.name for m in c.milestones])]),
            Block("setup", [("tile", c.setup_tiles)]),
            Block("done", []),
            Block("skip", []),
            Block("pass", []),
            Block("lay", [("space", c.spaces)]),
        ]
    )
    starts = [block.start for block in moves.blocks]
    expected = [
        PLACE,
        BUILD,
        OPEN,
        SELL_RAIL,
        REWARD,
        BONUS,
        ABILITY,
        TILE,
        FLIP,
        TRAIN,
        GAIN,
        EXCHANGE,
        PROMOTE,
    ]
    expected += [DISCARD, STEP, DEAL, HIRE, MILESTONE, SETUP, DONE, SKIP, PASS, LAY]
    assert starts == expected, starts
    return moves
