"""Notices to an address that somebody has chosen, as JSON that Discord, Slack and Matrix bridges take."""

from __future__ import annotations

import json

from roundhouse.server.notices.channel import News
from roundhouse.server.notices.outgoing_request import Poster
from roundhouse.server.settings import WebhookSettings
from roundhouse.server.store.notice_store import Way

LONGEST_TEXT = 1900  # letters; Discord takes 2000
WEBHOOK = "webhook"
HEADERS = {"Content-Type": "application/json"}
GONE = (410,)


class WebhookChannel:
    """Posts JSON."""

    name = WEBHOOK

    def __init__(self, settings: WebhookSettings, url: str) -> None:
        self.offered = bool(settings.offered and url)  # links must lead here
        self.poster = Poster(settings.networks)

    def send(self, way: Way, news: News) -> None:
        """Post it; comes back when the other side has said that it has it."""
        self.poster.deliver(way.target, body_of(news), HEADERS, GONE)


def body_of(news: News) -> bytes:
    """What is posted. Nobody can be called by a name: chats make calls of some signs."""
    text = f"{news.title}\n{news.text}"[:LONGEST_TEXT].translate({60: "‹", 62: "›"}) + f"\n{news.url}"
    body = {
        "content": text,
        "text": text,
        "allowed_mentions": {"parse": []},
        "id": news.id,
        "tag": news.tag,
        "kind": news.kind,
        "title": news.title,
        "url": news.url,
        "at": news.at,
    }
    return json.dumps(body).encode()
