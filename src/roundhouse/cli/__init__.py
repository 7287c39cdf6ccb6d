"""The command line. One file per command."""

from __future__ import annotations

import click

from roundhouse.cli import (
    admin,
    arena,
    bot_client,
    components,
    database,
    dataset,
    doctor,
    draw,
    games,
    imports,
    maps,
    play,
    records,
    serve,
    simulate,
)
from roundhouse.cli.errors import Commands
from roundhouse.doctor import version
from roundhouse.games.registry import GAMES


@click.group(cls=Commands)
@click.version_option(version(), prog_name="roundhouse")
@click.option("--debug", is_flag=True, help="Show where an error came from.")
def main(debug: bool) -> None:
    """Railroad board games: play against bots or friends, or let bots play by the thousand.

    \b
    Examples:
      roundhouse play
      roundhouse simulate {game} --games 100 --bots greedy,random
    """


main.add_command(admin.admin)
main.add_command(arena.arena)
main.add_command(database.backup)
main.add_command(bot_client.bot_client)
main.add_command(components.components)
main.add_command(dataset.dataset)
main.add_command(doctor.doctor)
main.add_command(draw.draw)
main.add_command(games.games)
main.add_command(imports.import_games)
main.add_command(maps.maps)
main.add_command(database.migrate)
main.add_command(play.play)
main.add_command(records.replay)
main.add_command(serve.serve)
main.add_command(simulate.simulate)
main.add_command(records.validate)

# Examples name a game that there is.
for command in (main, *main.commands.values()):
    command.help = (command.help or "").replace("{game}", GAMES[0])
