"""Whether every stored table can be played again and comes to what its row says."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.server.tables.open_games import OpenGames
from roundhouse.server.tables.rebuild import replayed
from roundhouse.server.tables.refusals import Unplayable
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import OPEN, WAITING, EntryRow, SeatRow, TableRow


def check(store: Store) -> Iterator[tuple[str, list[str]]]:
    """Every table, one after the other: its id, and what is wrong with it (nothing, if all is well)."""
    games = OpenGames()
    for table_id in store.all_tables():
        found = store.load(table_id)
        if found is not None:
            yield table_id, [f"table {table_id}: {problem}" for problem in problems(store, games, *found)]


def problems(
    store: Store, games: OpenGames, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]
) -> list[str]:
    """What is wrong with a table; one that is frozen is as it should be."""
    found = torn(row, seats, entries)
    if found or row.frozen or any(seat.kind == OPEN for seat in seats):
        return found
    try:
        replayed(store, games, row, seats, entries)
    except Unplayable as error:
        return [error.detail]
    return []


def torn(row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> list[str]:
    """What is wrong with a table whatever its rules are."""
    numbers = [entry.seq for entry in entries]
    if numbers != list(range(1, row.seq + 1)):
        return [f"has {row.seq} entries by its row, but these are stored: {shortened(numbers)}"]
    if [seat.seat for seat in seats] != list(range(len(seats))):
        return ["has a gap between its seats"]
    if any(seat.kind == OPEN for seat in seats) and (row.status != WAITING or entries):
        return ["has open seats, but has begun"]
    return []


def shortened(numbers: list[int]) -> str:
    """A list of numbers, or its two ends."""
    if len(numbers) > 12:
        return f"{len(numbers)} from {numbers[0]} to {numbers[-1]}"
    return ", ".join(map(str, numbers)) or "none"
