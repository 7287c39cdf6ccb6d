"""Who sits at a table, as far as chances go: how well each seat plays."""

from __future__ import annotations

from roundhouse.bots.chances import BEST, USUAL
from roundhouse.bots.registry import BOTS, thinks_long
from roundhouse.table.table import Table


def skills_of(table: Table) -> list[int]:
    """How well each seat plays: as the best do where all bots are of the best, else as usual.

    Nobody knows it of people, and mixed company was never measured.
    """
    bots = [seat.kind for seat in table.seats if seat.kind in BOTS]
    best = bool(bots) and all(thinks_long(bot) for bot in bots)
    return [BEST if best else USUAL] * len(table.seats)
