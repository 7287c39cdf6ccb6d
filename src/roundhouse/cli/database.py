"""`roundhouse backup` and `roundhouse migrate`, and the check that `roundhouse doctor --database` makes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path

import click

from roundhouse.cli.common import FILE
from roundhouse.cli.errors import FAILED, Trouble
from roundhouse.server.settings import database_url
from roundhouse.server.store import SqlStore
from roundhouse.server.store.backups import changes, copy_into
from roundhouse.server.tables import after_upgrade
from roundhouse.server.tables.check import check

STEM = "roundhouse"  # of the names of copies that are made one after the other

Command = Callable[..., None]


def database_option(command: Command) -> Command:
    """Give a command `--database`, and `--data` for the one that a server has there: it gets a URL."""

    @click.option(
        "--database",
        metavar="URL",
        help="The database: sqlite:////folder/file.sqlite or postgresql://host/name.  [default: the own one]",
    )
    @click.option("--data", type=FILE, metavar="DATA", help="The folder where the server keeps everything.")
    @wraps(command)
    def told(database: str | None, data: Path | None, **given: object) -> None:
        command(database=database if data is None else database_url(database, data=data), **given)

    return told


@click.command()
@click.argument("place", type=FILE, metavar="FILE")
@click.option("--every", type=click.FloatRange(1), metavar="SECONDS", help="Go on: FILE is a folder then.")
@click.option("--keep", type=click.IntRange(1), default=24, show_default=True, help="Copies in the folder.")
@database_option
def backup(place: Path, every: float | None, keep: int, database: str | None) -> None:
    """Copy the database of the server into a new FILE, also while the server runs.

    With --every, a copy goes into a folder whenever something has changed, until you press Ctrl-C; the oldest
    ones go. The database itself is only read.

    \b
    Examples:
      roundhouse backup tables.sqlite
      roundhouse backup --every 60 --keep 100 /mnt/elsewhere
    """
    with looked_at(database, any_version=True) as store:
        if every is None:
            store.backup(place)
            click.echo(f"The database is saved in {place}.")
        else:
            store.check_copies()
            copy_for_ever(store, place, every, keep)


def copy_for_ever(store: SqlStore, folder: Path, seconds: float, keep: int) -> None:
    """A copy into a folder, and another one whenever something has changed."""
    if not folder.is_dir():
        raise Trouble(f"there is no folder {folder} for the copies")
    click.echo(f"Copies go to {folder}, at most one every {seconds:g} seconds. Press Ctrl-C to stop.")
    try:
        for changed in changes(store.engine):
            if changed:
                copy_into(store.engine, folder, STEM, keep)
            time.sleep(seconds)
    except KeyboardInterrupt:
        click.echo("Stopped. All copies are kept.")


@click.command()
@database_option
def migrate(database: str | None) -> None:
    """Bring the database of an earlier Roundhouse up to date, after keeping a copy of it.

    Every table is played again by the rules and with the components of its day. Those that come to the same
    are stamped so; any other is frozen: nobody can play on there, and what was played can still be read.

    \b
    Example:
      roundhouse migrate --database sqlite:////srv/roundhouse.sqlite
      roundhouse migrate --data /srv
    """
    with looked_at(database, any_version=True):
        pass  # a database is brought up to date, and never made
    store = SqlStore.open(database_url(given=database))
    try:
        counted: Counter[str] = Counter()
        for one in after_upgrade.restamp(store):
            counted[one.what] += 1
            if one.detail:
                click.echo(f"table {one.table_id} is {TOLD[one.what]}: {one.detail}")
    finally:
        store.close()
    found = ", ".join(f"{number} {TOLD[what]}" for what, number in sorted(counted.items()))
    click.echo(f"The database is up to date. Tables: {found or 'none'}.")


TOLD = {
    after_upgrade.SAME: "as before",
    after_upgrade.STAMPED: "stamped anew",
    after_upgrade.FROZEN: "frozen",
    after_upgrade.UNKNOWN: "of a game or of rules that are not here",
    after_upgrade.BUSY: "in use, so left for another time",
}


def check_database(database: str | None) -> str:
    """Replay every table and tell how many are right; Trouble, with every problem, if one is not."""
    tables = 0
    found: list[str] = []
    with looked_at(database) as store:
        for _, problems in check(store):
            tables += 1
            found += problems
    if found:
        wrong = "\n".join(found)
        raise Trouble(f"{len(found)} of {tables} tables cannot be trusted:\n{wrong}", FAILED)
    return f"{tables} tables, every one replayed and right"


@contextmanager
def looked_at(database: str | None, any_version: bool = False) -> Iterator[SqlStore]:
    """A database that is already there, only to be read: looking neither makes nor changes one."""
    store = SqlStore.look(database_url(given=database), any_version)
    try:
        yield store
    finally:
        store.close()
