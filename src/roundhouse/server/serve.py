"""Starting and stopping the server: its socket, its address for people, the browser, a clean end."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection as Line
from typing import Any

import segno
import uvicorn

from roundhouse.server.app import create_app
from roundhouse.server.http.connections import Connection, Door, Noted, OnceAMinute, guarded, raise_file_limit
from roundhouse.server.http.server_address import EVERYWHERE, own_addresses, url
from roundhouse.server.logs import set_up
from roundhouse.server.metrics import serve_metrics
from roundhouse.server.processes import NeverServed, Processes
from roundhouse.server.settings import MetricsSettings, Settings, first_secret
from roundhouse.server.siblings import Siblings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.store.one_server import only_server
from roundhouse.server.thinking.bots import usual_workers

BACKLOG = 2048  # connections that the system keeps until we take them
ACCEPTED_AT_ONCE = 64  # so many are taken before they are counted: there must be files for all of them
YOUNG = 10_000  # objects between two looks for rubbish: a request makes hundreds that go by themselves
TICKS = 10  # of the web server's clock, from one look at the connections to the next: a second

log = logging.getLogger(__name__)


class CannotServe(ValueError):
    """A server that cannot start: one plain sentence says why."""


class Server(uvicorn.Server):
    """Ends the streams of those who watch before it waits for requests to finish: they never would."""

    def __init__(self, settings: Settings, site: Site, started: Callable[[], None] = lambda: None) -> None:
        app = create_app(settings, site)
        door = Door(settings.limits, raise_file_limit(), settings.trust_proxy, app.glances)
        super().__init__(
            uvicorn.Config(
                app,
                http=guarded(door),
                ws="none",
                log_level=logging.WARNING,
                log_config=None,  # ours takes what it says
                access_log=False,
                server_header=False,
                forwarded_allow_ips=settings.trust_proxy,
                timeout_graceful_shutdown=settings.drain_seconds,
                backlog=ACCEPTED_AT_ONCE,
            )
        )
        web_server = logging.getLogger("uvicorn.error")
        if not any(isinstance(known, OnceAMinute) for known in web_server.filters):
            web_server.addFilter(OnceAMinute())
        self.no_files = Noted("connections kept waiting, since there was no file left for them")
        self.site = site
        self.notice = settings.drain_notice
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self.trouble)
        await super().startup(sockets)
        for bound in sockets or []:
            bound.listen(BACKLOG)
        if self.started:
            gc.freeze()  # what is there now stays: to look through it again and again finds nothing
            gc.set_threshold(YOUNG)
            self.tell_started()

    def trouble(self, loop: asyncio.AbstractEventLoop, what: dict[str, Any]) -> None:
        """The loop says the same thousands of times when there is no file left for another connection."""
        error = what.get("exception")
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
            self.no_files.count()
        else:
            loop.default_exception_handler(what)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if isinstance(connection, Connection):
                    connection.look_after(now)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.site.draining = True
        if not self.force_exit:
            await asyncio.sleep(self.notice)
        self.site.end_streams()
        await super().shutdown(sockets)


def serve(settings: Settings, tell: Callable[[list[str]], None]) -> None:
    """Serve until somebody presses Ctrl-C; `tell` gets the addresses once the server answers there."""
    set_up(settings.log)
    bound = bound_socket(settings.host, settings.port)
    with bound, only_server(settings.database):
        port = int(bound.getsockname()[1])

        def started() -> None:
            tell(addresses(settings, port))

        if settings.processes > 1:
            serve_in_many(settings, bound, started)
        else:
            site = opened(settings)
            with suppress(KeyboardInterrupt):  # uvicorn has stopped cleanly, and passes the signal on
                Server(settings, site, started).run(sockets=[bound])


def opened(settings: Settings, siblings: Siblings | None = None) -> Site:
    """The site of this process, with its figures."""
    if settings.metrics.port:
        start_metrics(settings.metrics)
    store = SqlStore.open(settings.database, settings.migrate and siblings is None)
    return Site(settings, store, warm=True, siblings=siblings)


def serve_in_many(settings: Settings, bound: socket.socket, started: Callable[[], None]) -> None:
    """Serve in several processes; what is to be done once to a database is done before."""
    if sys.platform == "win32":
        raise CannotServe("on Windows a server has one process: leave --processes out")
    store = SqlStore.open(settings.database, settings.migrate)
    store.key("signing", first_secret(settings.data))
    store.close()
    settings = replace(settings, bot_workers=settings.bot_workers or usual_workers())
    bound.listen(BACKLOG)
    try:
        Processes(one_of_many, settings, bound, started).run()
    except NeverServed:
        raise CannotServe("a process of the server could not start; the reason stands above") from None


def one_of_many(settings: Settings, bound: socket.socket, line: Line) -> None:
    """The life of one of several processes."""
    set_up(settings.log)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops cleanly, and passes the signal on
    siblings = Siblings(line)
    try:
        site = opened(settings, siblings)
    except ValueError as error:
        log.error("%s", error)
        sys.exit(1)
    Server(settings, site, siblings.serving).run(sockets=[bound])


def start_metrics(settings: MetricsSettings) -> None:
    """Serve figures for as long as this process lives."""
    try:
        port, _ = serve_metrics(settings.host, settings.port)
    except OSError as error:
        raise CannotServe(f"figures cannot be served at {settings.host}:{settings.port} ({error})") from None
    log.info("figures are at %s/metrics", url(settings.host, port))


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
    if settings.url:
        return [settings.url]
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
