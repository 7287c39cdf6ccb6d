"""The games there are: all with an entry point in the group `roundhouse.games`, the shipped ones too."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from roundhouse.core.game import Game, SetupError
from roundhouse.kit.package import GamePackage

GROUP = "roundhouse.games"  # of entry points, each naming a GamePackage


@cache
def packages() -> dict[str, GamePackage]:
    """The packages of all games by name."""
    found: list[GamePackage] = [entry.load() for entry in entry_points(group=GROUP)]
    if not found:
        raise SetupError("no game is installed: run `make ready`, or install Roundhouse again")
    return {package.name: package for package in sorted(found, key=lambda one: (one.rank, one.name))}


GAMES = list(packages())


def package_of(name: str) -> GamePackage:
    """A game's package by its name."""
    if name not in packages():
        raise SetupError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return packages()[name]


def open_game(name: str, components: Path | None = None) -> Game:
    """A game by name, with the shipped components or an owner's own.

    >>> open_game(GAMES[0]).title
    'Railroad Revolution'
    """
    return package_of(name).open(components)
