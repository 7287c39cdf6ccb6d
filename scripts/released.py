"""Keep the components that games come with, by their digest, for all releases to come, and index their maps.

    python scripts/released.py             keeps those of today in games/<game>/released; renews the indexes
    python scripts/released.py --check     says whether something is missing there

A corrected price makes other components. The games of earlier releases were played with the old ones: their
records name them by digest, and whoever opens one finds the text here. What a release has brought is never
taken away; what no release has had yet may be.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from roundhouse.games.registry import GAMES, open_game, package_of


def main() -> int:
    parser = argparse.ArgumentParser(description="Keep the components that games come with.")
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    stale = [one for name in GAMES if (one := index(name)) is not None and not is_fresh(*one)]
    for place, text in stale:
        if check:
            print(f"{place} is out of date: run `python scripts/released.py`, so that the start is fast.")
        else:
            place.write_text(text, encoding="utf-8")
            print(f"renewed {place}")
    missing = [place for name in GAMES if not (place := kept_place(name)).is_file()]
    for place in missing:
        if check:
            print(f"{place} is missing: run `python scripts/released.py`, so that old games find it.")
        else:
            keep(place)
            print(f"kept {place}")
    return 1 if check and (missing or stale) else 0


def index(name: str) -> tuple[Path, str] | None:
    """The index of a game's maps and what must stand there, if it has one."""
    maps = package_of(name).maps()
    return None if maps is None else maps.index()


def is_fresh(place: Path, text: str) -> bool:
    """Whether a file holds this text."""
    return place.is_file() and place.read_text(encoding="utf-8") == text


def kept_place(name: str) -> Path:
    """Where the components of today are kept."""
    return package_of(name).folder / "released" / f"{open_game(name).components_digest}.toml"


def keep(place: Path) -> None:
    """Write the components of today there."""
    place.parent.mkdir(exist_ok=True)
    place.write_text(open_game(place.parent.parent.name).components_text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
