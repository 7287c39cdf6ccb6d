"""What is kept. The entries are the truth; what else a table's row tells of its game can be made from them.

Times are milliseconds since 1970, in UTC.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from roundhouse.server.tables.stored_table import RUNNING

metadata = MetaData()

NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only what it calls INTEGER
PLAIN = JSON(none_as_null=True)

users = Table(
    "users",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the name without regard to case, for those with a password
    Column("password_hash", Text),
    Column("language", Text, nullable=False),
    Column("prefs", PLAIN, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("bot", Boolean, nullable=False, server_default=text("FALSE")),  # a program's account, for good
    Column("made_by", NUMBER, ForeignKey("users.id"), index=True),  # of a bot account: whose program it is
    Column("quiet", PLAIN),  # the hours and weekdays in which the clocks of long games stand
    Column("muted", Boolean, nullable=False, server_default=text("FALSE")),  # may not chat
    Column("banned", Boolean, nullable=False, server_default=text("FALSE")),  # may not play
    Column("moderator", Boolean, nullable=False, server_default=text("FALSE")),  # may do what operators do
    Column("removed", BigInteger),  # when all that was known of the person was removed
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False, index=True),
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),  # with spaces between them
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),  # when it was last used, to the hour
)

presence = Table(  # bot accounts whose stream is open
    "presence",
    metadata,
    Column("user_id", NUMBER, ForeignKey("users.id"), primary_key=True),
    Column("games", PLAIN, nullable=False),  # that it would play
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", PLAIN, nullable=False),
    Column("components", Text),  # a key of the table `components`; none: of some release, by their digest
    Column("components_digest", Text, nullable=False),
    Column("seed", Text, nullable=False),  # 32 hexadecimal digits
    Column("house", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("undo", Text, CheckConstraint("undo IN ('free', 'ask', 'none')"), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("owner", NUMBER, ForeignKey("users.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("forked_from", Text, ForeignKey("tables.id"), index=True),
    Column("forked_at", Integer),
    Column("rematch_of", Text, ForeignKey("tables.id"), unique=True),
    Column("lesson", Text, nullable=False, server_default=text("''")),  # the name of the one given, if any is
    Column("allows_bots", Boolean, nullable=False, server_default=text("FALSE")),  # bot accounts may sit down
    Column("frozen", Text, nullable=False, server_default=text("''")),  # why nobody can play on, if so
    Column("closed", Boolean, nullable=False, server_default=text("FALSE")),  # by an operator: only looked at
    Column("abandoned", BigInteger),  # since when it is closed because nobody looked at it
    # What follows changes while the table is played at.
    Column("status", Text, CheckConstraint("status IN ('waiting', 'running', 'over')"), nullable=False),
    Column("seq", Integer, nullable=False),  # how many entries there are
    Column("turn", Integer, nullable=False),  # the seat to decide; -1 if none
    Column("version", Integer, nullable=False),  # counts the changes of the seats
    Column("changed", BigInteger, nullable=False),
    Column("result", PLAIN),  # when the game is over
    Index("tables_by_status", "status", "listed", "changed"),
)

GOES_ON = (tables.c.frozen == "") & ~tables.c.closed & tables.c.abandoned.is_(None)  # it can be played at

# For questions that begin with few rows elsewhere: SQLite would else go through all running tables.
RUNS = ((tables.c.status + "") == RUNNING) & GOES_ON

components = Table(  # what tables were begun with, whatever the games come with now
    "components",
    metadata,
    Column("key", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("digest", Text, nullable=False),  # of what the rules depend on
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, CheckConstraint("kind IN ('person', 'bot', 'open')"), nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id")),  # with a bot: the person it sits in for
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("invite_nonce", Text),  # random; the token of the link is made from it with the server's secret
    Column("program", Boolean, nullable=False, server_default=text("FALSE")),  # the user is a bot account
    Column(
        "asked", NUMBER, ForeignKey("users.id"), index=True
    ),  # the bot account that an open seat waits for
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_user", "user_id", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),  # from 1, without gaps
    Column("seat", Integer, nullable=False),
    Column("move", Text),  # in notation; none when moves were taken back
    Column("taken_back", Integer, nullable=False),
    Column("key", Text, nullable=False),  # of the request: the same request is stored once
    Column("user_id", NUMBER, ForeignKey("users.id")),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "key"),
    CheckConstraint("seq > 0"),
    CheckConstraint("(move IS NULL) = (taken_back > 0)"),
)

clocks = Table(  # of the tables that have one
    "clocks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, CheckConstraint("kind IN ('live', 'days')"), nullable=False),
    Column("per_move", BigInteger, nullable=False),
    Column("bank", BigInteger, nullable=False),
    Column("when_up", Text, CheckConstraint("when_up IN ('bot', 'vote')"), nullable=False),
    Column("bot", Text, nullable=False),
    # What follows changes with the moves.
    Column("banks", PLAIN, nullable=False),  # of each seat
    Column("used", PLAIN, nullable=False),
    Column("longest", PLAIN, nullable=False),
    Column("seat", Integer, nullable=False),  # who is waited for; -1 for nobody
    Column("since", BigInteger, nullable=False),
    Column("deadline", BigInteger, index=True),
    Column("votes", PLAIN, nullable=False),
    Column("late", PLAIN, nullable=False),
)

heartbeat = Table(  # when a server last said that it runs
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

undo_requests = Table(
    "undo_requests",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # what was asked after another entry is void
    Column("seat", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),
    Column("agreed", PLAIN, nullable=False),  # the seats that have agreed
)

chat = Table(
    "chat",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
)

put_away = Table(  # tables that somebody does not want to see in lists any more
    "put_away",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),
    PrimaryKeyConstraint("user_id", "table_id"),
)

looks = Table(  # how far those at a table have seen what was played
    "looks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("watching", BigInteger),  # until when the page is known to be before their eyes
    PrimaryKeyConstraint("table_id", "user_id"),
)

muted_tables = Table(  # tables of which somebody wants no notices
    "muted_tables",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),
    PrimaryKeyConstraint("user_id", "table_id"),
)

plans = Table(  # what somebody thinks of playing; nobody else sees it
    "plans",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("seq", Integer, nullable=False),  # the entries before it
    Column("moves", PLAIN, nullable=False),  # in notation
    Index("plans_by_person", "table_id", "user_id"),
)

orders = Table(  # what is to be played for somebody when it is their turn; nobody else sees it
    "orders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),
    Column("plan", PLAIN),  # moves, and the entries before them
    Column("standing", PLAIN, nullable=False),  # orders that the game knows
    Column("automatic", Boolean, nullable=False),  # where there is nothing to decide
    Column("looked", Integer, nullable=False),  # the entry after which they were last looked at
    Column("told", Text, nullable=False),  # what the person is still to hear
    PrimaryKeyConstraint("table_id", "user_id"),
)

bot_leases = Table(  # which of several servers thinks about the turn of a bot
    "bot_leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("server", Text, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

reviews = Table(  # what was found out about games that are over
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),  # of the table, when it was looked into
    Column("place", Integer, nullable=False),  # -1: the course of the game; else a moment of it
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", "place"),
)

acts = Table(  # what operators did to people and tables
    "acts",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by_id", NUMBER, ForeignKey("users.id")),  # none: somebody at the machine itself
    Column("what", Text, nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id")),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("why", Text, nullable=False),
)

reports = Table(  # lines of chat that somebody has complained of
    "reports",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("line", NUMBER, nullable=False),  # of the chat
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False),  # who said it
    Column("by_id", NUMBER, ForeignKey("users.id"), nullable=False),  # who complains
    Column("text", Text, nullable=False),  # as it was said
    Column("done", BigInteger),  # when a moderator has looked at it
    UniqueConstraint("line", "by_id"),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("user_id", NUMBER, ForeignKey("users.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("confirmed", BigInteger),  # when the person has shown that it is theirs
)

ways = Table(  # by which people get notices
    "ways",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False, index=True),  # whose it is
    Column("channel", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), index=True),  # of all there; none: of all to the person
    Column("target", Text, nullable=False),  # where it leads to, if the channel needs that
    Column("details", PLAIN, nullable=False),  # what else the channel needs
    Column("daily", Boolean, nullable=False),  # all of a day together
    Column("created", BigInteger, nullable=False),
    Column("why", Text, nullable=False),  # the last notice was given up; empty once one arrives
)

outbox = Table(  # messages to people that are on their way; of notices also the last one that was sent
    "outbox",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("user_id", NUMBER, ForeignKey("users.id"), nullable=False, index=True),
    Column("facts", PLAIN, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, index=True),  # when it is tried next; none: it was sent, or given up
    Column("tries", Integer, nullable=False),
    Column("why", Text, nullable=False),  # it could not be sent
    Column("way_id", NUMBER, ForeignKey("ways.id")),  # of a notice
    Column("table_id", Text, ForeignKey("tables.id"), index=True),
    Column("whose", NUMBER, ForeignKey("users.id")),  # whose turn it is, or who else is meant
    Column("turn", Integer, nullable=False, server_default=text("0")),  # tells a notice from the next one
    Index("outbox_by_turn", "way_id", "table_id", "kind", "whose", unique=True),
)

keys = Table(  # secrets that all servers on this database share
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

schema_version = Table("schema_version", metadata, Column("version", Integer, nullable=False))
