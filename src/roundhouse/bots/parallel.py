"""Thinking on several cores: each imagines worlds of its own, and what they find is put together."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

from roundhouse.bots.interrupts import attend, deaf_to_ctrl_c
from roundhouse.bots.lookahead import Lookahead, Trial
from roundhouse.bots.search import LINES, SearchBot
from roundhouse.core.random import Random
from roundhouse.core.state import State

Found = list[tuple[list[int], int, int, int]]


def find(view: State, seed: int, playouts: int, seconds: float | None, level: int) -> Found:
    """What one core finds out about a decision."""
    until = perf_counter() + seconds if seconds is not None else 0.0
    thought = Lookahead(view, seed, LINES, until, level=level)
    if thought.open():
        thought.think(playouts, until)
    return [(trial.moves, trial.value, trial.total, trial.tried) for trial in thought.trials]


class ParallelSearchBot(SearchBot):
    """The searching bot on several cores. Close it when it is no longer needed."""

    def __init__(self, seed: int, cores: int = 2) -> None:
        super().__init__(seed)
        self.cores = cores
        self.pool = ProcessPoolExecutor(cores - 1, get_context("spawn"), attend) if cores > 1 else None

    def think(self, thought: Lookahead, until: float) -> None:
        """The first core goes on with what is known; the others bring what they find."""
        rng = Random(self.seed)
        share = -(-(self.playouts or 0) // self.cores)
        left = until - perf_counter() if self.seconds is not None else None
        jobs = []
        if self.pool is not None:
            with deaf_to_ctrl_c():  # the first jobs start the processes
                for _ in range(self.cores - 1):
                    jobs.append(self.pool.submit(find, thought.view, rng.seed(), share, left, self.level))
        thought.think(share, until)
        known = {tuple(trial.moves): trial for trial in thought.trials}
        for job in jobs:
            for moves, value, total, tried in job.result():
                found = Trial(moves, value)
                found.total, found.tried = total, tried
                if tuple(moves) in known:
                    known[tuple(moves)].add(found)
                else:
                    known[tuple(moves)] = found
        thought.trials = list(known.values())
        thought.rank()

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
