"""Notices by mail, to an address that was confirmed."""

from __future__ import annotations

from roundhouse.server.letters import Letters
from roundhouse.server.notices.channel import Gone, News
from roundhouse.server.store import SqlStore
from roundhouse.server.store.notice_store import Way
from roundhouse.server.store.outbox_store import MAIL


class MailChannel:
    """The operator's mail server."""

    name = MAIL

    def __init__(self, store: SqlStore, letters: Letters | None) -> None:
        self.store = store
        self.letters = letters

    @property
    def offered(self) -> bool:
        """Whether there is a mail server."""
        return self.letters is not None

    def send(self, way: Way, news: News) -> None:
        """Send a letter; sent twice, it has the same number."""
        place = self.store.mail_address(way.user_id)
        if self.letters is None or place is None or place.confirmed is None:
            raise Gone
        text = f"{news.text}\n\n{news.url}"
        number = f"{news.id}.{way.id}"
        self.letters.send(self.letters.written(number, news.user, place.address, news.title, text))
