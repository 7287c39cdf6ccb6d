"""What a game's package offers beside its rules: a guide, and the style of its picture."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.util import find_spec

from roundhouse.drawing import Say, picture_of
from roundhouse.games.registry import GAMES
from roundhouse.guide import GameGuide, guide_of


@cache
def shown_games() -> tuple[str, ...]:
    """The games that pages can show: those with words and a picture. Others can still be simulated."""
    parts = ("words", "picture")
    return tuple(
        name for name in GAMES if all(find_spec(f"roundhouse.games.{name}.{part}") for part in parts)
    )


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


@cache
def picture_address(game: str) -> str:
    """Where that style is found; the address changes with it."""
    return f"/games/{game}/picture.css?v={sha256(stylesheet(game).encode()).hexdigest()[:12]}"


def stylesheet(game: str) -> str:
    """The style of a game's picture, in light and in dark."""
    picture = picture_of(game)
    dark = picture.DARK_PROPERTIES
    return (
        f"{picture.STYLE}\n"
        f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{ {dark} }} }}\n"
        f":root[data-theme=dark] {{ {dark} }}\n"
    )
