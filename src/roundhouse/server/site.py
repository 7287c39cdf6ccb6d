"""Everything that requests share: store, tables, announcements, bots, accounts, templates, words."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from roundhouse.server.announcements import Announcements
from roundhouse.server.http.accounts import Accounts
from roundhouse.server.http.hints import Hints
from roundhouse.server.http.limits import Throttle
from roundhouse.server.settings import Settings
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.thinking.reviews import Reviews

WEB = Path(__file__).parent.parent / "web"


class Site:
    """One running server. `start` and `end` belong to the event loop that serves it."""

    def __init__(self, settings: Settings, store: SqlStore, warm: bool = False) -> None:
        self.settings = settings
        self.warm = warm  # whether bots get ready before they are needed
        self.store = store
        self.tables = Tables(store)
        self.announcements = Announcements(store)
        self.streaming = False
        self.throttle = Throttle(settings.limits)
        self.accounts = Accounts(store, settings.secret)
        self.bots = Bots(self.tables, self.announcements, settings.bot_workers)
        self.hints = Hints(self.announcements, self.bots)
        self.reviews = Reviews(self.announcements, self.bots)
        self.templates = Environment(
            loader=FileSystemLoader(WEB / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    async def start(self) -> None:
        """Listen for announcements, and let bots go on where the last server stopped."""
        self.announcements.start()
        self.streaming = True
        await self.bots.start(self.warm)
        self.reviews.start()

    def end_streams(self) -> None:
        """End what viewers listen to; they come back when there is a server again."""
        if self.streaming:
            self.streaming = False
            self.announcements.close()

    async def end(self) -> None:
        """Stop bots, streams and store."""
        await self.reviews.end()
        await self.bots.end()
        self.end_streams()
        self.store.close()
