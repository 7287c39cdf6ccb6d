"""After an upgrade: tables that still come to the same are stamped so, all others are frozen.

What was played is never touched: only by which rules and with which components a table is played, and
whether anybody can play on there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from roundhouse.server.tables.check import torn
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.open_games import OpenGames, box_of
from roundhouse.server.tables.rebuild import replayed
from roundhouse.server.tables.refusals import GAME, MOVES, RULES, Unplayable
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import OVER, EntryRow, SeatRow, TableRow

SAME, STAMPED, FROZEN, UNKNOWN, BUSY = "same", "stamped", "frozen", "unknown", "busy"


@dataclass(frozen=True, slots=True)
class Stamped:
    """What was done about a table, and for those that cannot be played at, why."""

    table_id: str
    what: str  # SAME, STAMPED, FROZEN, UNKNOWN (to this Roundhouse: left alone) or BUSY
    detail: str = ""


def restamp(store: Store) -> Iterator[Stamped]:
    """Go through all tables, one after the other."""
    games = OpenGames()
    for table_id in store.all_tables():
        found = store.load(table_id)
        if found is not None:
            yield restamp_one(store, games, *found)


def restamp_one(
    store: Store, games: OpenGames, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]
) -> Stamped:
    """Find out whether a table can be played at, and note it."""
    try:
        problems = torn(row, seats, entries)
        if problems:
            raise Unplayable(MOVES, problems[0])
        live = playable(store, games, row, seats, entries)
    except Unplayable as error:
        later = error.why == RULES and row.revision > games.game(row.game).newest
        if error.why == GAME or later:  # perhaps it will be there tomorrow
            return Stamped(row.id, UNKNOWN, error.detail)
        if row.frozen == error.why:
            return Stamped(row.id, SAME)
        done = store.restamp(replace(row, frozen=error.why))
        return Stamped(row.id, FROZEN if done else BUSY, error.detail)
    box = box_of(live.game)
    wanted = replace(
        row,
        revision=live.game.revision,
        options=live.row.options,
        components=box.key,
        result=live.reached().result if row.status == OVER else row.result,
        frozen="",
    )
    if wanted == row:
        return Stamped(row.id, SAME)
    return Stamped(row.id, STAMPED if store.restamp(wanted, box) else BUSY)


def playable(
    store: Store, games: OpenGames, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]
) -> LiveTable:
    """The table by the rules of its day; or by those of today, if they are not known and it is the same."""
    try:
        return replayed(store, games, row, seats, entries)
    except Unplayable as error:
        if error.why != RULES or row.revision > games.game(row.game).newest:
            raise
        try:
            return replayed(store, games, replace(row, revision=games.game(row.game).newest), seats, entries)
        except Unplayable:
            raise error from None
