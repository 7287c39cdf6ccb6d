"""Families of moves: to which a move belongs, and the numbers that are packed into it.

A worker that can be lost is a pool and a colour in one number; see `worker`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.rules.moves import (
    BUILD,
    DEAL,
    DISCARD,
    EXCHANGE,
    FLIP,
    GAIN,
    HIRE,
    LAY,
    MILESTONE,
    OPEN,
    PLACE,
    PROMOTE,
    SELL_RAIL,
    SELL_SHARE,
    SETUP,
    STEP,
    TILE,
    TRAIN,
)
from roundhouse.games.railroad_revolution.rules.state import KINDS

WORKERS: Final = 10  # pools times colours
WAYS: Final = 2  # to flip a train
SIDES: Final = 2  # of a deal


# Families


def is_build(move: int) -> bool:
    return BUILD <= move < OPEN


def is_open(move: int) -> bool:
    return OPEN <= move < SELL_RAIL


def is_sale(move: int) -> bool:
    """Whether a move sells a piece from the player board."""
    return SELL_RAIL <= move < SELL_SHARE


def is_tile(move: int) -> bool:
    return TILE <= move < FLIP


def is_flip(move: int) -> bool:
    return FLIP <= move < TRAIN


def is_train(move: int) -> bool:
    return TRAIN <= move < GAIN


def is_gain(move: int) -> bool:
    return GAIN <= move < EXCHANGE


def is_exchange(move: int) -> bool:
    return EXCHANGE <= move < PROMOTE


def is_promotion(move: int) -> bool:
    return PROMOTE <= move < DISCARD


def is_discard(move: int) -> bool:
    return DISCARD <= move < STEP


def is_step(move: int) -> bool:
    return STEP <= move < DEAL


def is_deal(move: int) -> bool:
    return DEAL <= move < HIRE


def is_hire(move: int) -> bool:
    return HIRE <= move < MILESTONE


def is_milestone(move: int) -> bool:
    return MILESTONE <= move < SETUP


def is_lay(move: int) -> bool:
    return move >= LAY


def loses_worker(move: int) -> bool:
    """Whether a worker goes with a move: to a tile, to a milestone, or away."""
    return is_tile(move) or is_promotion(move) or is_discard(move)


# What is packed into a number


def worker(pool: int, colour: int) -> int:
    """An available worker: where it is, and its colour."""
    return pool * KINDS + colour


def pool_of(worker: int) -> int:
    return worker // KINDS


def colour_of(worker: int) -> int:
    return worker % KINDS


def placing(action: int, colour: int) -> int:
    """The move that places a worker on an action space."""
    return PLACE + action * KINDS + colour


def action_of(move: int) -> int:
    return (move - PLACE) // KINDS


def placed_colour(move: int) -> int:
    return (move - PLACE) % KINDS


def flipping(train: int, way: int) -> int:
    """The move that flips a train."""
    return FLIP + train * WAYS + way


def flipped_train(move: int) -> int:
    return (move - FLIP) // WAYS


def way_of(move: int) -> int:
    return (move - FLIP) % WAYS


def exchanging(worker: int, new: int) -> int:
    """The move that gives a worker back for one of another colour."""
    return EXCHANGE + worker * KINDS + new


def exchanged(move: int) -> int:
    """The worker that an exchange gives back."""
    return (move - EXCHANGE) // KINDS


def new_colour(move: int) -> int:
    return (move - EXCHANGE) % KINDS


def promoting(goal: int, worker: int) -> int:
    """The move that makes a worker a manager of one of the two milestones."""
    return PROMOTE + goal * WORKERS + worker


def goal_of(move: int) -> int:
    return (move - PROMOTE) // WORKERS


def promoted(move: int) -> int:
    """The worker that a promotion takes."""
    return (move - PROMOTE) % WORKERS
