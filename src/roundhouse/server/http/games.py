"""The games as pages know them: by name, by the query that asks for one, and the style of its picture."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from urllib.parse import urlencode

from roundhouse.core.game import Box, Game, Option
from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.http.refusals import NotFound

FEW = 4  # choices of which the usual one need not be named


@cache
def shipped(name: str) -> Game:
    """A game with the components that come with it; refused if there is no such game."""
    if name not in GAMES:
        raise NotFound("server.error.no_game")
    return open_game(name)


def query_of(game: str, box: Box) -> str:
    """The query by which pages ask for a game, or for one of its expansions.

    >>> query_of("halma", Box("Star Halma", {"board": "star"}))
    'game=halma&option.board=star'
    """
    return urlencode({"game": game} | {f"option.{name}": value for name, value in box.options.items()})


def told_apart(game: Game, options: dict[str, str]) -> list[Option]:
    """The options that tell tables of a game apart: those with many choices, and others if unusual.

    What the title tells is left out.
    """
    by_title = {name for box in game.boxes() for name in box.options}
    return [
        option
        for option in game.options
        if option.name in options
        and option.name not in by_title
        and (len(option.choices) > FEW or options[option.name] != option.choices[0])
    ]


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
