"""Random steps through the PettingZoo environments, beside PettingZoo's own classic games.

Each environment is a process of its own, asked in turn, on one core; all of them use the Python, NumPy and
PettingZoo of the peers' environment. A step is `last()`, with observation and mask, a random legal move and
`step()`; the same loop drives them all.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from bench import environment
from bench.builds import NOW, ROOT, NotReady
from bench.engine import PLAYERS

CLASSIC = ["connect_four_v3", "chess_v6"]
SLICE = 2  # times the seconds of the plan


@dataclass
class Walked:
    """What came out for one environment."""

    name: str
    form: str  # peer, compiled or pure
    runs: list[float] = field(default_factory=list)  # steps per second, one number per repeat

    @property
    def median(self) -> float:
        return statistics.median(self.runs)


@dataclass(frozen=True)
class EnvironmentPlan:
    """What to measure, and for how long."""

    games: list[str]
    forms: list[str]
    peers: bool
    repeats: int
    seconds: float


@dataclass(frozen=True)
class EnvironmentResult:
    """A finished run."""

    plan: EnvironmentPlan
    core: int | None
    rows: list[Walked]

    def ratio(self, row: Walked, peer: str) -> float | None:
        """How many times the steps of a classic game; None without it, or for one of them."""
        for other in self.rows:
            if other.name == peer and row.form != "peer":
                return row.median / other.median
        return None

    def as_json(self) -> list[dict[str, object]]:
        return [
            {
                "environment": row.name,
                "form": row.form,
                "steps": {"median": row.median, "runs": row.runs},
                "ratios": {peer: self.ratio(row, peer) for peer in CLASSIC},
            }
            for row in self.rows
        ]


def run_environments(plan: EnvironmentPlan, progress: Callable[[str], None]) -> EnvironmentResult:
    """Measure everything in one go."""
    core = environment.one_core()
    python = environment.python_with_peer() if plan.peers else sys.executable
    rows = [Walked(name, "peer") for name in CLASSIC] if plan.peers else []
    rows += [Walked(game, form) for game in plan.games for form in plan.forms]
    for repeat in range(plan.repeats):
        for row in rows:
            progress(f"repeat {repeat + 1} of {plan.repeats}: steps of {row.name} ({row.form})")
            row.runs.append(measured(python, row, plan.seconds * SLICE, repeat, core))
    return EnvironmentResult(plan, core, rows)


def measured(python: str, row: Walked, seconds: float, seed: int, core: int | None) -> float:
    """Steps per second of one environment, from a fresh process."""
    path = "" if row.form == "peer" else NOW.path_of(row.form)
    place = "" if core is None else str(core)
    done = subprocess.run(
        [python, "-m", "bench.environments", row.name, row.form, str(seconds), str(seed), place],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment.variables(path) | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )
    if done.returncode != 0:
        raise NotReady(f"the steps of {row.name} ({row.form}) could not be measured; the reason stands above")
    found: float = json.loads(done.stdout.splitlines()[-1])
    return found


def main(name: str, form: str, seconds: str, seed: str, core: str) -> None:
    """The process of one environment: a game to warm up, then as many as fit into the time."""
    if core:
        os.sched_setaffinity(0, {int(core)})
    env = opened(name, form)
    rng = random.Random(int(seed))
    walk(env, rng, 1000 * int(seed), float(seconds) / 4)
    begun = process_time()
    steps = walk(env, rng, 1000 * int(seed) + 500, float(seconds))
    print(json.dumps(steps / (process_time() - begun)))


def opened(name: str, form: str) -> Any:
    if form == "peer":
        return importlib.import_module(f"pettingzoo.classic.{name}").env()
    return importlib.import_module("roundhouse.lab.environment").env(name, players=PLAYERS)


def walk(env: Any, rng: random.Random, seed: int, seconds: float) -> int:
    """Random games for so many seconds of CPU time; tells how many moves were made."""
    steps = 0
    begun = process_time()
    while process_time() - begun < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(rng.choice(observation["action_mask"].nonzero()[0]))
            steps += 1
            if steps % 64 == 0 and process_time() - begun >= seconds:
                return steps
    return steps


if __name__ == "__main__":
    main(*sys.argv[1:])
