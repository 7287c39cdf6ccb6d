"""`roundhouse map`: check and draw a map of one's own, for games whose maps are files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from roundhouse.cli.common import FILE, opened
from roundhouse.cli.draw import is_picture
from roundhouse.cli.errors import FAILED, Trouble
from roundhouse.core.message import Message
from roundhouse.games.registry import GAMES, module
from roundhouse.text import FALLBACK, Words, languages

Describe = Callable[[Path], list[str]]
Draw = Callable[[object, Callable[[Message], str]], str]


@click.group("map")
def maps() -> None:
    """Check or draw a map of your own.

    \b
    Examples:
      roundhouse map check my-map.toml
      roundhouse map draw my-map.toml -o map.svg
    """


@maps.command()
@click.argument("file", type=FILE)
def check(file: Path) -> None:
    """Say what is wrong with a map file, or what is on the map.

    \b
    Example:
      roundhouse map check my-map.toml
    """
    _, describe = game_with_maps()
    for line in described(describe, file):
        click.echo(line)
    click.echo(f"{click.format_filename(file)} is a complete and correct map.")


@maps.command()
@click.argument("file", type=FILE)
@click.option("--language", type=click.Choice(languages()), default=FALLBACK, help="Of the words in it.")
@click.option("-o", "--output", type=FILE, required=True, metavar="FILE", help="The SVG file to write.")
def draw(file: Path, language: str, output: Path) -> None:
    """Draw a map file as an SVG file.

    \b
    Example:
      roundhouse map draw my-map.toml -o map.svg
    """
    name, describe = game_with_maps()
    described(describe, file)
    draw_map: Draw | None = getattr(module(name, "picture"), "draw_map", None)
    if draw_map is None:
        raise Trouble("this version cannot draw an empty map")
    if output.exists() and not is_picture(output):
        raise Trouble(
            f"{click.format_filename(output)} is already there and is no picture; it is left as it is"
        )
    map = module(name, "loading").load(file).maps[0]
    output.write_text(draw_map(map, Words(language, opened(name, file)).say), encoding="utf-8")
    click.echo(f"{click.format_filename(output)}: the map {map.title}.")


def game_with_maps() -> tuple[str, Describe]:
    """The game whose maps are files, and how it describes one."""
    for name in GAMES:
        describe: Describe | None = getattr(module(name, "loading"), "describe_map", None)
        if describe is not None:
            return name, describe
    raise Trouble("no game here has maps of its own")


def described(describe: Describe, file: Path) -> list[str]:
    """What is on a map; a wrong one is a check that did not pass."""
    try:
        return describe(file)
    except ValueError as error:
        raise Trouble(str(error), FAILED) from None
