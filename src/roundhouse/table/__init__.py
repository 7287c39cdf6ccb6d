"""A game being played: seats, history, undo, what each seat may see. No input or output; knows no game."""

from roundhouse.table.entry import Entry, Seat
from roundhouse.table.table import Table

__all__ = ["Entry", "Seat", "Table"]
