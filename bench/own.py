"""A game of Roundhouse: compiled or in plain Python, as the path of this process has it."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable
from typing import cast

from bench.engine import PLAYERS, Walk
from roundhouse.bots.registry import make_bot
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.doctor import is_compiled
from roundhouse.games.registry import open_game

PLAYOUT = "roundhouse.bots.playout"
CROWD = 5  # players


class Roundhouse:
    """Random play through the public verbs: `legal()` before every move, and the checked `play()`."""

    def __init__(self, name: str) -> None:
        self.game = open_game(name)
        self.title = self.game.title
        # The function itself, so that nothing is timed but the copying.
        self.copy = cast(Callable[[object], object], type(self.game.new(players=PLAYERS, seed=0)).copy)
        self.legal = legal
        self.own_loop = self.played_out if importlib.util.find_spec(PLAYOUT) else None
        if self.own_loop:
            self.playout: Callable[[State, Random], object] = importlib.import_module(PLAYOUT).playout

    def walk(self, seed: int) -> Walk:
        draw = random.Random(seed).random
        state = self.game.new(players=PLAYERS, seed=seed)
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
        state = self.game.new(players=PLAYERS, seed=seed)
        found: list[object] = []
        until = rng.randrange(every)
        while not state.over:
            if not until:
                found.append(state.copy())
                until = every
            until -= 1
            state.play(rng.choice(state.legal()))
        return found

    def late_positions(self) -> list[object]:
        if self.game.max_players < CROWD or not is_compiled():  # plain Python would think for minutes
            return []
        greedy = make_bot("greedy", 0)
        state = self.game.new(players=CROWD, seed=0)
        found: list[object] = []
        while not state.over:
            found.append(state.copy())
            state.play(greedy.choose(state.seen_by(state.seat)))
        return found[-len(found) // 4 :]

    def played_out(self, seed: int) -> object:
        return self.playout(self.game.new(players=PLAYERS, seed=seed), Random(seed))


def legal(state: object) -> object:
    # A state keeps the list of its open decision; asking the decision itself makes it anew.
    return cast(State, state).decision.legal(state)  # type: ignore[attr-defined]
