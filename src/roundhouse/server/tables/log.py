"""What happened at a table, in a viewer's words."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.core.message import Message
from roundhouse.core.state import State
from roundhouse.server.wire.view import LogLine
from roundhouse.table import Table
from roundhouse.table.table import TURN
from roundhouse.text import Words


def log_lines(
    table: Table, line: list[int], words: Words, after: int, cache: dict[tuple[object, ...], object]
) -> list[LogLine]:
    """What the moves of a line brought about, those after an entry; `n` is the number of the entry."""
    assert words.game_words is not None
    lines, leaving = list[LogLine](), words.game_words.LEAVING
    for reached in line:
        if reached > after:
            key = ("log", words.language, reached)
            said = cache.get(key)
            if said is None:  # said once, however many look
                said = cache[key] = [
                    LogLine(reached, event.seat, words.say(event), event.key == TURN, event.key in leaving)
                    for event in table.entries[reached - 1].events
                ]
            lines += said  # type: ignore[arg-type]  # nobody else uses this key
    return lines


def done_in_turn(table: Table, line: list[int], state: State, say: Callable[[Message], str]) -> list[str]:
    """What the seat to decide has done in its turn so far."""
    steps: list[list[str]] = []
    for reached in reversed(line):
        entry = table.entries[reached - 1]
        if entry.seat != state.seat or any(event.key == TURN for event in entry.events):
            break
        steps.append([say(event) for event in entry.events])
    return [text for step in reversed(steps) for text in step]
