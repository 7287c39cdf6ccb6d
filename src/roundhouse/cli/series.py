"""What the commands that play many games share: their options, the table they ask for, and a bar."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from roundhouse.bots.outside.seat import SECONDS
from roundhouse.cli.bots import A_BOT
from roundhouse.cli.common import chosen_options, opened
from roundhouse.cli.errors import Trouble
from roundhouse.cli.seating import usual_number
from roundhouse.core.game import Game
from roundhouse.core.random import SEED_BITS

SHOWN_FAULTS = 5

games_option = click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help="How many games in all.",
)
bot_option = click.option("--bot", "more", multiple=True, metavar="BOT", help=f"One more: {A_BOT}.")
players_option = click.option(
    "--players", type=int, help="How many seats.  [default: 4, where the game allows it]"
)
seed_option = click.option(
    "--seed",
    type=click.IntRange(0, 2**SEED_BITS - 1),
    default=0,
    show_default=True,
    help="The same seed gives the same games.",
)
workers_option = click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes at once.  [default: one per processor]"
)
ray_option = click.option(
    "--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster: ray://HOST:PORT, or local."
)
tables_option = click.option(
    "--players", default="", metavar="N,...", help="At the tables.  [default: 4, where allowed]"
)
limit_option = click.option(
    "--limit",
    type=click.FloatRange(0.01, 3600),
    default=SECONDS,
    show_default=True,
    metavar="SECONDS",
    help="For a decision of a bot written by others.",
)

T = TypeVar("T")


def table_for(
    name: str, components: Path | None, options: Iterable[str], players: int | None
) -> tuple[Game, dict[str, str], int]:
    """The game that is asked for, its options, all of them given, and how many play it."""
    game = opened(name, components)
    chosen = chosen_options(game, options)
    seats = usual_number(game, chosen) if players is None else players
    game.check_seats(seats, chosen)
    return game, chosen, seats


def numbers(text: str) -> list[int]:
    """The numbers of a list with commas; none of an empty text."""
    try:
        return [int(part) for part in text.split(",") if part.strip()]
    except ValueError:
        raise Trouble(f"{text!r} is no list of numbers with commas") from None


def tables_for(
    name: str, components: Path | None, options: Iterable[str], players: str
) -> tuple[Game, dict[str, str], list[int]]:
    """A game with what was chosen, and how many seats its tables have; the usual number if none is told."""
    game, chosen, seats = table_for(name, components, options, None)
    tables = numbers(players) or [seats]
    for number in tables:
        game.check_seats(number, chosen)
    return game, chosen, tables


def watch(games: Iterable[T], number: int) -> Iterator[T]:
    """The games, with a bar as they come in."""
    return with_progress(games, number, Console(stderr=True))


def with_progress(games: Iterable[T], number: int, console: Console, done: int = 0) -> Iterator[T]:
    """The games, with a bar on the error stream as they come in; none where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(games, total=number, completed=done, description="Playing")


def show_faults(faults: Sequence[tuple[int, str, str]], console: Console) -> None:
    """Which games bots written by others have lost by a fault, the first ones with the reason."""
    for game, bot, why in faults[:SHOWN_FAULTS]:
        console.print(f"Game {game}: {bot} has lost, because it {why}", markup=False, soft_wrap=True)
    if len(faults) > SHOWN_FAULTS:
        console.print(f"In all, {len(faults)} seats have lost by a fault of their bot.")
