"""A server under siege: `make siege` tries all that strangers may do, and prints one table."""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from siege.floods import floods
from siege.fuzz import fuzz
from siege.hostile_files import files
from siege.kills import kills, postgresql
from siege.tally import Tally, show


def main() -> None:
    wanted = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # with all that was started
    progress, tallies = Console(stderr=True), []

    def tell(tally: Tally) -> None:
        progress.print(f"{tally.what}: {tally.tried:,} tried, {len(tally.failed):,} failed")

    def keep(*found: Tally) -> None:
        for tally in found:
            tell(tally)
            tallies.append(tally)

    with tempfile.TemporaryDirectory(prefix="roundhouse-siege-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if wanted.requests:
            keep(fuzz(folder / "fuzz", wanted.seed, wanted.requests, tell))
        if wanted.files:
            keep(files(wanted.seed, wanted.files))
        if wanted.kills:
            keep(kills(folder / "kills", wanted.seed, wanted.kills))
        if wanted.postgresql:
            with postgresql() as database:
                keep(kills(folder / "postgresql", wanted.seed, wanted.postgresql, database))
        if wanted.floods:
            keep(*floods(folder / "floods", wanted.floods))
    show(tallies, wanted.seed, Console())
    if any(tally.failed for tally in tallies):
        sys.exit(1)


def arguments() -> argparse.Namespace:
    """What the command line asks for; the usual numbers take about half an hour on two cores."""
    parser = argparse.ArgumentParser(prog="siege", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same (1)")
    for name, usual, what in (
        ("requests", 200_000, "fuzzed requests"),
        ("files", 10_000, "hostile files"),
        ("kills", 300, "kills of the server in mid-move, on SQLite"),
        ("postgresql", 60, "the same on PostgreSQL"),
        ("floods", 1_200, "connections of each flood"),
    ):
        parser.add_argument(
            f"--{name}", type=int, default=usual, help=f"{what} ({usual:,}); 0 leaves them out"
        )
    return parser.parse_args()


if __name__ == "__main__":
    main()
