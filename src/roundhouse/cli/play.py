"""`roundhouse play`: a game against bots, or with friends around one screen."""

from __future__ import annotations

import contextlib
import locale
import os
import secrets
import sys
from pathlib import Path

import click
from rich.console import Console

from roundhouse.bots.command_line import make_known
from roundhouse.bots.registry import USUAL_BOT
from roundhouse.cli import saves
from roundhouse.cli.bots import A_BOT, BotCommand
from roundhouse.cli.client import Client
from roundhouse.cli.common import FILE, chosen_options, components_option, opened, option_option
from roundhouse.cli.errors import Trouble, about_file
from roundhouse.cli.records import open_record, played_game, told
from roundhouse.cli.screen import Screen
from roundhouse.cli.seating import Asker, SeatAsker, one_against_bots, seats_named
from roundhouse.core.game import Game
from roundhouse.core.random import SEED_BITS
from roundhouse.core.record import RecordError
from roundhouse.games.registry import GAMES
from roundhouse.table import Seat, Table
from roundhouse.text import Words, language_for, languages

LAST = "last"


@click.command(cls=BotCommand)
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many play; you, and bots for the others.")
@click.option("--seats", metavar="NAME,...", help="Who sits where: the name of a bot, or of a person.")
@click.option("--bot", metavar="BOT", help=f"Which bot plays against you: {A_BOT}.")
@click.option("--seed", type=click.IntRange(0, 2**SEED_BITS - 1), help="The same seed shuffles alike.")
@option_option
@components_option
@click.option("--language", metavar="CODE", help="en, de or pl.  [default: the language of your system]")
@click.option("--resume", metavar="FILE", help="Go on with a saved game; `last` is the one played last.")
@click.option("--save", "place", type=FILE, metavar="FILE", help="Where the game is saved after every move.")
def play(
    game: str | None,
    players: int | None,
    seats: str | None,
    bot: str | None,
    seed: int | None,
    options: tuple[str, ...],
    components: Path | None,
    language: str | None,
    resume: str | None,
    place: Path | None,
) -> None:
    """Play in the terminal. The game is saved after every move.

    \b
    Examples:
      roundhouse play
      roundhouse play --seats Ada,stoker,stoker,Bert --option tracks=hard --language de
      roundhouse play --resume last
    """
    spoken = chosen_language(language)
    console = prepared_console()
    found = None if game is None else opened(game, components)
    asking = at_terminal() and not (players or seats or bot or options or seed is not None)
    box = None
    try:
        if resume is None and asking:
            asker = Asker(console, Words(spoken))
            resume = asker.resume(saves.newest(game))
            if resume is None and found is None:
                name, box = asker.box()
                found = opened(name, components)
        if resume is not None:
            if bot is not None:
                make_known(bot)  # a saved game knows one written by others by its name only
            table, file = resumed(resume, game, components, spoken)
            place = place or file
        else:
            found = found or opened(GAMES[0], components)
            words = Words(spoken, found)
            if asking:
                seating = SeatAsker(console, words)
                chosen = seating.options(box)
                people = seating.seats(chosen)
            else:
                chosen = chosen_options(found, options)
                people = seated(found, chosen, players, seats, bot, words)
            seed = secrets.randbits(SEED_BITS) if seed is None else seed
            table = Table(found, people, seed, chosen, house=True)
            if place is not None and place.exists() and not place.is_dir():
                raise Trouble(f"{place} is already there; a new game goes into a new file, --resume goes on")
            place = place or saves.new_place(found.name)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    keep(table, place)
    names = [seat.name for seat in table.seats]
    screen = Screen(console, Words(spoken, table.game, names))
    screen.tell_place("welcome", place, game=table.game.titled(table.options))
    Client(table, screen, place).run()


def at_terminal() -> bool:
    """Whether somebody is there to be asked."""
    return sys.stdin.isatty()


def chosen_language(asked: str | None) -> str:
    """The language asked for, or that of the system."""
    if asked is None:
        system = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        return language_for(next(filter(None, system), None) or locale.getlocale()[0] or "")
    if asked.lower() not in languages():
        raise Trouble(f"there is no language {asked!r}; there are {', '.join(languages())}")
    return asked.lower()


def prepared_console() -> Console:
    """The terminal, with line editing and history where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a sign shows another
    return Console(highlight=False)


def seated(
    game: Game,
    options: dict[str, str],
    players: int | None,
    seats: str | None,
    bot: str | None,
    words: Words,
) -> list[Seat]:
    """Who plays, by the options of the command line."""
    if seats is None:
        return one_against_bots(game, options, players, bot or USUAL_BOT, words)
    if bot is not None:
        raise Trouble("--seats names the bots itself; leave --bot out")
    return seats_named(seats, game, options, players, words)


def resumed(file: str, game: str | None, components: Path | None, language: str) -> tuple[Table, Path]:
    """A saved game as it was left, and its file; the last of all games if none is named."""
    place = saves.newest(game) if file == LAST else Path(file)
    if place is None:
        raise Trouble(f"there is no saved game in {saves.folder()}")
    try:
        record = open_record(place)
        return Table.from_record(record, played_game(record, components)), place
    except RecordError as error:
        raise Trouble(f"{place}: {told(error, opened(game or GAMES[0]), language)}") from None


def keep(table: Table, place: Path) -> None:
    """Save before the first question, to find out at once whether that is possible."""
    try:
        saves.write(place, table.record(reveal_seed=True).write())
    except OSError as error:
        problem = f"the game cannot be saved ({about_file(error)}); --save FILE names another place"
        raise Trouble(problem) from None
