"""One engine in a process of its own: `python -m bench.worker ENGINE RECORD MOVES [CORE]`.

The first line it writes says what it is. Then it reads one request per line and writes one answer each.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from bench.engine import OTHERS, PEER, Played, open_engine
from bench.measures import Bench


def main(name: str, record: str, moves: str, core: str = "") -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr  # what an engine may print is no answer
    if core:
        os.sched_setaffinity(0, {int(core)})
    engine = open_engine(name, Played(Path(record), int(moves)))
    bench = Bench(engine)
    print(json.dumps({"title": engine.title, "form": form(name)}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(bench.run(**json.loads(line))), file=answers, flush=True)


def form(name: str) -> str:
    """Which form of the engine this process really has."""
    if name in (PEER, *OTHERS):
        return "peer"
    from roundhouse.doctor import is_compiled

    return "compiled" if is_compiled() else "pure"


if __name__ == "__main__":
    main(*sys.argv[1:])
