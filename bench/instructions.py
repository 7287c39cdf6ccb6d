"""Machine instructions of hot paths, under valgrind: `python -m bench.instructions GAME RECORD MOVES`.

The clock of a shared machine lies; the number of instructions does not. All is counted in a recorded game
between good players, so that two builds do the very same. Every piece of work stands between two calls of
`getppid`, at which callgrind writes down what it has counted and begins anew.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from bench.builds import ROOT, Build, NotReady
from bench.engine import Played
from bench.environment import variables

if TYPE_CHECKING:
    from roundhouse.core.state import State

EVERY = 5  # decisions between two positions
DEAR = 4  # a forecast is made of every so many positions only
MARK = "getppid"
NAMES = ["count_decision", "count_copy", "count_legal", "count_expect"]


def can_count() -> bool:
    return shutil.which("valgrind") is not None


def counted(game: str, form: str, build: Build, played: Played) -> dict[str, float]:
    """Thousands of instructions by figure."""
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        valgrind = ["valgrind", "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={counts}"]
        done = subprocess.run(
            [
                *valgrind,
                f"--log-file={folder}/log",
                build.python,
                "-m",
                "bench.instructions",
                game,
                str(played.file),
                str(played.moves),
            ],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=variables(build.path_of(form)),
        )
        if done.returncode != 0:
            raise NotReady(f"the instructions of {game} ({form}, {build.name}) could not be counted")
        times: list[int] = json.loads(done.stdout.splitlines()[-1])
        # The first part is everything before the first call, every other one stands between two pieces.
        spent = [total(Path(f"{counts}.{2 * number + 2}")) for number in range(len(times))]
    return {name: all / 1000 / many for name, all, many in zip(NAMES, spent, times, strict=True)}


def total(part: Path) -> int:
    """All that callgrind has counted in one part."""
    with part.open() as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("totals:"))


def main(name: str, record: str, moves: str) -> None:
    from bench.own import Roundhouse  # not above: whoever only starts this needs no game

    engine = Roundhouse(name, Played(Path(record), int(moves)))
    states = engine.played_positions(EVERY)

    def each(verb: Callable[[object], object], every: int = 1) -> int:
        for state in states[::every]:
            verb(state)
        return len(states[::every])

    def expect(state: object) -> object:
        return engine.game.expect(cast("State", state), 0)

    pieces: list[Callable[[], int]] = [
        engine.replay,
        lambda: each(engine.copy),
        lambda: each(engine.legal),
        lambda: each(expect, DEAR),
    ]
    times: list[int] = []
    for piece in pieces:
        gc.collect()
        os.getppid()
        times.append(piece())
        os.getppid()
    print(json.dumps(times))


if __name__ == "__main__":
    main(*sys.argv[1:])
