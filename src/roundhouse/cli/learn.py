"""`roundhouse learn`: teach a net to correct what a game's own advice expects, by games for practice."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import click

from roundhouse.cli.common import components_option, option_option
from roundhouse.cli.errors import Trouble
from roundhouse.cli.series import (
    numbers,
    ray_option,
    seed_option,
    tables_for,
    tables_option,
    watch,
    workers_option,
)


@click.command()
@click.argument("game")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="FOLDER",
              help="Where all is kept; the same command goes on there.")  # fmt: skip
@click.option("--rounds", type=click.IntRange(1, 1000), default=3, show_default=True)
@click.option("--games", type=click.IntRange(20, 10_000_000), default=1000, show_default=True,
              help="Of practice, in a round.")  # fmt: skip
@click.option("--tests", type=click.IntRange(2, 100_000), default=100, show_default=True,
              help="Games to measure the net of a round.")  # fmt: skip
@tables_option
@click.option("--hidden", default="32", show_default=True, metavar="N,...",
              help="Sizes of the layers between; none at all for a weight for each feature.")  # fmt: skip
@click.option("--epochs", type=click.IntRange(1, 1000), default=12, show_default=True)
@click.option("--rate", type=click.FloatRange(1e-6, 1), default=2e-3, show_default=True)
@click.option("--decay", type=click.FloatRange(0, 10), default=1e-2, show_default=True)
@click.option("--fade", type=click.FloatRange(0, 1), default=0.8, show_default=True,
              help="1: learn from how games ended; less: more from what was thought on the way.")  # fmt: skip
@click.option("--each", default="", metavar="NAME",
              help="Play with all choices of this option: a net for those that have none.")  # fmt: skip
@option_option
@components_option
@seed_option
@workers_option
@ray_option
def learn(
    game: str,
    out: Path,
    rounds: int,
    games: int,
    tests: int,
    players: str,
    hidden: str,
    epochs: int,
    rate: float,
    decay: float,
    fade: float,
    each: str,
    options: tuple[str, ...],
    components: Path | None,
    seed: int,
    workers: int | None,
    address: str | None,
) -> None:
    """Teach a net by games played for practice, and measure it, round by round.

    The folder keeps the games, a net for each round and a log of every setting and result. Stopped, the same
    command goes on.

    \b
    Examples:
      roundhouse learn {game} --out learning --games 2000 --rounds 4
      roundhouse learn {game} --out trial --games 50 --rounds 1 --hidden ""
    """
    found, chosen, tables = tables_for(game, components, options, players)
    try:
        from roundhouse.lab.learning.learning_course import LearningCourse
    except ImportError as error:
        raise Trouble(str(error)) from None
    sizes = numbers(hidden)
    if any(size < 1 for size in sizes):
        raise Trouble("a layer has at least one number; for none at all: --hidden ''")
    if not isfinite(rate + decay + fade):
        raise Trouble("--rate, --decay and --fade are numbers")
    if each and each not in [one.name for one in found.options]:
        raise Trouble(f"{found.title} has no option {each!r}")
    how = (rounds, games, tests, sizes, epochs, rate, decay, fade, seed, workers, address, each)
    course = LearningCourse(found, chosen, tables, out, *how)
    click.echo(f"The last net is in {course.run(watch, click.echo)}.")
