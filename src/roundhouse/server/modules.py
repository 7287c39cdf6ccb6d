"""What a game's package offers a page beside its rules: a picture and a guide. Found by name, never named."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from roundhouse.core.message import Message
from roundhouse.core.state import State
from roundhouse.guide import GameGuide, guide_of

Say = Callable[[Message], str]


class GamePicture(Protocol):
    """What the module `picture` of every game offers."""

    STYLE: str
    DARK_PROPERTIES: str

    def pictures(self, view: State, seat: int, say: Say) -> dict[str, str]:
        """The parts of the table by name."""

    def targets(self, state: State, move: int) -> list[str]:
        """The elements that a move belongs to."""


@cache
def picture_of(game: str) -> GamePicture:
    """The picture of a game, by the name of its package."""
    return cast(GamePicture, import_module(f"roundhouse.games.{game}.picture"))


@cache
def guide_for(game: str) -> GameGuide | None:
    """The guide of a game, if it has one."""
    if find_spec(f"roundhouse.games.{game}.guide") is None:
        return None
    return guide_of(game)


def in_short(game: str, say: Say) -> dict[str, str]:
    """A game in one line: `tagline`, `minutes` and `weight`, as far as its guide tells."""
    about = getattr(guide_for(game), "about", None)
    return {} if about is None else dict(about(say))


def stylesheet(game: str) -> str:
    """The style of a game's picture, in light and in dark."""
    picture = picture_of(game)
    dark = picture.DARK_PROPERTIES
    return (
        f"{picture.STYLE}\n"
        f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{ {dark} }} }}\n"
        f":root[data-theme=dark] {{ {dark} }}\n"
    )
