"""The engine to compare with: catanatron, taken at its fastest."""

from __future__ import annotations

import importlib.metadata
import random

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.actions import generate_playable_actions  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

from bench.engine import PLAYERS, Walk


class Catanatron:
    """Random play on the list of moves that the state keeps, without a check of the move."""

    def __init__(self) -> None:
        self.title = f"catanatron {importlib.metadata.version('catanatron')}"
        self.copy = Game.copy
        self.legal = legal
        self.own_loop = own_loop

    def walk(self, seed: int) -> Walk:
        draw = random.Random(seed).random
        game = new(seed)
        state = game.state
        decisions = choices = offered = 0
        while not over(game):
            moves = state.playable_actions
            number = len(moves)
            game.execute(moves[int(draw() * number)], validate_action=False)
            decisions += 1
            choices += number > 1
            offered += number
        return Walk(decisions, choices, offered)

    def positions(self, seed: int, every: int) -> list[object]:
        rng = random.Random(seed)
        game = new(seed)
        found: list[object] = []
        until = rng.randrange(every)
        while not over(game):
            if not until:
                found.append(game.copy())
                until = every
            until -= 1
            game.execute(rng.choice(game.state.playable_actions), validate_action=False)
        return found

    def replay(self) -> int:
        return 0

    def late_positions(self) -> list[object]:
        return []


def new(seed: int) -> Game:
    # It takes a seed of 0 for none.
    return Game([RandomPlayer(colour) for colour in list(Color)[:PLAYERS]], seed=seed + 1)


def over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def legal(game: Game) -> object:
    return generate_playable_actions(game.state)


def own_loop(seed: int) -> object:
    return new(seed).play()
