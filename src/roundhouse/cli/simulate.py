"""`roundhouse simulate`: many games between bots, and what came out."""

from __future__ import annotations

from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from roundhouse.bots.registry import USUAL_BOT
from roundhouse.cli.bots import BotCommand, bot_name, bots_named
from roundhouse.cli.common import components_option, json_option, option_option, print_json
from roundhouse.cli.figures import Figures, Spread, figures
from roundhouse.cli.series import (
    bot_option,
    games_option,
    limit_option,
    players_option,
    seed_option,
    show_faults,
    table_for,
    with_progress,
    workers_option,
)
from roundhouse.lab.simulate import Result
from roundhouse.lab.simulate import simulate as play_games
from roundhouse.text import Words

SPREAD = ("", "mean", "deviation", "lowest", "25 %", "median", "75 %", "highest")


@click.command(cls=BotCommand)
@click.argument("game")
@players_option
@games_option
@click.option("--bots", metavar="NAME,...", help="Fewer than seats repeat.  [default: greedy]")
@bot_option
@seed_option
@limit_option
@workers_option
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
    found, chosen, seats = table_for(game, components, options, players)
    names = bots_named(USUAL_BOT if bots is None and not more else bots, more)
    playing = play_games(found, names, seats, games, seed, chosen, workers, limit)
    results = list(with_progress(playing, games, Console(stderr=True)))
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
