"""Where the engines run: the environment of the peer, what a worker finds, one core for all."""

from __future__ import annotations

import os
import subprocess
import sys

from bench.builds import ROOT, NotReady
from bench.engine import PEER

VENV = ROOT / ".venv-bench"
PINNED = ROOT / "bench" / "constraints.txt"
STAMP = VENV / "roundhouse-ready"


def python_with_peer() -> str:
    """The Python of the peer's own environment, which is made on the first call."""
    python = VENV / "bin" / "python"
    fresh = f"{ROOT}\n{sys.version}\n{PINNED.read_text(encoding='utf-8')}"
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == fresh:
        return str(python)
    print(
        f"Installing engines to compare with into {VENV.name} ...",
        file=sys.stderr,
        flush=True,
    )
    create = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    install = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    for command in (create, [*install, "--requirement", str(PINNED)]):
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            print(result.stdout + result.stderr, file=sys.stderr, end="")
            raise NotReady(
                f"{PEER} and PettingZoo's games, to compare with, could not be installed; is there a network "
                "connection? "
                'make bench ARGS="--without-peers" measures Roundhouse alone'
            )
    STAMP.write_text(fresh, encoding="utf-8")
    return str(python)


def variables(path: str) -> dict[str, str]:
    """The environment of a worker: the form it finds, and nothing left to chance."""
    return os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}


def one_core() -> int | None:
    """The core that all workers share, or None where a process cannot be bound to one."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))
