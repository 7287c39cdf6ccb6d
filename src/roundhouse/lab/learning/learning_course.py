"""A course of learning: rounds of practice, each followed by fitting a net to all games so far, and a test.

Everything is kept in a folder: the games and the net of each round, and a log with every setting and result.
The same course in the same folder goes on where it was stopped.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from roundhouse.core.game import ELSEWHERE, Game
from roundhouse.core.net import Net
from roundhouse.kit.files import nets as files
from roundhouse.lab.cluster import crew_at
from roundhouse.lab.crew import play_in_order
from roundhouse.lab.learning.calibration import bias, brier, calibrated, chances, tenths
from roundhouse.lab.learning.comparison import Comparison, told
from roundhouse.lab.learning.curve import page
from roundhouse.lab.learning.positions import Rows, rows_of
from roundhouse.lab.learning.practice import Practice, Tables, drop_what_was_cut_short, keep, kept, practise
from roundhouse.lab.learning.targets import returns
from roundhouse.lab.learning.training import Fitted, fit, fresh

POOL = 3  # earlier rounds whose players meet in practice, with one that has learnt nothing
APART = 10  # one game in so many is kept apart from what is taught
ROUND_SEEDS = 1_000_000  # the games of a round have seeds of their own,
TEST_SEEDS = 900_000_000  # and those of tests come nowhere else

MAY_CHANGE = ("folder", "rounds", "tests", "workers")  # when a course goes on

Watch = Callable[[Iterable[Practice], int], Iterator[Practice]]


class OtherCourse(ValueError):
    """A folder in which something else is learnt, or lies."""


def claim(file: Path, lasting: dict[str, object]) -> None:
    """Say in a folder what is learnt there; OtherCourse if that is something else already."""
    folder = file.parent
    folder.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        if any(folder.iterdir()):
            raise OtherCourse(f"{folder} holds other things; a course of learning needs its own folder")
        file.write_text(json.dumps(lasting, indent=1) + "\n", encoding="utf-8")
    before = json.loads(file.read_text(encoding="utf-8"))
    other = [name for name in lasting if before.get(name) != lasting[name]]
    if other:
        was = ", ".join(f"{name}: {before.get(name)}" for name in other)
        raise OtherCourse(f"in {folder} something else is being learnt ({was})")


@dataclass(frozen=True)
class LearningCourse:
    """What is to be learnt, and how."""

    game: Game
    options: dict[str, str]
    players: list[int]  # at the tables, one after the other
    folder: Path
    rounds: int = 3
    games: int = 1000  # of practice in a round
    tests: int = 100  # games in which the net of a round meets what the game itself knows
    hidden: list[int] = field(default_factory=lambda: [32])
    epochs: int = 12
    rate: float = 2e-3
    decay: float = 1e-2
    fade: float = 0.8  # 1: learn from how games ended alone; less: more from what was thought on the way
    seed: int = 1
    workers: int | None = 1
    ray: str | None = None  # the address of a cluster that plays the games
    each: str = ""  # an option: games are played with all its choices, for what has no net of its own

    def run(self, watch: Watch, say: Callable[[str], None]) -> Path:
        """Take the whole course, or the rest of it; gives the file with the last net."""
        self.begin()
        for number in range(self.rounds):
            if not self.file(number).exists():
                self.practise(number, watch)
                self.learn(number, say)
            if not self.tested(number):
                self.test(number, say)
        return self.file(self.rounds - 1)

    def begin(self) -> None:
        """Say in the folder what is learnt there; OtherCourse if that is something else already."""
        lasting = {name: value for name, value in self.settings().items() if name not in MAY_CHANGE}
        claim(self.folder / "course.json", lasting)

    def file(self, number: int) -> Path:
        """The net of a round."""
        return self.folder / f"net-{number}.json"

    def games_file(self, number: int) -> Path:
        return self.folder / f"games-{number}.jsonl"

    def settings(self) -> dict[str, object]:
        """All that decides what comes out."""
        settings = asdict(self, dict_factory=dict)
        del settings["ray"]  # wherever they are played, the games are the same
        if not self.each:
            del settings["each"]
        settings |= {"game": self.game.name, "folder": self.folder.name}
        settings |= {"rules": self.game.revision, "components": self.game.components_digest}
        return settings

    @property
    def tables(self) -> Tables:
        """Where games are played."""
        return Tables(self.game, self.varied(), self.players)

    def varied(self) -> list[dict[str, str]]:
        """The options of games in turn: one set alone, or all that may be taught a net together."""
        if not self.each:
            return [self.options]
        choices = next(one.choices for one in self.game.options if one.name == self.each)
        found = [self.game.complete(self.options | {self.each: choice}) for choice in choices]
        return [options for options in found if self.school_of(options)]

    def school_of(self, options: dict[str, str]) -> str:
        """What is learnt at a table with these options and as many players as may be."""
        most = self.game.seats(options)[1]
        return self.game.school(self.game.new(most, 1, options))

    def practise(self, number: int, watch: Watch) -> None:
        """Play the games of a round that are missing."""
        file = self.games_file(number)
        drop_what_was_cut_short(file)
        done = sum(1 for _ in kept(file))
        if done >= self.games:
            return
        begun, first = processor_time(), self.seed * 100 * ROUND_SEEDS + number * ROUND_SEEDS
        pool = [files.read(self.file(earlier)) for earlier in range(max(0, number - POOL), number)]
        series = Series(self.tables, first, pool)
        crew = crew_at(self.ray, series, self.workers, self.games - done)
        for practice in watch(play_in_order(crew, range(done, self.games)), self.games - done):
            keep(file, practice)
        self.note("practice", number, games=self.games, from_seed=first, cpu=processor_time() - begun)

    def learn(self, number: int, say: Callable[[str], None]) -> None:
        """Fit a net to the games of all rounds so far."""
        begun = processor_time()
        games = [game for earlier in range(number + 1) for game in kept(self.games_file(earlier))]
        rows = rows_of(self.game, games, self.seed)
        net = taught(rows, self)
        points = rows.features[:, 0] / 1000.0 + net.says(rows.features)
        net.doubt = calibrated(rows, points, apart(rows))
        made = {**self.origin(number, begun), **self.made(rows, points, net, len(games))}
        gaps = (missing(rows), rows.points - points)
        before, after = (float(np.sqrt(np.mean(gap[apart(rows)] ** 2))) for gap in gaps)
        say(
            f"round {number + 1}: {len(rows)} positions of {len(games)} games; "
            f"mistake {before:.1f}, now {after:.1f}"
        )
        school = ELSEWHERE if self.each else self.game.school(self.game.new(self.players[0], 1, self.options))
        files.write(self.file(number), made, self.game.feature_names(), {school: net.rounded()})
        self.note("taught", number, rows=len(rows), mistakes=net.curve, cpu=processor_time() - begun)

    def origin(self, number: int, begun: float) -> dict[str, object]:
        """Where a net comes from: the code, the seeds of its games by round, the processor's hours so far."""
        seeds = [[game.seed for game in kept(self.games_file(earlier))] for earlier in range(number + 1)]
        spent = [float(str(entry.get("cpu", 0.0))) for entry in self.log()]
        hours = (sum(spent) + processor_time() - begun) / 3600
        return {
            "commit": commit(),
            "seeds": [[min(found), max(found)] for found in seeds if found],
            "hours": round(hours, 3),
        }

    def made(self, rows: Rows, points: np.ndarray, net: Fitted, games: int) -> dict[str, object]:
        """How a net was made, and how well it forecasts games that it was not taught."""
        which = apart(rows)
        before = chances(rows, rows.features[:, 0] / 1000.0, rows.doubt)
        after = chances(rows, points, net.doubt[0] + net.doubt[1] * rows.doubt)
        return {
            "settings": self.settings(),
            "python": platform.python_version(),
            "games": games,
            "positions": len(rows),
            "mistakes": rounded(net.curve[-1]),
            "brier_before": rounded(brier(rows, before, which)),
            "brier": rounded(brier(rows, after, which)),
            "bias_before": rounded(bias(rows, rows.features[:, 0] / 1000.0, which)),
            "bias": rounded(bias(rows, points, which)),
            "tenths": [rounded(tenth) for tenth in tenths(rows, after, which)],
        }

    def test(self, number: int, say: Callable[[str], None]) -> None:
        """Let one player with the net meet others without."""
        series = Comparison(self.tables, TEST_SEEDS, files.read(self.file(number)))
        crew = crew_at(self.ray, series, self.workers, self.tests)
        results = list(play_in_order(crew, range(self.tests)))
        facts = told(results)
        say(f"round {number + 1}: {facts['text']}")
        self.note("test", number, **facts)
        (self.folder / "strength.html").write_text(strength(self), encoding="utf-8")

    def tested(self, number: int) -> bool:
        return any(entry["kind"] == "test" and entry["round"] == number for entry in self.log())

    def log(self) -> list[dict[str, object]]:
        """What has happened so far."""
        file = self.folder / "log.jsonl"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []

    def note(self, kind: str, number: int, **facts: object) -> None:
        entry = {"kind": kind, "round": number, **facts, "settings": self.settings()}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")


@dataclass(frozen=True)
class Series:
    """Games of practice by number, with the judgements of earlier rounds, and of the game itself."""

    tables: Tables
    first: int  # seed
    pool: list[files.NetsFile]

    def play(self, number: int) -> Practice:
        pool: list[dict[str, Net]] = [{}, *(files.nets_of(file) for file in self.pool)]
        options, players, _ = self.tables.at(number)
        return practise(self.tables.game, options, players, self.first + number, pool)


def strength(course: LearningCourse) -> str:
    """The page with how strong the nets of all rounds so far were."""
    title = course.game.titled(course.options)
    return page(title, [entry for entry in course.log() if entry["kind"] == "test"])


def processor_time() -> float:
    """Seconds of the processor so far, with those of workers that are done."""
    return sum(os.times()[:4])


def commit() -> str:
    """The commit of the code, as far as it lies in a checkout."""
    order = ["git", "describe", "--always", "--dirty"]
    try:
        told = subprocess.run(order, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    except OSError:  # there is no such program
        return ""
    return told.stdout.strip()


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(float(number), 4) for number in numbers]


def missing(rows: Rows) -> np.ndarray:
    """What the game's own advice did not expect."""
    return rows.points - rows.features[:, 0] / 1000.0


def apart(rows: Rows) -> np.ndarray:
    """Which rows are only measured."""
    return np.asarray(rows.game % APART == 0)


def taught(rows: Rows, course: LearningCourse) -> Fitted:
    """A net fitted to how the games ended, and then once more to what that one thought of them on the way."""
    expected = rows.features[:, 0] / 1000.0
    net = fitted(rows, course, missing(rows))
    if course.fade < 1.0:
        values = expected + net.says(rows.features)
        net = fitted(rows, course, returns(rows, values, course.fade) - expected)
    return net


def fitted(rows: Rows, course: LearningCourse, target: np.ndarray) -> Fitted:
    net = fresh(rows.features, course.hidden, course.seed)
    for _ in fit(
        net, rows.features, target, apart(rows), course.epochs, course.rate, course.decay, course.seed
    ):
        pass
    return net
