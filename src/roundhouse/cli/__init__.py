"""The command line. One file per command."""

from __future__ import annotations

import click

from roundhouse.cli.components import components
from roundhouse.cli.doctor import doctor
from roundhouse.cli.errors import Commands
from roundhouse.cli.games import games
from roundhouse.cli.play import play
from roundhouse.cli.records import replay, validate
from roundhouse.cli.simulate import simulate
from roundhouse.doctor import version


@click.group(cls=Commands)
@click.version_option(version(), prog_name="roundhouse")
@click.option("--debug", is_flag=True, help="Show where an error came from.")
def main(debug: bool) -> None:
    """Railroad board games: play against bots or friends, or let bots play by the thousand.

    \b
    Examples:
      roundhouse play
      roundhouse simulate railroad_revolution --games 100 --bots greedy,random
    """


for command in (components, doctor, games, play, replay, simulate, validate):
    main.add_command(command)
