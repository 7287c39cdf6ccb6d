"""`roundhouse dataset`: games between bots as a file to learn from."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console

from roundhouse.bots.registry import USUAL_BOT
from roundhouse.cli.bots import BotCommand, bots_named
from roundhouse.cli.common import FILE, components_option, json_option, option_option, print_json
from roundhouse.cli.errors import Trouble
from roundhouse.cli.series import (
    bot_option,
    games_option,
    players_option,
    seed_option,
    table_for,
    with_progress,
    workers_option,
)


@click.command(cls=BotCommand)
@click.argument("game")
@games_option
@click.option(
    "--bots", default=USUAL_BOT, show_default=True, metavar="NAME,...", help="Fewer than seats repeat."
)
@bot_option
@players_option
@option_option
@components_option
@seed_option
@workers_option
@click.option("--out", type=FILE, required=True, metavar="FILE", help="Where to write, as Parquet.")
@json_option
def dataset(
    game: str,
    games: int,
    bots: str,
    more: tuple[str, ...],
    players: int | None,
    options: tuple[str, ...],
    components: Path | None,
    seed: int,
    workers: int | None,
    out: Path,
    as_json: bool,
) -> None:
    """Write games between bots to a Parquet file: a row for every choice.

    A row holds what the seat could know, the legal moves, the move, and how the game ended
    for that seat. With every game the bots move on by one seat.

    \b
    Examples:
      roundhouse dataset {game} --games 200 --bots greedy --out games.parquet
      roundhouse dataset {game} --games 50 --bots greedy,random --seed 7 --out mixed.parquet
    """
    found, chosen, seats = table_for(game, components, options, players)
    try:
        from roundhouse.lab import dataset as datasets
        from roundhouse.lab.observation import layout_of
        from roundhouse.lab.selfplay import self_play
    except ImportError as error:
        raise Trouble(str(error)) from None
    names = bots_named(bots, more)
    playing = self_play(found, names, seats, games, seed, chosen, workers or os.cpu_count() or 1)
    layout = layout_of(found, seats, chosen)
    told = datasets.about(layout, chosen, names, seed)
    rows = datasets.write(out, layout, told, with_progress(playing, games, Console(stderr=True)))
    facts = {"file": str(out), "games": games, "rows": rows, "bytes": out.stat().st_size, **told}
    if as_json:
        print_json(facts)
    else:
        size = out.stat().st_size / 1e6
        click.echo(f"{out}: {rows} choices from {games} games, {layout.size} numbers each, {size:.1f} MB.")
