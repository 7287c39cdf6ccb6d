"""Notices to browsers in which no page is open: web push, encrypted for that one browser alone.

The browser's maker runs the service that passes it on; what it sees is that something comes from here, and
how much. The key by which that service knows this site is made at the first start, and all servers share it.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from hashlib import sha256
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from roundhouse.server.http.server_address import is_loopback
from roundhouse.server.notices.channel import Gone, News
from roundhouse.server.notices.outgoing_request import BadAddress, Poster, known_address
from roundhouse.server.settings import Settings
from roundhouse.server.store import SqlStore
from roundhouse.server.store.notice_store import Way
from roundhouse.server.tables.notices import SHORT, TURN

PUSH = "push"
KEPT_FOR = 24 * 3600  # seconds that a service keeps a notice for a browser that is switched off
LONGEST_TEXT = 900  # letters: with its encryption a message has at most 4096 bytes
GONE = (404, 410)
URGENT = (TURN, SHORT)
CURVE = ec.SECP256R1()


class PushChannel:
    """Knows the key of this site."""

    name = PUSH

    def __init__(self, settings: Settings, store: SqlStore) -> None:
        parts = urlsplit(settings.url)
        self.safe = parts.scheme == "https"
        # Browsers let only a site that is reached safely do this, or one on their own machine.
        self.offered = settings.push.offered and (self.safe or is_loopback(parts.hostname or ""))
        self.contact = f"https://{parts.hostname}" if self.safe else "mailto:nobody@localhost"
        self.open = bool(settings.webhook.networks)  # to addresses inside, which need no TLS
        self.poster = Poster(settings.webhook.networks)
        self.store = store
        self._keys = Vapid02.from_raw(store.key("vapid", new_key()).encode()) if self.offered else None
        if self._keys is not None:
            self._keys.conf["no-strict"] = True  # a name without a dot is a name, too

    @property
    def public_key(self) -> str:
        """What browsers need to know of the key; they hear only what is signed with it."""
        assert self._keys is not None
        return text_of(self._keys.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def checked(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Refuse what is no browser's address with its keys: BadAddress."""
        parts = urlsplit(known_address(endpoint))
        if parts.scheme != "https" and not self.open:
            raise BadAddress("an address like https://push.example/browser is needed")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(p256dh))
            good = len(bytes_of(auth)) == 16
        except (ValueError, NoBase64):
            good = False
        if not good:
            raise BadAddress("these are no keys of a browser")

    def send(self, way: Way, news: News) -> None:
        """Hand it to the browser's service; Gone if the browser, or who used it, is gone."""
        assert self._keys is not None
        if not any(one.id == way.details["session"] for one in self.store.sessions_of(way.user_id)):
            raise Gone  # they have logged out there
        waiting = len(self.store.waiting_for(way.user_id))
        body = http_ece.encrypt(
            payload(news, waiting),
            private_key=ec.generate_private_key(CURVE),
            dh=bytes_of(str(way.details["p256dh"])),
            auth_secret=bytes_of(str(way.details["auth"])),
            version="aes128gcm",
        )
        parts = urlsplit(way.target)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic(news.tag),
            "Urgency": "high" if news.kind in URGENT else "normal",
            **self._keys.sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact}),
        }
        self.poster.deliver(way.target, body, headers, GONE)


def payload(news: News, waiting: int) -> bytes:
    """What the page's service worker gets (`web/static/worker.js`)."""
    told = {
        "id": news.id,
        "tag": news.tag,
        "title": news.title,
        "text": news.text[:LONGEST_TEXT],
        "url": urlsplit(news.url).path,
        "at": news.at,
        "lang": news.user.language,
        "waiting": waiting,
    }
    return json.dumps(told, ensure_ascii=False).encode()


def topic(tag: str) -> str:
    """A word for a service: what it still keeps under the same word, something newer takes the place of."""
    return text_of(sha256(tag.encode()).digest()[:24])  # 32 letters, the most it may have


def new_key() -> str:
    """A key for a site that has none yet."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return text_of(number.to_bytes(32))


def text_of(data: bytes) -> str:
    """Bytes as the letters that go into headers."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """And back."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
