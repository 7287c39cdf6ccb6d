"""`roundhouse draw`: a position of a recorded game as a picture."""

from __future__ import annotations

import re
from base64 import b64encode
from importlib.resources import files
from pathlib import Path

import click

from roundhouse import drawing
from roundhouse.cli.common import FILE, components_option
from roundhouse.cli.errors import FAILED, Trouble
from roundhouse.cli.records import open_record, played_game, told
from roundhouse.core.game import Game
from roundhouse.core.record import Record, RecordError
from roundhouse.core.replay import begin, play_one
from roundhouse.core.state import State
from roundhouse.kit.drawing.style import LETTERS
from roundhouse.table.table import SPECTATOR
from roundhouse.text import FALLBACK, languages

FAMILY = re.compile(r'font-family: "?([^";]+)')
ADDRESS = re.compile(r'url\("([^"]+)"\)')


@click.command()
@click.argument("file", type=FILE)
@click.option("--move", type=int, metavar="N", help="Draw the position after so many moves; usual: the last.")
@click.option("--seat", type=int, metavar="S", help="Draw what this seat may see; usual: what anybody may.")
@click.option("--language", type=click.Choice(languages()), default=FALLBACK, help="Of the words in it.")
@click.option("-o", "--output", type=FILE, required=True, metavar="FILE", help="The SVG file to write.")
@components_option
def draw(
    file: Path, move: int | None, seat: int | None, language: str, output: Path, components: Path | None
) -> None:
    """Draw a position of a recorded game as an SVG file.

    \b
    Example:
      roundhouse draw my-game.record --move 40 -o position.svg
    """
    game = None
    try:
        record = open_record(file)
        game = played_game(record, components)
        number = len(record.moves) if move is None else move
        check(record, number, seat)
        state = position(record, game, number)
    except RecordError as error:
        what = told(error, game, language)
        raise Trouble(f"the record {click.format_filename(file)}: {what}", FAILED) from None
    if output.exists() and not is_picture(output):
        raise Trouble(
            f"{click.format_filename(output)} is already there and is no picture; it is left as it is"
        )
    viewer = SPECTATOR if seat is None else seat - 1
    picture = drawing.draw(state, viewer, language, record.names)
    output.write_text(with_letters(picture), encoding="utf-8")
    click.echo(f"{click.format_filename(output)}: the position after {number} of {len(record.moves)} moves.")


def with_letters(svg: str) -> str:
    """A drawing that brings along the fonts that the pages have, so that it looks alike everywhere."""
    static = files("roundhouse.web") / "static"
    faces = (static / "shared" / "fonts.css").read_text(encoding="utf-8").splitlines()
    mine = [face for face in faces if (name := FAMILY.search(face)) and name[1] in LETTERS]

    def inside(address: re.Match[str]) -> str:
        font = (static / address[1]).read_bytes()
        return f'url("data:font/woff2;base64,{b64encode(font).decode()}")'

    return svg.replace(">", f"><style>{ADDRESS.sub(inside, ' '.join(mine))}</style>", 1)


def is_picture(place: Path) -> bool:
    """Whether a file is a drawing, such as one made before."""
    with place.open("rb") as file:
        return file.read(4) == b"<svg"


def check(record: Record, number: int, seat: int | None) -> None:
    """Refuse a move or a seat that the record does not have."""
    if not 0 <= number <= len(record.moves):
        raise Trouble(f"the record has {len(record.moves)} moves, so there is no position after {number}")
    if seat is not None and not 1 <= seat <= record.players:
        raise Trouble(f"the record has {record.players} seats, so there is no seat {seat}")


def position(record: Record, game: Game, number: int) -> State:
    """The position of a record after so many moves."""
    state = begin(record, game)
    for played in range(number):
        play_one(record, state, played)
    return state
