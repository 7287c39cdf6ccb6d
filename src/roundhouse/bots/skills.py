"""Who sits at a table, as far as chances go: how well each seat plays."""

from __future__ import annotations

from roundhouse.bots.chances import BEST, USUAL
from roundhouse.bots.registry import BOTS, thinks_long
from roundhouse.table.table import Table


def skills_of(table: Table) -> list[int]:
    """How well each seat plays. Of people nobody knows it: they count as the best bot at the table does."""
    known = [
        (BEST if thinks_long(seat.kind) else USUAL) if seat.kind in BOTS else None for seat in table.seats
    ]
    best = max((skill for skill in known if skill is not None), default=USUAL)
    return [best if skill is None else skill for skill in known]
