"""Random play for tests: every registered game, every player count and every option."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import product

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game

MOST_CHOICES = 12

OPEN: dict[str, Game] = {name: open_game(name) for name in GAMES}


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every way to set up every game: (name, players, options)."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for name, game in OPEN.items():
        for options in choices(game):
            least, most = game.seats(options)
            found += [(name, players, options) for players in range(least, most + 1)]
    return found


def choices(game: Game) -> list[dict[str, str]]:
    """Every combination of options; of large games those that differ from the usual in one."""
    names = [option.name for option in game.options]
    usual = [option.choices[0] for option in game.options]
    found: list[dict[str, str]] = []
    every = list(product(*(option.choices for option in game.options)))
    for choice in every:
        unusual = sum(1 for chosen, first in zip(choice, usual, strict=True) if chosen != first)
        if len(every) <= MOST_CHOICES or unusual < 2:
            found.append(dict(zip(names, choice, strict=True)))
    return found


def random_move(state: State, rng: Random) -> int:
    legal = state.legal()
    return legal[rng.below(len(legal))]


def walk(
    game: Game, players: int, options: dict[str, str], seed: int, plies: int = 1_000_000
) -> Iterator[State]:
    """A game of random moves; the same state object after each move, the start included."""
    state = game.new(players, seed, options)
    rng = Random(seed + 1)
    yield state
    while plies and not state.over:
        state.play(random_move(state, rng))
        plies -= 1
        yield state


def position(game: Game, players: int, options: dict[str, str], seed: int, plies: int) -> State:
    """The position after so many random moves, or the last one before the end."""
    before = game.new(players, seed, options)
    for state in walk(game, players, options, seed, plies):
        if state.over:
            break
        before = state.copy()
    return before


def plain(state: State) -> str:
    """Everything about a position, as text to compare."""
    return json.dumps(state.dump(), sort_keys=True)


def chain(name: str, players: int, options: dict[str, str], seed: int) -> str:
    """One hash over every position of a random game."""
    total = hashlib.sha256()
    for state in walk(OPEN[name], players, options, seed):
        total.update(state.digest().encode())
    return total.hexdigest()
