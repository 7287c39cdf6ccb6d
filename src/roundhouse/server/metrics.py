"""Figures for operators, as Prometheus reads them: what is counted, and where it is served.

They are served at an address of their own, by default on this machine alone. Each server process has its own
figures and takes the next free port.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge, Histogram, start_http_server

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
MOST_PORTS = 64  # tried, one after the other

REQUESTS = Counter("roundhouse_requests", "Answers to requests.", ["method", "route", "status"])
SECONDS = Histogram(
    "roundhouse_request_seconds", "Time until a request is answered.", ["route"], buckets=FAST
)
MOVES = Counter("roundhouse_moves", "Moves and take-backs that were stored.", ["by"])
VIEWS = Counter("roundhouse_views", "Views of tables that were sent.")
DATABASE = Histogram("roundhouse_database_seconds", "Time that the database takes.", ["what"], buckets=FAST)
LOGGED = Counter("roundhouse_log_lines", "Lines of the log; of the level error: faults.", ["level"])
MAILED = Counter("roundhouse_outbox", "What became of messages to people.", ["kind", "outcome"])
STREAMS = Gauge("roundhouse_streams", "Viewers who listen to a table.")
BOTS = Gauge("roundhouse_bots_at_work", "Tables at which a bot thinks or waits for its turn to think.")
WAITING = Gauge("roundhouse_thoughts_waiting", "What bots, hints and reviews have in line for a worker.")
CACHED = Gauge("roundhouse_tables_in_memory", "Tables kept in memory.")
KEPT = Counter(
    "roundhouse_cache",
    "What was asked for: found in memory (hit), or read or made (miss).",
    ["what", "outcome"],
)
DATABASE_AWAY = Gauge("roundhouse_database_away", "1 while the database cannot be used.")


class Kept:
    """How often some kind of thing was found in memory, and how often not."""

    def __init__(self, what: str) -> None:
        self._outcomes = KEPT.labels(what, "miss"), KEPT.labels(what, "hit")

    def count(self, hit: bool) -> None:
        """It was asked for once more."""
        self._outcomes[hit].inc()


@contextmanager
def timed(histogram: Histogram, *labels: str) -> Iterator[None]:
    """Some work whose time is noted."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        histogram.labels(*labels).observe(time.perf_counter() - begun)


def serve_metrics(host: str, port: int) -> tuple[int, Callable[[], None]]:
    """Serve the figures; tells the port, and how to stop. OSError if there is no free one."""
    last = port + MOST_PORTS - 1 if port else 0
    while True:
        try:
            server, thread = start_http_server(port, host)
            break
        except OSError:
            if port == last:
                raise
            port += 1

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return server.server_port, stop
