"""Adding an entry to a table: once, and only in the position that it was meant for."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256

from roundhouse.server.tables.cache import TableCache
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.refusals import Refused, Stale
from roundhouse.server.tables.store import Conflict
from roundhouse.server.tables.stored_table import MORE, NewEntry

TRIES = 5  # when seats change while an entry is being stored


def add_entry(
    cache: TableCache,
    table_id: str,
    at: int,
    key: str,
    allow: Callable[[LiveTable], object],
    make: Callable[[LiveTable], NewEntry],
) -> int:
    """Let `make` play at a table after `at` entries, and store what it made; tells its number.

    `allow` refuses those who may do nothing here. The same `key` again gives the same answer and changes
    nothing. Stale if somebody else has played in between.
    """

    def add(live: LiveTable) -> int:
        allow(live)
        if key in live.keys:
            return live.keys[key]
        live.check_open()
        live.running()
        check_current(live, at)
        return cache.append(live, make(live))

    # First with the table as it is known here, without asking the store: if others have changed it since, the
    # store takes nothing. A refusal stands only if nobody has.
    with suppress(Conflict), cache.held(table_id, known=at) as live:
        try:
            return add(live)
        except Stale:  # told only after the store was asked
            raise
        except Refused:
            if not cache.catch_up(live):
                raise
            return add(live)
    current = at
    for _ in range(TRIES):  # a change of the seats in between is no reason to refuse
        try:
            with cache.held(table_id) as live:
                return add(live)
        except Conflict as conflict:
            current = conflict.current
    raise Stale(current)


def check_current(live: LiveTable, at: int) -> None:
    """Refuse what was decided in another position."""
    if at != live.seq:
        raise Stale(live.seq)


def stored_key(who: str, key: str, n: int = 0) -> str:
    """The key of a request's nth move as it is kept: nobody's is another's, and whatever it says, it fits.

    >>> stored_key("u7", "a") == stored_key("u8", "a")
    False
    >>> stored_key("u7", "a", 2).removeprefix(stored_key("u7", "a"))
    '+2'
    """
    digest = sha256(key.encode(errors="surrogatepass")).hexdigest()[:32]
    return f"{who}:{digest}{MORE}{n}" if n else f"{who}:{digest}"
