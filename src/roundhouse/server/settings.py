"""What a server is told when it starts: from arguments, else from the environment, else sensible values.

ROUNDHOUSE_DATA       the data folder
ROUNDHOUSE_DATABASE   the database, as a URL; a file in the data folder unless told otherwise
ROUNDHOUSE_HOST       the address to listen at
ROUNDHOUSE_PORT       the port to listen at
ROUNDHOUSE_URL        the address by which the outside knows the server
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from urllib.parse import quote

import platformdirs

SECRET_BYTES = 32
SECRET_FILE = "secret"
DATABASE_FILE = "roundhouse.sqlite"
HOST, PORT = "127.0.0.1", 8000


class SettingsError(ValueError):
    """A setting that cannot be used: one plain sentence says why."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A bucket of tokens: so many at once, and how many come back in a second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is let in, and how often."""

    body: int = 16 * 1024  # bytes of a JSON body or a form
    upload: int = 1024 * 1024  # bytes of a components file
    chat: int = 1000  # letters
    note: int = 10_000  # letters
    key: int = 64  # letters of the key of a request
    login: Rate = Rate(8, 0.05)
    create: Rate = Rate(12, 0.1)
    talk: Rate = Rate(10, 1.0)
    move: Rate = Rate(80, 10.0)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server needs to know; `load` fills in what is not given."""

    data: Path  # the data folder
    database: str
    secret: str = field(repr=False)  # signs cookies
    host: str = HOST
    port: int = PORT
    base_url: str | None = None  # without a slash at the end; None: what the browser's request says
    limits: Limits = Limits()
    bot_workers: int = 0  # processes in which bots think; 0: as many as fit the machine

    @classmethod
    def load(
        cls,
        data: Path | None = None,
        database: str | None = None,
        host: str | None = None,
        port: int | None = None,
        base_url: str | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> Settings:
        """The settings of a start; makes the data folder and the secret if they are not there yet."""
        folder = data or data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
        return cls(
            data=folder,
            database=database_url(folder, database, environment),
            secret=secret(folder),
            host=host or environment.get("ROUNDHOUSE_HOST") or HOST,
            port=checked_port(port if port is not None else environment.get("ROUNDHOUSE_PORT") or PORT),
            base_url=(base_url or environment.get("ROUNDHOUSE_URL") or "").rstrip("/") or None,
        )


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for all that is kept; the environment variable ROUNDHOUSE_DATA names another."""
    chosen = environment.get("ROUNDHOUSE_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("roundhouse")


def database_url(
    folder: Path | None = None, given: str | None = None, environment: Mapping[str, str] = os.environ
) -> str:
    """The URL of the database: as given, else from the environment, else a file in the data folder.

    A URL of PostgreSQL may leave out the name of the driver.

    >>> database_url(Path("/srv"), None, {})
    'sqlite:////srv/roundhouse.sqlite'
    >>> database_url(given="postgres://db/roundhouse")
    'postgresql+psycopg://db/roundhouse'
    """
    url = given or environment.get("ROUNDHOUSE_DATABASE")
    if not url:
        place = (folder or data_folder(environment)).absolute() / DATABASE_FILE
        return f"sqlite:///{quote(str(place), safe='/:')}"
    scheme, mark, rest = url.partition("://")
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    if not mark or scheme not in ("sqlite", "postgresql+psycopg"):
        raise SettingsError(
            "a database is a URL like sqlite:////folder/file.sqlite or postgresql://host/name, "
            f"not {url[:80]!r}"
        )
    return url


def checked_port(given: int | str) -> int:
    """A port as a number; 0 lets the system choose one."""
    try:
        port = int(given)
    except ValueError:
        raise SettingsError(f"a port is a number from 0 to 65535, not {given!r}") from None
    if not 0 <= port <= 65535:
        raise SettingsError(f"a port is a number from 0 to 65535, not {port}")
    return port


def secret(folder: Path) -> str:
    """The secret that signs cookies: made once, kept in a file that only its owner can read."""
    place = folder / SECRET_FILE
    if not place.exists():
        handle, name = tempfile.mkstemp(prefix=f".{SECRET_FILE}.", dir=folder)  # mode 600
        try:
            with os.fdopen(handle, "w", encoding="ascii") as file:
                file.write(token_hex(SECRET_BYTES))
                file.flush()
                os.fsync(file.fileno())
            with suppress(FileExistsError):
                os.link(name, place)  # of two servers that start at once, one makes the secret
        finally:
            Path(name).unlink(missing_ok=True)
    kept = place.read_text(encoding="ascii", errors="replace").strip()
    if len(kept) < 2 * SECRET_BYTES:
        raise SettingsError(f"{place} is too short for a secret: delete it, and a new one is made")
    return kept
