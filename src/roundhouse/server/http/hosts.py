"""By which names this server is known.

A site elsewhere can let its own name lead to this machine (DNS rebinding), and its pages would then speak
to us as if they were ours. So a name must be one of ours; an address in numbers cannot lie.
"""

from __future__ import annotations

import ipaddress
import socket
from functools import cache, lru_cache
from urllib.parse import urlsplit

from roundhouse.server.http.refusals import UnknownHost
from roundhouse.server.settings import Settings

# What networks at home and at work put behind the name of a machine. Nobody can have these on the internet.
HOME = ("local", "lan", "home", "home.arpa", "internal", "intranet", "localdomain", "fritz.box")


def known_hosts(settings: Settings) -> frozenset[str]:
    """The names of a server: this machine's, and those it is told of."""
    told = [settings.host, *settings.allow_host]
    if settings.url:
        told.append(urlsplit(settings.url).hostname or "")
    return frozenset({"localhost", *machine_names(), *(name.lower().rstrip(".") for name in told)})


@cache
def machine_names() -> frozenset[str]:
    """What this machine is called by itself and in the network around it."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({full, short, *(f"{short}.{ending}" for ending in HOME)} if short else ())


def check_host(header: str, known: frozenset[str]) -> None:
    """Refuse a request to a name that is none of ours; very old programs send no name at all.

    >>> for host in ("127.0.0.1:8000", "[::1]:80", "192.168.1.20", "LocalHost.:1", "table.example:443"):
    ...     check_host(host, frozenset({"localhost", "table.example"}))
    """
    name = host_name(header)
    if name and name not in known and not name.endswith(".localhost") and not is_number(name):
        raise UnknownHost(name)


def host_name(header: str) -> str:
    """The name in a `Host` header, without the port.

    >>> host_name("Example.org:80"), host_name("[::1]:80"), host_name("example.org.")
    ('example.org', '::1', 'example.org')
    """
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].lower().rstrip(".")


@lru_cache(maxsize=64)
def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
