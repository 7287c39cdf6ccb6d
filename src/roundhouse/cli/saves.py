"""Where games are kept, and how a file is written so that nothing is ever lost."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

import platformdirs

SUFFIX = ".record"
TAIL = 100  # bytes at the end of a file that tell whether the game has ended


def folder() -> Path:
    """The folder for saved games; the environment variable ROUNDHOUSE_DATA names another."""
    chosen = os.environ.get("ROUNDHOUSE_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("roundhouse") / "games"


def new_place(game: str) -> Path:
    """A file name for a game that starts now, not yet taken."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    place = folder() / (stem + SUFFIX)
    number = 2
    while place.exists():
        place = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return place


def write(place: Path, text: str) -> None:
    """Write a whole file or nothing: a full disk or a lost current leaves the old file as it was."""
    if place.is_dir():
        raise IsADirectoryError(None, "is a folder; a file name is needed", str(place))
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, place)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_new(place: Path, text: str) -> None:
    """Write a file that was not there before: whatever somebody keeps under that name stays as it is."""
    if place.exists() and not place.is_dir():
        raise FileExistsError(None, "is already there; the game goes into a new file", str(place))
    write(place, text)


def newest(game: str | None) -> Path | None:
    """The table played last that has not ended, of one game or of all; None if there is none."""
    found = sorted(
        folder().glob(f"{game or '*'}-*{SUFFIX}"), key=lambda place: place.stat().st_mtime, reverse=True
    )
    return next((place for place in found if not has_ended(place)), None)


def has_ended(place: Path) -> bool:
    """Whether a saved game is over: its file then ends with the winner."""
    with place.open("rb") as file:
        file.seek(0, os.SEEK_END)
        file.seek(max(0, file.tell() - TAIL))
        return b"\nwinner " in file.read()
