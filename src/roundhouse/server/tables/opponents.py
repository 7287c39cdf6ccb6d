"""Bots that suit a person: gentle ones first, then those that they beat about half of the time.

Nothing is kept for it: the finished games of a person against bots tell how strong they are.
"""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.bots.registry import BOTS
from roundhouse.core.score import places
from roundhouse.server.tables.stored_table import BOT, PERSON, Listed

LADDER = list(BOTS)[1:]  # from gentle to best; the first bot plays anything, which is no game


def suitable(finished: Iterable[Listed], user_id: int) -> str:
    """The bot for a person's next game, by their finished games, the oldest first.

    Who wins against their rung, or above it, climbs one; who comes last there, or below it, goes down one.
    Bots of a rung on which both happen as often are beaten half of the time.
    """
    rung = 0
    for table in finished:
        against = [LADDER.index(seat.bot) for seat in table.seats if seat.bot in LADDER]
        place = place_among_bots(table, user_id)
        if not against or place is None:
            continue
        if place == 1 and max(against) >= rung:
            rung = min(rung + 1, len(LADDER) - 1)
        elif place == len(table.seats) and min(against) <= rung:
            rung = max(rung - 1, 0)
    return LADDER[rung]


def place_among_bots(table: Listed, user_id: int) -> int | None:
    """The place of the one person at a table among bots; None if that is not what the table was."""
    row, result = table.row, table.row.result
    people = [seat for seat in table.seats if seat.kind == PERSON]
    if (
        result is None
        or row.lesson
        or row.forked_from is not None
        or [p.user_id for p in people] != [user_id]
    ):
        return None
    if any(seat.kind != BOT or seat.left for seat in table.seats if seat not in people):
        return None
    winners, totals = result["winners"], result["totals"]
    out = result.get("out", [])  # games that ended earlier do not say
    assert isinstance(winners, list)
    assert isinstance(totals, list)
    assert isinstance(out, list)
    return places(winners, totals, out)[people[0].seat]
