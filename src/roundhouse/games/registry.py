"""The games there are. The only place outside their own packages that names them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from roundhouse.core.game import Game, SetupError
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.loading import load

GAMES = ["railroad_revolution"]


def open_game(name: str, components: Path | None = None) -> Game:
    """A game by name, with the shipped components or an owner's own.

    >>> open_game("railroad_revolution").title
    'Railroad Revolution'
    """
    if name == "railroad_revolution":
        return RailroadRevolution(load(components))
    raise SetupError(f"there is no game {name!r}; there is {', '.join(GAMES)}")


def module(name: str, part: str) -> ModuleType:
    """A part of a game's package that is only loaded when somebody asks for it: its picture, its guide.

    >>> module("railroad_revolution", "words").__name__
    'roundhouse.games.railroad_revolution.words'
    """
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return import_module(f"roundhouse.games.{name}.{part}")
