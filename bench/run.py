"""A run: every engine in a process of its own, asked in turn, one at a time, on one core.

Compiled and plain Python cannot live in one process, so each engine has its own. In every repeat each
measure goes round all engines before the next one begins: a slow minute of the machine hits them all.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

from bench import environment
from bench.builds import NOW, ROOT, Build, NotReady, earlier
from bench.engine import OTHERS, PEER, Played
from bench.instructions import can_count, counted
from bench.measures import MEASURES
from bench.own import played
from bench.result import Answer, Plan, Result, Row


class Worker:
    """The process of one engine."""

    def __init__(self, engine: str, form: str, build: Build, played: Played, core: int | None) -> None:
        self.engine = engine
        self.form = form
        self.build = build
        self.who = f"{engine} ({form}, {build.name})"
        python = environment.python_with_peer() if form == "peer" else build.python
        path = "" if form == "peer" else build.path_of(form)
        command = [
            python,
            "-m",
            "bench.worker",
            engine,
            str(played.file),
            str(played.moves),
            *([] if core is None else [str(core)]),
        ]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
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
            raise NotReady(f"the worker of {self.who} stopped; the reason stands above")
        return line

    def close(self) -> None:
        self.process.communicate()  # no more requests: it ends


def run(plan: Plan, progress: Callable[[str], None]) -> Result:
    """Measure everything in one go."""
    core = environment.one_core()
    builds = [NOW] if plan.against is None else [earlier(plan.against), NOW]
    golden = builds[0].root / "tests" / "golden"  # of the earlier one: both have to know how to play them
    peers = [PEER, *OTHERS] if plan.peers else []
    records = {game: played(game, golden) for game in plan.games} | dict.fromkeys(peers, Played(Path(), 0))
    wanted = [(peer, "peer", NOW) for peer in peers]
    wanted += [(game, form, build) for game in plan.games for form in plan.forms for build in builds]
    workers: list[Worker] = []
    try:
        for engine, form, build in wanted:
            progress(f"warming up {engine} ({form}, {build.name})")
            workers.append(Worker(engine, form, build, records[engine], core))
        rows = [Row(worker.engine, worker.form, worker.title, worker.build.name) for worker in workers]
        for repeat in range(plan.repeats):
            for measure in MEASURES:
                for worker, row in zip(workers, rows, strict=True):
                    progress(f"repeat {repeat + 1} of {plan.repeats}: {measure}, {worker.who}")
                    row.add(worker.ask(measure, plan.seconds, repeat))
    finally:
        for worker in workers:
            worker.close()
    if plan.against is not None and can_count():
        for worker, row in zip(workers, rows, strict=True):
            progress(f"counting instructions of {worker.who}")
            row.add(counted(worker.engine, worker.form, worker.build, records[worker.engine]))
    return Result(plan, core, rows)
