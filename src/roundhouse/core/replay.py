"""Playing a record again: every move is checked against the rules as if it were played now."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.core.game import Game
from roundhouse.core.moves import UnknownMove
from roundhouse.core.record import Record, RecordError, numbers, seats_text
from roundhouse.core.state import State


def begin(record: Record, game: Game) -> State:
    """The position before the first move, by the rules of its day; RecordError if there is none."""
    if record.game != game.name:
        raise RecordError(f"this is a record of {record.game}, not of {game.name}")
    if record.components != game.components_digest:
        raise RecordError(
            f"it was played with other components ({record.components[:12]}…) "
            f"than these ({game.components_digest[:12]}…)"
        )
    if record.seed is None:
        raise RecordError("its seed is still hidden, so the game cannot be played again")
    try:
        return game.under(record.rules).new(record.players, record.seed, record.options)
    except ValueError as error:  # SetupError, or a game that takes no loaded dice
        raise RecordError(str(error)) from None


def replay(record: Record, game: Game) -> Iterator[State]:
    """The position before the first move and after each one: one state that plays on, so copy what you keep.

    Raises RecordError where the record breaks a rule, and at the end if its scores are not those of the game.
    """
    state = begin(record, game)
    yield state
    for number in range(len(record.moves)):
        play_one(record, state, number)
        yield state
    check_end(record, state)


def replay_all(record: Record, game: Game) -> State:
    """The last position of a record, every move and the final scores checked."""
    for state in replay(record, game):
        last = state
    return last


def play_one(record: Record, state: State, number: int) -> None:
    """Play one move of a record."""
    played = record.moves[number]
    line = played.line
    if state.over:
        raise RecordError("a move after the end", line, number + 1, state.why_not(0))
    if played.seat != state.seat:
        raise RecordError(f"it is seat {state.seat + 1} to move, not {played.seat + 1}", line, number + 1)
    try:
        code = state.game.moves.code(played.text)
    except UnknownMove as error:
        raise RecordError(str(error), line, number + 1) from None
    reason = state.why_not(code)
    if reason is not None:
        raise RecordError(f"{played.text!r} is not allowed", line, number + 1, reason)
    state.advance(code)


def check_end(record: Record, state: State) -> None:
    """The final scores of a record must be those of the last position."""
    written = record.scores
    if written is None:
        return
    if not state.over:
        raise RecordError("it has final scores, but the game is not over after its last move")
    scores = state.scores()
    if written.lines != scores.lines:
        raise RecordError(
            f"its score sheet has the lines {', '.join(written.lines)}; "
            f"the game has {', '.join(scores.lines)}"
        )
    for name in scores.lines:
        if written.line(name) != scores.line(name):
            raise RecordError(
                f"its final scores say {name} {numbers(written.line(name))}; "
                f"the moves give {numbers(scores.line(name))}"
            )
    if record.winners != state.winners():
        raise RecordError(
            f"it says that seat {seats_text(record.winners)} wins; "
            f"the moves give {seats_text(state.winners())}"
        )
