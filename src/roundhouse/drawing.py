"""A position as one drawing.

>>> from roundhouse.games.registry import GAMES, open_game
>>> state = open_game(GAMES[0]).new(2, seed=7)
>>> draw(state).startswith("<svg")
True

Once this module is imported, a state shows itself as a picture in a notebook.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.state import ARTISTS, State
from roundhouse.games.registry import package_of
from roundhouse.kit.picture import GamePicture
from roundhouse.table.table import SPECTATOR
from roundhouse.text import FALLBACK, Words


def picture_of(game: str) -> GamePicture:
    """The picture of a game, by its name."""
    return package_of(game).picture()


def draw(state: State, seat: int = SPECTATOR, language: str = FALLBACK, names: Sequence[str] = ()) -> str:
    """A position as one SVG, with what the seat may see of it; a spectator sees what anybody may."""
    say = Words(language, state.game, names).say
    return picture_of(state.game.name).board(state.seen_by(seat), seat, say)


ARTISTS.append(draw)
