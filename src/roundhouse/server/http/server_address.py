"""Where a server is found: on this machine, in its network, from outside."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from shlex import quote

from roundhouse.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def url(host: str, port: int) -> str:
    """An address as a browser takes it.

    >>> url("127.0.0.1", 8080), url("::1", 80)
    ('http://127.0.0.1:8080', 'http://[::1]')
    """
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" + ("" if port == 80 else f":{port}")


@cache
def own_addresses() -> list[str]:
    """This machine's address in its network. Nothing is sent: it is only asked which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return []
    return [] if is_loopback(address) else [address]


def is_loopback(host: str) -> bool:
    """Whether only this machine itself finds a server under this name.

    >>> is_loopback("localhost"), is_loopback("127.0.0.1"), is_loopback("example.org")
    (True, True, False)
    """
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def to_the_network(settings: Settings) -> str:
    """The arguments that serve the same to everybody in the network."""
    usual = {one.setting.name: one.value for one in Settings.found({}, {})}
    given = {"port": settings.port, "data": settings.data.absolute()}
    apart = {name: value for name, value in given.items() if value and value != usual[name]}
    told = {"host": EVERYWHERE[0], **apart}
    return " ".join(f"--{name} {quote(str(value))}" for name, value in told.items())


def from_outside(host: str, asked: str, port: int | None, base: str) -> str:
    """The start of a link for others: `base`, unless that would lead them to their own machine."""
    found = own_addresses() if host in EVERYWHERE and is_loopback(asked) else []
    return url(found[0], port or 80) if found else base
