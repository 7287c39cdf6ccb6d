"""`roundhouse dataset`: games between bots as a file to learn from."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from roundhouse.cli.bots import BotCommand, bots_named
from roundhouse.cli.common import (
    FILE,
    chosen_options,
    components_option,
    json_option,
    opened,
    option_option,
    print_json,
)
from roundhouse.cli.errors import Trouble
from roundhouse.cli.seating import usual_number
from roundhouse.cli.simulate import GAMES, SEED, WORKERS

if TYPE_CHECKING:
    from roundhouse.lab.selfplay import Recorded


@click.command(cls=BotCommand)
@click.argument("game")
@click.option("--games", type=GAMES, default=100, show_default=True, help="How many games.")
@click.option(
    "--bots", default="greedy", show_default=True, metavar="NAME,...", help="Fewer than seats repeat."
)
@click.option(
    "--bot", "more", multiple=True, metavar="BOT", help="One more: a name, FILE.py:CLASS, program:COMMAND."
)
@click.option("--players", type=int, help="How many seats.  [default: 4, where the game allows it]")
@option_option
@components_option
@click.option("--seed", type=SEED, default=0, show_default=True, help="The same seed gives the same file.")
@click.option("--workers", type=WORKERS, help="Processes at once.  [default: one per processor]")
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
    found = opened(game, components)
    chosen = chosen_options(found, options)
    seats = usual_number(found, chosen) if players is None else players
    found.check_seats(seats, chosen)
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
    rows = datasets.write(out, layout, told, with_progress(playing, games))
    facts = {"file": str(out), "games": games, "rows": rows, "bytes": out.stat().st_size, **told}
    if as_json:
        print_json(facts)
    else:
        size = out.stat().st_size / 1e6
        click.echo(f"{out}: {rows} choices from {games} games, {layout.size} numbers each, {size:.1f} MB.")


def with_progress(games: Iterable[Recorded], number: int) -> Iterator[Recorded]:
    """The games, with a bar on the error stream as they come in; none where nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(games, total=number, description="Playing")
