"""How often somebody may do something: a bucket of tokens that fills again with time."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

import msgspec

from roundhouse.server.http.refusals import Busy, TooOften
from roundhouse.server.settings import Limits, Rate

Clock = Callable[[], float]
Spent = tuple[str, str, str, int]  # whose, what, who exactly, how often
PERSON, ADDRESS = "person", "address"

MOST_BUCKETS = 10_000  # remembered for each kind of thing, before those that are full again are forgotten


class Buckets:
    """One kind of thing that may be done only so often, by each of many.

    >>> now = [0.0]
    >>> buckets = Buckets(Rate(burst=2, per_second=0.5), clock=lambda: now[0])
    >>> [buckets.wait("ada") for _ in range(3)], buckets.wait("bert")
    ([0.0, 0.0, 2.0], 0.0)
    >>> now[0] = 2.0
    >>> buckets.wait("ada")
    0.0
    """

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._lock = threading.Lock()
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def wait(self, key: str) -> float:
        """Take a token and tell 0, or tell how many seconds there is none."""
        now = self.clock()
        with self._lock:
            if len(self._left) >= MOST_BUCKETS:
                self._forget(now)
            tokens = self._tokens(key, now)
            if tokens < 1:
                self._left[key] = (tokens, now)
                return (1 - tokens) / self.rate.per_second
            self._left[key] = (tokens - 1, now)
            return 0.0

    def take(self, key: str, tokens: int) -> None:
        """Tokens that somebody was given elsewhere."""
        now = self.clock()
        with self._lock:
            self._left[key] = (max(0.0, self._tokens(key, now) - tokens), now)

    def _tokens(self, key: str, now: float) -> float:
        tokens, counted = self._left.get(key, (self.rate.burst, now))
        return min(self.rate.burst, tokens + (now - counted) * self.rate.per_second)

    def _forget(self, now: float) -> None:
        """Buckets that have filled up say nothing; were all in use, everybody starts afresh."""
        self._left = {
            key: left for key, left in self._left.items() if self._tokens(key, now) < self.rate.burst
        }
        if len(self._left) >= MOST_BUCKETS:
            self._left.clear()


class Turnstile:
    """Lets a few in at once, and a few wait for them; whoever else comes is asked to come back."""

    def __init__(self, at_once: int, most: int) -> None:
        self._inside = threading.Semaphore(at_once)
        self._places = threading.Semaphore(most)

    @contextmanager
    def passed(self) -> Iterator[None]:
        """Wait for one's turn; Busy if too many wait already."""
        if not self._places.acquire(blocking=False):
            raise Busy
        try:
            with self._inside:
                yield
        finally:
            self._places.release()


class Throttle:
    """All that is limited, for each user and for each address."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        rates = {
            "login": limits.login,
            "letter": limits.letter,
            "create": limits.create,
            "talk": limits.talk,
            "move": limits.move,
            "look": limits.look,
            "draft": limits.draft,
            "guest": limits.guest,
            "api": limits.api,
            "bot_create": limits.bot_create,
            "bot_talk": limits.bot_talk,
            "bot_move": limits.bot_move,
            "bot_other": limits.bot_other,
            "other": limits.other,
            "preview": limits.preview,
        }
        self.told = False  # whether other servers are told what is done here
        self._lock = threading.Lock()
        self._spent: Counter[tuple[str, str, str]] = Counter()
        self._users = {kind: Buckets(rate, clock) for kind, rate in rates.items()}
        self._addresses = {
            kind: Buckets(Rate(limits.shared * rate.burst, limits.shared * rate.per_second), clock)
            for kind, rate in rates.items()
        }

    def check(self, kind: str, who: str | None, address: str) -> None:
        """Refuse what is done too often."""
        wait = self._take(ADDRESS, kind, network(address))
        if who is not None:
            wait = max(wait, self._take(PERSON, kind, who))
        if wait:
            raise TooOften(int(wait) + 1)

    def spent(self) -> list[Spent]:
        """What was done since this was last asked for."""
        with self._lock:
            spent, self._spent = self._spent, Counter()
        return [(*done, times) for done, times in spent.items()]

    def hear(self, spent: Iterable[object]) -> None:
        """What was done at another server."""
        for whose, kind, key, times in msgspec.convert(spent, list[Spent]):
            if kind in self._users:  # else that server is of another day
                self._buckets(whose)[kind].take(key, times)

    def _take(self, whose: str, kind: str, key: str) -> float:
        wait = self._buckets(whose)[kind].wait(key)
        if not wait and self.told:
            with self._lock:
                self._spent[whose, kind, key] += 1
        return wait

    def _buckets(self, whose: str) -> dict[str, Buckets]:
        return self._users if whose == PERSON else self._addresses


@lru_cache(maxsize=1024)
def network(address: str) -> str:
    """What is limited as one address: of the new kind, a whole household's share of them.

    >>> network("192.0.2.7"), network("2001:db8::7")
    ('192.0.2.7', '2001:db8::/64')
    """
    try:
        if ipaddress.ip_address(address).version == 6:
            return str(ipaddress.ip_network((address, 64), strict=False))
    except ValueError:  # a test client, or a socket without an address
        pass
    return address
