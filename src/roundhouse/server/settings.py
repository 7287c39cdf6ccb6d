"""What a server is told when it starts: every setting with its meaning and what is usual.

To add a setting, add a line here: reading, checking, `roundhouse serve --check` and docs/settings.md follow.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from pathlib import Path
from secrets import token_hex
from typing import ClassVar
from urllib.parse import quote

import platformdirs

from roundhouse.server.configuration import Found, SettingsError, filled, gather, setting

SECRET_BYTES = 32
SECRET_FILE, DATABASE_FILE = "secret", "roundhouse.sqlite"
LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9-]{1,63}(?:\.[a-zA-Z0-9-]{1,63})+")


@dataclass(frozen=True, slots=True)
class Rate:
    """A bucket of tokens: so many at once, and how many come back in a second.

    >>> Rate.parse("8 + 0.05/s"), str(Rate(80, 10.0))
    (Rate(burst=8.0, per_second=0.05), '80+10/s')
    """

    burst: float
    per_second: float

    written: ClassVar[str] = "a rate like 8+0.05/s: so many at once, and so many more each second"

    @classmethod
    def parse(cls, given: object) -> Rate:
        """A rate as it is written."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*\+\s*(\d+(?:\.\d+)?)\s*/\s*s", str(given).strip())
        if found is None or float(found[1]) < 1 or not float(found[2]):
            raise ValueError
        return cls(float(found[1]), float(found[2]))

    def __str__(self) -> str:
        return f"{self.burst:g}+{self.per_second:g}/s"


def known_database(url: str) -> str:
    """The URL of a database. One of PostgreSQL may leave out the name of the driver.

    >>> known_database("postgres://db/roundhouse")
    'postgresql+psycopg://db/roundhouse'
    """
    scheme, mark, rest = url.partition("://")
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    if not mark or scheme not in ("sqlite", "postgresql+psycopg"):
        raise SettingsError(
            "a database is a URL like sqlite:////folder/file.sqlite or postgresql://host/name, "
            f"not {url[:80]!r}"
        )
    return url


def own_database(folder: Path) -> str:
    """The database in a data folder.

    >>> own_database(Path("/srv"))
    'sqlite:////srv/roundhouse.sqlite'
    """
    return f"sqlite:///{quote(str(folder.absolute() / DATABASE_FILE), safe='/:')}"


def without_password(url: str) -> str:
    """The URL of a database for people's eyes.

    >>> without_password("postgresql+psycopg://ada:secret@db/games")
    'postgresql+psycopg://ada:***@db/games'
    """
    return re.sub(r"(//[^/@]*?:)[^/]*@", r"\1***@", url)


def known_url(url: str) -> str:
    """The address of a site, without a slash at the end."""
    if url and not url.startswith(("http://", "https://")):
        raise SettingsError(f"the address {url[:80]!r} must begin with http:// or https://")
    return url.rstrip("/")


def known_proxies(given: str) -> str:
    """Addresses and networks of proxies.

    >>> known_proxies("10.0.0.7, 172.16.0.0/12")
    '10.0.0.7,172.16.0.0/12'
    """
    for part in parts(given):
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise SettingsError(
                f"a proxy is an address like 10.0.0.7 or a network like 10.0.0.0/8, not {part!r}"
            ) from None
    return ",".join(parts(given))


def parts(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def long_secret(text: str) -> str:
    """A secret that nobody guesses."""
    if len(text) < SECRET_BYTES:
        raise SettingsError(f"a secret has at least {SECRET_BYTES} letters")
    return text


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is let in, and how often."""

    body: int = setting(16 * 1024, "bytes of a form or of a request of a page", least=1024)
    upload: int = setting(1024 * 1024, "bytes of a components file", least=1024)
    upload_seconds: float = setting(10.0, "seconds that reading a components file may take", least=0.1)
    upload_memory: int = setting(512, "MB of memory for the process that reads them", least=64)
    chat: int = setting(1000, "letters of a line of chat", least=1, most=20_000)
    note: int = setting(10_000, "letters of somebody's notes at a table", least=1, most=20_000)
    connections: int = setting(
        20_000, "connections at once; never more than the system has files for", least=10
    )
    connections_address: int = setting(500, "connections from one address that is no proxy's", least=1)
    streams: int = setting(10_000, "pages of tables that listen, at once", least=1)
    streams_address: int = setting(200, "pages of tables that listen, from one address", least=1)
    header_seconds: float = setting(20.0, "seconds until a request has said what it wants", least=0.01)
    body_seconds: float = setting(
        60.0, "seconds until the rest of a request has come, or an answer is read", least=0.01
    )
    login: Rate = setting(Rate(8, 0.05), "attempts to log in, for each name from each address")
    letter: Rate = setting(Rate(4, 0.005), "letters that somebody asks for, for each person")
    create: Rate = setting(Rate(12, 0.1), "new tables, for each person")
    guest: Rate = setting(Rate(5, 0.05), "new users without a password, for each person")
    talk: Rate = setting(Rate(10, 1.0), "lines of chat, for each person")
    move: Rate = setting(Rate(80, 10.0), "moves, for each person")
    look: Rate = setting(Rate(60, 4.0), "questions why something cannot be done, for each person")
    draft: Rate = setting(Rate(200, 15.0), "questions what would come of moves, for each person")
    api: Rate = setting(Rate(200, 20.0), "requests to the API, for each token")
    bot_create: Rate = setting(Rate(6, 0.02), "new tables, for each bot account")
    bot_talk: Rate = setting(Rate(5, 0.1), "lines of chat, for each bot account")
    bot_move: Rate = setting(Rate(200, 20.0), "moves, for each bot account")
    bot_tables: int = setting(40, "tables that are not over, for each bot account", least=1)
    bots: int = setting(5, "bot accounts of one person", least=0)
    tokens: int = setting(20, "tokens of one person and their bot accounts", least=1)
    api_streams: int = setting(5, "streams of the API at once, for each account", least=1)
    bot_other: Rate = setting(Rate(60, 2.0), "changes of any other kind, for each bot account")
    other: Rate = setting(Rate(60, 2.0), "changes of any other kind, for each person")
    preview: Rate = setting(Rate(1, 0.1), "pictures of tables for links, for each person")
    shared: int = setting(10, "so many people may share an address: it gets so many times the rates", least=1)


def one_of(*choices: str) -> Callable[[str], str]:
    """A word out of a few."""

    def check(text: str) -> str:
        if text.lower() not in choices:
            raise SettingsError(f"it is one of {', '.join(choices)}, not {text[:80]!r}")
        return text.lower()

    return check


@dataclass(frozen=True, slots=True)
class LogSettings:
    """What is written while the server runs, to its standard error."""

    format: str = setting("text", "`text` for people, `json` for programs", clean=one_of("text", "json"))
    level: str = setting(
        "info",
        "the least that is written: `debug`, `info`, `warning` or `error`",
        clean=one_of("debug", "info", "warning", "error"),
    )
    access: bool = setting(False, "whether every request gets a line")


def known_sender(text: str) -> str:
    """The address that mail comes from, perhaps with a name.

    >>> known_sender("Roundhouse <mail@play.example>")
    'Roundhouse <mail@play.example>'
    """
    if text and not is_address(parseaddr(text)[1]):
        raise SettingsError(f"an address like Roundhouse <mail@play.example> is needed, not {text[:80]!r}")
    return text


def is_address(text: str) -> bool:
    """Whether mail could be sent to an address: one line, one person, a name with a dot behind the @.

    >>> [is_address(text) for text in ("ada@play.example", "ada@localhost", "a@b.example, c@d.example")]
    [True, False, False]
    """
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The mail server for messages to people; with none, or without `url` for links, no mail is offered."""

    host: str = setting("", "the SMTP server", usual="no mail is sent")
    port: int = setting(587, "its port", least=1, most=65535)
    security: str = setting(
        "starttls",
        "`starttls`, `tls` from the first byte on, or `none` (inside one machine)",
        clean=one_of("starttls", "tls", "none"),
    )
    user: str = setting("", "the name to log in with there", usual="no log-in")
    password: str = setting("", "the password to log in with there", secret=True)
    sender: str = setting(
        "", "the address it comes from, like Roundhouse <mail@play.example>", clean=known_sender
    )


@dataclass(frozen=True, slots=True)
class WebhookSettings:
    """Notices to addresses that people choose; without `url` for links they are not offered."""

    offered: bool = setting(False, "whether people may have notices posted to an address of their own")
    networks: str = setting(
        "",
        "networks of your own that such addresses, and those of browsers, may lead to, like 10.1.0.0/16",
        usual="public addresses only",
        clean=known_proxies,
    )


@dataclass(frozen=True, slots=True)
class PushSettings:
    """Notices to browsers in which no page is open. Browsers want `url` to begin with https for that."""

    offered: bool = setting(True, "whether people may have notices shown by their browsers")


@dataclass(frozen=True, slots=True)
class MetricsSettings:
    """Figures for Prometheus."""

    host: str = setting("127.0.0.1", "the address to serve figures at, in the clear: keep it inside")
    port: int = setting(
        0,
        "the port for it; each process takes the next free one from here",
        usual="figures are not served",
        least=0,
        most=65535,
    )


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server needs to know; `load` fills in what is not given."""

    data: Path = setting(
        Path(), "the folder for all that is kept", usual="the user's folder for data", common=True
    )
    database: str = setting(
        "",
        "the database, as a URL: sqlite:////folder/file.sqlite or postgresql://user@host/name",
        usual="a file in the data folder",
        common=True,
        clean=known_database,
    )
    migrate: bool = setting(
        True, "whether a database of an earlier day is brought up to date at the start, with a copy kept"
    )
    host: str = setting("127.0.0.1", "the address to listen at; 0.0.0.0 serves your network", common=True)
    port: int = setting(8000, "the port to listen at; 0 takes a free one", common=True, least=0, most=65535)
    url: str = setting(
        "",
        "the address by which others reach this server, for links",
        usual="what the browser asks for",
        common=True,
        clean=known_url,
    )
    allow_host: tuple[str, ...] = setting(
        (), "further names by which browsers may ask for it", usual="this machine's names and that of --url"
    )
    trust_proxy: str = setting(
        "127.0.0.1,::1",
        "addresses or networks of proxies: whom they say they ask for is believed",
        clean=known_proxies,
    )
    secret: str = setting(
        "",
        "signs cookies and links to seats; the same for all servers on one database",
        usual="kept in the database, made at the first start",
        secret=True,
        clean=long_secret,
    )
    drain_seconds: int = setting(5, "seconds that requests have to finish when the server stops", least=0)
    drain_notice: int = setting(
        0, "seconds before that in which /readyz says no and all is still served, for a proxy to see", least=0
    )
    processes: int = setting(
        1,
        "processes that answer visitors: as many as the machine has cores to spare; not on Windows",
        least=1,
        most=64,
        common=True,
    )
    bot_workers: int = setting(
        0, "processes in which bots think", usual="two, or one on a machine with two cores or fewer", least=0
    )
    bot_seconds: float = setting(60.0, "seconds that a bot may think about one move", least=1)
    artists: int = setting(1, "processes that draw what people see; 0: the server's own does", least=0)
    tables_memory: int = setting(256, "MB of memory for tables that are played at or looked at", least=1)
    reviews_kept: int = setting(64, "reviews of games kept in memory", least=1)
    abandon_days: int = setting(
        60,
        "days until a table that nobody looks at is closed, to be opened again by those at it; 0: never",
        least=0,
        most=3650,
    )
    limits: Limits = Limits()
    log: LogSettings = LogSettings()
    metrics: MetricsSettings = MetricsSettings()
    mail: MailSettings = MailSettings()
    webhook: WebhookSettings = WebhookSettings()
    push: PushSettings = PushSettings()

    @property
    def sends_mail(self) -> bool:
        """Whether the operator has set up all that mail to people needs."""
        return bool(self.mail.host and self.mail.sender and self.url)

    @classmethod
    def load(
        cls,
        data: Path | None = None,
        environment: Mapping[str, str] = os.environ,
        config: Path | None = None,
        **given: object,
    ) -> Settings:
        """The settings of a start; makes the data folder if it is not there yet."""
        found = cls.found({"data": data, **given}, environment, config)
        values = {one.setting.name: one.value for one in found}
        folder = Path(str(values["data"]))
        folder.mkdir(parents=True, exist_ok=True)
        return filled(cls, values)

    @classmethod
    def found(
        cls, given: Mapping[str, object], environment: Mapping[str, str], config: Path | None = None
    ) -> list[Found]:
        """All settings with where each came from. Makes nothing."""
        found = gather(cls, given, environment, config)
        folder = next(Path(str(one.value)) for one in found if one.setting.name == "data")
        if folder == Path():
            folder = platformdirs.user_data_path("roundhouse")
        worked_out = {"data": folder, "database": own_database(folder)}
        return [
            Found(one.setting, worked_out.get(one.setting.name), one.source)
            if one.setting.name in worked_out and one.value in ("", Path())
            else one
            for one in found
        ]


def database_url(
    given: str | None = None,
    environment: Mapping[str, str] = os.environ,
    config: Path | None = None,
    data: Path | None = None,
) -> str:
    """The database that a server with these settings has."""
    found = Settings.found({"database": given, "data": data}, environment, config)
    return next(str(one.value) for one in found if one.setting.name == "database")


def shown(found: Found) -> str:
    """The value of a setting for people's eyes."""
    if found.setting.name == "database":
        return without_password(str(found.value))
    if found.setting.usual and not found.value:
        return found.setting.usual
    return found.setting.shown(found.value)


def first_secret(folder: Path) -> str:
    """The secret for a database that has none yet: from a file, where it once was kept, or a new one."""
    place = folder / SECRET_FILE
    if not place.exists():
        return token_hex(SECRET_BYTES)
    kept = place.read_text(encoding="ascii", errors="replace").strip()
    if len(kept) < 2 * SECRET_BYTES:
        raise SettingsError(f"{place} is too short for a secret: delete it, and a new one is made")
    return kept
