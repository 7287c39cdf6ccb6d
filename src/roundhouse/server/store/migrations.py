"""The versions of the schema. A new database gets the newest at once; an old one is led there step by step.

Whoever changes `schema.py` adds a step here that does the same to the databases there are, and keeps the
schema as it was in `tests/server/schemas`. A step is the SQL of its day: it stays as it is when `schema.py`
changes again. Steps only go forward, and all of them together are one transaction. What a row is outside of
SQL says `tables/rows.py`: its fields are the columns.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, inspect, text

from roundhouse.server.store.schema import metadata, schema_version


@dataclass(frozen=True, slots=True)
class Step:
    """What leads from one version of the schema to the next, in the words of each database."""

    sqlite: tuple[str, ...]
    postgresql: tuple[str, ...]


LESSONS_AND_NONCES = (
    "ALTER TABLE tables ADD COLUMN lesson BOOLEAN DEFAULT FALSE NOT NULL",
    # Lessons alone had a seed that was neither drawn nor chosen for a screen that everybody looks at.
    """
    UPDATE tables SET lesson = TRUE
    WHERE NOT house AND NOT listed AND NOT spectators AND undo = 'free' AND forked_from IS NULL
    AND rematch_of IS NULL AND seed LIKE '0000000000000000%'
    """,
    "ALTER TABLE seats RENAME COLUMN invite_hash TO invite_nonce",  # it never was a hash
)

SEVERAL_LESSONS = (
    "ALTER TABLE tables RENAME COLUMN lesson TO is_lesson",
    "ALTER TABLE tables ADD COLUMN lesson TEXT DEFAULT '' NOT NULL",
    "UPDATE tables SET lesson = 'first' WHERE is_lesson",
    "ALTER TABLE tables DROP COLUMN is_lesson",
)

STEPS: dict[int, Step] = {  # by the version they lead to
    2: Step(  # lists of tables can be tidied
        sqlite=(
            """
            CREATE TABLE put_away (
                table_id TEXT NOT NULL REFERENCES tables (id),
                user_id INTEGER NOT NULL REFERENCES users (id),
                PRIMARY KEY (user_id, table_id)
            )
            """,
        ),
        postgresql=(
            """
            CREATE TABLE put_away (
                table_id TEXT NOT NULL REFERENCES tables (id),
                user_id BIGINT NOT NULL REFERENCES users (id),
                PRIMARY KEY (user_id, table_id)
            )
            """,
        ),
    ),
    3: Step(LESSONS_AND_NONCES, LESSONS_AND_NONCES),
    4: Step(SEVERAL_LESSONS, SEVERAL_LESSONS),
}
NEWEST = max(STEPS)
LOCK = 0x52486F757365  # of PostgreSQL: of servers that start at once, one migrates

APPEND_ONLY_SQLITE = (
    """
CREATE TRIGGER entries_no_UPDATE BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END
""",
    """
CREATE TRIGGER entries_no_DELETE BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END
""",
)
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
        for number in range(version + 1, NEWEST + 1):
            step = STEPS[number]
            run(connection, step.sqlite, step.postgresql)
        if version < NEWEST:
            connection.execute(text("UPDATE schema_version SET version = :newest"), {"newest": NEWEST})


def found_version(connection: Connection) -> int | None:
    """The version of a database; None if it is empty."""
    if not inspect(connection).has_table("schema_version"):
        return None
    return int(connection.execute(text("SELECT version FROM schema_version")).scalar_one())


def create(connection: Connection) -> None:
    """The newest schema in an empty database, which refuses by itself to change or delete an entry."""
    metadata.create_all(connection)
    run(connection, APPEND_ONLY_SQLITE, APPEND_ONLY_POSTGRESQL)
    connection.execute(schema_version.insert().values(version=NEWEST))


def run(connection: Connection, sqlite: tuple[str, ...], postgresql: tuple[str, ...]) -> None:
    """Run the statements for this kind of database."""
    for statement in postgresql if connection.dialect.name == "postgresql" else sqlite:
        connection.execute(text(statement))
