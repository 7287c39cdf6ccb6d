"""Whether every stored table can be played again and comes to what its row says."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.open_games import OpenGames
from roundhouse.server.tables.refusals import OtherRules
from roundhouse.server.tables.rows import OPEN, WAITING, EntryRow, SeatRow, TableRow
from roundhouse.server.tables.store import Store


def check(store: Store) -> Iterator[tuple[str, list[str]]]:
    """Every table, one after the other: its id, and what is wrong with it (nothing, if all is well)."""
    games = OpenGames()
    for table_id in store.all_tables():
        found = store.load(table_id)
        if found is not None:
            yield table_id, [f"table {table_id}: {problem}" for problem in problems(games, *found)]


def problems(games: OpenGames, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> list[str]:
    """What is wrong with a table."""
    numbers = [entry.seq for entry in entries]
    if numbers != list(range(1, row.seq + 1)):
        return [f"has {row.seq} entries by its row, but these are stored: {shortened(numbers)}"]
    if [seat.seat for seat in seats] != list(range(len(seats))):
        return ["has a gap between its seats"]
    if any(seat.kind == OPEN for seat in seats):
        return [] if row.status == WAITING and not entries else ["has open seats, but has begun"]
    try:
        live = LiveTable(row, seats, games.game(row.game, row.components))
    except OtherRules:
        return [f"was made for revision {row.revision} of the rules or for other components"]
    except ValueError as error:
        return [f"cannot be set up: {error}"]
    for entry in entries:
        try:
            live.add([entry])
        except Exception as error:  # whatever it is, the check goes on with the next table
            return [f"entry {entry.seq} ({entry.move or 'taken back'}) cannot be played: {error}"]
    reached = live.reached()
    kept, made = (row.status, row.turn, row.result), (reached.status, reached.turn, reached.result)
    if kept != made:
        return [f"says {kept}, but its entries lead to {made}"]
    return []


def shortened(numbers: list[int]) -> str:
    """A list of numbers, or its two ends."""
    if len(numbers) > 12:
        return f"{len(numbers)} from {numbers[0]} to {numbers[-1]}"
    return ", ".join(map(str, numbers)) or "none"
