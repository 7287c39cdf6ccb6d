"""What is measured. A new measure is a function here and a line in MEASURES; its figures go into FIGURES.

Every measure runs for so many seconds of CPU time and gives its figures by name. A measure that an
engine has nothing for gives none.
"""

from __future__ import annotations

import gc
import pickle
import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter, process_time

from bench.engine import Engine

# A few legal lists cost a hundred times the usual one: with fewer positions chance would decide the figure.
POSITIONS = 3000
EVERY = 10  # decisions between two positions of one game
PICKLED = 200  # of them
AGAIN = 5  # times in a row each is asked: in play a position is at hand, not fetched from far memory


@dataclass(frozen=True)
class Figure:
    """A number in the report: what it is called, and what is to be reached, as a multiple of the peer's."""

    name: str
    title: str
    targets: dict[str, float] = field(
        default_factory=dict
    )  # by game and form: "railroad_revolution compiled"
    limits: dict[str, float] = field(default_factory=dict)  # the same, but in figures of one's own
    at_most: bool = False  # less is better
    steady: bool = False  # not a speed: the best of several says nothing

    def target(self, game: str, form: str) -> float | None:
        return self.targets.get(f"{game} {form}")

    def limit(self, game: str, form: str) -> float | None:
        return self.limits.get(f"{game} {form}")

    def reached(self, ratio: float, target: float) -> bool:
        return ratio <= target if self.at_most else ratio >= target


FIGURES = [
    Figure(
        "choices",
        "choices per second",
        {
            "railroad_revolution compiled": 60,
            "railroad_revolution pure": 4,
            "age_of_steam compiled": 15,
            "russian_railroads compiled": 60,
            "russian_railroads:board=usa compiled": 60,
        },
    ),
    Figure("decisions", "decisions per second"),
    Figure(
        "games",
        "complete games per second",
        {"railroad_revolution compiled": 20, "railroad_revolution pure": 5},
    ),
    Figure(
        "copies",
        "state copies per second",
        {"railroad_revolution compiled": 20, "railroad_revolution pure": 10},
    ),
    Figure("legal", "legal lists per second"),
    Figure(
        "late_legal",
        "µs of the longest legal list late in a game of five",
        limits={"age_of_steam compiled": 1000},
        at_most=True,
        steady=True,
    ),
    Figure("played", "decisions per second of a recorded game of good players"),
    Figure("own_games", "random playouts per second, its own loop"),
    Figure(
        "bytes",
        "bytes of a pickled state",
        {"railroad_revolution compiled": 0.2, "railroad_revolution pure": 0.2},
        at_most=True,
        steady=True,
    ),
    Figure("count_decision", "thousand instructions of a decision", at_most=True, steady=True),
    Figure("count_copy", "thousand instructions of a copy", at_most=True, steady=True),
    Figure("count_legal", "thousand instructions of a legal list", at_most=True, steady=True),
    Figure("count_expect", "thousand instructions of a forecast", at_most=True, steady=True),
    Figure("length", "decisions per game", steady=True),
    Figure("choice_share", "share of decisions that are choices", steady=True),
    Figure("width", "legal moves per decision", steady=True),
]


class Bench:
    """An engine, warmed up, with positions from all over its games."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.states: list[object] = []
        seed = 0
        while len(self.states) < POSITIONS:
            self.states += engine.positions(seed, EVERY)
            seed += 1
        self.late = engine.late_positions()
        random.Random(0).shuffle(self.states)
        del self.states[POSITIONS:]

    def run(self, measure: str, seconds: float, repeat: int) -> dict[str, float]:
        """One slice of one measure; the same repeat gives every engine the same seeds."""
        gc.collect()
        return MEASURES[measure](self, seconds * SHARE.get(measure, 1), 1000 * (repeat + 1))


def play(bench: Bench, seconds: float, seed: int) -> dict[str, float]:
    """Random games from set-up to end."""
    walk = bench.engine.walk
    games = decisions = choices = offered = 0
    start = process_time()
    spent = 0.0
    while spent < seconds or not games:
        walked = walk(seed + games)
        games += 1
        decisions += walked.decisions
        choices += walked.choices
        offered += walked.offered
        spent = process_time() - start
    return {
        "choices": choices / spent,
        "decisions": decisions / spent,
        "games": games / spent,
        "length": decisions / games,
        "choice_share": choices / decisions,
        "width": offered / decisions,
    }


def own_loop(bench: Bench, seconds: float, seed: int) -> dict[str, float]:
    """Random games in the loop that the engine itself ships."""
    run = bench.engine.own_loop
    if run is None:
        return {}
    games = 0
    start = process_time()
    spent = 0.0
    while spent < seconds or not games:
        run(seed + games)
        games += 1
        spent = process_time() - start
    return {"own_games": games / spent}


def replay(bench: Bench, seconds: float, seed: int) -> dict[str, float]:
    """A recorded game of good players again and again: their positions are not those of random play."""
    if not bench.engine.replay():
        return {}
    decisions = 0
    start = process_time()
    spent = 0.0
    while spent < seconds or not spent:
        decisions += bench.engine.replay()
        spent = process_time() - start
    return {"played": decisions / spent}


def copies(bench: Bench, seconds: float, seed: int) -> dict[str, float]:
    return {"copies": per_second(bench.engine.copy, bench.states, seconds)}


def legal(bench: Bench, seconds: float, seed: int) -> dict[str, float]:
    return {"legal": per_second(bench.engine.legal, bench.states, seconds)}


def late(bench: Bench, seconds: float, seed: int) -> dict[str, float]:
    """The slowest of the late positions, each at its best."""
    if not bench.late:
        return {}
    times = [float("inf")] * len(bench.late)
    start = process_time()
    while process_time() - start < seconds or times[0] == float("inf"):
        for number, state in enumerate(bench.late):
            before = perf_counter()
            bench.engine.legal(state)
            times[number] = min(times[number], perf_counter() - before)
    return {"late_legal": 1e6 * max(times)}


def size(bench: Bench, seconds: float, seed: int) -> dict[str, float]:
    """The median over the positions; it is not timed."""
    return {"bytes": statistics.median(len(pickle.dumps(state, 5)) for state in bench.states[:PICKLED])}


def per_second(verb: Callable[[object], object], states: list[object], seconds: float) -> float:
    """How often a verb can be applied to one of the positions."""
    done = 0
    start = process_time()
    spent = 0.0
    while spent < seconds or not spent:
        for state in states:
            for _ in range(AGAIN):
                verb(state)
        done += len(states) * AGAIN
        spent = process_time() - start
    return done / spent


MEASURES: dict[str, Callable[[Bench, float, int], dict[str, float]]] = {
    "play": play,
    "own_loop": own_loop,
    "replay": replay,
    "copies": copies,
    "legal": legal,
    "late": late,
    "size": size,
}
SHARE = {"play": 3}  # of the time: games differ much in length, and the headline rests on them
