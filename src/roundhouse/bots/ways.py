"""Ways for people: the best ones to play their turn that a search finds, and what they may bring."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from roundhouse.bots.beam import LEARNT, NO_LIMIT
from roundhouse.bots.detours import idle, reached, without_detours
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
    own: bool = False  # whether it is what somebody thinks of, or comes to the same


def advise(
    view: State,
    seed: int,
    seconds: float | None = SECONDS,
    playouts: int | None = None,
    also: list[int] | None = None,
    skills: list[int] | None = None,
) -> list[Way]:
    """The best ways to play on for the seat that must decide, best first, each with another first move.

    What brings no more than doing nothing is not among them, unless nothing is better.
    If there are moves that somebody thinks of, they are told `also`. They change nothing about the others.
    How well everybody plays, where that is known, counts in points and chances alone.
    """
    if seconds is None and not playouts:
        raise ValueError("advice needs a budget: seconds, playouts or both")
    begun = perf_counter()
    thought = Lookahead(view, seed, LINES, limit(begun, seconds, FINDING), True, LEARNT, skills)
    ahead = view.game.foresight
    if ahead and thought.open():
        thought.think(playouts or 0, limit(begun, seconds, FINDING))
    world = view.imagine(view.seat, Random(seed))
    lines = without_detours(world, [trial.moves for trial in thought.trials], MOST)
    told = [Trial(moves, 0) for moves in lines]
    own = None if also is None else thought_of(world, told, as_far_as_known(world, also))
    beside = [own] if own is not None and own not in told else []
    told = thought.compare(told, beside, WORLDS if ahead else 0, limit(begun, seconds, COMPARING))
    best = told[0]
    if idle(world, best.moves):  # all others are worse than doing nothing
        told = [trial for trial in told if trial in (best, own)]
    told = [trial for trial in told if trial in (best, own) or not idle(world, trial.moves)]
    until = limit(begun, seconds, 1.0)
    return [way_of(world.copy(), view.seat, trial, until, trial is own) for trial in told]


def thought_of(world: State, trials: list[Trial], own: list[int]) -> Trial:
    """The line that is what somebody thinks of, or comes to the same; one more if none does."""
    there = reached(world, own)
    for trial in trials:
        if same(trial.moves, own) or (there is not None and there == reached(world, trial.moves)):
            return trial
    return Trial(own, 0)


def same(one: list[int], other: list[int]) -> bool:
    """Whether two rows of moves are one way, as far as both go."""
    return all(mine == yours for mine, yours in zip(one, other, strict=False))


def as_far_as_known(world: State, moves: list[int]) -> list[int]:
    """Moves up to where something comes to light: what was chosen by it, nobody could have planned."""
    state = world.copy()
    for number, move in enumerate(moves):
        if state.reveals != world.reveals or move not in state.legal():
            return moves[:number]
        state.advance(move)
    return moves


def limit(begun: float, seconds: float | None, share: float) -> float:
    """When a share of the time is over; never, where there is no limit."""
    return NO_LIMIT if seconds is None else begun + seconds * share


def way_of(world: State, seat: int, trial: Trial, until: float, own: bool) -> Way:
    """The way that a line is: its first turn, and what comes next. The world is used up."""
    turns, end = world.turns_taken(), len(trial.moves)
    for number, move in enumerate(trial.moves):
        if move not in world.legal():  # what was played in the real game may not go in an imagined one
            break
        if number and world.turns_taken() != turns:  # nobody else plays any more: this is the next turn
            end = min(end, number)
        world.advance(move)
    later = trial.moves[end:]
    answers, later = ([], later) if later else next_turn(world, seat, until)
    points, chance = trial.points / trial.tried, trial.chance / trial.tried
    return Way(trial.moves[:end], points, chance, answers, later, own)
