"""Who stands where this round: `State.standing`, one int for each use of a space.

    space | seat << 6 | own workers << 8 | temporary << 10 | black << 12 | coins << 13

What is paid for a space is written the same way, without space and seat.
"""

from __future__ import annotations

from typing import Final

# Where they lie in the int; for loops that are run for every position, the others ask the functions below.
SPACE: Final = 63
SEAT: Final = 6
MOST_SEATS: Final = 3


def paid_with(own: int, temporary: int, black: int, coins: int) -> int:
    """What is paid for a space."""
    return own << 8 | temporary << 10 | black << 12 | coins << 13


def use_of(space: int, seat: int, paid: int) -> int:
    """A seat on a space.

    >>> use = use_of(27, 3, paid_with(own=1, temporary=2, black=0, coins=4))
    >>> space_of(use), seat_of(use)
    (27, 3)
    >>> own_workers(use), temporary_workers(use), black_workers(use), coins_of(use)
    (1, 2, 0, 4)
    """
    return space | seat << SEAT | paid


def moved_to(use: int, space: int) -> int:
    """The same workers on another space."""
    return use - space_of(use) + space


def space_of(use: int) -> int:
    return use & SPACE


def seat_of(use: int) -> int:
    return use >> SEAT & MOST_SEATS


def own_workers(use: int) -> int:
    return use >> 8 & 3


def temporary_workers(use: int) -> int:
    return use >> 10 & 3


def black_workers(use: int) -> int:
    """1 if the black worker is among those placed."""
    return use >> 12 & 1


def coins_of(use: int) -> int:
    return use >> 13
