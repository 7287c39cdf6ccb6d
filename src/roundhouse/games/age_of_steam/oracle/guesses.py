"""What a record leaves open, found by what lets it be played: variant, edition, kinds of tile in towns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from roundhouse.games.age_of_steam.game import VARIANTS, AgeOfSteam
from roundhouse.games.age_of_steam.oracle.building import other_kinds
from roundhouse.games.age_of_steam.oracle.document import Block
from roundhouse.games.age_of_steam.oracle.play_events import play_events
from roundhouse.games.age_of_steam.oracle.problems import OracleError
from roundhouse.games.age_of_steam.oracle.recording import Recording
from roundhouse.games.age_of_steam.oracle.replay import Table

T = TypeVar("T")

MOST_TRIES: Final = 48  # choices of tiles for towns


def read_as(name: str, block: Block, game: AgeOfSteam, made: Callable[[Table], T]) -> T:
    """What is made of a recorded game once it is played to its last event; OracleError where it breaks.

    A record that names neither variant nor edition may be of any: if it breaks, other variants are tried,
    and the edition that allows what is refused. The error told is that of the record as it stands.
    """
    first: OracleError | None = None
    for variant in VARIANTS if "variant" not in block else [""]:
        reading, notes = block, []
        if first is not None:
            reading = named(block, "variant", variant)
            notes = [f"the record names no variant; it is a game of: {variant}"]
        try:
            return by_any_edition(name, reading, game, made, notes)
        except OracleError as error:
            first = first or error
    assert first is not None
    raise first


def by_any_edition(
    name: str, block: Block, game: AgeOfSteam, made: Callable[[Table], T], notes: list[str]
) -> T:
    """A recorded game by the edition that it names, or else by the one that it can only be of."""
    try:
        return made(with_any_tiles(name, block, game, notes))
    except OracleError as error:
        if not error.edition or "edition" in block:
            raise
        notes = [*notes, f"the record names no edition; it is a game of: {error.edition}"]
        try:
            return made(with_any_tiles(name, named(block, "edition", error.edition), game, notes))
        except OracleError:
            raise error from None


def with_any_tiles(name: str, block: Block, game: AgeOfSteam, notes: list[str]) -> Table:
    """The game of one edition, played.

    Records do not say which of several kinds of tile lies in a town. If a tile is missing later, one of the
    towns that have such a tile must have another: these are tried, the latest first, until the game can be
    played or every choice has been refuted.
    """
    first: OracleError | None = None
    todo: list[dict[int, int]] = [{}]
    tried: list[dict[int, int]] = []
    while todo and len(tried) < MOST_TRIES:
        kinds = todo.pop()
        if kinds in tried:
            continue
        tried.append(kinds)
        table = Table(Recording(name, block, game), game, kinds)
        table.notes += notes
        try:
            play_events(table)
        except OracleError as error:
            error.notes = table.notes
            first = first or error
            todo += [{**kinds, event: kind} for event, kind in other_kinds(table, error)]
            continue
        return table
    assert first is not None
    raise first


def named(block: Block, key: str, value: str) -> Block:
    """A recorded game that says what it is a game of."""
    twin = Block()
    twin.update({**block, key: value})
    twin.line, twin.lines = block.line, block.lines
    return twin
