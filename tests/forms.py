"""Which form of the engine is tested, and how much of what random play shows is shown there.

The compiled engine gets every seed and every table. Plain Python, which the lockstep test in
`games/test_properties.py` proves to play the same games, gets a part of them: it is many times slower.
`make endurance` asks for more than `make test`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

from roundhouse.core import state

T = TypeVar("T")

COMPILED = not str(state.__file__).endswith(".py")
PART = 8  # of so many, one is tested in plain Python
TIMES = int(os.environ.get("ROUNDHOUSE_TIMES", "1"))  # as many games


def many(full: int) -> int:
    """So many on the compiled engine, and a part of them in plain Python."""
    return TIMES * (full if COMPILED else -(-full // PART))


def usual(full: Sequence[T], fewer: Sequence[T]) -> Sequence[T]:
    """The fewer of every day, and all of them where more is asked for."""
    return fewer if TIMES == 1 else full


def some(full: Sequence[T]) -> list[T]:
    """All of them on the compiled engine, and every so many in plain Python, the first among them."""
    return list(full) if COMPILED else list(full[::PART])
