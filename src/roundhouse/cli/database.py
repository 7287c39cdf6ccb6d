"""`roundhouse backup`, and the check of every stored table for `roundhouse doctor --database`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from sqlalchemy import make_url

from roundhouse.cli.common import FILE
from roundhouse.cli.errors import FAILED, Trouble
from roundhouse.server.settings import database_url
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.check import check

database_option = click.option(
    "--database",
    metavar="URL",
    help="The database: sqlite:////folder/file.sqlite or postgresql://host/name.  [default: the own one]",
)


@click.command()
@click.argument("file", type=FILE)
@database_option
def backup(file: Path, database: str | None) -> None:
    """Copy the database of the server into a new FILE, also while the server runs.

    \b
    Example:
      roundhouse backup tables.sqlite
    """
    with existing(database) as store:
        store.backup(file)
    click.echo(f"The database is saved in {file}.")


def check_database(database: str | None) -> str:
    """Replay every table and tell how many are right; Trouble, with every problem, if one is not."""
    tables = 0
    found: list[str] = []
    with existing(database) as store:
        for _, problems in check(store):
            tables += 1
            found += problems
    if found:
        wrong = "\n".join(found)
        raise Trouble(f"{len(found)} of {tables} tables cannot be trusted:\n{wrong}", FAILED)
    return f"{tables} tables, every one replayed and right"


@contextmanager
def existing(database: str | None) -> Iterator[SqlStore]:
    """A database that is already there: to look at one must not make one."""
    url = database_url(given=database)
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").is_file():
        raise Trouble(f"there is no database {where.database}")
    store = SqlStore.open(url)
    try:
        yield store
    finally:
        store.close()
