"""Searches for tests: bots with a budget of playouts, positions to search, a clock that the test winds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import ClassVar

import pytest

from roundhouse.bots.lookahead import Lookahead
from roundhouse.bots.playout import playout
from roundhouse.bots.search import SearchBot
from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import open_game


def ended(game: Game, players: int, seed: int) -> State:
    """The end of a game in which everybody plays at random."""
    state = game.new(players, seed)
    playout(state, Random(seed))
    return state


class Budgeted(SearchBot):
    """Searches with a budget of playouts and no clock; notes what it thought about, and for how many."""

    name = "budgeted"
    seconds: ClassVar[float | None] = None
    playouts: ClassVar[int | None] = 6

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thoughts: list[Lookahead] = []
        self.lines: list[int] = []
        self.spent: list[int] = []

    def think(self, thought: Lookahead, until: float) -> None:
        before = thought.playouts
        self.thoughts.append(thought)
        self.lines.append(len(thought.trials))
        super().think(thought, until)
        self.spent.append(thought.playouts - before)


class Timed(Budgeted):
    """The same with a clock instead."""

    name = "timed"
    seconds = SearchBot.seconds
    playouts = None


class Clock:
    """Tells one o'clock, and from some reading on midnight."""

    def __init__(self, readings: int) -> None:
        self.left = readings
        self.read = 0

    def __call__(self) -> float:
        self.read += 1
        return 1.0 if self.read <= self.left else 24.0


NOON = 12.0  # a time limit for the clock above
TICK = 2.0**-12  # seconds, about what a move takes; adds up without any rounding


def wind(monkeypatch: pytest.MonkeyPatch, readings: int) -> Clock:
    """A clock for whoever searches, which is past every limit after so many readings."""
    clock = Clock(readings)
    hang_up(monkeypatch, clock)
    return clock


def tick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by the same bit at each reading: the same search always has time for the same."""
    readings = count(1)
    hang_up(monkeypatch, lambda: next(readings) * TICK)


def hang_up(monkeypatch: pytest.MonkeyPatch, clock: Callable[[], float]) -> None:
    for module in ("beam", "search", "ways", "parallel"):
        monkeypatch.setattr(f"roundhouse.bots.{module}.perf_counter", clock)


@cache
def near(name: str) -> Game:
    """A game in which a search looks a turn ahead at most, to be done soon in plain Python too."""
    game = open_game(name)
    game.horizon = min(game.horizon, 1)
    return game


def fewest(game: Game) -> int:
    """The fewest players with the usual options, but not one alone."""
    return max(2, game.seats(game.complete({}))[0])


def walk(game: Game, seed: int, moves: int = 1_000) -> Iterator[State]:
    """The positions of a game of promising moves; the same state object after each move."""
    state = game.new(fewest(game), seed)
    rng = Random(seed)
    for _ in range(moves):
        if state.over:
            break
        yield state
        promising = game.promising(state)
        state.advance(promising[rng.below(len(promising))])


def choices(game: Game, seed: int, every: int, least: int = 2, most: int = 8) -> Iterator[State]:
    """Every so many positions with more than one promising move, but not too many."""
    number = 0
    for state in walk(game, seed):
        if least <= len(game.promising(state)) <= most:
            number += 1
            if number % every == 0:
                yield state.copy()


def view_of(state: State) -> State:
    """What the seat that must decide may know."""
    return state.seen_by(state.seat)


def read_again(state: State) -> State:
    """The same view as somebody gets it who was sent it: with nothing thought about before."""
    return state.game.load(view_of(state).dump())
