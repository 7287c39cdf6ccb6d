"""A guard of hot paths: instructions are counted and compared with those kept in `instructions.json`.

Counts are the same from run to run, to a tenth of a percent, but only with the same Python, compilers and
processor: so they are compared where all of these are as they were, and anybody else is told so. Whoever
makes something dearer on purpose renews them with `--renew`, and the change of the file says it.
"""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from bench.builds import NOW, ROOT, NotReady
from bench.instructions import can_count, counted
from bench.own import played

FILE = ROOT / "bench" / "instructions.json"
DEARER = 1.10  # times the kept count: more than that fails

Counts = dict[str, dict[str, float]]  # by game and figure: thousands of instructions


def made_by() -> dict[str, str]:
    """All that counts depend on besides the source."""
    compiler = subprocess.run(["cc", "--version"], capture_output=True, text=True).stdout.splitlines()
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "libc": " ".join(platform.libc_ver()),
        "mypy": version("mypy"),
        "compiler": compiler[0] if compiler else "none",
    }


def count(games: list[str], progress: Callable[[str], None]) -> Counts:
    """Count in the compiled form."""
    if not can_count():
        raise NotReady("instructions are counted by valgrind, which is not here")
    found: Counts = {}
    for game in games:
        progress(f"counting instructions of {game}")
        record = played(game, ROOT / "tests" / "golden")
        found[game] = {
            name: round(number, 2) for name, number in counted(game, "compiled", NOW, record).items()
        }
    return found


def keep(counts: Counts, file: Path = FILE) -> None:
    """Renew the file; games that were not counted keep what they had."""
    known = kept(file)[1]
    text = json.dumps({"made_by": made_by(), "thousands": known | counts}, indent=1, sort_keys=True)
    file.write_text(text + "\n", encoding="utf-8")


def kept(file: Path = FILE) -> tuple[dict[str, str], Counts]:
    """What the counts in the file were made by, and the counts."""
    if not file.exists():
        return {}, {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return found["made_by"], found["thousands"]


def compare(counts: Counts, before: Counts) -> tuple[list[str], list[str]]:
    """A line for each count, and a sentence for each that is too dear."""
    lines: list[str] = []
    dear: list[str] = []
    for game, figures in counts.items():
        for name, number in figures.items():
            old = before.get(game, {}).get(name)
            if old is None:
                lines.append(f"{game} {name}: {number:,.2f} thousand, not known before")
                continue
            lines.append(f"{game} {name}: {old:,.2f} -> {number:,.2f} thousand, {number / old:.3f} times")
            if number > DEARER * old:
                dear.append(f"{game} {name} is {number / old - 1:.0%} dearer")
    return lines, dear
