"""Corrections: how wrong forecasts are, for what people are told; found in games of bots, measured in others.

A small net looks at a position as bots do, knows how well the seat plays, and says by how many points the
best forecast is wrong; with it goes how much is still to be doubted. Bots never see it. Everything is kept in
a folder: the same command there goes on where it was stopped, and fits anew. Boards and numbers of players
have a net each, and share the file that comes out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import numpy as np

from roundhouse.bots.bot import Bot
from roundhouse.bots.chances import BEST, USUAL, believed
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.search import StationmasterBot
from roundhouse.core.game import Game, company
from roundhouse.kit.files import nets as files
from roundhouse.lab.cluster import crew_at
from roundhouse.lab.crew import play_in_order
from roundhouse.lab.learning.calibration import bias, brier, calibrated, chances, tenths
from roundhouse.lab.learning.learning_course import claim
from roundhouse.lab.learning.positions import Rows, look, rows_from
from roundhouse.lab.learning.practice import Practice, drop_what_was_cut_short, keep, kept
from roundhouse.lab.learning.training import Fitted, fit, fresh
from roundhouse.lab.simulate import bot_seed

EVERY = 10  # decisions, of which one is looked at
FIT_SEEDS = 61_000_000
TEST_SEEDS = 71_000_000  # that nothing is fitted to
WEIGHT = 3  # times that a game of the best counts: there are few of them
APART = 5  # parts of the games, each of which says how much is to be doubted of what was fitted to the others
HIDDEN = [8]
EPOCHS = 5
RATE = 2e-3
DECAY = 1e-2

Watch = Callable[[Iterable[Practice], int], Iterator[Practice]]


class Master(StationmasterBot):
    """The best bot, by a few playouts instead of the clock: the same again on every machine."""

    seconds = None
    playouts = 3


SKILLS: dict[int, type[Bot]] = {USUAL: GreedyBot, BEST: Master}


@dataclass(frozen=True)
class Company:
    """Games of one kind of bot among itself, by number."""

    game: Game
    options: dict[str, str]
    players: int
    skill: int
    first: int  # seed

    def play(self, number: int) -> Practice:
        seed = self.first + number
        state = self.game.new(self.players, seed, self.options)
        bots = [SKILLS[self.skill](bot_seed(seed, seat)) for seat in range(self.players)]
        moves: list[int] = []
        while not state.over:
            legal = state.legal()
            moves.append(legal[0] if len(legal) == 1 else bots[state.seat].choose(state.seen_by(state.seat)))
            state.play(moves[-1])
        return Practice(seed, self.players, self.options, moves, state.scores().totals(), state.winners())


@dataclass(frozen=True)
class Seen:
    """Positions, and what was believed of them."""

    rows: Rows  # with how well the seats play behind the features
    believed: np.ndarray


@dataclass(frozen=True)
class Calibration:
    """What is to be measured, and where it is kept."""

    game: Game
    options: dict[str, str]
    players: list[int]  # at the tables
    folder: Path
    games: int  # to fit to, and as many to measure in, with each number of players
    best: int  # the same of the best, who take much longer
    workers: int | None = 1
    ray: str | None = None

    def run(self, watch: Watch, say: Callable[[str], None]) -> Path:
        """Play what is missing, fit, and measure; gives the file with what was found."""
        about: dict[str, object] = {"game": self.game.name, "components": self.game.components_digest}
        claim(self.folder / "calibration.json", about)
        file = self.folder / "chances.json"
        for players in self.players:
            net, made = self.found(players, watch, say)
            before = files.read(file) if file.exists() else None
            names = [*self.game.feature_names(), "skill"]
            nets = files.nets_of(before) if before is not None and before["names"] == names else {}
            known = {name: one for name, one in (before["made"] if before else {}).items() if name in nets}
            name = company(self.school, players)
            files.write(file, {**known, name: made}, names, {**nets, name: net.rounded()})
        return file

    def found(
        self, players: int, watch: Watch, say: Callable[[str], None]
    ) -> tuple[Fitted, dict[str, object]]:
        """A net for tables of so many, and how it came to be."""
        net = fitted(self.seen(players, FIT_SEEDS, watch))
        measured: dict[str, object] = {}
        for skill in self.skills():
            test = positions(self.game, self.play(skill, players, TEST_SEEDS, watch), skill)
            measured[f"{players} {SKILLS[skill].name}"] = facts(test, net)
            say(f"{players} {SKILLS[skill].name}: {told(test, net)}")
        return net, {
            "options": self.options,
            "games": {f"{players} {SKILLS[skill].name}": self.number(skill) for skill in self.skills()},
            "seeds": {"fitted to": FIT_SEEDS, "measured in": TEST_SEEDS},
            "net": {"hidden": HIDDEN, "epochs": EPOCHS, "rate": RATE, "decay": DECAY},
            "measured": measured,
        }

    @property
    def school(self) -> str:
        """What is corrected: a board, a map."""
        return self.game.school(self.game.new(self.players[0], 1, self.options))

    def number(self, skill: int) -> int:
        """How many games of a kind."""
        return self.best if skill == BEST else self.games

    def skills(self) -> list[int]:
        """Who plays."""
        return [skill for skill in SKILLS if self.number(skill)]

    def seen(self, players: int, first: int, watch: Watch) -> Seen:
        """The positions of all games of so many with seeds from there on."""
        parts = [
            positions(self.game, self.play(skill, players, first, watch), skill)
            for skill in self.skills()
            for _ in range(WEIGHT if skill == BEST else 1)
        ]
        return joined(parts)

    def play(self, skill: int, players: int, first: int, watch: Watch) -> list[Practice]:
        """The games of one kind; those that are missing are played."""
        chosen = sha256(json.dumps(self.options, sort_keys=True).encode()).hexdigest()[:8]
        file = self.folder / f"games-{chosen}-{SKILLS[skill].name}-{players}-{first}.jsonl"
        drop_what_was_cut_short(file)
        done, number = sum(1 for _ in kept(file)), self.number(skill)
        if done < number:
            company = Company(self.game, self.options, players, skill, first)
            crew = crew_at(self.ray, company, self.workers, number - done)
            for practice in watch(play_in_order(crew, range(done, number)), number - done):
                keep(file, practice)
        return list(kept(file))[:number]


def positions(game: Game, games: Iterable[Practice], skill: int) -> Seen:
    """Every tenth decision of some games, as every seat looks."""
    found: list[list[int]] = []
    results: list[tuple[float, ...]] = []
    points: list[float] = []
    for number, practice in enumerate(games):
        state = game.new(practice.players, practice.seed, practice.options)
        for step, move in enumerate(practice.moves):
            if step % EVERY == 0:
                look(state, practice, number, step, found, results)
                points += believed(state)
            state.advance(move)
    rows = [[*row, skill] for row in found]
    return Seen(rows_from(rows, results), np.array(points))


def joined(parts: list[Seen]) -> Seen:
    """The positions of several kinds of games in one."""
    names = Rows.__dataclass_fields__
    rows = {name: np.concatenate([getattr(part.rows, name) for part in parts]) for name in names}
    return Seen(Rows(**rows), np.concatenate([part.believed for part in parts]))


def fitted(seen: Seen) -> Fitted:
    """A net for what is missing in what is believed, and the doubt that is left in games it has not seen.

    That is found at usual tables, each game by a net that was not fitted to it.
    """
    rows, points = seen.rows, np.zeros(len(seen.rows))
    for part in range(APART):
        apart = np.asarray(rows.game % APART == part)
        points[apart] = corrected(seen, taught(seen, apart))[apart]
    net = taught(seen, np.zeros(len(rows), dtype=bool))
    net.doubt = calibrated(rows, points, np.asarray(rows.features[:, -1] == USUAL))
    return net


def taught(seen: Seen, apart: np.ndarray) -> Fitted:
    features, missing = seen.rows.features, seen.rows.points - seen.believed
    net = fresh(features, HIDDEN, seed=1)
    for _ in fit(net, features, missing, apart, EPOCHS, RATE, DECAY, seed=1):
        pass
    return net


def corrected(seen: Seen, net: Fitted) -> np.ndarray:
    """The points that people are told."""
    return np.asarray(seen.believed + net.says(seen.rows.features))


def facts(seen: Seen, net: Fitted) -> dict[str, object]:
    """How well chances and points are told in games that nothing was fitted to."""
    rows, points = seen.rows, corrected(seen, net)
    chance = chances(rows, points, net.doubt[0] + net.doubt[1] * rows.doubt)
    every = np.ones(len(rows), dtype=bool)
    return {
        "games": int(rows.game.max()) + 1,
        "brier": rounded(brier(rows, chance, every)),
        "bias": rounded(bias(rows, points, every)),
        "bias_before": rounded(bias(rows, seen.believed, every)),
        "tenths": [rounded(tenth) for tenth in tenths(rows, chance, every)],
    }


def told(seen: Seen, net: Fitted) -> str:
    """The facts in a line."""
    found = facts(seen, net)
    return (
        f"{found['games']} games, Brier {found['brier']}, bias {found['bias']}, before {found['bias_before']}"
    )


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(float(number), 4) for number in numbers]
