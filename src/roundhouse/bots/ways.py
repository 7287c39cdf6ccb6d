"""Ways for people: the best ones to play their turn that a search finds, and what they may bring."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from roundhouse.bots.beam import NO_LIMIT
from roundhouse.bots.detours import reached, without_detours
from roundhouse.bots.lookahead import Lookahead, Trial, next_turn
from roundhouse.bots.search import LINES
from roundhouse.core.random import Random
from roundhouse.core.state import State

SECONDS = 1.0
MOST = 3  # ways that are told
WORLDS = 3  # in which those that are told meet once more
FINDING = 0.55  # of the time, for finding them,
COMPARING = 0.85  # up to here for comparing them, and the rest to find out what comes next


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play on: the moves of the turn, and what they may bring to the seat."""

    moves: list[int]  # to the end of the turn, or to where something unknown comes to light
    points: float  # that the seat may expect at the end
    chance: float  # of winning, 0 to 1
    answers: list[int]  # what the others may do then, in the world that the seed gives; may be empty
    later: list[int]  # and what the seat would like to do in its next turn; may be empty


def advise(
    view: State,
    seed: int,
    seconds: float | None = SECONDS,
    playouts: int | None = None,
    also: list[int] | None = None,
) -> list[Way]:
    """The best ways to play on for the seat that must decide, best first, each with another first move.

    If there are moves that somebody thinks of, they are compared `also`, and told if they are another way.
    """
    if seconds is None and not playouts:
        raise ValueError("advice needs a budget: seconds, playouts or both")
    begun = perf_counter()
    thought = Lookahead(view, seed, LINES, limit(begun, seconds, FINDING), thorough=True)
    ahead = view.game.foresight
    if ahead and thought.open():
        thought.think(playouts or 0, limit(begun, seconds, FINDING))
    world = view.imagine(view.seat, Random(seed))
    lines = without_detours(world, [trial.moves for trial in thought.trials], MOST)
    told = [Trial(moves, 0) for moves in (lines if also is None else with_own(world, lines, also))]
    thought.compare(told, WORLDS if ahead else 0, limit(begun, seconds, COMPARING))
    return [way_of(world.copy(), view.seat, trial, limit(begun, seconds, 1.0)) for trial in told]


def with_own(world: State, lines: list[list[int]], own: list[int]) -> list[list[int]]:
    """Lines with one that somebody thinks of; it takes the place of one that comes to the same."""
    there = reached(world, own)
    for number, line in enumerate(lines):
        if same(line, own):
            return lines
        if there is not None and there == reached(world, line):
            return [*lines[:number], own, *lines[number + 1 :]]
    return [*lines, own]


def same(one: list[int], other: list[int]) -> bool:
    """Whether two rows of moves are one way, as far as both go."""
    return all(mine == yours for mine, yours in zip(one, other, strict=False))


def limit(begun: float, seconds: float | None, share: float) -> float:
    """When a share of the time is over; never, where there is no limit."""
    return NO_LIMIT if seconds is None else begun + seconds * share


def way_of(world: State, seat: int, trial: Trial, until: float) -> Way:
    """The way that a line is: its first turn, and what comes next. The world is used up."""
    turns, own = world.turns_taken(), len(trial.moves)
    for number, move in enumerate(trial.moves):
        if move not in world.legal():  # what was played in the real game may not go in an imagined one
            break
        if number and world.turns_taken() != turns:  # nobody else plays any more: this is the next turn
            own = min(own, number)
        world.advance(move)
    later = trial.moves[own:]
    answers, later = ([], later) if later else next_turn(world, seat, until)
    return Way(trial.moves[:own], trial.points / trial.tried, trial.chance / trial.tried, answers, later)
