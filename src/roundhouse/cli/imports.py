"""`roundhouse import`: a game recorded elsewhere as a record of our own."""

from __future__ import annotations

from pathlib import Path

import click

from roundhouse.cli import saves
from roundhouse.cli.common import FILE, components_option, json_option, opened, print_json
from roundhouse.cli.errors import FAILED, Trouble
from roundhouse.cli.oracles import game_with_oracles
from roundhouse.core.record import LARGEST, Record, RecordError
from roundhouse.core.record_reader import decode
from roundhouse.text import FALLBACK, Words


@click.command("import")
@click.argument("file", type=FILE)
@click.option("--game", "only", metavar="ID", help="Only this game of the file.")
@click.option("-o", "--output", type=FILE, metavar="FOLDER", help="Where the records go; here, if not said.")
@components_option
@json_option
def import_games(
    file: Path, only: str | None, output: Path | None, components: Path | None, as_json: bool
) -> None:
    """Make records of games that were recorded elsewhere, to replay them, study them and play on.

    Every recorded number is compared on the way. If a game breaks, nothing is written.

    \b
    Example:
      roundhouse import recorded-games.yaml
      roundhouse replay g1.record
    """
    found = read_games(file, only, components)
    places = {name: (output or Path()) / f"{name}{saves.SUFFIX}" for name in found}
    for place in places.values():
        if place.exists():
            raise Trouble(f"the file {click.format_filename(place)} is already there; it is left as it is")
    for name, record in found.items():
        saves.write_new(places[name], record.write())
    if as_json:
        print_json(
            [
                {"game": name, "file": str(places[name]), "moves": len(one.moves)}
                for name, one in found.items()
            ]
        )
        return
    for name, record in found.items():
        totals = "" if record.scores is None else f", final score {scored(record)}"
        click.echo(f"{click.format_filename(places[name])}: {len(record.moves)} moves{totals}.")


def read_games(file: Path, only: str | None, components: Path | None) -> dict[str, Record]:
    """The records of the games in a file."""
    name, oracle = game_with_oracles(None)
    game = opened(name, components)
    try:
        if not file.is_file():
            raise RecordError("there is no such file")
        with file.open("rb") as opened_file:
            text = decode(opened_file.read(LARGEST + 1))
        return oracle.imported(text, file.stem, game, Words(FALLBACK, game).say, only)
    except ValueError as error:
        raise Trouble(f"the file {click.format_filename(file)}: {error}", FAILED) from None


def scored(record: Record) -> str:
    """Who reached what."""
    totals = [] if record.scores is None else record.scores.totals()
    return ", ".join(f"{name} {points}" for name, points in zip(record.names, totals, strict=True))
