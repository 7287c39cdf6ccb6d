"""`roundhouse arena`: a tournament between bots, with ratings, tables and a report."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from roundhouse.bots.command_line import makers
from roundhouse.cli.bots import BotCommand, bot_name, bots_named
from roundhouse.cli.common import FILE, components_option, json_option, option_option, print_json
from roundhouse.cli.errors import Trouble, sentence
from roundhouse.cli.series import (
    bot_option,
    games_option,
    limit_option,
    players_option,
    ray_option,
    seed_option,
    show_faults,
    table_for,
    with_progress,
    workers_option,
)
from roundhouse.lab.cluster import crew_at
from roundhouse.lab.crew import Crew, play_all
from roundhouse.lab.export import NoParquet, rows, standings_table, write_csv, write_parquet
from roundhouse.lab.ledger import FILE as LEDGER
from roundhouse.lab.ledger import Ledger
from roundhouse.lab.report import report
from roundhouse.lab.spread import Wins
from roundhouse.lab.standings import Standings, standings
from roundhouse.lab.tournament import Played, Tournament
from roundhouse.text import Words


@click.command(cls=BotCommand)
@click.argument("game")
@click.option("--bots", metavar="NAME,...", help="Who plays, separated by commas; or all.")
@bot_option
@games_option
@players_option
@option_option
@components_option
@seed_option
@limit_option
@workers_option
@ray_option
@click.option("--out", type=FILE, metavar="FOLDER", help="Where games, tables and report are kept.")
@click.option("--resume", is_flag=True, help="Go on with the games in that folder.")
@json_option
def arena(
    game: str,
    bots: str | None,
    more: tuple[str, ...],
    games: int,
    players: int | None,
    options: tuple[str, ...],
    components: Path | None,
    seed: int,
    limit: float,
    workers: int | None,
    address: str | None,
    out: Path | None,
    resume: bool,
    as_json: bool,
) -> None:
    """Let bots play a tournament: everybody against everybody, on every seat.

    Every finished game is kept at once, so a tournament that was stopped goes on with --resume,
    also with more --games than before.

    \b
    Examples:
      roundhouse arena {game} --bots random,greedy --games 200 --out results
      roundhouse arena {game} --bots all --games 300 --out leaderboard
      roundhouse arena {game} --bots greedy --bot my_bot.py:MyBot --out results
      roundhouse arena {game} --bots greedy --bot "program:node my_bot.js" --limit 2
    """
    if resume and out is None:
        raise Trouble("--resume goes on with the games of a folder; --out names it")
    found, chosen, seats = table_for(game, components, options, players)
    names = bots_named(bots, more)
    if len(names) == 1:
        raise Trouble(
            f"a tournament takes two bots or more: --bots {names[0]},greedy; `simulate` plays with one"
        )
    tournament = Tournament(found, makers(names, limit), seats, chosen, seed, limit)
    console = Console(stderr=True, highlight=False)
    with Ledger(tournament, None if out is None else out / LEDGER, resume) as ledger:
        missing = ledger.missing(games)
        if missing:
            play(ledger, missing, games, crew_at(address, tournament, workers, len(missing)), console)
        played = ledger.games(games)
    result = standings(tournament.names, played)
    if out is not None:
        write(out, tournament, played, result, console)
    if as_json:
        print_json({**tournament.plan(), **result.as_dict()})
    else:
        show(called(result), tournament, Console(highlight=False))
        if out is not None:
            console.print(f"The report is {out / 'report.html'}", soft_wrap=True, markup=False)


def play(ledger: Ledger, missing: list[int], games: int, crew: Crew[Played], console: Console) -> None:
    """Play what is missing. Whatever ends this early, the games so far are kept."""
    try:
        for played in with_progress(play_all(crew, missing), games, console, games - len(missing)):
            ledger.add(played)
    except KeyboardInterrupt:
        kept = f"{len(ledger.games(games))} of {games} games are played"
        console.print(f"\n{kept}; --resume goes on with them." if ledger.kept else f"\n{kept}, and not kept.")
        raise click.Abort from None


def write(
    out: Path, tournament: Tournament, played: list[Played], found: Standings, console: Console
) -> None:
    """The tables for other programs and the report for people. The games themselves are there already."""
    table = rows(played)
    write_csv(out / "results.csv", table)
    write_csv(out / "standings.csv", standings_table(found))
    (out / "report.html").write_text(report(tournament, called(found)), encoding="utf-8")
    try:
        write_parquet(out / "results.parquet", table)
    except NoParquet as error:
        console.print(sentence(str(error)), soft_wrap=True, markup=False)


def called(found: Standings) -> Standings:
    """The standings with the bots called as people read them elsewhere."""
    words = Words()
    bots = [replace(bot, name=bot_name(bot.name, words)) for bot in found.bots]
    duels = {
        (bot_name(one, words), bot_name(other, words)): wins for (one, other), wins in found.duels.items()
    }
    return replace(found, bots=bots, duels=duels)


def show(found: Standings, tournament: Tournament, console: Console) -> None:
    """The standings as tables."""
    bots = Table(
        "",
        "rating",
        "won",
        "of",
        "share",
        "95 % interval",
        "place",
        "mean score",
        title="Standings",
        box=SIMPLE_HEAD,
    )
    for bot in found.bots:
        rating = f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}" if bot.rating else "-"
        bots.add_row(bot.name, rating, *wins_cells(bot.wins), f"{bot.place:.2f}", f"{bot.spread.mean:.1f}")
    seats = Table("order of play", "won", "of", "share", "95 % interval", title="Seats", box=SIMPLE_HEAD)
    for number, seat in enumerate(found.seats, 1):
        seats.add_row(str(number), *wins_cells(seat))
    for table in (bots, seats):
        table.title_justify = "left"
        for column in table.columns[1:]:
            column.justify = "right"
        console.print(table)
    if found.unrated:
        console.print(sentence(found.unrated), soft_wrap=True, markup=False)
    if found.games % tournament.round:
        console.print(
            f"After {found.games} games not all have sat equally often; {tournament.round} make a round."
        )
    show_faults(found.faults, console)


def wins_cells(wins: Wins) -> tuple[str, str, str, str]:
    low, high = wins.interval
    return f"{wins.won:.5g}", str(wins.games), f"{wins.share:.1%}", f"{low:.0%} to {high:.0%}"
