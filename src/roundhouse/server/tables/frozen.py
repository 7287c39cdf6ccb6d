"""A table at which nobody can play on: what was played is read from what is stored, without any rules."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.game import Game
from roundhouse.core.moves import HIDDEN, UnknownMove
from roundhouse.core.record import Played, Record
from roundhouse.core.score import ScoreSheet
from roundhouse.server.tables.stored_table import OVER, EntryRow, Listed, SeatRow, TableRow
from roundhouse.table.table import SPECTATOR


@dataclass(frozen=True, slots=True)
class FrozenTable:
    """What is kept of a table; `game` is the one of today, if there is one, to tell what is secret."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    why: str
    game: Game | None

    @property
    def title(self) -> str:
        """The name of what was played."""
        return self.row.game if self.game is None else self.game.titled(self.row.options)

    @property
    def over(self) -> bool:
        """Whether the game had come to its end."""
        return self.row.status == OVER

    def may_see(self, user_id: int | None) -> bool:
        """Whether somebody may look at it."""
        return Listed(self.row, self.seats).may_see(user_id)

    def seat_of(self, user_id: int | None) -> int:
        """The seat that somebody has."""
        mine = [seat.seat for seat in self.seats if user_id is not None and seat.user_id == user_id]
        return mine[0] if mine else SPECTATOR

    def line(self) -> list[EntryRow]:
        """The moves that stand, without what was taken back."""
        standing: list[EntryRow] = []
        for entry in self.entries:
            if entry.move is None:
                del standing[len(standing) - entry.taken_back :]
            else:
                standing.append(entry)
        return standing

    def moves(self, reader: int) -> list[Played]:
        """The moves that stand, as a reader may know them."""
        return [Played(entry.seat, self.written(entry, reader)) for entry in self.line()]

    def written(self, entry: EntryRow, reader: int) -> str:
        """A move, or what others may know of it before the end: nothing, if it is not understood."""
        assert entry.move is not None
        if self.over or entry.seat == reader:
            return entry.move
        if self.game is None:
            return HIDDEN
        try:
            return self.game.moves.text_for_others(self.game.moves.code(entry.move))
        except UnknownMove:
            return HIDDEN

    def sheet(self) -> ScoreSheet | None:
        """The final score, line by line; none if the game had not ended, or nobody kept the lines."""
        kept = (self.row.result or {}).get("sheet")
        if not isinstance(kept, list):
            return None
        sheet = ScoreSheet([line for line, *_ in kept], len(self.seats))
        sheet.rows = [points for _, *points in kept]
        return sheet

    def totals(self) -> list[int]:
        """The final points of each seat; none if the game had not ended."""
        found = (self.row.result or {}).get("totals")
        return found if isinstance(found, list) else []

    def winners(self) -> list[int]:
        """The seats that won."""
        found = (self.row.result or {}).get("winners")
        return found if isinstance(found, list) else []

    def record(self, reader: int) -> Record:
        """The game so far: until the end, only what the reader may know."""
        record = Record()
        row = self.row
        record.game, record.rules, record.players = row.game, row.revision, len(self.seats)
        record.options, record.components = dict(row.options), row.components_digest
        record.seed = int(row.seed, 16) if self.over else None
        record.names = [seat.name or f"seat {seat.seat + 1}" for seat in self.seats]
        record.kinds = [seat.player for seat in self.seats]
        record.moves = self.moves(reader)
        record.scores, record.winners = self.sheet(), self.winners()
        return record
