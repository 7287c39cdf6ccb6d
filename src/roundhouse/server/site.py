"""Everything that requests share: store, tables, announcements, bots, accounts, words."""

from __future__ import annotations

from collections import Counter

from roundhouse.server.agreement import Agreement
from roundhouse.server.announcements import Announcements
from roundhouse.server.bot_ratings import BotRatings
from roundhouse.server.http.accounts import Accounts
from roundhouse.server.http.api.tokens import Tokens
from roundhouse.server.http.connections import Occupancy
from roundhouse.server.http.limits import Throttle, Turnstile
from roundhouse.server.letters import Letters
from roundhouse.server.metrics import BOTS, CACHED, DATABASE_AWAY, STREAMS, WAITING
from roundhouse.server.moderation import Moderation
from roundhouse.server.notices.channel import Channel
from roundhouse.server.notices.eyes import Eyes
from roundhouse.server.notices.judge import Judge
from roundhouse.server.notices.mail import MailChannel
from roundhouse.server.notices.push import PushChannel
from roundhouse.server.notices.webhook import WebhookChannel
from roundhouse.server.outbox import Outbox
from roundhouse.server.settings import Settings, first_secret
from roundhouse.server.siblings import Siblings
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.scene import scene
from roundhouse.server.tables.service import Tables
from roundhouse.server.thinking.artists import Artists
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.thinking.hints import Hints
from roundhouse.server.thinking.reviews import Reviews
from roundhouse.server.thinking.uploads import Uploads
from roundhouse.server.timekeeper import Timekeeper

MEGABYTE = 1024 * 1024
MOST_UPLOADS = 6  # files that are read or wait for it


class Site:
    """One running server. `start` and `end` belong to the event loop that serves it."""

    def __init__(
        self, settings: Settings, store: SqlStore, warm: bool = False, siblings: Siblings | None = None
    ) -> None:
        self.settings = settings
        self.warm = warm  # whether bots and artists get ready before they are needed
        self.store = store
        store.alone = store.alone and siblings is None
        self.artists = Artists(settings.artists) if warm and settings.artists else None
        draw = scene if self.artists is None else self.artists.draw
        self.tables = Tables(store, settings.tables_memory * MEGABYTE, draw=draw)
        self.announcements = Announcements(store, siblings)
        self.streaming = False
        self.draining = False  # whether visitors should rather go to another server
        self.throttle = Throttle(settings.limits)
        self.uploads = Uploads(settings.limits.upload_memory, settings.limits.upload_seconds)
        self.uploading = Turnstile(1, MOST_UPLOADS)
        self.listeners = Occupancy(settings.limits.streams, settings.limits.streams_address, "streams")
        self.secret = settings.secret or store.key("signing", first_secret(settings.data))
        self.accounts = Accounts(store, self.secret)
        self.letters = Letters(settings, self.secret) if settings.sends_mail else None
        self.push = PushChannel(settings, store)
        self.webhook = WebhookChannel(settings.webhook, settings.url)
        self.channels: list[Channel] = [
            self.push,
            MailChannel(store, self.letters),
            self.webhook,
        ]
        self.outbox = Outbox(store, self.letters, self.channels, Judge(store, settings.url))
        self.eyes = Eyes(store)
        self.tokens = Tokens(store, settings.limits)
        self.agreement = Agreement(self.announcements, self.throttle, self.accounts, self.tokens)
        self.bot_ratings = BotRatings(store)
        self.streams: Counter[int] = Counter()  # of the API that are open here, by user
        self.moderation = Moderation(store, self.tables)
        self.bots = Bots(self.tables, self.announcements, settings.bot_workers, settings.bot_seconds)
        self.timekeeper = Timekeeper(store, self.tables, self.bots, settings.abandon_days)
        self.hints = Hints(self.announcements, self.bots)
        self.reviews = Reviews(self.announcements, self.bots, settings.reviews_kept)

    async def start(self) -> None:
        """Listen for announcements, and let bots go on where the last server stopped."""
        self.watch()
        self.announcements.start()
        self.streaming = True
        await self.bots.start(self.warm)
        await self.timekeeper.start()
        await self.outbox.start()
        await self.eyes.start()
        await self.agreement.start()
        self.reviews.start()

    def watch(self) -> None:
        """Figures that are looked up when somebody asks for them."""
        STREAMS.set_function(lambda: self.announcements.viewers)
        BOTS.set_function(lambda: self.bots.busy)
        WAITING.set_function(lambda: self.bots.waiting)
        CACHED.set_function(lambda: len(self.tables.cache))
        DATABASE_AWAY.set_function(lambda: float(self.store.outage.lasts))

    def end_streams(self) -> None:
        """End what viewers listen to; they come back when there is a server again."""
        if self.streaming:
            self.streaming = False
            self.announcements.close()

    async def end(self) -> None:
        """Stop bots, streams and store."""
        await self.reviews.end()
        await self.agreement.end()
        await self.eyes.end()
        await self.outbox.end()
        await self.timekeeper.end()
        await self.bots.end()
        self.end_streams()
        if self.artists is not None:
            self.artists.end()
        self.uploads.end()
        self.store.close()
