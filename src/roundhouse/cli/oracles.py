"""`roundhouse validate --oracle`: games recorded elsewhere, replayed with their own dice and draws."""

from __future__ import annotations

from pathlib import Path

import click

from roundhouse.cli.common import opened, print_json
from roundhouse.cli.errors import FAILED, Trouble, sentence
from roundhouse.games.registry import GAMES, package_of
from roundhouse.kit.package import GameOracle
from roundhouse.text import FALLBACK, Words


def validate_oracles(
    files: tuple[Path, ...], only: str | None, components: Path | None, as_json: bool
) -> None:
    """Replay every recorded game of the files, or the one that is named; ends with 1 if one breaks."""
    found: list[dict[str, object]] = []
    for file in files:
        found += checked(file, only, components)
    broken = [result for result in found if not result["valid"]]
    if as_json:
        print_json({"valid": not broken, "games": found})
    else:
        for result in found:
            name = f" {result['game']}" if result["game"] else ""
            click.echo(f"{result['file']}{name}: {result['says']}")
            for note in result["notes"] if isinstance(result["notes"], list) else []:
                click.echo(f"  {sentence(str(note))}")
        click.echo(f"{len(found) - len(broken)} of {len(found)} recorded games agree with the rules.")
    if broken:
        raise click.exceptions.Exit(FAILED)


def checked(file: Path, only: str | None, components: Path | None) -> list[dict[str, object]]:
    """What there is to say about the games of a file."""
    name, oracle = game_with_oracles(only)
    game = opened(name, components)
    which = None if only in GAMES else only
    shown = click.format_filename(file)
    try:
        results = oracle.check(file, game, Words(FALLBACK, game).say, which)
    except ValueError as error:
        return [{"file": shown, "game": None, "valid": False, "says": sentence(str(error)), "notes": []}]
    return [{"file": shown, **result, "says": sentence(str(result["says"]))} for result in results]


def game_with_oracles(only: str | None) -> tuple[str, GameOracle]:
    """The game that reads recorded games, and what reads them.

    Where several do, `--game` with the name of one chooses it.
    """
    for name in [only] if only in GAMES else GAMES:
        oracle = package_of(str(name)).oracle()
        if oracle is not None:
            return str(name), oracle
    raise Trouble("no game here reads games recorded elsewhere")
