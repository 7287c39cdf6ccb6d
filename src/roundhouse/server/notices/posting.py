"""Posting something to an address that somebody else has chosen, so it may lead nowhere inside.

The name is looked up once, every address it has must be a public one, and the connection goes to one that was
checked. No redirect is followed, and no more than a little of an answer is read.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from roundhouse.server.notices.channel import Gone, NotTaken

SECONDS = 5.0  # for each answer of the other side
ALTOGETHER = 8.0  # seconds, whatever the other side does
LOOKUPS, A_MOMENT = 2, 2.0  # names that are looked up at once while people wait, and for how many seconds
LONGEST = 1000  # letters of an address; those of some browsers are long
LARGEST = 4096  # bytes of an answer that are read
NAT64 = ipaddress.ip_network("64:ff9b::/96")
COME_BACK = (408, 425, 429)  # answers that ask for another attempt, as all from 500 on do


class BadAddress(NotTaken):
    """An address that nothing may be sent to."""


class Inside(BadAddress):
    """An address in a network that is not public."""


class Poster:
    """Knows which networks of the operator's own may be reached."""

    def __init__(self, networks: str) -> None:
        self.networks = [ipaddress.ip_network(one) for one in networks.split(",") if one]
        self._lookups = ThreadPoolExecutor(LOOKUPS, "lookup")

    def check(self, target: str) -> None:
        """Refuse at once what nothing can be sent to: BadAddress, and Inside where a name leads there.

        A name that nobody answers for holds whoever asks up for a moment only: sending tells in any case.
        """
        asked = self._lookups.submit(self.reached, *place(urlsplit(known_address(target))))
        try:
            asked.result(A_MOMENT)
        except OSError:  # it is not known now
            asked.cancel()

    def deliver(self, target: str, body: bytes, headers: Mapping[str, str], gone: tuple[int, ...]) -> None:
        """Post something; comes back when the other side has said that it has it.

        Gone if the answer says that nobody is there any more, NotTaken if it never will be taken, OSError if
        it may be later.
        """
        status = self.post(target, body, headers)
        if status in gone:
            raise Gone
        if status in COME_BACK or status >= 500:
            raise OSError(f"the answer was {status}")
        if not 200 <= status < 300:
            raise NotTaken(f"the answer was {status}")

    def post(self, target: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post something to an address; tells the status of the answer."""
        parts = urlsplit(known_address(target))
        tls, (host, port) = parts.scheme == "https", place(parts)
        line = socket.create_connection((self.reached(host, port), port), SECONDS)
        guard = threading.Timer(ALTOGETHER, lambda: cut(line))
        guard.daemon = True
        guard.start()
        try:
            if tls:
                # In two steps: the guard must be able to cut the greeting, too.
                context = ssl.create_default_context()
                line = safe = context.wrap_socket(line, server_hostname=host, do_handshake_on_connect=False)
                safe.do_handshake()
            connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
            connection.sock = line
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            always = {"User-Agent": "Roundhouse", "Connection": "close"}
            connection.request("POST", path, body, {**headers, **always})
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
                raise Inside("it leads into a network that is not public")
        return addresses[0]

    def allows(self, address: str) -> bool:
        """Whether something may go to an address."""
        known = ipaddress.ip_address(address)
        if isinstance(known, ipaddress.IPv6Address):
            known = known.ipv4_mapped or known.sixtofour or translated(known) or known
        if any(known in network for network in self.networks):
            return True
        return known.is_global and not known.is_multicast


def translated(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The address of the old kind that a translator would pass this one on to."""
    return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None


def place(parts: SplitResult) -> tuple[str, int]:
    """The host and the port of an address."""
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)


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
