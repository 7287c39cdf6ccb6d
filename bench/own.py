"""A game of Roundhouse: compiled or in plain Python, as the path of this process has it."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable
from pathlib import Path
from typing import cast

from bench.builds import NotReady
from bench.engine import PLAYERS, Played, Walk, parted
from roundhouse.bots.registry import make_bot
from roundhouse.core.game import Game
from roundhouse.core.message import IllegalMove
from roundhouse.core.moves import UnknownMove
from roundhouse.core.random import Random
from roundhouse.core.record import Record, RecordError
from roundhouse.core.record_reader import read
from roundhouse.core.replay import begin
from roundhouse.core.state import State
from roundhouse.doctor import is_compiled
from roundhouse.games.registry import open_game

PLAYOUT = "roundhouse.bots.playout"
CROWD = 5  # players


class Roundhouse:
    """Random play through the public verbs: `legal()` before every move, and the checked `play()`."""

    def __init__(self, name: str, played: Played) -> None:
        name, self.options = parted(name)
        self.game = open_game(name)
        self.record = read(played.file.read_text(encoding="utf-8"))
        self.recorded = [self.game.moves.code(move.text) for move in self.record.moves[: played.moves]]
        self.title = ", ".join([self.game.title, *self.options.values()])
        # The function itself, so that nothing is timed but the copying.
        self.copy = cast(Callable[[object], object], type(self.new(0)).copy)
        self.legal = legal
        self.own_loop = self.played_out if importlib.util.find_spec(PLAYOUT) else None
        if self.own_loop:
            self.playout: Callable[[State, Random], object] = importlib.import_module(PLAYOUT).playout

    def new(self, seed: int) -> State:
        return self.game.new(PLAYERS, seed, self.options)

    def walk(self, seed: int) -> Walk:
        draw = random.Random(seed).random
        state = self.new(seed)
        decisions = choices = offered = 0
        while not state.over:
            moves = state.legal()
            number = len(moves)
            state.play(moves[int(draw() * number)])
            decisions += 1
            choices += number > 1
            offered += number
        return Walk(decisions, choices, offered)

    def positions(self, seed: int, every: int) -> list[object]:
        rng = random.Random(seed)
        state = self.new(seed)
        found: list[object] = []
        until = rng.randrange(every)
        while not state.over:
            if not until:
                found.append(state.copy())
                until = every
            until -= 1
            state.play(rng.choice(state.legal()))
        return found

    def replay(self) -> int:
        state = opened(self.record, self.game)
        for move in self.recorded:
            state.legal()
            state.play(move)
        return len(self.recorded)

    def played_positions(self, every: int) -> list[object]:
        """Twins of the positions of the recorded game, one for every so many decisions."""
        state = opened(self.record, self.game)
        found: list[object] = []
        for number, move in enumerate(self.recorded):
            if number % every == 0:
                found.append(state.copy())
            state.play(move)
        return found

    def late_positions(self) -> list[object]:
        if self.game.max_players < CROWD or not is_compiled():  # plain Python would think for minutes
            return []
        greedy = make_bot("greedy", 0)
        state = self.game.new(CROWD, 0, self.options)
        found: list[object] = []
        while not state.over:
            found.append(state.copy())
            state.play(greedy.choose(state.seen_by(state.seat)))
        return found[-len(found) // 4 :]

    def played_out(self, seed: int) -> object:
        return self.playout(self.new(seed), Random(seed))


def played(name: str, records: Path) -> Played:
    """The first record of a game in a folder that has its options, as far as the rules of today allow it."""
    name, options = parted(name)
    for file in sorted((records / name).glob(f"{PLAYERS}-players-*.txt")):
        record = read(file.read_text(encoding="utf-8"))
        if record.options.items() >= options.items():
            break
    else:
        raise NotReady(f"there is no record of {name} with {options}")
    state = opened(record, open_game(name))
    for number, move in enumerate(record.moves):
        try:
            state.play(state.game.moves.code(move.text))
        except (IllegalMove, UnknownMove):
            return Played(file, number)
    return Played(file, len(record.moves))


def opened(record: Record, game: Game) -> State:
    """The position before the first move; by the rules of today where those of its day are forgotten."""
    try:
        return begin(record, game)
    except RecordError:
        return game.new(record.players, record.seed or 0, record.options)


def legal(state: object) -> object:
    # A state keeps the list of its open decision; asking the decision itself makes it anew.
    return cast(State, state).decision.legal(state)  # type: ignore[attr-defined]
