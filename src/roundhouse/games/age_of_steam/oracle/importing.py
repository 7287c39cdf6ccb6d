"""A recorded game taken over as a record of our own: its moves, and its dice and draws as loaded dice."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.random import loaded_seed
from roundhouse.core.record import LONGEST_NAME, Played, Record, RecordError, name_problem
from roundhouse.core.replay import replay_all
from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam.game import VARIANTS, AgeOfSteam
from roundhouse.games.age_of_steam.oracle.building import other_kind
from roundhouse.games.age_of_steam.oracle.checking import named, play_events, wanted
from roundhouse.games.age_of_steam.oracle.dealing import dealt
from roundhouse.games.age_of_steam.oracle.document import Block, parse
from roundhouse.games.age_of_steam.oracle.problems import OracleError
from roundhouse.games.age_of_steam.oracle.recording import Recording, blocks_of
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.oracle.start import Start
from roundhouse.games.age_of_steam.rules.state import State

SEED = 0  # what chance brings when the recorded numbers are used up
CHANCE = ("random", "reveals")  # of a position: what differs between the two ways to it


def imported(
    text: str, name: str, game: Game, say: Callable[[Message], str], only: str | None = None
) -> dict[str, Record]:
    """The records of all recorded games in a file, or of the one that is named; OracleError if one breaks."""
    assert isinstance(game, AgeOfSteam)
    found: dict[str, Record] = {}
    for each, block in wanted(blocks_of(parse(text), name), only).items():
        try:
            found[each] = taken_over(each, block, game)
        except OracleError as error:
            raise ValueError(
                f"{each}: {error.told('' if error.reason is None else say(error.reason))}"
            ) from None
    return found


def taken_over(name: str, block: Block, game: AgeOfSteam) -> Record:
    """The record of one recorded game; one that names no variant may be of any."""
    try:
        return record_of(name, block, game)
    except OracleError as error:
        if "variant" not in block:
            for variant in VARIANTS[1:]:
                try:
                    return record_of(name, named(block, variant), game)
                except OracleError:
                    continue
        raise error from None


def record_of(name: str, block: Block, game: AgeOfSteam, kinds: dict[int, int] | None = None) -> Record:
    """The record of one recorded game of the variant that it names, or else of the usual one."""
    recording = Recording(name, block, game)
    table = Table(recording, game, kinds)
    try:
        play_events(table)
    except OracleError as error:
        if other_kind(table, error):
            return record_of(name, block, game, table.kinds)
        raise
    deal = game.new(len(recording.players), SEED, recording.options)
    assert isinstance(deal, State)
    record = Record()
    record.game = game.name
    record.rules = game.revision
    record.players = len(recording.players)
    record.options = dict(recording.options)
    record.components = game.components_digest
    record.seed = loaded_seed(SEED, [*dealt(Start(recording), deal), *table.numbers])
    record.names = names(recording.players)
    record.kinds = ["human"] * record.players
    record.moves = [Played(seat, game.moves.text(move)) for seat, move in table.moves]
    record.comments = [
        (0, f" imported: {name}, {len(recording.events)} events, every recorded number compared")
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
        raise OracleError(f"its dice and draws do not fit together: {error}") from None
    ours, theirs = reached.dump(), recorded.dump()
    for field in theirs:
        if field not in CHANCE and ours[field] != theirs[field]:
            raise OracleError(f"played again it comes to another position: {field} differs")
