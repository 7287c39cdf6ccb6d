"""`roundhouse map`: check and draw a map of one's own, for games whose maps are files."""

from __future__ import annotations

from pathlib import Path

import click

from roundhouse.cli.common import FILE, opened
from roundhouse.cli.draw import is_picture, with_letters
from roundhouse.cli.errors import FAILED, Trouble
from roundhouse.games.registry import packages
from roundhouse.kit.package import GameMaps
from roundhouse.text import FALLBACK, Words, languages


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
    _, maps = game_with_maps()
    for line in described(maps, file):
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
    name, maps = game_with_maps()
    described(maps, file)
    if output.exists() and not is_picture(output):
        raise Trouble(
            f"{click.format_filename(output)} is already there and is no picture; it is left as it is"
        )
    title, drawing = maps.draw_file(file, Words(language, opened(name, file)).say)
    output.write_text(with_letters(drawing), encoding="utf-8")
    click.echo(f"{click.format_filename(output)}: the map {title}.")


def game_with_maps() -> tuple[str, GameMaps]:
    """The game whose maps are files, and what it can do with one."""
    for name, package in packages().items():
        maps = package.maps()
        if maps is not None:
            return name, maps
    raise Trouble("no game here has maps of its own")


def described(maps: GameMaps, file: Path) -> list[str]:
    """What is on a map; a wrong one is a check that did not pass."""
    try:
        return maps.describe_map(file)
    except ValueError as error:
        raise Trouble(str(error), FAILED) from None
