"""A table from what is kept of it: by the rules and with the components of its day, to what its row says."""

from __future__ import annotations

import logging
from dataclasses import replace

from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.open_games import OpenGames
from roundhouse.server.tables.refusals import MOVES, RESULT, Unplayable
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import WAITING, EntryRow, Reached, SeatRow, TableRow

log = logging.getLogger(__name__)


def rebuilt(
    store: Store, games: OpenGames, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]
) -> LiveTable:
    """The table as it was left; Unplayable if it cannot be played again, or was found to be so before."""
    if row.frozen:
        raise Unplayable(row.frozen)
    try:
        return replayed(store, games, row, seats, entries)
    except Unplayable as error:
        log.warning("table %s cannot be played at: %s", row.id, error.detail)
        raise


def replayed(
    store: Store, games: OpenGames, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]
) -> LiveTable:
    """The table with its entries played again, whether it is frozen or not."""
    game = games.played(row, store.components)
    try:
        live = LiveTable(replace(row, options=game.successors(row.options)), seats, game)
    except ValueError as error:
        raise Unplayable(MOVES, f"it cannot be set up: {error}") from None
    for entry in entries:
        try:
            live.add([entry])
        except Exception as error:  # rules of another day may fail in any way
            what = f"entry {entry.seq} ({entry.move or 'taken back'}) cannot be played: {error}"
            raise Unplayable(MOVES, what) from error
    # A row that waits may be older than its seats: the last one was taken in between, and the next look
    # finds the game begun.
    if live.table is not None and row.status != WAITING and differs(row, live.reached()):
        made = live.reached()
        kept = (row.status, row.turn, row.result)
        came_to = (made.status, made.turn, made.result)
        raise Unplayable(RESULT, f"says {kept}, but its entries lead to {came_to}")
    return live


def differs(row: TableRow, made: Reached) -> bool:
    """Whether a game comes to something else than its row says; what older rows do not say is passed over."""
    if (row.status, row.turn, row.result is None) != (made.status, made.turn, made.result is None):
        return True
    return row.result is not None and any(
        (made.result or {}).get(name) != value for name, value in row.result.items()
    )
