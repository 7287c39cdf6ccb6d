"""The picture of a game: what its package offers, and a whole position as one drawing.

>>> from roundhouse.games.registry import GAMES, open_game
>>> state = open_game(GAMES[0]).new(2, seed=7)
>>> draw(state).startswith("<svg")
True

Once this module is imported, a state shows itself as a picture in a notebook.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from roundhouse.core.message import Message
from roundhouse.core.state import ARTISTS, State
from roundhouse.games.registry import module
from roundhouse.text import FALLBACK, Words

SPECTATOR = -1

Say = Callable[[Message], str]


class GamePicture(Protocol):
    """What the module `picture` of every game offers.

    It may also have `SIGNS`, the players' emblems by seat, and `money(view)`, the wealth of each seat.
    """

    STYLE: str
    DARK_PROPERTIES: str

    def board(self, view: State, seat: int, say: Say) -> str:
        """The whole table as one SVG."""

    def pictures(self, view: State, seat: int, say: Say) -> dict[str, str]:
        """The parts of the table as `<svg>` fragments by name."""

    def title(self, name: str, say: Say) -> str:
        """What a part is called."""

    def targets(self, state: State, move: int) -> list[str]:
        """The elements that a legal move belongs to."""

    def description(self, view: State, seat: int, say: Say) -> list[str]:
        """The table in words."""


def picture_of(game: str) -> GamePicture:
    """The picture of a game, by the name of its package."""
    return cast(GamePicture, module(game, "picture"))


def draw(state: State, seat: int = SPECTATOR, language: str = FALLBACK, names: Sequence[str] = ()) -> str:
    """A position as one SVG, with what the seat may see of it; a spectator sees what anybody may."""
    say = Words(language, state.game, names).say
    return picture_of(state.game.name).board(state.seen_by(seat), seat, say)


ARTISTS.append(draw)
