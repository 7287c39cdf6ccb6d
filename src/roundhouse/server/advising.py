"""Advice worked out in a worker process: ways to play on, in words of no language yet, and why.

A worker gets what a seat may know and gives plain data back: messages travel as lists, so that every viewer
hears them in a language of their own.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.bots.advising import Prospect, advise
from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Message
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.text import words_of

WAYS = 3  # to play on, at most
SOURCES = 4  # of points that are named, at most
LEAST = 1.0  # points that a source must grow or shrink by to be named
UNDER_WAY = "under_way"  # what the turn may still bring: no reason for anything

Packed = list[object]  # a message: its key, and the names and values of its arguments in turn


@dataclass(frozen=True, slots=True)
class Wish:
    """A question: what may the seat do that is to decide? `view` is what it sees, never the full position."""

    game: Game
    view: dict[str, object]
    seed: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play on."""

    moves: list[str]  # as they are written
    steps: list[Packed]  # in words, as the choices are labelled, to the last that is worth telling
    points: float  # that the seat may expect
    chance: float  # of winning, 0 to 1
    sources: list[tuple[str, float]]  # of points that differ most from another way's, and by how much
    later: list[Packed]  # what the next turn may bring


@dataclass(frozen=True, slots=True)
class Hint:
    """The ways to play on, best first; the first is compared with the next, and the others with the first."""

    seat: int
    ways: list[Way]


def hint(wish: Wish) -> Hint:
    """The answer to a question. Runs in a worker process."""
    view = wish.game.load(wish.view)
    found = advise(view, wish.seed, wish.seconds)[:WAYS]
    return in_words(view, wish.seed, found)


def in_words(view: State, seed: int, found: list[Prospect]) -> Hint:
    """What was found, written by playing it on an imagined position."""
    seat = view.seat
    world = view.imagine(seat, Random(seed))
    ends = [parts_after(world.copy(), prospect.moves, seat) for prospect in found]
    ways: list[Way] = []
    for number, prospect in enumerate(found):
        other = 0 if number else 1
        sources = changes(ends[other], ends[number]) if other < len(ends) else []
        ways.append(way_of(world.copy(), prospect, sources))
    return Hint(seat, ways)


def parts_after(world: State, moves: list[int], seat: int) -> list[tuple[str, float]]:
    """What a seat's points come from after some moves, as far as they go."""
    told(world, moves)
    return world.game.parts(world, seat)


def way_of(world: State, prospect: Prospect, sources: list[tuple[str, float]]) -> Way:
    """One prospect in words; the imagined position is played on."""
    moves, steps = told(world, prospect.moves)
    told(world, prospect.answers)
    later = told(world, prospect.later)[1]
    return Way(moves, steps, prospect.points, prospect.chance, sources, later)


def told(world: State, moves: list[int]) -> tuple[list[str], list[Packed]]:
    """Moves as they are written and in words, played one after the other as far as that goes.

    The words end where nothing follows but moves that only end or decline something.
    """
    words, game = words_of(world.game.name), world.game
    last = 0  # step that is worth telling
    written: list[str] = []
    steps: list[Packed] = []
    for move in moves:
        if move not in world.legal():  # what was played in the real game may not go in an imagined one
            break
        written.append(game.moves.text(move))
        steps.append(packed(words.label(world, move)))
        if game.moves.block(move).name not in words.MERE:
            last = len(steps)
        world.advance(move)
    return written, steps[: last or None]


def changes(before: list[tuple[str, float]], after: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """The sources of points that change most, the largest change first.

    >>> changes([("money", 9.0), ("trains", 2.0)], [("trains", 8.0), ("money", 7.0), ("tracks", 0.2)])
    [('trains', 6.0), ('money', -2.0)]
    """
    change = dict(after)
    for name, points in before:
        change[name] = change.get(name, 0.0) - points
    change.pop(UNDER_WAY, None)
    found = [(name, points) for name, points in change.items() if abs(points) >= LEAST]
    return sorted(found, key=lambda one: -abs(one[1]))[:SOURCES]


def packed(message: Message) -> Packed:
    """A message as plain data.

    >>> packed(Message("pay", {"price": Message("money", {"n": 5})}))
    ['pay', 'price', ['money', 'n', 5]]
    """
    flat: Packed = [message.key]
    for name, value in message.args.items():
        flat += [name, packed(value) if isinstance(value, Message) else value]
    return flat


def unpacked(flat: Packed) -> Message:
    """The message that gave this.

    >>> unpacked(['pay', 'price', ['money', 'n', 5]])
    pay(price=money(n=5))
    """
    args: dict[str, Argument] = {}
    for name, value in zip(flat[1::2], flat[2::2], strict=True):
        assert isinstance(value, (int, str, list))
        args[str(name)] = unpacked(value) if isinstance(value, list) else value
    return Message(str(flat[0]), args)
