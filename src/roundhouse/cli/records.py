"""`roundhouse replay` and `roundhouse validate`: recorded games, shown and checked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import click

from roundhouse.cli.common import FILE, components_option, json_option, print_json
from roundhouse.cli.errors import FAILED, Trouble, sentence
from roundhouse.cli.oracles import validate_oracles
from roundhouse.cli.record_view import Replayed
from roundhouse.core.game import Game, SetupError
from roundhouse.core.record import LARGEST, Record, RecordError
from roundhouse.core.record_reader import decode, read
from roundhouse.core.replay import replay_all
from roundhouse.games.registry import GAMES, package_of
from roundhouse.text import FALLBACK, Words, languages


def open_record(path: Path) -> Record:
    """The record in a file; never reads more of it than a record can have."""
    try:
        if not path.is_file():
            raise RecordError("there is no such file")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise RecordError(f"it cannot be read ({error.strerror})") from None
    record = read(decode(content))
    if record.game not in GAMES:
        raise RecordError(f"it is a record of {record.game!r}; there is {', '.join(GAMES)}")
    return record


def played_game(record: Record, components: Path | None) -> Game:
    """The game as a record was played: with its components, by the rules of its day."""
    try:
        return opened_as(record.game, record.components, record.rules, components)
    except SetupError as error:
        advice = "" if components is not None or "components" not in str(error) else "; --components names it"
        raise RecordError(f"{error}{advice}") from None


@cache
def opened_as(name: str, digest: str, revision: int, components: Path | None) -> Game:
    """A game by the rules of a day, opened once for all records that were played so."""
    return package_of(name).open_as(digest, revision, components)


def told(error: RecordError, game: Game | None, language: str) -> str:
    """What is wrong with a record, in words."""
    return error.told("" if error.reason is None else Words(language, game).say(error.reason))


@click.command()
@click.argument("file", type=FILE)
@components_option
@click.option("--language", type=click.Choice(languages()), help="Also tell in words what each move did.")
@json_option
def replay(file: Path, components: Path | None, language: str | None, as_json: bool) -> None:
    """Show a recorded game, move by move, with the points after each.

    \b
    Example:
      roundhouse replay my-game.record
      roundhouse replay my-game.record --language en
    """
    replayed = None
    try:
        record = open_record(file)
        replayed = Replayed(record, played_game(record, components), language)
        replayed.play()
    except RecordError as error:
        if replayed is not None and not as_json:
            replayed.show()  # as far as it went
        what = told(error, None if replayed is None else replayed.game, language or FALLBACK)
        raise Trouble(f"the record {click.format_filename(file)}: {what}", FAILED) from None
    if as_json:
        print_json(replayed.as_dict())
    else:
        replayed.show()


@click.command()
@click.argument("files", type=FILE, nargs=-1, metavar="FILE...")
@click.option(
    "--oracle",
    "oracles",
    type=FILE,
    multiple=True,
    metavar="FILE",
    help="A file of games recorded elsewhere: each is replayed, and every number in it compared.",
)
@click.option("--game", "only", metavar="ID", help="With --oracle: only this game of the file.")
@components_option
@json_option
def validate(
    files: tuple[Path, ...],
    oracles: tuple[Path, ...],
    only: str | None,
    components: Path | None,
    as_json: bool,
) -> None:
    """Check records: every move against the rules, and the final scores.

    Ends with 1 if a record breaks, and says where.

    \b
    Example:
      roundhouse validate games/*.record
      roundhouse validate --oracle recorded-games.yaml
    """
    if oracles:
        if files:
            raise click.UsageError("Check records and --oracle files one after the other, not together.")
        validate_oracles(oracles, only, components, as_json)
        return
    if not files:
        raise click.UsageError("Missing argument 'FILE...'.")
    if only is not None:
        raise click.UsageError("--game names a game of a file given with --oracle.")
    found = [check(file, components) for file in files]
    broken = [result for result in found if not result["valid"]]
    if as_json:
        print_json({"valid": not broken, "records": found})
    else:
        for result in found:
            click.echo(f"{result['file']}: {result['says']}")
        click.echo(f"{len(found) - len(broken)} of {len(found)} records hold.")
    if broken:
        raise click.exceptions.Exit(FAILED)


def check(file: Path, components: Path | None) -> dict[str, object]:
    """What there is to say about one record."""
    result: dict[str, object] = {"file": click.format_filename(file)}
    game = None
    try:
        record = open_record(file)
        game = played_game(record, components)
        state = replay_all(record, game)
    except RecordError as error:
        says = sentence(told(error, game, FALLBACK))
        return {
            **result,
            "valid": False,
            "line": error.line or None,
            "move": error.move or None,
            "says": says,
        }
    totals = state.scores().totals()
    says = f"{len(record.moves)} moves, {'final score' if state.over else 'score so far'} "
    says += ", ".join(f"{name} {points}" for name, points in zip(record.names, totals, strict=True)) + "."
    figures = {"game": record.game, "moves": len(record.moves), "over": state.over, "totals": totals}
    return {**result, "valid": True, **figures, "says": says}
