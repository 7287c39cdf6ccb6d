"""`roundhouse calibrate`: find out how wrong forecasts are, so that chances mean what they say."""

from __future__ import annotations

from pathlib import Path

import click

from roundhouse.cli.common import components_option, option_option
from roundhouse.cli.errors import Trouble
from roundhouse.cli.series import ray_option, tables_for, tables_option, watch, workers_option


@click.command()
@click.argument("game")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="FOLDER",
              help="Where games are kept, and what was found; the same command goes on there.")  # fmt: skip
@click.option("--games", type=click.IntRange(10, 1_000_000), default=300, show_default=True,
              help="To fit to, and as many to measure in, with each number of --players.")  # fmt: skip
@click.option("--best", type=click.IntRange(0, 1_000_000), default=30, show_default=True,
              help="The same of the best bots.")  # fmt: skip
@tables_option
@option_option
@components_option
@workers_option
@ray_option
def calibrate(
    game: str,
    out: Path,
    games: int,
    best: int,
    players: str,
    options: tuple[str, ...],
    components: Path | None,
    workers: int | None,
    address: str | None,
) -> None:
    """Find out how wrong forecasts are, in games of bots, and measure chances and points in others.

    What comes out are the chances of a game, `chances.json`: it belongs into the game's folder. Bots play the
    same with it; people are told better.

    \b
    Example:
      roundhouse calibrate {game} --out chances --players 4,3,2
    """
    found, chosen, tables = tables_for(game, components, options, players)
    try:
        from roundhouse.lab.learning.corrections import Calibration
    except ImportError as error:
        raise Trouble(str(error)) from None
    calibration = Calibration(found, chosen, tables, out, games, best, workers, address)
    click.echo(f"What was found is in {calibration.run(watch, click.echo)}.")
