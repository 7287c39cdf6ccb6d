"""A run: every engine in a process of its own, asked in turn, one at a time, on one core.

Compiled and plain Python cannot live in one process, so each engine has its own. In every repeat each
measure goes round all engines before the next one begins: a slow minute of the machine hits them all.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

from bench import environment
from bench.engine import PEER
from bench.environment import NotReady
from bench.measures import MEASURES
from bench.result import Answer, Plan, Result, Row


class Worker:
    """The process of one engine."""

    def __init__(self, engine: str, form: str, core: int | None) -> None:
        self.engine = engine
        self.form = form
        python, path = sys.executable, ""
        if form == "peer":
            python = environment.python_with_peer()
        else:
            path = environment.path_of(form)
        command = [python, "-m", "bench.worker", engine, *([] if core is None else [str(core)])]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=environment.ROOT,
            env=environment.variables(path),
        )
        hello = json.loads(self.line())
        self.title: str = hello["title"]
        if hello["form"] != form:
            raise NotReady(f"{path} should hold the {form} form of {engine}, but it is {hello['form']}")

    def ask(self, measure: str, seconds: float, repeat: int) -> Answer:
        request = {"measure": measure, "seconds": seconds, "repeat": repeat}
        assert self.process.stdin is not None
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer: Answer = json.loads(self.line())
        return answer

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise NotReady(f"the worker of {self.engine} ({self.form}) stopped; the reason stands above")
        return line

    def close(self) -> None:
        self.process.communicate()  # no more requests: it ends


def run(plan: Plan, progress: Callable[[str], None]) -> Result:
    """Measure everything in one go."""
    core = environment.one_core()
    wanted = [(PEER, "peer")] if plan.peers else []
    wanted += [(game, form) for game in plan.games for form in plan.forms]
    workers: list[Worker] = []
    try:
        for engine, form in wanted:
            progress(f"warming up {engine} ({form})")
            workers.append(Worker(engine, form, core))
        rows = [Row(worker.engine, worker.form, worker.title) for worker in workers]
        for repeat in range(plan.repeats):
            for measure in MEASURES:
                for worker, row in zip(workers, rows, strict=True):
                    progress(
                        f"repeat {repeat + 1} of {plan.repeats}: {measure}, {worker.engine} ({worker.form})"
                    )
                    row.add(worker.ask(measure, plan.seconds, repeat))
    finally:
        for worker in workers:
            worker.close()
    return Result(plan, core, rows)
