"""An editor for maps in files, as a game describes it: what a hex can be, what stands there, which rules.

The page that shows it knows no game. A map is edited as the values of its file; keys are paths into them,
such as `map.title` or `map.players.0`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from roundhouse.core.message import Message
from roundhouse.kit.words import Say


@dataclass(frozen=True)
class Field:
    """Something to fill in: a text, a number between two bounds, or one of some choices."""

    key: str
    word: Message
    number: tuple[int, int] | None = None
    choices: tuple[tuple[str, Message], ...] = ()


@dataclass(frozen=True)
class Brush:
    """What a hex can be: its letter in the grid, its name, and a colour to paint it with."""

    letter: str
    word: Message
    colour: str
    places: str = ""  # the path of the list in which what stands on such a hex has an entry
    fields: tuple[Field, ...] = ()  # of such an entry, besides its name and where it is


@dataclass(frozen=True)
class Rule:
    """A rule that a map can switch on: what it does on some map, how that map writes it, what it is about."""

    name: str
    means: Message
    map: Message
    example: str
    subject: Message


@dataclass(frozen=True)
class Checked:
    """What there is to say of a map: what is wrong, or else what is on it, and how it looks."""

    problems: list[str] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    picture: str = ""


class GameEditor(ABC):
    """What the room `editor` offers, as `EDITOR`, of a game whose maps can be made in the browser."""

    GRID: str  # the path of the grid: a list of columns, each a text with a letter for every hex
    RULES: str  # the path of the rules
    OFF: str  # the letter of a hex that is none
    MOST: tuple[int, int]  # columns and rows

    @abstractmethod
    def start(self) -> str:
        """A small map to begin with, as a file."""

    @abstractmethod
    def head(self) -> list[Field]:
        """What belongs to the map as a whole."""

    @abstractmethod
    def brushes(self) -> list[Brush]:
        """What hexes can be; the first is what new hexes are."""

    @abstractmethod
    def rules(self) -> list[Rule]:
        """The rules that can be switched on."""

    @abstractmethod
    def read(self, text: str) -> dict[str, object]:
        """The values of a file; ValueError if it cannot be read."""

    @abstractmethod
    def written(self, values: dict[str, object]) -> str:
        """The file with these values."""

    @abstractmethod
    def checked(self, text: str, say: Say) -> Checked:
        """What there is to say of a file."""
