"""How long it takes until something is there: a command, the package itself, the first page of a server.

Each is a fresh process. Seconds of a command and of imports are CPU time, since a busy machine would count
for too much; the first page goes by the clock.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

from bench import environment
from bench.builds import NOW, ROOT, NotReady
from bench.serving import Serving

MEGA = 1024 * 1024


@dataclass(frozen=True)
class Figure:
    """A number in the report."""

    name: str
    title: str
    target: float | None = None  # at most


FIGURES = [
    Figure("games", "seconds of CPU time of `roundhouse games`", 0.25),
    Figure("import", "seconds of CPU time to import the games and their rules"),
    Figure("page", "seconds from the start of a server to its first page", 1.5),
    Figure("idle", "MB of a server that has shown one page"),
]
IMPORTING = "from roundhouse.games.registry import GAMES, open_game\nfor name in GAMES: open_game(name)"


@dataclass(frozen=True)
class StartPlan:
    """What to measure, and how often."""

    forms: list[str]
    repeats: int


@dataclass
class StartResult:
    """What came out, by figure one number for each repeat."""

    form: str
    runs: dict[str, list[float]] = field(default_factory=dict)

    def add(self, name: str, number: float) -> None:
        self.runs.setdefault(name, []).append(number)

    def as_json(self) -> dict[str, object]:
        return {
            "form": self.form,
            "figures": {
                name: {"median": statistics.median(runs), "best": min(runs)}
                for name, runs in self.runs.items()
            },
        }


def run_starting(plan: StartPlan, progress: Callable[[str], None]) -> StartResult:
    """Measure everything in one go, with the first form that is there."""
    result = StartResult(NOW.first_of(plan.forms))
    for repeat in range(plan.repeats):
        progress(f"starting: repeat {repeat + 1} of {plan.repeats}")
        result.add("games", cpu_time(result.form, "-m", "roundhouse", "games"))
        result.add("import", cpu_time(result.form, "-c", IMPORTING))
        first_page(result)
    return result


def cpu_time(form: str, *arguments: str) -> float:
    """Seconds that a process and what it starts are at work."""
    before = os.times()
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment.variables(NOW.path_of(form)),
        stdout=subprocess.DEVNULL,
    )
    after = os.times()
    if done.returncode != 0:
        raise NotReady(f"{' '.join(arguments)} could not be started; the reason stands above")
    return after.children_user + after.children_system - before.children_user - before.children_system


def first_page(result: StartResult) -> None:
    """Start a server, and ask it for its first page at once."""
    with tempfile.TemporaryDirectory() as folder:
        begun = perf_counter()
        with Serving(result.form, Path(folder)) as server:
            with urlopen(server.address) as answer:
                answer.read()
            result.add("page", perf_counter() - begun)
            memory = server.memory()
            result.add("idle", (memory or 0) / MEGA)
