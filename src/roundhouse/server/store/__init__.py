"""What is kept: users, tables, entries, chat and notes, in SQLite or PostgreSQL."""

from roundhouse.server.store.account_store import NameTaken, Session, User
from roundhouse.server.store.announcer import Announcement
from roundhouse.server.store.database import StoreError
from roundhouse.server.store.sql_store import SqlStore
from roundhouse.server.store.talk_store import ChatLine

__all__ = ["Announcement", "ChatLine", "NameTaken", "Session", "SqlStore", "StoreError", "User"]
