"""A recorded game taken over as a record of our own: its moves, and its dice and draws as loaded dice."""

from __future__ import annotations

from roundhouse.core.game import Game
from roundhouse.core.random import loaded_seed
from roundhouse.core.record import LONGEST_NAME, Played, Record, RecordError, name_problem
from roundhouse.core.replay import replay_all
from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle.checking import wanted
from roundhouse.games.age_of_steam.oracle.dealing import dealt
from roundhouse.games.age_of_steam.oracle.document import parse
from roundhouse.games.age_of_steam.oracle.guesses import read_as
from roundhouse.games.age_of_steam.oracle.problems import OracleError, flaw
from roundhouse.games.age_of_steam.oracle.recording import blocks_of
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.oracle.start import Start
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.words import Say

SEED = 0  # what chance brings when the recorded numbers are used up
CHANCE = ("random", "reveals")  # of a position: what differs between the two ways to it


def imported(text: str, name: str, game: Game, say: Say, only: str | None = None) -> dict[str, Record]:
    """The records of all recorded games in a file, or of the one that is named; ValueError if one breaks."""
    assert isinstance(game, AgeOfSteam)
    found: dict[str, Record] = {}
    each = ""
    try:
        for each, block in wanted(blocks_of(parse(text), name), only).items():
            found[each] = read_as(each, block, game, record_of)
    except OracleError as error:
        raise ValueError(f"{each}: {error.told(say)}" if each else error.told(say)) from None
    return found


def record_of(table: Table) -> Record:
    """The record of a recorded game that has been played."""
    recording, game = table.recording, table.state.game
    assert isinstance(game, AgeOfSteam)
    deal = game.new(len(recording.players), SEED, recording.options)
    assert isinstance(deal, State)
    record = Record()
    record.game = game.name
    record.rules = game.revision
    record.players = len(recording.players)
    record.options = dict(recording.options)
    record.components = game.components_digest
    start = Start(recording)
    record.seed = loaded_seed(SEED, [*dealt(start, deal), *table.numbers])
    record.names = names(recording.players)
    record.kinds = ["human"] * record.players
    record.moves = [Played(seat, game.moves.text(move)) for seat, move in [*start.choices(), *table.moves]]
    record.comments = [
        (0, f" imported: {recording.name}, {len(recording.events)} events, every recorded number compared")
    ]
    if table.state.over:
        record.scores = table.state.scores()
        record.winners = table.state.winners()
    compare(record, game, table.state)
    return record


def names(players: list[str]) -> list[str]:
    """The players, called so that a record can hold their names."""
    return [f"Player {n}" if name_problem(name) else name[:LONGEST_NAME] for n, name in enumerate(players, 1)]


def compare(record: Record, game: AgeOfSteam, recorded: CoreState) -> None:
    """The record must lead to the very position that the recorded game came to."""
    try:
        reached = replay_all(record, game)
    except RecordError as error:
        raise OracleError(flaw("no_fit", why=error.what), reason=error.reason) from None
    ours, theirs = reached.dump(), recorded.dump()
    for field in theirs:
        if field not in CHANCE and ours[field] != theirs[field]:
            raise OracleError(flaw("other_position", field=field))
