"""What several commands share: opening a game, its options, figures as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

import click

from roundhouse.cli.errors import Trouble
from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game
from roundhouse.text import Words

FILE = click.Path(path_type=Path)

components_option = click.option(
    "--components", type=FILE, metavar="FILE", help="Your own components file instead of the shipped one."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A variant of the game; may be given several times.",
)


def opened(name: str, components: Path | None = None) -> Game:
    """A game by name; a slip of the pen gets a suggestion."""
    known = name.strip().lower().replace("-", "_").replace(" ", "_")
    if known not in GAMES:
        near = get_close_matches(known, GAMES, n=1)
        advice = f"did you mean {near[0]}?" if near else f"there is {', '.join(GAMES)}"
        raise Trouble(f"there is no game {name!r}; {advice}")
    return open_game(known, components)


def chosen_options(game: Game, pairs: Iterable[str]) -> dict[str, str]:
    """The options given as NAME=VALUE, checked and completed."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Trouble(f"an option is written NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return game.complete(options)


def outcome(words: Words, state: State) -> list[str]:
    """How a game ended: who won, or what somebody who played alone reached."""
    winners = [words.player(seat) for seat in state.winners()]
    won = Message("cli.winners", {"n": len(winners), "players": ", ".join(winners)})
    return words.ending(state) or [words.say(won if winners else Message("cli.no_winner"))]


def print_json(value: object) -> None:
    """Figures for other programs."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))
