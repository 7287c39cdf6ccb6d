"""What is kept: users, tables, entries, chat and notes, in SQLite or PostgreSQL."""

from roundhouse.server.store.accounts import NameTaken
from roundhouse.server.store.announce import Announcement
from roundhouse.server.store.database import StoreError
from roundhouse.server.store.rows import (
    Appended,
    ChatLine,
    Conflict,
    EntryRow,
    Listed,
    NewEntry,
    NewSeat,
    NewTable,
    Reached,
    Repeated,
    SeatRow,
    Session,
    TableRow,
    UndoRequest,
    User,
)
from roundhouse.server.store.store import Store

__all__ = [
    "Announcement",
    "Appended",
    "ChatLine",
    "Conflict",
    "EntryRow",
    "Listed",
    "NameTaken",
    "NewEntry",
    "NewSeat",
    "NewTable",
    "Reached",
    "Repeated",
    "SeatRow",
    "Session",
    "Store",
    "StoreError",
    "TableRow",
    "UndoRequest",
    "User",
]
