"""How fast the bots think: search on one core and on two, its memory, and games in the arena.

Each measure is a fresh process. Counting positions takes plain Python, so that is always asked as well.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from bench import environment
from bench.builds import NOW, ROOT, NotReady

THINK = 1.0  # seconds about a position, for the memory it takes
ARENA = 20  # times the seconds of the plan
SIDE_BY_SIDE = 4  # times the seconds of the plan, for a position: a sweep that is not finished does not count
MEGA = 1024 * 1024


@dataclass(frozen=True)
class Figure:
    """A number in the report."""

    name: str
    title: str


FIGURES = [
    Figure("playouts", "playouts of a search per second"),
    Figure("positions", "positions valued by a search per second"),
    Figure("cores", "playouts of two cores, times those of one"),
    Figure("memory", "MB of memory that a search takes"),
    Figure("process", "MB of the whole process before it"),
    Figure("arena", "games of greedy bots per minute in the arena, two workers"),
]


@dataclass(frozen=True)
class BotPlan:
    """What to measure, and for how long."""

    games: list[str]
    forms: list[str]
    repeats: int
    seconds: float


@dataclass
class Thinker:
    """What came out for one game: by figure the median, and the lowest and highest of the repeats."""

    game: str
    figures: dict[str, tuple[float, float, float]] = field(default_factory=dict)

    def add(self, name: str, numbers: list[float]) -> None:
        if numbers:
            self.figures[name] = (statistics.median(numbers), min(numbers), max(numbers))


@dataclass(frozen=True)
class BotResult:
    """A finished run."""

    plan: BotPlan
    form: str
    rows: list[Thinker]

    def as_json(self) -> dict[str, object]:
        return {
            "form": self.form,
            "repeats": self.plan.repeats,
            "seconds": self.plan.seconds,
            "games": {
                row.game: {
                    name: {"median": median, "lowest": low, "highest": high}
                    for name, (median, low, high) in row.figures.items()
                }
                for row in self.rows
            },
        }


def run_bots(plan: BotPlan, progress: Callable[[str], None]) -> BotResult:
    """Measure everything in one go, with the first form that is there."""
    form = NOW.first_of(plan.forms)
    rows = [Thinker(game) for game in plan.games]
    for row in rows:
        measure(row, form, plan, partial(tell, progress, row.game))
    return BotResult(plan, form, rows)


def tell(progress: Callable[[str], None], game: str, what: str) -> None:
    progress(f"bots of {game}: {what}")


def measure(row: Thinker, form: str, plan: BotPlan, progress: Callable[[str], None]) -> None:
    """Everything about one game."""
    core = environment.one_core()
    progress("search")
    timed = asked(row.game, "timed", form, plan.seconds, plan.repeats, core)
    progress("counting")
    valued = asked(row.game, "counted", "pure", plan.seconds, 1, core)["valued"][0]
    row.add("playouts", [timed["playouts"][0] / seconds for seconds in timed["seconds"]])
    row.add("positions", [valued / seconds for seconds in timed["seconds"]])
    progress("memory")
    taken = asked(row.game, "memory", form, min(THINK, 10 * plan.seconds), 1, core)
    row.add("memory", [taken["taken"][0] / MEGA])
    row.add("process", [taken["process"][0] / MEGA])
    if cores() > 1:
        progress("two cores")
        both = asked(row.game, "cores", form, SIDE_BY_SIDE * plan.seconds, min(plan.repeats, 2), None)
        row.add("cores", [two / one for one, two in zip(both["one"], both["two"], strict=True) if one])
    progress("arena")
    row.add("arena", asked(row.game, "arena", form, ARENA * plan.seconds, 1, None)["minute"])


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def asked(
    game: str, what: str, form: str, seconds: float, repeats: int, core: int | None
) -> dict[str, list[float]]:
    """One measure in a process of its own."""
    bound = [] if core is None else [str(core)]
    done = subprocess.run(
        [sys.executable, "-m", "bench.thinking", game, what, form, str(seconds), str(repeats), *bound],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment.variables(NOW.path_of(form)),
    )
    if done.returncode != 0:
        raise NotReady(f"the bots of {game} ({form}) could not be measured; the reason stands above")
    found: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return found
