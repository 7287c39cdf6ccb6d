"""The speed of Roundhouse against another engine, in one run on one core: `make bench`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Collection
from pathlib import Path

from rich.console import Console

from bench.environment import FORMS, NotReady
from bench.report import show
from bench.result import Plan
from bench.run import run
from roundhouse.games.registry import GAMES


def main() -> None:
    plan, file = arguments()
    console, progress = Console(), Console(stderr=True)
    try:
        with progress.status("") as status:
            result = run(plan, status.update)
        show(result, console)
        if file is not None:
            file.write_text(json.dumps(result.as_json(), indent=1) + "\n", encoding="utf-8")
    except (NotReady, OSError) as error:
        sys.exit(f"The benchmark stopped: {error}.")


def arguments() -> tuple[Plan, Path | None]:
    parser = argparse.ArgumentParser(
        prog="make bench",
        description=__doc__,
        epilog='example: make bench ARGS="--repeats 3 --seconds 0.5 --json speed.json"',
    )
    option = parser.add_argument
    option("--games", type=names(GAMES), default=GAMES, metavar="NAME,...", help="default: all")
    option(
        "--forms", type=names(FORMS), default=list(FORMS), metavar="NAME,...", help="default: compiled,pure"
    )
    option("--repeats", type=int, default=7, help="how often to go round (default: %(default)s)")
    option(
        "--seconds",
        type=float,
        default=0.6,
        help="CPU time of a slice; play gets three (default: %(default)s)",
    )
    option("--json", type=Path, metavar="FILE", help="write all figures to a file as well")
    option("--without-peers", action="store_true", help="measure Roundhouse alone, without ratios")
    given = parser.parse_args()
    if given.repeats < 1 or not 0 < given.seconds < 3600:
        parser.error("--repeats and --seconds are positive")
    plan = Plan(given.games, given.forms, not given.without_peers, given.repeats, given.seconds)
    return plan, given.json


def names(known: Collection[str]) -> Callable[[str], list[str]]:
    """An option that takes some of the known names, with commas between."""

    def parse(text: str) -> list[str]:
        for name in text.split(","):
            if name not in known:
                raise argparse.ArgumentTypeError(f"there is no {name!r}; there is {', '.join(known)}")
        return text.split(",")

    return parse


if __name__ == "__main__":
    main()
