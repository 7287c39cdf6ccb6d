"""Notices to an address that somebody has chosen: JSON that Discord, Slack and Matrix bridges take as it is.

The address is somebody else's idea, so it leads nowhere inside: the name is looked up once, every address it
has must be a public one, and the connection goes to one that was checked. No redirect is followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
import ssl
import threading
from contextlib import suppress
from urllib.parse import urlsplit

from roundhouse.server.notices.channel import Gone, News, NotTaken
from roundhouse.server.settings import WebhookSettings
from roundhouse.server.store.notice_store import Way

SECONDS = 5.0  # for each answer of the other side
ALTOGETHER = 8.0  # seconds, whatever the other side does
LONGEST = 500  # letters of an address
LONGEST_TEXT = 1900  # letters; Discord takes 2000
LARGEST = 4096  # bytes of an answer that are read
WEBHOOK = "webhook"


class BadAddress(NotTaken):
    """An address that notices may not be sent to."""


class WebhookChannel:
    """Posts JSON."""

    name = WEBHOOK

    def __init__(self, settings: WebhookSettings, url: str) -> None:
        self.settings = settings
        self.url = url

    @property
    def offered(self) -> bool:
        """Whether the operator allows it, and has said how links lead here."""
        return bool(self.settings.offered and self.url)

    def send(self, way: Way, news: News) -> None:
        """Post it; comes back when the other side has said that it has it."""
        status = self.post(way.target, body_of(news))
        if status == 410:
            raise Gone
        if status in (408, 425, 429) or status >= 500:
            raise OSError(f"the answer was {status}")
        if not 200 <= status < 300:
            raise NotTaken(f"the answer was {status}")

    def post(self, target: str, body: bytes) -> int:
        """Post something to an address; tells the status of the answer."""
        parts = urlsplit(known_address(target))
        tls, host = parts.scheme == "https", parts.hostname or ""
        port = parts.port or (443 if tls else 80)
        line = socket.create_connection((self.reached(host, port), port), SECONDS)
        guard = threading.Timer(ALTOGETHER, cut, [line])
        guard.daemon = True
        guard.start()
        try:
            if tls:
                line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
            connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
            connection.sock = line
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {"Content-Type": "application/json", "User-Agent": "Roundhouse", "Connection": "close"}
            connection.request("POST", path, body, headers)
            answer = connection.getresponse()
            answer.read(LARGEST)
            return answer.status
        except http.client.HTTPException as error:
            raise OSError(f"no answer: {type(error).__name__}") from None
        finally:
            guard.cancel()
            line.close()

    def reached(self, host: str, port: int) -> str:
        """The address to connect to; BadAddress if any that the name has is not for everybody."""
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except UnicodeError:
            raise BadAddress("there can be no such name") from None
        addresses = [str(one[4][0]).partition("%")[0] for one in found]
        for address in addresses:
            if not self.allows(address):
                raise BadAddress("it leads into a network that is not public")
        return addresses[0]

    def allows(self, address: str) -> bool:
        """Whether notices may go to an address."""
        known = ipaddress.ip_address(address)
        if isinstance(known, ipaddress.IPv6Address):
            known = known.ipv4_mapped or known.sixtofour or known
        if any(known in ipaddress.ip_network(one) for one in self.settings.networks.split(",") if one):
            return True
        return known.is_global and not known.is_multicast


def cut(line: socket.socket) -> None:
    """End a connection, whoever waits for something there."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def known_address(text: str) -> str:
    """An address that could be posted to; BadAddress if it is none."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST
    if not good or not plain or parts.username or parts.password:
        raise BadAddress("an address like https://chat.example/hook is needed")
    return text


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
