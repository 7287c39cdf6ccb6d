"""A hint in words: ways to play on, what they may bring, and why. Page and terminal say the same.

Messages are of no language yet, so that whoever worked a hint out, perhaps in another process, need not know
who hears it; `spoken` puts a way into a listener's words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from roundhouse.bots.ways import Way, advise
from roundhouse.core.figures import in_figures
from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import package_of

WAYS = 3  # to play on, at most
SOURCES = 4  # of points that are named, at most
LEAST = 1.0  # points that a source must grow or shrink by to be named
UNDER_WAY = "under_way"  # what the turn may still bring: no reason for anything
EXPERIENCE = "experience"  # what was learnt from games, beyond the game's own advice
STEPS = 6  # of a way that are said; more are only counted
AHEAD = 3  # the same for what it leads to

Say = Callable[[Message], str]


@dataclass(frozen=True, slots=True)
class Wish:
    """A question: what may the seat do that is to decide? `view` is what it sees, never the full position."""

    game: Game
    view: dict[str, object]
    seed: int
    seconds: float
    played: list[int] | None = None  # what was done there, where that is known: it is told as well
    skills: list[int] | None = None  # how well each seat plays, where that is known


@dataclass(frozen=True, slots=True)
class WayInWords:
    """One way to play on, in words of no language yet."""

    moves: list[str]  # as they are written
    steps: list[Message]  # as the choices are labelled, to the last that is worth telling
    points: float  # that the seat may expect
    chance: float  # of winning, 0 to 1
    compared: str  # with what: the last part of the key that says so
    sources: list[tuple[str, float]]  # of points that differ most from there, and by how much
    later: list[Message]  # what the next turn may bring
    reveals: bool = False  # whether it ends in mid-turn, because something comes to light there


@dataclass(frozen=True, slots=True)
class Hint:
    """The ways to play on, best first; the first is compared with the next, and the others with the first."""

    seat: int
    ways: list[WayInWords]


@dataclass(frozen=True, slots=True)
class SpokenWay:
    """One way to play on, in somebody's language."""

    steps: list[str]
    figures: str
    why: str  # may be empty
    later: str  # may be empty


def hint(wish: Wish) -> Hint:
    """The answer to a question. Runs in a worker process."""
    view = wish.game.load(wish.view)
    return in_words(view, wish.seed, ways_for(wish, view))


def ways_for(wish: Wish, view: State) -> list[Way]:
    """What there is to be found: for hints and reviews the same."""
    return advise(view, wish.seed, wish.seconds, also=wish.played, skills=wish.skills)


def in_words(view: State, seed: int, found: list[Way]) -> Hint:
    """The best of what was found, written by playing it on an imagined position."""
    seat, found = view.seat, found[:WAYS]
    world = view.imagine(seat, Random(seed))
    ends = [parts_after(world.copy(), way.moves, seat) for way in found]
    ways: list[WayInWords] = []
    for number, way in enumerate(found):
        other = 0 if number else 1
        sources = changes(ends[other], ends[number]) if other < len(ends) else []
        ways.append(worded(world.copy(), way, "best" if number else "next", sources))
    return Hint(seat, ways)


def parts_after(world: State, moves: list[int], seat: int) -> list[tuple[str, float]]:
    """What a seat's points come from after some moves, as far as they go, and last what games have taught."""
    told(world, moves)
    parts = world.game.parts(world, seat)
    taught = world.game.insight(world, seat) - world.game.expect(world, seat)
    return [*parts, (EXPERIENCE, taught)] if taught else parts


def worded(world: State, way: Way, compared: str, sources: list[tuple[str, float]]) -> WayInWords:
    """One way in words; the imagined position is played on."""
    seat, known = world.seat, world.reveals
    moves, steps = told(world, way.moves)
    reveals = world.seat == seat and world.reveals != known
    told(world, way.answers)
    later = told(world, way.later)[1]
    return WayInWords(moves, steps, way.points, way.chance, compared, sources, later, reveals)


def told(world: State, moves: list[int]) -> tuple[list[str], list[Message]]:
    """Moves as they are written and in words, played one after the other as far as that goes.

    The words end where nothing follows but moves that only end or decline something.
    """
    words, game = package_of(world.game.name).words(), world.game
    last = 0  # step that is worth telling
    written: list[str] = []
    steps: list[Message] = []
    for move in moves:
        if move not in world.legal():  # what was played in the real game may not go in an imagined one
            break
        written.append(game.moves.text(move))
        steps.append(words.label(world, move))
        if not words.idle(world, move):
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


# In somebody's language


def spoken(way: WayInWords, say: Say, alone: bool) -> SpokenWay:
    """A way as it is said to somebody who plays alone, or against others."""
    what = ", ".join(f"{say(Message(f'advice.{name}'))} {signed(points)}" for name, points in way.sources)
    ahead = " → ".join(spoken_steps(way.later, say, AHEAD))
    return SpokenWay(
        spoken_steps(way.steps, say),
        figures(say, way.points, way.chance, alone),
        say(Message(f"hint.why.{way.compared}", {"what": what})) if what else "",
        say(Message("hint.later", {"what": ahead})) if ahead else "",
    )


def spoken_steps(steps: list[Message], say: Say, most: int = STEPS) -> list[str]:
    """The first steps, and how many more there are; one more is rather said."""
    rest = len(steps) - most
    if rest <= 1:
        return [say(step) for step in steps]
    return [*(say(step) for step in steps[:most]), say(Message("hint.more", {"n": rest}))]


def figures(say: Say, points: float, chance: float, alone: bool) -> str:
    """What may be expected. Whoever plays alone plays for points."""
    expected = say(Message("hint.points", {"points": round(points)}))
    return expected if alone else f"{expected} · {said_chance(say, chance)}"


def said_chance(say: Say, chance: float) -> str:
    """A chance to win."""
    return say(Message("hint.chance", {"chance": Message("number.per_cent", {"n": per_cent(chance)})}))


def per_cent(chance: float) -> int:
    """A chance as people say it.

    >>> per_cent(0.504)
    50
    """
    return round(100 * chance)


def signed(points: float) -> str:
    """Points gained or lost, with their sign.

    >>> signed(3.6), signed(-2.0)
    ('+4', '−2')
    """
    whole = round(points)
    return in_figures(whole) if whole < 0 else f"+{whole}"
