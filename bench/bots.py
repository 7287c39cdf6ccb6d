"""How fast the bots think: search on one core and on two, its memory, and games in the arena.

Each measure is a fresh process. Counting positions takes plain Python, so that is always asked as well.
With an earlier commit only the search is measured, both in turn, each in positions of its own greedy bots.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from bench import environment
from bench.builds import NOW, ROOT, Build, NotReady, earlier

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
    against: str | None = None  # an earlier commit


@dataclass
class Thinker:
    """What came out for one game: by figure the median, and the lowest and highest of the repeats."""

    game: str
    build: Build
    figures: dict[str, tuple[float, float, float]] = field(default_factory=dict)

    def add(self, name: str, numbers: list[float]) -> None:
        if numbers:
            self.figures[name] = (statistics.median(numbers), min(numbers), max(numbers))

    def as_json(self) -> dict[str, object]:
        return {
            name: {"median": median, "lowest": low, "highest": high}
            for name, (median, low, high) in self.figures.items()
        }


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
            "against": self.plan.against,
            "games": {row.game: row.as_json() for row in self.rows if row.build is NOW},
            "before": {row.game: row.as_json() for row in self.rows if row.build is not NOW},
        }


def run_bots(plan: BotPlan, progress: Callable[[str], None]) -> BotResult:
    """Measure everything in one go, with the first form that is there."""
    form = NOW.first_of(plan.forms)
    builds = [NOW] if plan.against is None else [earlier(plan.against), NOW]
    rows: list[Thinker] = []
    for game in plan.games:
        both = [Thinker(game, build) for build in builds]
        search(both, form, plan, partial(tell, progress, game))
        if plan.against is None:
            measure(both[0], form, plan, partial(tell, progress, game))
        rows += both
    return BotResult(plan, form, rows)


def tell(progress: Callable[[str], None], game: str, what: str) -> None:
    progress(f"bots of {game}: {what}")


def search(rows: list[Thinker], form: str, plan: BotPlan, progress: Callable[[str], None]) -> None:
    """Playouts and positions: a slow minute of the machine hits all builds."""
    core = environment.one_core()
    progress("counting")
    valued = [asked(row, "counted", "pure", plan.seconds, 1, core)["valued"][0] for row in rows]
    progress("search")
    rounds = [[asked(row, "timed", form, plan.seconds, 1, core) for row in rows] for _ in range(plan.repeats)]
    for row, number, timed in zip(rows, valued, zip(*rounds, strict=True), strict=True):
        row.add("playouts", [one["playouts"][0] / one["seconds"][0] for one in timed])
        row.add("positions", [number / one["seconds"][0] for one in timed])


def measure(row: Thinker, form: str, plan: BotPlan, progress: Callable[[str], None]) -> None:
    """Everything else about one game."""
    progress("memory")
    core = environment.one_core()
    taken = asked(row, "memory", form, min(THINK, 10 * plan.seconds), 1, core)
    row.add("memory", [taken["taken"][0] / MEGA])
    row.add("process", [taken["process"][0] / MEGA])
    if cores() > 1:
        progress("two cores")
        both = asked(row, "cores", form, SIDE_BY_SIDE * plan.seconds, min(plan.repeats, 2), None)
        row.add("cores", [two / one for one, two in zip(both["one"], both["two"], strict=True) if one])
    progress("arena")
    row.add("arena", asked(row, "arena", form, ARENA * plan.seconds, 1, None)["minute"])


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def asked(
    row: Thinker, what: str, form: str, seconds: float, repeats: int, core: int | None
) -> dict[str, list[float]]:
    """One measure in a process of its own."""
    bound = [] if core is None else [str(core)]
    done = subprocess.run(
        [row.build.python, "-m", "bench.thinking", row.game, what, form, str(seconds), str(repeats), *bound],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment.variables(row.build.path_of(form)),
    )
    if done.returncode != 0:
        raise NotReady(f"the bots of {row.game} ({form}, {row.build.name}) could not be measured; see above")
    found: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return found
