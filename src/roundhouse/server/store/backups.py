"""Copies of an SQLite database: one by one, or one after the other into a folder."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Engine

SUFFIX = ".sqlite"


def copy_to(engine: Engine, place: Path) -> None:
    """Copy the database into a new file, as it is at one moment, while others go on writing."""
    with tempfile.TemporaryDirectory(prefix=f".{place.name}.", dir=place.parent) as folder:
        copy = Path(folder) / "copy"
        with engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            driver.execute("VACUUM INTO ?", (str(copy),))
        with copy.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(copy, place)


def free_place(wished: Path) -> Path:
    """A name that no file has yet.

    >>> free_place(Path("/nowhere/a.sqlite")).name
    'a.sqlite'
    """
    place, number = wished, 1
    while place.exists():
        number += 1
        place = wished.with_name(f"{wished.stem}-{number}{wished.suffix}")
    return place


def changes(engine: Engine) -> Iterator[bool]:
    """Each time it is asked: whether anybody has written since the last time; the first time, yes."""
    before = None
    with engine.connect() as connection:
        while True:
            now = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
            yield now != before
            before = now


def copy_into(engine: Engine, folder: Path, stem: str, keep: int) -> Path:
    """One more copy in a folder, by its time; of all that are there, the oldest beyond `keep` go."""
    place = free_place(folder / f"{stem}-{datetime.now(UTC):%Y%m%d-%H%M%S}{SUFFIX}")
    copy_to(engine, place)
    kept = sorted(folder.glob(f"{stem}-*{SUFFIX}"), key=lambda one: (one.stat().st_mtime_ns, one.name))
    for old in kept[: max(0, len(kept) - keep)]:
        old.unlink(missing_ok=True)
    return place
