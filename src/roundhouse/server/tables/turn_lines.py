"""What players did last: a line for each turn, and the things on the picture that it was about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from msgspec.structs import replace

from roundhouse.core.message import Event, Message
from roundhouse.core.state import NOBODY
from roundhouse.kit.picture import GamePicture
from roundhouse.server.tables.drawing import targets
from roundhouse.server.wire.view import Turn
from roundhouse.table.table import SPECTATOR, TURN, Table
from roundhouse.text import Words

FARTHEST = 400  # moves looked back for somebody's last turn
JOINT = "; "


@dataclass(frozen=True, slots=True)
class Span:
    """What one seat did in a row: the numbers of the positions that its moves led to."""

    seat: int
    reached: list[int]


def recent_turns(
    table: Table,
    line: list[int],
    seat: int,
    picture: GamePicture,
    words: Words,
    cache: dict[tuple[object, ...], object],
    since: int | None = None,
    by_rote: Callable[[int], bool] = lambda reached: False,
) -> list[Turn]:
    """All turns since a seat decided last, and the last one of each seat before; the oldest comes first.

    What an order has played for it, `by_rote`, was not decided then: it is told like the turns of others.

    What ended a round since then stands by itself after the turn that led to it, and who left the game.
    With `since`, all turns after so many entries, whoever's they are: somebody was away.
    """
    found: list[Turn] = []
    missing = set(range(len(table.seats)))
    fresh = seat != SPECTATOR
    for span in spans(table, line):
        at = span.reached[-1]
        fresh = fresh and (since is None or at > since)
        if fresh:
            events = happened(table, span)
            found += [Turn(NOBODY, at, at, text, [], fresh, seat) for seat, text in left(events, words)]
            if ended := closed(events, words):
                found.append(Turn(NOBODY, at, at, ended, [], fresh))
        decided = span.seat == seat and not all(map(by_rote, span.reached))
        fresh = fresh and (since is not None or not decided)
        if fresh or span.seat in missing:
            missing.discard(span.seat)
            found.append(replace(turn(table, span, seat, picture, words, cache), fresh=fresh))
        if not fresh and not missing:
            break
    return found[::-1]


def turn(
    table: Table,
    span: Span,
    seat: int,
    picture: GamePicture,
    words: Words,
    cache: dict[tuple[object, ...], object],
) -> Turn:
    """What a seat is told of a turn; made once, however many look, and however often it is told again."""
    first, at = span.reached[0], span.reached[-1]
    key = ("turn", seat, words.language, first, at)
    found = cache.get(key)
    if found is None:
        elements = chain(*(marked(table, reached, seat, picture, cache) for reached in span.reached))
        text = told(happened(table, span), span.seat, seat, words)
        found = cache[key] = Turn(span.seat, first - 1, at, text, list(dict.fromkeys(elements)), fresh=False)
    return found  # type: ignore[return-value]  # nobody else uses this key


def spans(table: Table, line: list[int]) -> Iterator[Span]:
    """The moves of a line in turns, from the last one backwards; alone, every move is one."""
    alone = len(table.seats) == 1
    span: Span | None = None
    for reached in reversed(line[-FARTHEST:]):
        entry = table.entries[reached - 1]
        ends = alone or any(event.key == TURN for event in entry.events)
        if span is None or ends or entry.seat != span.seat:
            if span is not None:
                yield span
            span = Span(entry.seat, [])
        span.reached.insert(0, reached)
    if span is not None:
        yield span


def happened(table: Table, span: Span) -> list[Event]:
    """All that a turn brought about."""
    return [event for reached in span.reached for event in table.entries[reached - 1].events]


def marked(
    table: Table, reached: int, seat: int, picture: GamePicture, cache: dict[tuple[object, ...], object]
) -> list[str]:
    """The elements of a move, by what a seat knew of the position before; none of another's secret move."""
    key = ("marked", seat, reached)
    found = cache.get(key)
    if found is None:
        entry, moves = table.entries[reached - 1], table.game.moves
        assert entry.move is not None
        hidden = entry.seat != seat and moves.block(entry.move).secret
        before = table.view(seat, reached - 1)
        found = cache[key] = [] if hidden else targets(picture, before, entry.move)
    return found  # type: ignore[return-value]  # nobody else uses this key


def told(events: Iterable[Event], mover: int, viewer: int, words: Words) -> str:
    """A turn in one line: what its player did, and what it brought to the one who looks."""
    assert words.game_words is not None
    apart = (TURN, *words.game_words.CLOSING, *words.game_words.LEAVING)
    own = [
        event for event in events if event.seat in {mover, viewer} - {SPECTATOR} and event.key not in apart
    ]
    name = words.player(mover) + " "
    said = Counter(words.say(event).removeprefix(name) for event in words.game_words.sum_up(own))
    return JOINT.join(
        words.say(Message("turn.repeated", {"what": line, "n": times})) if times > 1 else line
        for line, times in said.items()
    )


def left(events: Iterable[Event], words: Words) -> list[tuple[int, str]]:
    """Who left the game with a turn, and how that is told; the last one first, as in all that looks back."""
    assert words.game_words is not None
    leaving = [event for event in events if event.key in words.game_words.LEAVING]
    return [(event.seat, words.say(event)) for event in reversed(leaving)]


def closed(events: Iterable[Event], words: Words) -> str:
    """What ended a round with a turn, in one line; nothing if none ended."""
    assert words.game_words is not None
    ending = [event for event in events if event.key in words.game_words.CLOSING]
    return JOINT.join(words.say(message) for message in words.game_words.close(ending)) if ending else ""
