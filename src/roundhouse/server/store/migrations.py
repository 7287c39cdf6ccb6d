"""The versions of the schema. A new database gets the newest at once; an old one is led there step by step.

Whoever changes `schema.py` adds a step here that does the same to the databases there are, and keeps the
schema as it was in `tests/server/schemas`. A step is the SQL of its day: it stays as it is when `schema.py`
changes again. Steps only go forward, and all of them together are one transaction. Outside of
SQL a row is an object of `tables/stored_table.py`, whose fields are the columns, or of `account_store.py`.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from hashlib import sha256

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


def bot_accounts(number: str) -> tuple[str, ...]:
    """Tokens for programs, and accounts that are programs; `number` is what the database calls an id."""
    row_id = "INTEGER NOT NULL PRIMARY KEY" if number == "INTEGER" else "BIGSERIAL NOT NULL PRIMARY KEY"
    return (
        "ALTER TABLE users ADD COLUMN bot BOOLEAN DEFAULT FALSE NOT NULL",
        f"ALTER TABLE users ADD COLUMN made_by {number} REFERENCES users (id)",
        "CREATE INDEX ix_users_made_by ON users (made_by)",
        f"""
        CREATE TABLE api_tokens (
            id {row_id},
            token_hash TEXT NOT NULL UNIQUE,
            user_id {number} NOT NULL REFERENCES users (id),
            name TEXT NOT NULL,
            scopes TEXT NOT NULL,
            created BIGINT NOT NULL,
            used BIGINT
        )
        """,
        "CREATE INDEX ix_api_tokens_user_id ON api_tokens (user_id)",
        f"""
        CREATE TABLE presence (
            user_id {number} NOT NULL PRIMARY KEY REFERENCES users (id),
            games JSON NOT NULL,
            seen BIGINT NOT NULL
        )
        """,
        "ALTER TABLE tables ADD COLUMN allows_bots BOOLEAN DEFAULT FALSE NOT NULL",
        "ALTER TABLE seats ADD COLUMN program BOOLEAN DEFAULT FALSE NOT NULL",
        f"ALTER TABLE seats ADD COLUMN asked {number} REFERENCES users (id)",
        "CREATE INDEX ix_seats_asked ON seats (asked)",
    )


def kept_components(key: str) -> tuple[str, ...]:
    """Components have a table of their own, owners' files under the SHA-256 of their text: `key`."""
    return (
        """
        CREATE TABLE components (
            key TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            digest TEXT NOT NULL,
            text TEXT NOT NULL
        )
        """,
        f"""
        INSERT INTO components (key, game, digest, text)
        SELECT {key}, MIN(game), MIN(components_digest), components
        FROM tables WHERE components IS NOT NULL GROUP BY components
        """,
        f"UPDATE tables SET components = {key} WHERE components IS NOT NULL",
        "ALTER TABLE tables ADD COLUMN frozen TEXT DEFAULT '' NOT NULL",
    )


BOT_LEASES = (
    """
    CREATE TABLE bot_leases (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
        seq INTEGER NOT NULL,
        server TEXT NOT NULL,
        until BIGINT NOT NULL
    )
    """,
    "CREATE INDEX ix_bot_leases_server ON bot_leases (server)",
)

REVIEWS = (
    "CREATE TABLE reviews (table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL,"
    " place INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq, place))",
)

CLOCKS = (
    "ALTER TABLE users ADD COLUMN quiet JSON",
    """
    CREATE TABLE clocks (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
        kind TEXT NOT NULL CHECK (kind IN ('live', 'days')),
        per_move BIGINT NOT NULL,
        bank BIGINT NOT NULL,
        when_up TEXT NOT NULL CHECK (when_up IN ('bot', 'vote')),
        bot TEXT NOT NULL,
        banks JSON NOT NULL,
        used JSON NOT NULL,
        longest JSON NOT NULL,
        seat INTEGER NOT NULL,
        since BIGINT NOT NULL,
        deadline BIGINT,
        votes JSON NOT NULL,
        late JSON NOT NULL
    )
    """,
    "CREATE INDEX ix_clocks_deadline ON clocks (deadline)",
    "CREATE TABLE heartbeat (id INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
)


def acts_of_operators(number: str) -> tuple[str, ...]:
    """People who may not talk or play, tables that are closed, people who were removed, and a log of it."""
    row_id = "INTEGER NOT NULL PRIMARY KEY" if number == "INTEGER" else "BIGSERIAL NOT NULL PRIMARY KEY"
    return (
        "ALTER TABLE users ADD COLUMN muted BOOLEAN DEFAULT FALSE NOT NULL",
        "ALTER TABLE users ADD COLUMN banned BOOLEAN DEFAULT FALSE NOT NULL",
        "ALTER TABLE users ADD COLUMN removed BIGINT",
        "ALTER TABLE tables ADD COLUMN closed BOOLEAN DEFAULT FALSE NOT NULL",
        f"""
        CREATE TABLE acts (
            id {row_id},
            at BIGINT NOT NULL,
            by_id {number} REFERENCES users (id),
            what TEXT NOT NULL,
            user_id {number} REFERENCES users (id),
            table_id TEXT REFERENCES tables (id),
            why TEXT NOT NULL
        )
        """,
    )


def long_games(number: str) -> tuple[str, ...]:
    """Tables that nobody looks at are closed; plans, orders, and how far everybody has seen."""
    row_id = "INTEGER NOT NULL PRIMARY KEY" if number == "INTEGER" else "BIGSERIAL NOT NULL PRIMARY KEY"
    return (
        "ALTER TABLE tables ADD COLUMN abandoned BIGINT",
        f"""
        CREATE TABLE looks (
            table_id TEXT NOT NULL REFERENCES tables (id),
            user_id {number} NOT NULL REFERENCES users (id),
            seq INTEGER NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, user_id)
        )
        """,
        f"""
        CREATE TABLE plans (
            id {row_id},
            table_id TEXT NOT NULL REFERENCES tables (id),
            user_id {number} NOT NULL REFERENCES users (id),
            name TEXT NOT NULL,
            seq INTEGER NOT NULL,
            moves JSON NOT NULL
        )
        """,
        "CREATE INDEX plans_by_person ON plans (table_id, user_id)",
        f"""
        CREATE TABLE orders (
            table_id TEXT NOT NULL REFERENCES tables (id),
            user_id {number} NOT NULL REFERENCES users (id),
            plan JSON,
            standing JSON NOT NULL,
            automatic BOOLEAN NOT NULL,
            looked INTEGER NOT NULL,
            told TEXT NOT NULL,
            PRIMARY KEY (table_id, user_id)
        )
        """,
    )


def letters_and_moderators(number: str) -> tuple[str, ...]:
    """Mail to people, moderators and what is reported to them, and the secret that servers share."""
    row_id = "INTEGER NOT NULL PRIMARY KEY" if number == "INTEGER" else "BIGSERIAL NOT NULL PRIMARY KEY"
    return (
        "ALTER TABLE users ADD COLUMN moderator BOOLEAN DEFAULT FALSE NOT NULL",
        f"""
        CREATE TABLE reports (
            id {row_id},
            at BIGINT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            line {number} NOT NULL,
            user_id {number} NOT NULL REFERENCES users (id),
            by_id {number} NOT NULL REFERENCES users (id),
            text TEXT NOT NULL,
            done BIGINT,
            UNIQUE (line, by_id)
        )
        """,
        f"""
        CREATE TABLE mail_addresses (
            user_id {number} NOT NULL PRIMARY KEY REFERENCES users (id),
            address TEXT NOT NULL,
            confirmed BIGINT
        )
        """,
        f"""
        CREATE TABLE outbox (
            id {row_id},
            kind TEXT NOT NULL,
            user_id {number} NOT NULL REFERENCES users (id),
            facts JSON NOT NULL,
            created BIGINT NOT NULL,
            due BIGINT,
            tries INTEGER NOT NULL,
            why TEXT NOT NULL
        )
        """,
        "CREATE INDEX ix_outbox_user_id ON outbox (user_id)",
        "CREATE INDEX ix_outbox_due ON outbox (due)",
        "CREATE TABLE keys (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
    )


def notices(number: str) -> tuple[str, ...]:
    """Ways by which people get notices, which of them are on their way, and who has a table before them."""
    row_id = "INTEGER NOT NULL PRIMARY KEY" if number == "INTEGER" else "BIGSERIAL NOT NULL PRIMARY KEY"
    return (
        "ALTER TABLE looks ADD COLUMN watching BIGINT",
        f"""
        CREATE TABLE muted_tables (
            table_id TEXT NOT NULL REFERENCES tables (id),
            user_id {number} NOT NULL REFERENCES users (id),
            PRIMARY KEY (user_id, table_id)
        )
        """,
        f"""
        CREATE TABLE ways (
            id {row_id},
            user_id {number} NOT NULL REFERENCES users (id),
            channel TEXT NOT NULL,
            table_id TEXT REFERENCES tables (id),
            target TEXT NOT NULL,
            details JSON NOT NULL,
            daily BOOLEAN NOT NULL,
            created BIGINT NOT NULL,
            why TEXT NOT NULL
        )
        """,
        "CREATE INDEX ix_ways_user_id ON ways (user_id)",
        "CREATE INDEX ix_ways_table_id ON ways (table_id)",
        f"ALTER TABLE outbox ADD COLUMN way_id {number} REFERENCES ways (id)",
        "ALTER TABLE outbox ADD COLUMN table_id TEXT REFERENCES tables (id)",
        f"ALTER TABLE outbox ADD COLUMN whose {number} REFERENCES users (id)",
        "ALTER TABLE outbox ADD COLUMN turn INTEGER DEFAULT 0 NOT NULL",
        "CREATE INDEX ix_outbox_table_id ON outbox (table_id)",
        "CREATE UNIQUE INDEX outbox_by_turn ON outbox (way_id, table_id, kind, whose)",
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
    5: Step(bot_accounts("INTEGER"), bot_accounts("BIGINT")),
    6: Step(
        kept_components("sha256(components)"),
        kept_components("encode(sha256(convert_to(components, 'UTF8')), 'hex')"),
    ),
    7: Step(BOT_LEASES + CLOCKS, BOT_LEASES + CLOCKS),
    8: Step(acts_of_operators("INTEGER"), acts_of_operators("BIGINT")),
    9: Step(
        long_games("INTEGER") + letters_and_moderators("INTEGER"),
        long_games("BIGINT") + letters_and_moderators("BIGINT"),
    ),
    10: Step(notices("INTEGER"), notices("BIGINT")),
    11: Step(REVIEWS, REVIEWS),
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
        if connection.dialect.name == "sqlite":
            lend_sha256(connection)
        for number in range(version + 1, NEWEST + 1):
            step = STEPS[number]
            run(connection, step.sqlite, step.postgresql)
        if version < NEWEST:
            connection.execute(text("UPDATE schema_version SET version = :newest"), {"newest": NEWEST})


def lend_sha256(connection: Connection) -> None:
    """SQLite does not know it by itself."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.create_function("sha256", 1, lambda text: sha256(text.encode()).hexdigest(), deterministic=True)


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
