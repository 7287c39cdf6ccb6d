"""Who stands where this round: `State.standing`, one int for each use of a space.

    space | seat << 6 | own workers << 8 | temporary << 10 | black << 12 | coins << 13

What is paid for a space is written the same way, without space and seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Where they lie in the int.
SPACE: Final = 63
SEAT: Final = 6
MOST_SEATS: Final = 3


def paid_with(own: i64, temporary: i64, black: i64, coins: i64) -> i64:
    """What is paid for a space."""
    return own << 8 | temporary << 10 | black << 12 | coins << 13


def use_of(space: i64, seat: i64, paid: i64) -> i64:
    """A seat on a space.

    >>> use = use_of(27, 3, paid_with(own=1, temporary=2, black=0, coins=4))
    >>> space_of(use), seat_of(use)
    (27, 3)
    >>> own_workers(use), temporary_workers(use), black_workers(use), coins_of(use)
    (1, 2, 0, 4)
    """
    return space | seat << SEAT | paid


def moved_to(use: i64, space: i64) -> i64:
    """The same workers on another space."""
    return use - space_of(use) + space


def space_of(use: i64) -> i64:
    return use & SPACE


def seat_of(use: i64) -> i64:
    return use >> SEAT & MOST_SEATS


def own_workers(use: i64) -> i64:
    return use >> 8 & 3


def temporary_workers(use: i64) -> i64:
    return use >> 10 & 3


def black_workers(use: i64) -> i64:
    """1 if the black worker is among those placed."""
    return use >> 12 & 1


def coins_of(use: i64) -> i64:
    return use >> 13
