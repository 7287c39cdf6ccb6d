"""What a server lacks with some settings: what keeps it from starting, and what it goes without."""

from __future__ import annotations

import importlib.util
import os
import socket
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

from roundhouse.server.configuration import Found, strangers
from roundhouse.server.settings import Settings
from roundhouse.server.store.database import StoreError, check_start


@dataclass(frozen=True, slots=True)
class Lack:
    """Something that is not there, in one sentence."""

    text: str
    fatal: bool = False


def lacking(found: Sequence[Found], environment: Mapping[str, str]) -> list[Lack]:
    """All that is missing. Looks, and changes nothing."""
    values = {one.setting.name: one.value for one in found}
    return [
        *_folder(Path(str(values["data"]))),
        *_database(str(values["database"]), Path(str(values["data"])), bool(values["migrate"])),
        *_address(str(values["host"]), str(values["url"])),
        *_parts(),
        *(Lack(f"{name} is no setting; {meant} is.") for name, meant in strangers(Settings, environment)),
    ]


def _folder(folder: Path) -> Iterator[Lack]:
    place = next((one for one in (folder, *folder.absolute().parents) if one.exists()), folder)
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        yield Lack(f"the folder {folder} cannot be written.", fatal=True)


def _database(url: str, data: Path, migrate: bool) -> Iterator[Lack]:
    if url.startswith("sqlite"):
        file = Path(unquote(urlsplit(url).path)[1:])
        if not file.parent.is_dir() and file.parent != data.absolute():  # that one is made
            yield Lack(f"there is no folder {file.parent} for the database.", fatal=True)
        if not file.is_file() or not file.stat().st_size:  # so is a file
            return
    elif importlib.util.find_spec("psycopg") is None:
        yield Lack("PostgreSQL needs a driver: pip install 'psycopg[binary]'.", fatal=True)
        return
    try:
        check_start(url, migrate)
    except StoreError as error:
        yield Lack(f"{error}.", fatal=True)


def _address(host: str, url: str) -> Iterator[Lack]:
    try:
        found = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        with socket.socket(*found[0][:2]) as bound:
            bound.bind(found[0][4])
    except OSError:
        yield Lack(f"there is no address {host!r} on this machine.", fatal=True)
    if host not in ("127.0.0.1", "::1", "localhost") and not url:
        yield Lack("url is not set: links that people send each other name the address they came by.")
    if url.startswith("http://") and urlsplit(url).hostname not in ("127.0.0.1", "::1", "localhost"):
        yield Lack("url is not https: passwords and cookies can be read on the way.")


def _parts() -> Iterator[Lack]:
    if importlib.util.find_spec("resvg_py") is None:
        yield Lack("pictures of tables in links need a module: pip install resvg-py.")
