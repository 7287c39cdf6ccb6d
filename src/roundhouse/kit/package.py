"""A game as one package: its rooms, each found by its name and loaded when somebody asks for it.

A package is known by its entry point in the group `roundhouse.games`, which names an object of this kind.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, cast

from roundhouse.core.game import Game, SetupError
from roundhouse.core.record import Record
from roundhouse.kit.files.texts import read_text
from roundhouse.kit.words import Say

if TYPE_CHECKING:
    from roundhouse.kit.board import GameBoard
    from roundhouse.kit.editor import GameEditor
    from roundhouse.kit.guide import GameGuide
    from roundhouse.kit.orders import GameOrders
    from roundhouse.kit.picture import GamePicture
    from roundhouse.kit.words import GameWords


DIGEST = re.compile(r"[0-9a-f]{64}")


class GameOracle(ABC):
    """What the room `oracle` offers, as `ORACLE`, of a game that reads games recorded elsewhere."""

    @abstractmethod
    def check(self, path: Path, game: Game, say: Say, only: str | None = None) -> list[dict[str, object]]:
        """What there is to say of every game of a file, or of the one that is named."""

    @abstractmethod
    def imported(
        self, text: str, name: str, game: Game, say: Say, only: str | None = None
    ) -> dict[str, Record]:
        """Every game of a file, or the one that is named, as a record; ValueError if one breaks.

        `name` is what a file with a single game calls it.
        """


class GameMaps(ABC):
    """What the room `maps` offers, as `MAPS`, of a game whose maps are files."""

    @abstractmethod
    def describe_map(self, path: Path) -> list[str]:
        """An own map in a few lines; raises ValueError if the file is no correct map."""

    @abstractmethod
    def draw_file(self, path: Path, say: Say) -> tuple[str, str]:
        """The title of a map in a file, and the bare map as one SVG."""

    def index(self) -> tuple[Path, str] | None:
        """The file in which all maps are listed before one is opened, and what it must hold; None if none."""
        return None


@dataclass(frozen=True)
class GamePackage:
    """All that a game offers. The room `words` of the Python package `home` holds `WORDS`, and so on.

    >>> from roundhouse.games.registry import GAMES, package_of
    >>> package = package_of(GAMES[0])
    >>> package.open().name == package.name, package.words().MERE
    (True, ('done', 'skip'))
    """

    home: str  # the dotted name of the Python package
    rank: int = 100  # lower ones are listed first

    @property
    def name(self) -> str:
        """The name of the game and of its catalogues: the last part of the package's."""
        return self.home.rpartition(".")[2]

    @property
    def folder(self) -> Path:
        """Where the package lies."""
        return Path(str(opened(self.home).__file__)).parent

    @property
    def locale(self) -> Path:
        """Where its catalogues lie."""
        return self.folder / "locale"

    def open(self, components: Path | None = None) -> Game:
        """The game, with the components of a file or with those that come with it."""
        kind = cast("type[Game]", self.room("game"))
        if components is None:
            return kind.opened(None)
        return kind.opened(read_text(components), str(components))

    def open_as(self, digest: str, revision: int, components: Path | None = None) -> Game:
        """The game as it was played on another day: with these components, by the rules of that revision.

        The components are those of some release, or of an owner's file; SetupError if they are neither, or
        if the rules are not known any more, or not yet.
        """
        game = self.open(components)
        if components is None and game.components_digest != digest:
            text = self.released(digest)
            if text is None:
                raise SetupError(
                    f"it was played with components ({digest[:12]}…) that came with no release known here: "
                    "the file it was played with is needed"
                )
            game = type(game).opened(text, f"{digest}.toml")
        elif components is not None and game.components_digest != digest:
            # What an owner's file leaves out may have been otherwise on that day.
            for text in self.releases():
                twin = type(game).opened(game.completed(read_text(components), text), str(components))
                if twin.components_digest == digest:
                    game = twin
        return game.under(revision)

    def released(self, digest: str) -> str | None:
        """The components that came with some release, by their digest, as one text."""
        place = self.folder / "released" / f"{digest}.toml"
        return read_text(place) if DIGEST.fullmatch(digest) and place.is_file() else None

    def releases(self) -> list[str]:
        """The components of all releases."""
        return [read_text(place) for place in sorted((self.folder / "released").glob("*.toml"))]

    def words(self) -> GameWords:
        return cast("GameWords", self.room("words"))

    def picture(self) -> GamePicture:
        return cast("GamePicture", self.room("picture"))

    def board(self) -> GameBoard:
        return cast("GameBoard", self.room("board"))

    def guide(self) -> GameGuide:
        return cast("GameGuide", self.room("guide"))

    def maps(self) -> GameMaps | None:
        """What the game can do with maps in files, if its maps are files."""
        return cast("GameMaps", self.room("maps")) if self.has("maps") else None

    def editor(self) -> GameEditor | None:
        """What maps in files are made of, if they can be made in the browser."""
        return cast("GameEditor", self.room("editor")) if self.has("editor") else None

    def orders(self) -> GameOrders | None:
        """What players may leave to be answered by rote, if anything."""
        return cast("GameOrders", self.room("orders")) if self.has("orders") else None

    def oracle(self) -> GameOracle | None:
        """What reads games recorded elsewhere, if anything does."""
        return cast("GameOracle", self.room("oracle")) if self.has("oracle") else None

    def has(self, room: str) -> bool:
        """Whether the package has such a room; a folder of files alone is none."""
        spec = find_spec(f"{self.home}.{room}")
        return spec is not None and spec.origin is not None

    def room(self, name: str) -> object:
        """What a room holds under its own name."""
        found = vars(opened(f"{self.home}.{name}")).get(name.upper())
        if found is None:
            raise SetupError(
                f"the game {self.name} is not complete: {self.home}.{name} has no {name.upper()}"
            )
        return found


@cache
def opened(path: str) -> ModuleType:
    """A module, imported once: every view asks for rooms, and it takes a while even to import nothing new."""
    return import_module(path)
