"""What everybody at a table is told, and how it gets out: only after it has been stored.

With SQLite there is one server, and its processes tell their own viewers and each other. With PostgreSQL the
database carries the announcements: those of a transaction go out to every server when it is committed, and
never otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, text

CHANNEL = "roundhouse"
EYES = "eyes"  # the event that somebody has a table before their eyes now, or has it no more
LARGEST = 7900  # bytes; PostgreSQL takes less than 8000


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that happened at a table; `seq` is the number of the entry when it was one."""

    event: str  # "moved", "seats", "undo", "chat", ...
    table_id: str
    seq: int = 0
    data: dict[str, object] = field(default_factory=dict)

    def encode(self) -> str:
        """As the database carries it; what is too long is left out: viewers ask for it."""
        written = msgspec.json.encode(self)
        if len(written) > LARGEST:
            written = msgspec.json.encode(Announcement(self.event, self.table_id, self.seq))
        return written.decode()


def to_user(user_id: int) -> str:
    """What stands in the place of a table where somebody is told of a new one."""
    return f"user {user_id}"


def decode(written: str) -> Announcement:
    """The announcement that was written so."""
    return msgspec.json.decode(written, type=Announcement)


Listener = Callable[[Announcement], None]


class Announcer:
    """Hands announcements to those who listen."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Be told from now on; listeners must be quick and must not raise."""
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        """Be told no longer."""
        self._listeners.remove(listener)

    def within(self, connection: Connection, announcement: Announcement) -> None:
        """Part of a transaction: let PostgreSQL tell it at the commit."""
        if connection.dialect.name == "postgresql":
            connection.execute(
                text("SELECT pg_notify(:channel, :written)"),
                {"channel": CHANNEL, "written": announcement.encode()},
            )

    def after(self, announcement: Announcement) -> None:
        """After the commit, where no database carries announcements."""
        for listener in list(self._listeners):
            listener(announcement)
