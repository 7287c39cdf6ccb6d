"""The command line. One file per command, read when the command is asked for: many load much."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

from roundhouse.cli.errors import Commands
from roundhouse.doctor import version
from roundhouse.games.registry import GAMES

# Where each command stands: the file and the name in it.
FILES: Final = {
    "admin": ("admin", "admin"),
    "arena": ("arena", "arena"),
    "backup": ("database", "backup"),
    "bot-client": ("bot_client", "bot_client"),
    "components": ("components", "components"),
    "dataset": ("dataset", "dataset"),
    "doctor": ("doctor", "doctor"),
    "draw": ("draw", "draw"),
    "games": ("games", "games"),
    "import": ("imports", "import_games"),
    "calibrate": ("calibrate", "calibrate"),
    "learn": ("learn", "learn"),
    "map": ("maps", "maps"),
    "migrate": ("database", "migrate"),
    "play": ("play", "play"),
    "replay": ("records", "replay"),
    "serve": ("serve", "serve"),
    "simulate": ("simulate", "simulate"),
    "validate": ("records", "validate"),
}


class OwnCommands(Commands):
    """The commands of Roundhouse."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(FILES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in FILES:
            return None
        file, name = FILES[cmd_name]
        command: click.Command = getattr(import_module(f"roundhouse.cli.{file}"), name)
        return with_game(command)


def with_game(command: click.Command) -> click.Command:
    """A command whose examples name a game that there is."""
    command.help = (command.help or "").replace("{game}", GAMES[0])
    return command


@click.group(cls=OwnCommands)
@click.version_option(version(), prog_name="roundhouse")
@click.option("--debug", is_flag=True, help="Show where an error came from.")
def main(debug: bool) -> None:
    """Railroad board games: play against bots or friends, or let bots play by the thousand.

    \b
    Examples:
      roundhouse play
      roundhouse simulate {game} --games 100 --bots greedy,random
    """


with_game(main)
