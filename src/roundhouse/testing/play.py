"""Random play, for the checks and for tests of one's own: tables, walks and positions worth a look."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from types import TracebackType
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State

MOST_CHOICES: Final = 12
SEEDS: Final = range(4)  # of the games that a check plays, if nothing else is said

Table = tuple[int, dict[str, str]]  # players, and options
Play = Callable[[Game, int, dict[str, str], int], Iterator[State]]  # game, players, options, seed


@dataclass(frozen=True)
class Spot:
    """A position and how it came about; a check that fails within it names it.

    >>> from roundhouse.games.registry import GAMES, open_game
    >>> with next(spots(open_game(GAMES[0]), [7])) as state:
    ...     assert state.legal()
    """

    state: State
    options: dict[str, str]
    seed: int
    moves: int  # that were played before

    def __str__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        where = f"{self.state.game.name}, {self.state.players} players{options}, seed {self.seed}"
        return f"{where}, after {self.moves} moves"

    def __enter__(self) -> State:
        return self.state

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, AssertionError):
            raise AssertionError(f"{self}: {error}") from error


def choices(game: Game) -> list[dict[str, str]]:
    """Every combination of options; of games with many those that differ from the usual in one."""
    names = [option.name for option in game.options]
    usual = tuple(option.choices[0] for option in game.options)
    every = list(product(*(option.choices for option in game.options)))
    found = []
    for choice in every:
        unusual = sum(chosen != first for chosen, first in zip(choice, usual, strict=True))
        if len(every) <= MOST_CHOICES or unusual < 2:
            found.append(dict(zip(names, choice, strict=True)))
    return found


def tables(game: Game) -> list[Table]:
    """Every way to set up a game: each choice of options once, then each again with fewer players.

    >>> from roundhouse.games.registry import GAMES, open_game
    >>> [players for players, options in tables(open_game(GAMES[0]))]
    [4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2]
    """
    every = [(options, *game.seats(options)) for options in choices(game)]
    return [
        (most - fewer, options)
        for fewer in range(game.max_players)
        for options, least, most in every
        if most - fewer >= least
    ]


def random_move(state: State, rng: Random) -> int:
    """Any legal move."""
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


def games(game: Game, seeds: Iterable[int], play: Play = walk) -> Iterator[Iterator[Spot]]:
    """One game for each seed, the tables in turn; each is the same spot's state, move after move."""
    there = tables(game)
    for number, seed in enumerate(seeds):
        players, options = there[number % len(there)]
        yield (
            Spot(state, options, seed, moves)
            for moves, state in enumerate(play(game, players, options, seed))
        )


def spots(game: Game, seeds: Iterable[int], play: Play = walk) -> Iterator[Spot]:
    """From each game one position before its end, any of them as likely as another."""
    for spot in _spots(game, tuple(seeds), play):
        yield Spot(spot.state.copy(), spot.options, spot.seed, spot.moves)


@lru_cache(8)  # many checks look at the same games
def _spots(game: Game, seeds: tuple[int, ...], play: Play) -> tuple[Spot, ...]:
    every: list[Spot] = []
    for seed, spot_by_spot in zip(seeds, games(game, seeds, play), strict=True):
        found: Spot | None = None
        rng = Random(seed)
        for spot in spot_by_spot:
            if not spot.state.over and rng.below(spot.moves + 1) == 0:
                found = Spot(spot.state.copy(), spot.options, spot.seed, spot.moves)
        assert found is not None, f"{game.name} is over before its first move"
        every.append(found)
    return tuple(every)


def moments(game: Game, seeds: Iterable[int], play: Play = walk) -> tuple[Spot, ...]:
    """From each game the first and the last position of every kind of question and of move, and the end."""
    return _moments(game, tuple(seeds), play)


@lru_cache(8)
def _moments(game: Game, seeds: tuple[int, ...], play: Play) -> tuple[Spot, ...]:
    every: list[Spot] = []
    for spot_by_spot in games(game, seeds, play):
        found: dict[str, Spot] = {}
        for spot in spot_by_spot:
            state = spot.state
            names = {game.moves.block(move).name for move in state.legal()}
            names.add("over" if state.over else state.decision.name)
            here = Spot(state.copy(), spot.options, spot.seed, spot.moves)
            for name in names:
                found.setdefault(f"first {name}", here)
                found[f"last {name}"] = here
        every += {spot.moves: spot for spot in found.values()}.values()
    return tuple(every)


def plain(state: State) -> str:
    """Everything about a position, as text to compare."""
    return json.dumps(state.dump(), sort_keys=True)


def chain(game: Game, players: int, options: dict[str, str], seed: int) -> str:
    """One hash over every position of a random game."""
    total = hashlib.sha256()
    for state in walk(game, players, options, seed):
        total.update(state.digest().encode())
    return total.hexdigest()
