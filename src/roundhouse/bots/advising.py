"""Advice for people: the best ways to play one's turn that a search finds, and what they may bring."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from roundhouse.bots.lookahead import Lookahead, Trial, next_turn
from roundhouse.bots.searcher import LINES
from roundhouse.core.state import State

SECONDS = 1.0
MOST = 3  # ways that are told
FOR_LATER = 0.25  # of the time, to find out what comes next


@dataclass(frozen=True, slots=True)
class Prospect:
    """A way to play on: the moves of the turn, and what they may bring to the seat."""

    moves: list[int]  # to the end of the turn, or to where something unknown comes to light
    points: float  # that the seat may expect at the end
    chance: float  # of winning, 0 to 1
    later: list[int]  # what the seat would then like to do in its next turn; may be empty


def advise(
    view: State, seed: int, seconds: float | None = SECONDS, playouts: int | None = None
) -> list[Prospect]:
    """The best ways to play on for the seat that must decide, best first, each with another first move."""
    if seconds is None and not playouts:
        raise ValueError("advice needs a budget: seconds, playouts or both")
    now = perf_counter()
    end = now + seconds if seconds is not None else 0.0
    until = now + seconds * (1.0 - FOR_LATER) if seconds is not None else 0.0
    thought = Lookahead(view, seed, LINES, until)
    if thought.open():
        thought.think(playouts or 0, until)
    best: dict[int, Trial] = {}
    for trial in thought.trials:
        best.setdefault(trial.moves[0], trial)
    return [prospect(thought, trial, end) for trial in list(best.values())[:MOST]]


def prospect(thought: Lookahead, trial: Trial, until: float) -> Prospect:
    """What is to be said of a line."""
    after = thought.after(trial.moves)
    if not trial.tried:
        trial.met(after, thought.seat)
    later = next_turn(after, thought.seat, until)
    return Prospect(trial.moves, trial.points / trial.tried, trial.chance / trial.tried, later)
