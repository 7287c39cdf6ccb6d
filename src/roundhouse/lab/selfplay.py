"""Games between bots with every choice written down: what the seat knew, what was legal, what it did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context

from roundhouse.bots.bot import Bot
from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.lab.observation import Layout, Vector, layout_of
from roundhouse.lab.ratings import places
from roundhouse.lab.simulate import SERIES, Result, Series, bot_seed, line_up, play_game, prepare


@dataclass(frozen=True)
class Choice:
    """One decision with at least two legal moves."""

    seat: int
    decision: str
    observation: Vector
    mask: bytes  # a bit for every move of the game, the first one lowest
    move: int


@dataclass(frozen=True)
class Recorded:
    """A game with all its choices."""

    number: int
    result: Result
    choices: list[Choice]

    @property
    def places(self) -> list[int]:
        return places(self.result)


class Writing:
    """Sits beside the bots of a game and writes down what they choose."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.choices: list[Choice] = []

    def listen_to(self, bot: Bot) -> Bot:
        setattr(bot, "choose", self.written(bot.choose))  # noqa: B010 # of this one bot, not of its class
        return bot

    def written(self, choose: Callable[[State], int]) -> Callable[[State], int]:
        """The same choice, written down."""

        def chosen(view: State) -> int:
            move = choose(view)
            seat, moves = view.seat, view.legal()
            observation = self.layout.read(view, seat)
            self.choices.append(
                Choice(seat, view.decision.name, observation, self.layout.packed(moves), move)
            )
            return move

        return chosen


def play_written(series: Series, task: tuple[int, int]) -> Recorded:
    """One game of a series, by its number and its seed."""
    number, seed = task
    players = len(series.lineup)
    writing = Writing(layout_of(series.game, players, series.options))
    bots = [
        writing.listen_to(series.lineup[(seat + number) % players](bot_seed(seed, seat)))
        for seat in range(players)
    ]
    return Recorded(number, play_game(series.game, bots, seed, series.options), writing.choices)


def self_play(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    options: dict[str, str] | None = None,
    workers: int = 1,
) -> Iterator[Recorded]:
    """Play many games, one after the other or spread over processes; their order is the same.

    Fewer bots than seats repeat, and with every game all move on by one seat.
    """
    chosen = game.complete(options or {})
    game.check_seats(players, chosen)
    series = Series(game, line_up(bots, players), chosen)
    rng = Random(seed)
    tasks = [(number, rng.word()) for number in range(games)]
    return run(series, tasks, workers)


def run(series: Series, tasks: list[tuple[int, int]], workers: int) -> Iterator[Recorded]:
    if workers == 1 or len(tasks) == 1:
        for task in tasks:
            yield play_written(series, task)
        return
    # A fresh process rather than a fork: the caller may have threads, a progress bar for one.
    with get_context("spawn").Pool(min(workers, len(tasks)), prepare, (series,)) as pool:
        yield from pool.imap(play_task, tasks)


def play_task(task: tuple[int, int]) -> Recorded:
    """One game in a worker process."""
    return play_written(SERIES[0], task)
