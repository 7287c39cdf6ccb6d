"""`roundhouse games`: the games there are."""

from __future__ import annotations

import click

from roundhouse.cli.common import json_option, opened, print_json
from roundhouse.games.registry import GAMES


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games with their player counts and options.

    \b
    Example:
      roundhouse games
    """
    found = [opened(name) for name in GAMES]
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "min_players": game.min_players,
                    "max_players": game.max_players,
                    "options": {option.name: option.choices for option in game.options},
                    "revision": game.revision,
                }
                for game in found
            ]
        )
        return
    for game in found:
        click.echo(f"{game.name}  {game.title}, {game.min_players} to {game.max_players} players")
        for option in game.options:
            click.echo(f"    --option {option.name}={'|'.join(option.choices)}  (usual: {option.choices[0]})")
