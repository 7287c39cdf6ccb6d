"""One server to a file: SQLite tells nobody else of a move, so a second server would show old tables. The
processes of one server are one: the process that started them holds the lock.

The lock is the process's own and goes with it, however it ends; bots' processes do not inherit it. It lies
beside the file itself, by whatever links that is reached. Whoever
makes a backup or looks a database over needs none.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from roundhouse.server.store.database import StoreError

try:
    import fcntl
except ImportError:  # Windows: nobody is stopped there
    fcntl = None  # type: ignore[assignment]

ENDING = ".serving"  # of the file beside the database that is locked


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the one server of a file for a while; StoreError if another is. PostgreSQL takes many."""
    where = make_url(url)
    if fcntl is None or where.get_backend_name() != "sqlite" or not where.database:
        yield
        return
    folder = Path(where.database).parent
    if not folder.is_dir():
        raise StoreError(f"there is no folder {folder} for the database")
    handle = os.open(os.path.realpath(where.database) + ENDING, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError(
                f"another server already serves the games in {where.database}: use that one, "
                "or --database with PostgreSQL, which several servers can share"
            ) from None
        yield
    finally:
        os.close(handle)
