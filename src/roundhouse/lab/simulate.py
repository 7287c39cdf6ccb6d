"""Many games between bots: one after the other, or spread over processes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context

from roundhouse.bots.bot import Bot
from roundhouse.bots.loading import makers
from roundhouse.bots.makers import Maker
from roundhouse.bots.outside import SECONDS, Outside, end_idle
from roundhouse.core.game import Game, SetupError
from roundhouse.core.random import Random
from roundhouse.core.state import State

GAMES_A_TASK = 4  # handed to a process at a time


@dataclass(frozen=True)
class Result:
    """How a game between bots went. `seed` and `seating` are all it takes to play it again."""

    seed: int
    seating: list[str]  # the name of the bot on each seat
    scores: list[int]
    sheet: dict[str, list[int]]  # the score sheet: points per seat for each line
    winners: list[int]
    decisions: int
    choices: int  # decisions with at least two legal moves
    turns: int | None  # where the game counts them
    first: int | None  # the seat of the first player, where the game has one
    faults: dict[int, str] = field(default_factory=dict)  # seats that lost by a fault of their bot, and why
    out: list[int] = field(default_factory=list)  # seats that left the game early, where the game knows that


def play_game(game: Game, bots: Sequence[Bot], seed: int, options: dict[str, str] | None = None) -> Result:
    """Play one game, a bot on each seat; each sees only what its seat may know.

    A decision with a single legal move is played without asking. A bot written by others that fails has lost.
    """
    options = game.complete(options or {})
    state = game.new(len(bots), seed, options)
    outside = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Outside)}
    try:
        for seat, bot in outside.items():
            bot.begin(game, len(bots), seat, options)
        decisions, choices = play_on(state, bots)
        sheet = state.scores()
        faults = {seat: bot.fault for seat, bot in outside.items() if bot.fault}
        winners = fair_winners(state.winners(), sheet.totals(), faults)
        for bot in outside.values():
            bot.finish(sheet.totals(), winners)
    finally:
        for bot in outside.values():
            bot.close()
    return Result(
        seed=seed,
        seating=[bot.name for bot in bots],
        scores=sheet.totals(),
        sheet={line: list(sheet.line(line)) for line in sheet.lines},
        winners=winners,
        decisions=decisions,
        choices=choices,
        turns=getattr(state, "turns", None),
        first=getattr(state, "first", None),
        faults=faults,
        out=[seat for seat, alive in enumerate(getattr(state, "alive", ())) if not alive],
    )


def play_on(state: State, bots: Sequence[Bot]) -> tuple[int, int]:
    """Play to the end; tells how many decisions there were, and how many of them with a choice."""
    decisions = choices = 0
    while not state.over:
        moves = state.legal()
        move = moves[0]
        if len(moves) > 1:
            seat = state.seat
            move = bots[seat].choose(state.seen_by(seat))
            choices += 1
        state.play(move)
        decisions += 1
    return decisions, choices


def fair_winners(winners: list[int], scores: list[int], faults: Container[int]) -> list[int]:
    """The winners without the seats that have lost by a fault; if none is left, the best of the others.

    >>> fair_winners([0], [90, 70, 80], faults=[0]), fair_winners([0, 2], [90, 70, 90], faults=[2])
    ([2], [0])
    """
    left = [seat for seat in winners if seat not in faults]
    playing = [score for seat, score in enumerate(scores) if seat not in faults]
    if left or not winners or not playing:
        return left
    return [seat for seat, score in enumerate(scores) if seat not in faults and score == max(playing)]


def simulate(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    options: dict[str, str] | None = None,
    workers: int | None = None,
    seconds: float = SECONDS,
) -> Iterator[Result]:
    """Play many games and give the result of each, in order. More workers change nothing but the time.

    Fewer bots than seats repeat, and with every game all move on by one seat. By default there is a
    worker process for every processor; with one worker everything happens in this process. A bot written by
    others has so many seconds for a decision.
    """
    lineup = line_up(bots, players, seconds)
    options = game.complete(options or {})
    game.new(players, seed, options)  # refuses what does not fit before the first process starts
    rng = Random(seed)
    tasks = [(number, rng.word()) for number in range(games)]
    return run(Series(game, lineup, options), tasks, workers or os.cpu_count() or 1)


def line_up(bots: Sequence[str], players: int, seconds: float = SECONDS) -> list[Maker]:
    """A bot for every seat: fewer bots than seats repeat."""
    if not bots:
        raise SetupError("there must be at least one bot")
    if len(bots) > players:
        raise SetupError(f"there are {len(bots)} bots but only {players} seats")
    return makers([bots[seat % len(bots)] for seat in range(players)], seconds)


@dataclass(frozen=True)
class Series:
    """All that the games of one simulation have in common."""

    game: Game
    lineup: list[Maker]
    options: dict[str, str]

    def play(self, task: tuple[int, int]) -> Result:
        """One game, by its number and its seed."""
        number, seed = task
        players = len(self.lineup)
        seats = range(players)
        bots = [self.lineup[(seat + number) % players](bot_seed(seed, seat)) for seat in seats]
        return play_game(self.game, bots, seed, self.options)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat: unlike that of the game, and unlike the others'."""
    return Random(seed | (seat + 1) << 96).seed()


def run(series: Series, tasks: list[tuple[int, int]], workers: int) -> Iterator[Result]:
    """Play the games in this process or in several, and give the results in order."""
    if workers == 1 or len(tasks) == 1:
        yield from map(series.play, tasks)
        return
    # A fresh process rather than a fork: the caller may have threads, a progress bar for one.
    with get_context("spawn").Pool(min(workers, len(tasks)), prepare, (series,)) as pool:
        yield from pool.imap(play_task, tasks, GAMES_A_TASK)


SERIES: list[Series] = []  # what this worker process plays


def prepare(series: Series) -> None:
    """Called once in each worker process. Ctrl-C is for the caller, who ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_politely()
    SERIES[:] = [series]


def end_politely() -> None:
    """Let a worker process that is told to end do so as an exception does: outside bots end with it."""

    def leave(number: int, frame: object) -> None:
        end_idle()
        sys.exit(1)

    signal.signal(signal.SIGTERM, leave)


def play_task(task: tuple[int, int]) -> Result:
    """One game in a worker process."""
    return SERIES[0].play(task)
