"""The speed of Roundhouse, engine and environments beside others: `make bench`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from bench import instruction_guard
from bench.bots import BotPlan, run_bots
from bench.builds import FORMS, NotReady
from bench.engine import parted
from bench.environments import EnvironmentPlan, run_environments
from bench.report import show, show_bots, show_environments, show_server, show_starting
from bench.result import Plan
from bench.run import run
from bench.server import LONGEST, run_server
from bench.server_result import ServerPlan
from bench.starting import StartPlan, run_starting
from roundhouse.games.registry import GAMES


@dataclass(frozen=True)
class Wanted:
    """What the command line asks for."""

    engine: Plan | None
    bots: BotPlan | None
    environments: EnvironmentPlan | None
    server: ServerPlan | None
    starting: StartPlan | None
    counts: list[str]  # games
    renew: bool
    file: Path | None


def main() -> None:
    wanted = arguments()
    console, progress = Console(), Console(stderr=True)
    figures: dict[str, object] = {}
    try:
        if wanted.counts:
            guard(wanted.counts, wanted.renew, console)
        if wanted.engine is not None:
            with progress.status("") as status:
                result = run(wanted.engine, status.update)
            show(result, console)
            figures |= result.as_json()
        if wanted.bots is not None:
            with progress.status("") as status:
                thought = run_bots(wanted.bots, status.update)
            show_bots(thought, console)
            figures["bots"] = thought.as_json()
        if wanted.environments is not None:
            with progress.status("") as status:
                walked = run_environments(wanted.environments, status.update)
            show_environments(walked, console)
            figures["environments"] = walked.as_json()
        if wanted.server is not None:
            with progress.status("") as status:
                served = run_server(wanted.server, status.update)
            show_server(served, console)
            figures["server"] = served.as_json()
        if wanted.starting is not None:
            with progress.status("") as status:
                started = run_starting(wanted.starting, status.update)
            show_starting(started, console)
            figures["starting"] = started.as_json()
        if wanted.file is not None:
            wanted.file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    except (NotReady, OSError) as error:
        sys.exit(f"The benchmark stopped: {error}.")


def guard(games: list[str], renew: bool, console: Console) -> None:
    """Count instructions; ends with 1 if a hot path has become dearer and nobody says so."""
    found = instruction_guard.count(games, lambda text: console.print(text, style="dim"))
    makers, before = instruction_guard.kept()
    lines, dear = instruction_guard.compare(found, before)
    for line in lines:
        console.print(line)
    if renew:
        instruction_guard.keep(found)
    elif makers != instruction_guard.made_by():
        console.print(
            f"Not compared: the counts were kept with {makers}, and this is {instruction_guard.made_by()}."
        )
    elif dear:
        sys.exit(f"{', '.join(dear)}; if that is meant, --only counts --renew keeps the new counts.")


def arguments() -> Wanted:
    parser = argparse.ArgumentParser(
        prog="make bench",
        description=__doc__,
        epilog='example: make bench ARGS="--repeats 3 --seconds 0.5 --json speed.json"',
    )
    option = parser.add_argument
    rooms = ["engine", "bots", "environments", "server", "starting", "counts"]
    option("--only", choices=rooms, help="default: all but counts")
    option("--renew", action="store_true", help="keep the counts of --only counts as those to compare with")
    option(
        "--games",
        type=names(GAMES),
        default=GAMES,
        metavar="NAME,...",
        help="default: all; of the engine also with options, as in russian_railroads:board=usa",
    )
    option(
        "--forms", type=names(FORMS), default=list(FORMS), metavar="NAME,...", help="default: compiled,pure"
    )
    option("--json", type=Path, metavar="FILE", help="write all figures to a file as well")
    option = parser.add_argument_group("the engine, the bots and the environments").add_argument
    option("--repeats", type=int, default=7, help="how often to go round (default: %(default)s)")
    option(
        "--seconds",
        type=float,
        default=0.6,
        help="CPU time of a slice; play gets three (default: %(default)s)",
    )
    option("--without-peers", action="store_true", help="measure Roundhouse alone, without ratios")
    option(
        "--against",
        metavar="COMMIT",
        help="build an earlier commit aside and measure both in turn: the engine, or --only bots",
    )
    option = parser.add_argument_group("the server").add_argument
    option(
        "--server-seconds", type=float, default=8, help="how long a measure goes on (default: %(default)s)"
    )
    option("--tables", type=int, default=32, help="tables played at together (default: %(default)s)")
    option("--viewers", type=int, default=50, help="who hear of a move (default: %(default)s)")
    option("--idle", type=int, default=1000, help="who only watch (default: %(default)s)")
    option("--watched", type=int, default=20, help="tables that five look on at (default: %(default)s)")
    option("--crowd", type=int, default=200, help="tables played at by turns (default: %(default)s)")
    option("--clocks", type=int, default=10_000, help="tables with a clock (default: %(default)s)")
    given = parser.parse_args()
    if given.repeats < 1 or not 0 < given.seconds < 3600:
        parser.error("--repeats and --seconds are positive")
    if not 0 < given.server_seconds <= LONGEST / 4:
        parser.error(f"--server-seconds is positive, and at most {LONGEST // 4}")
    if min(given.tables, given.viewers, given.idle, given.watched, given.crowd, given.clocks) < 1:
        parser.error("--tables, --viewers, --idle, --watched, --crowd and --clocks are positive")
    if given.against is not None:
        if given.only not in (None, "engine", "bots"):
            parser.error("--against measures the engine or the bots")
        given.only, given.without_peers = given.only or "engine", True
    if given.only not in ("engine", "counts") and any(parted(name)[1] for name in given.games):
        parser.error("only the engine is measured with options: --only engine, or counts")
    engine = Plan(
        given.games, given.forms, not given.without_peers, given.repeats, given.seconds, given.against
    )
    bots = BotPlan(given.games, given.forms, given.repeats, given.seconds, given.against)
    server = ServerPlan(
        given.games[0],
        given.forms,
        given.server_seconds,
        given.tables,
        given.viewers,
        given.idle,
        given.watched,
        given.crowd,
        given.clocks,
    )
    environments = EnvironmentPlan(
        given.games, given.forms, not given.without_peers, given.repeats, given.seconds
    )
    return Wanted(
        engine if given.only in (None, "engine") else None,
        bots if given.only in (None, "bots") else None,
        environments if given.only in (None, "environments") else None,
        server if given.only in (None, "server") else None,
        StartPlan(given.forms, given.repeats) if given.only in (None, "starting") else None,
        given.games if given.only == "counts" else [],
        given.renew,
        given.json,
    )


def names(known: Collection[str]) -> Callable[[str], list[str]]:
    """An option that takes some of the known names, with commas between."""

    def parse(text: str) -> list[str]:
        for name in text.split(","):
            if parted(name)[0] not in known:
                raise argparse.ArgumentTypeError(f"there is no {name!r}; there is {', '.join(known)}")
        return text.split(",")

    return parse


if __name__ == "__main__":
    main()
