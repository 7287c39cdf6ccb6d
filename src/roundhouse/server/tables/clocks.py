"""Clocks at tables: what moves and changes of seats make of them, and what comes when time is up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from roundhouse.bots.registry import USUAL_BOT
from roundhouse.core.message import Reason
from roundhouse.core.state import NOBODY
from roundhouse.server.now import now
from roundhouse.server.tables.game_clock import GameClock, changed, clock_after, new_clock, waited_for
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.quiet_hours import ALWAYS, QuietHours
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import (
    BOT,
    DAYS,
    PERSON,
    VOTE,
    ClockRules,
    SeatRow,
    TableRow,
)

PATIENCE = 24 * 3600 * 1000  # milliseconds for which somebody may keep the others waiting without a clock


def first_clock(
    store: Store, rules: ClockRules | None, row: TableRow, seats: Sequence[SeatRow]
) -> GameClock | None:
    """The clock of a new table; it runs if the game begins at once."""
    if rules is None:
        return None
    clock = new_clock(rules, len(seats))
    who = waited_for(row.status, row.turn, seats)
    return clock_after(clock, who, 0, row.created, hours_at(store, rules, seats))


def reclocked(
    store: Store, live: LiveTable, status: str, turn: int, seats: Sequence[SeatRow], back: int = NOBODY
) -> GameClock | None:
    """The clock of a table that is held, after a move or with others on its seats; None if it stays.

    With `back`, that seat has just taken moves back.
    """
    before = live.clock
    if before is None:
        return None
    clock = before
    for was, chair in zip(live.seats, seats, strict=True):
        if was.kind != PERSON and chair.kind == PERSON:  # whoever comes, or comes back, has time to look
            late = [seat for seat in clock.late if seat != chair.seat]
            longest = [0 if seat == chair.seat else line for seat, line in enumerate(clock.longest)]
            clock = replace(clock, late=late, longest=longest)
    line = 0 if live.table is None else len(live.table.line())
    if back != NOBODY:
        clock = clock.taken_back(back, line)
    who = waited_for(status, turn, seats)
    clock = clock_after(clock, who, line, now(), hours_at(store, clock.rules, seats))
    return None if clock == before else clock


def hours_at(store: Store, rules: ClockRules, seats: Sequence[SeatRow]) -> Callable[[int], QuietHours]:
    """When the time of each seat stands."""

    def hours(seat: int) -> QuietHours:
        return store.quiet_hours(seats[seat].user_id) if rules.kind == DAYS else ALWAYS

    return hours


def afresh(store: Store, live: LiveTable) -> GameClock | None:
    """The clock of a table that was closed for a while: whoever is waited for has their time again."""
    clock = live.clock
    if clock is None or clock.seat == NOBODY:
        return clock
    seat, line = clock.seat, len(live.running().line())
    clock = replace(clock, seat=NOBODY, deadline=None, votes=[], longest=changed(clock.longest, seat, 0))
    return clock.waits_for(seat, line, now(), hours_at(store, clock.rules, live.seats)(seat))


def taken_over(store: Store, live: LiveTable, at: int) -> bool:
    """Let a bot play on for whoever's time is up at a table that is held; False if it is not, or no longer.

    What was stored first counts: a move that came in time, or a seat that was given up, leaves nothing to do.
    """
    clock = live.clock
    if clock is None or clock.seat == NOBODY or not clock.is_up(at):
        return False
    chair = replace(live.seats[clock.seat], kind=BOT, bot=clock.rules.bot)
    hours = hours_at(store, clock.rules, live.seats)(clock.seat)
    late = sorted({*clock.late, clock.seat})
    after = replace(clock.passed_on(at, hours), late=late)
    return store.set_seat(chair, live.row.version, live.turn, True, after, live.seq)


def replaceable_from(live: LiveTable) -> int | None:
    """From when on the others may let a bot play on for whoever is to decide: when their time is up, or after
    a day where time is not limited. None where nobody is waited for, or where a bot comes by itself."""
    if live.row.house or waited_for(live.row.status, live.turn, live.seats) == NOBODY:
        return None
    if live.row.abandoned is not None or len(live.people()) < 2:
        return None
    if live.clock is None:
        return live.row.changed + PATIENCE
    return live.clock.deadline if live.clock.rules.when_up == VOTE else None


def voted(store: Store, live: LiveTable, user_id: int, at: int) -> bool:
    """Note that somebody at a table that is held wants a bot to play on; whether enough of the others do.

    More than half of the others must want it; where no clock was agreed on, one of them is enough.
    """
    clock, seat, due = live.clock, live.member(user_id), replaceable_from(live)
    if due is None or due > at or seat == live.turn:
        raise Refused(Reason("reason.time_not_up"))
    if clock is None:
        chair = replace(live.seats[live.turn], kind=BOT, bot=USUAL_BOT)
        return store.set_seat(chair, live.row.version, live.turn, True, None, live.seq)
    votes = sorted({*clock.votes, seat})
    if 2 * len(votes) > len([other for other in live.people() if other != clock.seat]):
        return taken_over(store, live, at)
    store.set_clock(live.row.id, replace(clock, votes=votes), live.seq, live.row.version)
    return False
