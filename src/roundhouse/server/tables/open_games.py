"""The games that are played here: each is opened once for each set of components."""

from __future__ import annotations

import tempfile
import threading
from pathlib import Path

from roundhouse.core.game import Game, SetupError
from roundhouse.games.registry import open_game

MOST = 32  # games with components of their own that are kept open


class OpenGames:
    """Games, opened and kept."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._games: dict[tuple[str, str | None], Game] = {}

    def game(self, name: str, components: str | None = None) -> Game:
        """A game with the shipped components, or with those of a text; SetupError if they are wrong."""
        with self._lock:
            key = (name, components)
            game = self._games.pop(key, None)
            if game is None:
                game = opened(name, components)
            self._games[key] = game
            if len(self._games) > MOST:
                del self._games[next(iter(self._games))]
            return game


def opened(name: str, components: str | None) -> Game:
    """Open a game. Components are read from a file, so that what is wrong is told by line."""
    if components is None:
        return open_game(name)
    with tempfile.TemporaryDirectory(prefix="roundhouse-") as folder:
        place = Path(folder) / "components.toml"
        place.write_text(components, encoding="utf-8")
        try:
            return open_game(name, place)
        except ValueError as error:
            raise SetupError(str(error).replace(str(place), place.name)) from error
