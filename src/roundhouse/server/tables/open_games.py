"""The games that are played here: each is opened once for each set of components."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from roundhouse.core.game import Game, SetupError
from roundhouse.games.registry import GAMES, open_game, package_of
from roundhouse.server.tables import refusals
from roundhouse.server.tables.refusals import Unplayable
from roundhouse.server.tables.stored_table import ComponentsRow, TableRow

MOST = 32  # games with components of their own that are kept open
FILE_NAME = "components.toml"  # what an owner's file is called in what is said of it


class OpenGames:
    """Games, opened and kept."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._games: dict[tuple[str, str | None], Game] = {}

    def game(self, name: str, components: str | None = None) -> Game:
        """A game with the shipped components, or with those of a text; SetupError if they are wrong."""
        game = self.kept(name, components) or opened(name, components)  # which takes its time: not locked
        with self._lock:
            game = self._games.setdefault((name, components), game)
            if len(self._games) > MOST:
                del self._games[next(iter(self._games))]
            return game

    def kept(self, name: str, components: str | None) -> Game | None:
        """A game that is open already."""
        with self._lock:
            key = (name, components)
            game = self._games.pop(key, None)
            if game is not None:
                self._games[key] = game  # the last to be closed
            return game

    def played(self, row: TableRow, kept: Callable[[str], str | None]) -> Game:
        """The game as a table was begun: with its components, by the rules of its day; or Unplayable.

        `kept` gives the text of components by their key.
        """
        if row.game not in GAMES:
            raise Unplayable(refusals.GAME)
        game = self.game(row.game)
        if row.components not in (None, key_of(game.components_text)):
            game = self._with(row, kept(row.components))
        elif row.components_digest != game.components_digest:
            game = self._with(row, package_of(row.game).released(row.components_digest))
        if game.components_digest != row.components_digest:
            raise Unplayable(refusals.COMPONENTS, f"its components give {game.components_digest[:12]}…")
        try:
            return game.under(row.revision)
        except SetupError as error:
            raise Unplayable(refusals.RULES, str(error)) from None

    def _with(self, row: TableRow, text: str | None) -> Game:
        if text is None:
            raise Unplayable(refusals.COMPONENTS, f"its components {row.components_digest[:12]}… are missing")
        try:
            return self.game(row.game, text)
        except SetupError as error:
            raise Unplayable(refusals.COMPONENTS, f"its components cannot be read: {error}") from None


@lru_cache(maxsize=64)
def key_of(text: str) -> str:
    """What components are kept under."""
    return sha256(text.encode()).hexdigest()


def box_of(game: Game) -> ComponentsRow:
    """What a game is played with, as it is kept."""
    text = game.components_text
    return ComponentsRow(key_of(text), game.name, game.components_digest, text)


def of_an_owner(game: Game) -> bool:
    """Whether a game is played with an owner's components, and not with those of any release."""
    return game.own_components and package_of(game.name).released(game.components_digest) is None


def opened(name: str, components: str | None) -> Game:
    """Open a game. Components are read from a file, so that what is wrong is told by line."""
    if components is None:
        return open_game(name)
    with tempfile.TemporaryDirectory(prefix="roundhouse-") as folder:
        place = Path(folder) / FILE_NAME
        place.write_text(components, encoding="utf-8")
        try:
            return open_game(name, place)
        except ValueError as error:
            raise SetupError(str(error).replace(str(place), place.name)) from error
