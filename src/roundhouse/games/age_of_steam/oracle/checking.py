"""The whole of a recorded game, and of a file of them, checked against the rules."""

from __future__ import annotations

from pathlib import Path

from roundhouse.core.game import Game
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle.document import Block, read_file
from roundhouse.games.age_of_steam.oracle.guesses import read_as
from roundhouse.games.age_of_steam.oracle.problems import OracleError, flaw
from roundhouse.games.age_of_steam.oracle.recording import blocks_of
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.kit.words import Say


def check(name: str, block: Block, game: AgeOfSteam, say: Say) -> dict[str, object]:
    """What there is to say about one recorded game; `say` puts it into words."""
    try:
        table = read_as(name, block, game, complete)
    except OracleError as error:
        return {
            "game": name,
            "valid": False,
            "line": error.line or None,
            "event": error.event or None,
            "says": error.told(say),
            "notes": error.notes,
        }
    scores = dict(zip(table.players, table.state.scores().totals(), strict=True))
    figures = ", ".join(f"{player} {points}" for player, points in scores.items())
    events = len(table.recording.events)
    says = f"{table.state.m.title}, {events} events, {table.compared} numbers compared, final score {figures}"
    return {
        "game": name,
        "valid": True,
        "map": table.state.m.name,
        "events": events,
        "compared": table.compared,
        "totals": scores,
        "says": says,
        "notes": table.notes,
    }


def complete(table: Table) -> Table:
    """A game with a final score; any other is refused."""
    events = table.recording.events
    if not events or events[-1].kind != "final":
        line = events[-1].line if events else table.recording.block.line
        error = OracleError(flaw("breaks_off", n=len(events)), line=line)
        error.notes = table.notes
        raise error
    return table


def check_file(path: Path, game: Game, say: Say, only: str | None = None) -> list[dict[str, object]]:
    """Check every recorded game of a file, or one of them; ValueError, in words, if there is none."""
    assert isinstance(game, AgeOfSteam)
    try:
        chosen = wanted(blocks_of(read_file(path), path.stem), only)
    except OracleError as error:
        raise ValueError(error.told(say)) from None
    return [check(name, block, game, say) for name, block in chosen.items()]


def wanted(blocks: dict[str, Block], only: str | None) -> dict[str, Block]:
    """Every recorded game, or the one that is named."""
    if only is not None and only not in blocks:
        raise OracleError(flaw("no_such_game", name=only, names=", ".join(blocks)))
    return {name: block for name, block in blocks.items() if only in (None, name)}
