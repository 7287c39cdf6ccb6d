"""Everything that requests share: store, tables, announcements, bots, accounts, templates, words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from roundhouse.core.game import Game
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.accounts import Accounts
from roundhouse.server.bots import Bots
from roundhouse.server.errors import Refused
from roundhouse.server.hints import Hints
from roundhouse.server.limits import Throttle
from roundhouse.server.live import Hub
from roundhouse.server.play import Tables
from roundhouse.server.reviewing import Reviews
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store

WEB = Path(__file__).parent.parent / "web"


class Site:
    """One running server. `start` and `end` belong to the event loop that serves it."""

    def __init__(self, settings: Settings, store: Store, warm: bool = False) -> None:
        self.settings = settings
        self.warm = warm  # whether bots get ready before they are needed
        self.store = store
        self.tables = Tables(store)
        self.live = Hub(store)
        self.streaming = False
        self.throttle = Throttle(settings.limits)
        self.accounts = Accounts(store, settings.secret)
        self.bots = Bots(self.tables, self.live, settings.bot_workers)
        self.hints = Hints(self.live, self.bots)
        self.reviews = Reviews(self.live, self.bots)
        self.templates = Environment(
            loader=FileSystemLoader(WEB / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    async def start(self) -> None:
        """Listen for announcements, and let bots go on where the last server stopped."""
        self.live.start()
        self.streaming = True
        await self.bots.start(self.warm)
        self.reviews.start()

    def end_streams(self) -> None:
        """End what viewers listen to; they come back when there is a server again."""
        if self.streaming:
            self.streaming = False
            self.live.close()

    async def end(self) -> None:
        """Stop bots, streams and store."""
        await self.reviews.end()
        await self.bots.end()
        self.end_streams()
        self.store.close()


@cache
def shipped(name: str) -> Game:
    """A game with the components that come with it; Refused if there is no such game."""
    if name not in GAMES:
        raise Refused(404, "server.error.no_game")
    return open_game(name)
