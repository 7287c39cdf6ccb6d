"""How strong the bots are: every character against three of the one below, and four of the best together.

    python scripts/strength.py                                   everything; takes hours
    python scripts/strength.py --games age_of_steam --only equal
    python scripts/strength.py --only best --number 20           a first impression
    python scripts/strength.py --games russian_railroads --only best --option board=usa
    python scripts/strength.py --only best --processor           beside other work

Four players unless told otherwise, seats rotating, a fixed seed. A line tells how things stand after every
few games. Every game is kept at once, in .build/strength; the same command goes on where it was stopped, and
games that other code has played are not counted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import process_time

import roundhouse
from roundhouse.bots import beam, search
from roundhouse.bots.command_line import makers
from roundhouse.bots.outside.seat import SECONDS
from roundhouse.bots.registry import BOTS
from roundhouse.core.game import SetupError
from roundhouse.doctor import is_compiled
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.contest import Contest
from roundhouse.lab.crew import CrewError, crew_of, play_all
from roundhouse.lab.ledger import Ledger, LedgerError
from roundhouse.lab.simulate import Result
from roundhouse.lab.spread import NORMAL_95, Wins, spread

FOLDER = Path(__file__).resolve().parent.parent / ".build" / "strength"
PLAYERS = 4
EVERY = 10  # games between two lines
BEST = list(BOTS)[-1]
PAIRS = list(zip(list(BOTS)[1:], BOTS, strict=False))[::-1]  # each character and the one below, best first
KINDS = {"best": 150, "greedy": 150, "equal": 40, "ladder": 150}  # games for each

# What is to be reached.
AGAINST_THE_NEXT = 0.4  # share of wins,
IN_A_GAME = {"age_of_steam": 0.35}  # and where that is another
AGAINST_GREEDY = {"search": 0.6, BEST: 0.8}
MEAN_SEAT = {"age_of_steam": 88.0}
MEAN_WINNER = {"russian_railroads": 510.0, "railroad_revolution": 345.0}
OUT = {"age_of_steam": 0.05}  # bankruptcies a game, fewer than


@dataclass(frozen=True)
class Asked:
    """What the command line asks for."""

    games: list[str]
    only: str | None
    number: int | None
    workers: int
    seed: int
    folder: Path
    options: tuple[str, ...] = ()
    players: int = PLAYERS
    processor: bool = False


@dataclass(frozen=True)
class Match:
    """A game, who meets whom in it, and how often."""

    game: str
    bots: tuple[str, ...]  # one, or the higher and the lower
    number: int
    players: int = PLAYERS

    @property
    def title(self) -> str:
        if len(self.bots) == 1:
            return f"{self.players} {self.bots[0]}"
        return f"1 {self.bots[0]}, {self.players - 1} {self.bots[1]}"


def main() -> int:
    asked = arguments()
    form = "compiled" if is_compiled() else "pure"
    if form == "pure":
        print("In plain Python bots that think by the clock are weaker: what follows is not to be compared.")
    if asked.processor:
        form += ", by the processor's time"
        for module in (beam, search):
            vars(module)["perf_counter"] = process_time  # what they look at
    lines: list[str] = []
    try:
        for match in matches(asked):
            lines.append(play(match, asked, form))
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on.")
        return 130
    except (CrewError, LedgerError, SetupError) as error:
        print(f"Stopped: {error}.", file=sys.stderr)
        return 1
    print("\nAll together:", *lines, sep="\n")
    return 0


def arguments() -> Asked:
    parser = argparse.ArgumentParser(
        prog="make strength",
        description="How strong the bots are, game by game.",
        epilog='example: make strength ARGS="--games age_of_steam --only equal --number 8"',
    )
    option = parser.add_argument
    option("--games", default=",".join(GAMES), metavar="GAME,...", help="default: all")
    option(
        "--only",
        choices=KINDS,
        help=f"best: {BEST} against {PAIRS[0][1]}; greedy: {BEST} against greedy; equal: {BEST} alone; "
        "ladder: the characters below",
    )
    option("--number", type=int, metavar="N", help="games of each match (default: 150, for equal 40)")
    option("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    option("--seed", type=int, default=0, help="the same seed gives the same shuffles (default: 0)")
    option("--folder", type=Path, default=FOLDER, help="where the games are kept (default: .build/strength)")
    option("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game; may be repeated")
    option("--players", type=int, default=PLAYERS, help="seats (default: %(default)s)")
    option(
        "--processor",
        action="store_true",
        help="seconds are those of the processor, so that other work beside weakens nobody; in one process",
    )
    given = parser.parse_args()
    games = given.games.split(",")
    for game in games:
        if game not in GAMES:
            parser.error(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    if not all("=" in one for one in given.option):
        parser.error("--option is NAME=VALUE")
    if given.workers < 1 or given.seed < 0 or (given.number is not None and given.number < 1):
        parser.error("--number and --workers are at least 1, --seed is not negative")
    return Asked(
        games,
        given.only,
        given.number,
        1 if given.processor else given.workers,
        given.seed,
        given.folder,
        tuple(given.option),
        given.players,
        given.processor,
    )


def matches(asked: Asked) -> list[Match]:
    """All that is to be played: what matters most comes first."""
    lineups: dict[str, list[tuple[str, ...]]] = {
        "best": [PAIRS[0]],
        "greedy": [(BEST, "greedy")],
        "equal": [(BEST,)],
        "ladder": [*PAIRS[1:]],
    }
    return [
        Match(game, bots, asked.number or KINDS[kind], asked.players)
        for kind, found in lineups.items()
        if asked.only in (None, kind)
        for game in asked.games
        for bots in found
    ]


def play(match: Match, asked: Asked, form: str) -> str:
    """Play what is missing of a match; gives its last line."""
    game = open_game(match.game)
    bots = makers(list(match.bots), SECONDS)
    options = game.complete(dict(given.split("=", 1) for given in asked.options))
    game.check_seats(match.players, options)
    contest = Contest(game, bots, match.players, options, asked.seed, SECONDS, form)
    file = asked.folder / f"{match.game}-{'-'.join(match.bots)}-{contest.key()}.jsonl"
    with Ledger(contest, file, resume=True) as ledger:
        missing = ledger.missing(match.number)
        if missing and len(missing) < match.number:
            print(f"{match.game}: {match.number - len(missing)} games of {match.title} are there already")
        for done, played in enumerate(play_all(crew_of(contest, asked.workers, len(missing)), missing), 1):
            ledger.add(played)
            keep_build()
            if done % EVERY == 0 and done < len(missing):
                print(line(match, [one.result for one in ledger.games(match.number)]), flush=True)
        last = line(match, [one.result for one in ledger.games(match.number)])
    print(last, flush=True)
    return last


def keep_build() -> None:
    """The build of the engine that plays here is in use: scripts/compile.py clears the oldest ones away."""
    build = Path(roundhouse.__file__).parent.parent
    if build.name.startswith("compiled-"):
        build.touch()


def line(match: Match, results: Sequence[Result]) -> str:
    """How a match stands."""
    told = against(match, results) if len(match.bots) > 1 else together(match, results)
    return f"{match.game:20} {match.title:22} {len(results):3} of {match.number}: {told}"


def against(match: Match, results: Sequence[Result]) -> str:
    """How often the one has won, with the interval in which the true share lies with 95 %."""
    wins = wins_of(match.bots[0], results)
    low, high = wins.interval
    target = IN_A_GAME.get(match.game, AGAINST_THE_NEXT)
    if match.bots[1] == "greedy":
        target = AGAINST_GREEDY.get(match.bots[0], 0.0)
    verdict = aim(wins.share >= target, f"at least {target:.0%}")
    return f"won {wins.share:.1%} ({low:.1%} to {high:.1%}), {verdict}"


def wins_of(bot: str, results: Sequence[Result]) -> Wins:
    """The games that the single seat of a bot has won; a shared victory counts in parts."""
    won = 0.0
    for result in results:
        if result.seating.index(bot) in result.winners:
            won += 1 / len(result.winners)
    return Wins(won, len(results))


def together(match: Match, results: Sequence[Result]) -> str:
    """The points of equals, each mean with its 95 % interval, and who was out early."""
    seats = [sum(result.scores) / len(result.scores) for result in results]
    winners = [max(result.scores) for result in results]
    told = [
        f"mean seat {mean_of(seats, MEAN_SEAT.get(match.game))}",
        f"mean winner {mean_of(winners, MEAN_WINNER.get(match.game))}",
    ]
    if match.game in OUT:
        most = OUT[match.game]
        out = sum(len(result.out) for result in results) / len(results)
        told.append(f"bankruptcies a game {out:.3f}, {aim(out < most, f'fewer than {most:g}')}")
    return "; ".join(told)


def mean_of(numbers: Sequence[float], target: float | None) -> str:
    """The mean of one number a game, and how far the true one may be from it, with 95 %."""
    found = spread(numbers)
    told = f"{found.mean:.1f}"
    if len(numbers) > 1:
        told += f" ± {NORMAL_95 * found.deviation / sqrt(len(numbers)):.1f}"
    return told if target is None else f"{told}, {aim(found.mean >= target, f'at least {target:g}')}"


def aim(reached: bool, target: str) -> str:
    return f"{target}: {'reached' if reached else 'missed'}"


if __name__ == "__main__":
    sys.exit(main())
