"""Starting and stopping the server: its socket, its address for people, the browser, a clean end."""

from __future__ import annotations

import io
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import segno
import uvicorn

from roundhouse.server.app import create_app
from roundhouse.server.http.addresses import EVERYWHERE, own_addresses, url
from roundhouse.server.settings import Settings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore

BACKLOG = 2048
PATIENCE = 5  # seconds that requests have to finish when the server stops


class CannotServe(ValueError):
    """A server that cannot start: one plain sentence says why."""


class Server(uvicorn.Server):
    """Ends the streams of those who watch before it waits for requests to finish: they never would."""

    def __init__(self, settings: Settings, site: Site, started: Callable[[], None] = lambda: None) -> None:
        super().__init__(
            uvicorn.Config(
                create_app(settings, site),
                log_level=logging.WARNING,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
                h11_max_incomplete_event_size=32_768,
                backlog=BACKLOG,
            )
        )
        self.site = site
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.site.end_streams()
        await super().shutdown(sockets)


def serve(settings: Settings, tell: Callable[[list[str]], None]) -> None:
    """Serve until somebody presses Ctrl-C; `tell` gets the addresses once the server answers there."""
    bound = bound_socket(settings.host, settings.port)
    with bound:
        site = Site(settings, SqlStore.open(settings.database), warm=True)
        port = int(bound.getsockname()[1])
        server = Server(settings, site, lambda: tell(addresses(settings, port)))
        with suppress(KeyboardInterrupt):  # uvicorn has stopped cleanly, and passes the signal on
            server.run(sockets=[bound])


def bound_socket(host: str, port: int) -> socket.socket:
    """The socket to serve at; CannotServe if it is not to be had."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except socket.gaierror:
        raise CannotServe(f"there is no address {host!r} on this machine") from None
    family, kind, protocol, _, address = found[0]
    bound = socket.socket(family, kind, protocol)  # by the protocol asyncio knows to send without delay
    try:
        if hasattr(socket, "SO_REUSEPORT"):  # not on Windows, where the next line would let two servers in
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
    except OSError as error:
        bound.close()
        raise CannotServe(
            f"port {port} on {host} cannot be used ({error.strerror}); --port names another"
        ) from None
    return bound


def addresses(settings: Settings, port: int) -> list[str]:
    """Where the server is found: on this machine first, then from the network."""
    if settings.base_url:
        return [settings.base_url]
    if settings.host not in EVERYWHERE:
        return [url(settings.host, port)]
    return [url("127.0.0.1", port), *(url(address, port) for address in own_addresses())]


def qr_code(text: str) -> str:
    """A code for phones to read from the terminal."""
    out = io.StringIO()
    segno.make(text).terminal(out, compact=True)
    return out.getvalue()


def open_browser(address: str) -> None:
    """Show the first page. A browser may take its time, or not be there at all: the server goes on."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
