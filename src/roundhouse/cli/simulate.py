"""`roundhouse simulate`: many games between bots, and what came out."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from roundhouse.bots.outside.seat import SECONDS
from roundhouse.cli.bots import BotCommand, bot_name, bots_named
from roundhouse.cli.common import (
    chosen_options,
    components_option,
    json_option,
    opened,
    option_option,
    print_json,
)
from roundhouse.cli.figures import Figures, Spread, figures
from roundhouse.cli.seating import usual_number
from roundhouse.core.random import SEED_BITS
from roundhouse.lab.simulate import Result
from roundhouse.lab.simulate import simulate as play_games
from roundhouse.text import Words

GAMES = click.IntRange(1, 10_000_000)
SEED = click.IntRange(0, 2**SEED_BITS - 1)
WORKERS = click.IntRange(1, 1024)
SHOWN_FAULTS = 5
SPREAD = ("", "mean", "deviation", "lowest", "25 %", "median", "75 %", "highest")

limit_option = click.option(
    "--limit",
    type=click.FloatRange(0.01, 3600),
    default=SECONDS,
    show_default=True,
    metavar="SECONDS",
    help="For a decision of a bot written by others.",
)


@click.command(cls=BotCommand)
@click.argument("game")
@click.option("--players", type=int, help="How many seats.  [default: 4, where the game allows it]")
@click.option("--games", type=GAMES, default=100, show_default=True, help="How many games.")
@click.option("--bots", metavar="NAME,...", help="Fewer than seats repeat.  [default: greedy]")
@click.option(
    "--bot", "more", multiple=True, metavar="BOT", help="One more: a name, FILE.py:CLASS, program:COMMAND."
)
@click.option("--seed", type=SEED, default=0, show_default=True, help="The same seed gives the same games.")
@limit_option
@click.option("--workers", type=WORKERS, help="Processes at once.  [default: one per processor]")
@option_option
@components_option
@json_option
def simulate(
    game: str,
    players: int | None,
    games: int,
    bots: str | None,
    more: tuple[str, ...],
    seed: int,
    limit: float,
    workers: int | None,
    options: tuple[str, ...],
    components: Path | None,
    as_json: bool,
) -> None:
    """Play many games between bots and report scores, wins, seats and length.

    With every game the bots move on by one seat.

    \b
    Example:
      roundhouse simulate {game} --players 4 --games 1000 --bots greedy,random --seed 7
    """
    found = opened(game, components)
    chosen = chosen_options(found, options)
    seats = usual_number(found, chosen) if players is None else players
    found.check_seats(seats, chosen)
    names = bots_named("greedy" if bots is None and not more else bots, more)
    playing = play_games(found, names, seats, games, seed, chosen, workers, limit)
    results = list(with_progress(playing, games))
    result = figures(results)
    if as_json:
        asked = {"game": found.name, "players": seats, "games": games, "bots": names, "seed": seed}
        print_json({**asked, "options": chosen, "components": found.components_digest, **result.as_dict()})
    else:
        console = Console(highlight=False)
        show(result, console)
        show_faults([(game, bot, why) for game, one in enumerate(results) for bot, why in lost(one)], console)


def lost(result: Result) -> list[tuple[str, str]]:
    """The bots that have lost a game by a fault of their own, and why."""
    return [(result.seating[seat], why) for seat, why in sorted(result.faults.items())]


def show_faults(faults: Sequence[tuple[int, str, str]], console: Console) -> None:
    """Which games bots written by others have lost by a fault, the first ones with the reason."""
    for game, bot, why in faults[:SHOWN_FAULTS]:
        console.print(f"Game {game}: {bot} has lost, because it {why}", markup=False, soft_wrap=True)
    if len(faults) > SHOWN_FAULTS:
        console.print(f"In all, {len(faults)} seats have lost by a fault of their bot.")


def with_progress(results: Iterable[Result], games: int) -> Iterator[Result]:
    """The results, with a bar on the error stream as they come in; none where nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(results, total=games, description="Playing")


def show(found: Figures, console: Console) -> None:
    """The figures as tables."""
    scores = Table(*SPREAD, title="Scores", box=SIMPLE_HEAD)
    add_spread(scores, "all", found.scores)
    add_spread(scores, "winners", found.winning_scores)
    words = Words()
    for bot in found.bots:
        add_spread(scores, bot_name(bot.name, words), bot.scores)
    wins = Table(
        "", "seats played", "wins", "share of wins", "95 % interval", title="Wins by bot", box=SIMPLE_HEAD
    )
    for bot in found.bots:
        low, high = bot.wins.interval
        wins.add_row(
            bot_name(bot.name, words),
            str(bot.wins.games),
            f"{bot.wins.won:.5g}",
            f"{bot.wins.share:.1%}",
            f"{low:.1%} to {high:.1%}",
        )
    seats = Table(
        "order of play", "mean score", "share of wins", "95 % interval", title="Seats", box=SIMPLE_HEAD
    )
    for number, seat in enumerate(found.seats, 1):
        low, high = seat.wins.interval
        seats.add_row(
            str(number), f"{seat.scores.mean:.1f}", f"{seat.wins.share:.1%}", f"{low:.1%} to {high:.1%}"
        )
    length = Table(*SPREAD, title="Length", box=SIMPLE_HEAD)
    for name, spread in found.length.items():
        add_spread(length, name, spread)
    for table in (scores, wins, seats, length):
        table.title_justify = "left"
        for column in table.columns[1:]:
            column.justify = "right"
        console.print(table)


def add_spread(table: Table, name: str, spread: Spread) -> None:
    """A row with mean, deviation and quartiles."""
    table.add_row(
        name,
        f"{spread.mean:.1f}",
        f"{spread.deviation:.1f}",
        f"{spread.lowest:.0f}",
        *(f"{quartile:.0f}" for quartile in spread.quartiles),
        f"{spread.highest:.0f}",
    )
