"""The versions of the schema. A new database gets the newest at once; an old one is led there step by step.

Whoever changes `schema.py` adds a step here that does the same to the databases there are, and counts
NEWEST up. Steps only go forward, and all of them together are one transaction.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, inspect, select, text, update

from roundhouse.server.store.schema import metadata, put_away, schema_version

Step = Callable[[Connection], None]

NEWEST = 2
LOCK = 0x52486F757365  # of PostgreSQL: of servers that start at once, one migrates

APPEND_ONLY_SQLITE = """
CREATE TRIGGER entries_no_{what} BEFORE {what} ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END
"""
APPEND_ONLY_POSTGRESQL = (
    """
CREATE FUNCTION entries_only_added() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'entries are only ever added'; END $$
""",
    """
CREATE TRIGGER entries_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION entries_only_added()
""",
)


def tables_can_be_put_away(connection: Connection) -> None:
    """Lists of tables can be tidied."""
    put_away.create(connection)


STEPS: dict[int, Step] = {2: tables_can_be_put_away}  # by the version they lead to


class NewerSchema(Exception):
    """A database that a newer Roundhouse has written."""


def migrate(connection: Connection) -> None:
    """Bring a database to the newest version; part of the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    version = found_version(connection)
    if version is None:
        create(connection)
    elif version > NEWEST:
        raise NewerSchema(f"version {version} of the schema; this Roundhouse knows {NEWEST}")
    else:
        for step in range(version + 1, NEWEST + 1):
            STEPS[step](connection)
        if version < NEWEST:
            connection.execute(update(schema_version).values(version=NEWEST))


def found_version(connection: Connection) -> int | None:
    """The version of a database; None if it is empty."""
    if not inspect(connection).has_table(schema_version.name):
        return None
    return int(connection.execute(select(schema_version.c.version)).scalar_one())


def create(connection: Connection) -> None:
    """The newest schema in an empty database."""
    metadata.create_all(connection)
    only_added(connection)
    connection.execute(schema_version.insert().values(version=NEWEST))


def only_added(connection: Connection) -> None:
    """Let the database itself refuse to change or delete an entry."""
    if connection.dialect.name == "postgresql":
        for statement in APPEND_ONLY_POSTGRESQL:
            connection.execute(text(statement))
    else:
        for what in ("UPDATE", "DELETE"):
            connection.execute(text(APPEND_ONLY_SQLITE.format(what=what)))
