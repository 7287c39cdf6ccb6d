"""The games there are. The only place outside their own packages that names them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from roundhouse.core.game import Game, SetupError
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.loading import load as load_age_of_steam
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.loading import load as load_railroad_revolution
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.loading import load as load_russian_railroads

GAMES = ["railroad_revolution", "age_of_steam", "russian_railroads"]


def open_game(name: str, components: Path | None = None) -> Game:
    """A game by name, with the shipped components or an owner's own.

    >>> open_game("railroad_revolution").title
    'Railroad Revolution'
    """
    if name == "railroad_revolution":
        return RailroadRevolution(load_railroad_revolution(components))
    if name == "age_of_steam":
        return AgeOfSteam(load_age_of_steam(components))
    if name == "russian_railroads":
        return RussianRailroads(load_russian_railroads(components))
    raise SetupError(f"there is no game {name!r}; there is {', '.join(GAMES)}")


def module(name: str, part: str) -> ModuleType:
    """A part of a game's package that is only loaded when somebody asks for it: its picture, its guide.

    >>> module("railroad_revolution", "words").__name__
    'roundhouse.games.railroad_revolution.words'
    """
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return import_module(f"roundhouse.games.{name}.{part}")
