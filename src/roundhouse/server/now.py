"""The time, as it is kept."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970, in UTC."""
    return time.time_ns() // 1_000_000
