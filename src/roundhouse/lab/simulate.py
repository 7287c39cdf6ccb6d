"""Many games between bots: one after the other, or spread over processes."""

from __future__ import annotations

import os
from array import array
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field

from roundhouse.bots.bot import Bot
from roundhouse.bots.command_line import makers
from roundhouse.bots.makers import Maker
from roundhouse.bots.outside.seat import SECONDS, Outside
from roundhouse.core.game import Game, SetupError
from roundhouse.core.random import Random
from roundhouse.core.score import places
from roundhouse.core.state import State
from roundhouse.lab.crew import crew_of, play_in_order


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
    out: list[int] = field(default_factory=list)  # seats that left the game early, where that can be

    @property
    def places(self) -> list[int]:
        """The place of each seat, the first being 1."""
        return places(self.winners, self.scores, self.out, self.faults)


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
        winners = fair_winners(state.winners(), sheet.totals(), faults, state.out())
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
        turns=state.turns_taken(),
        first=state.first_player(),
        faults=faults,
        out=state.out(),
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


def fair_winners(
    winners: list[int], scores: list[int], faults: Container[int], out: Container[int] = ()
) -> list[int]:
    """The winners without the seats that have lost by a fault; if none is left, the best still in the game.

    >>> fair_winners([0], [90, 70, 80], faults=[0]), fair_winners([0, 2], [90, 70, 90], faults=[2])
    ([2], [0])
    """
    left = [seat for seat in winners if seat not in faults]
    if left or not winners:
        return left
    best = [seat for seat, place in enumerate(places((), scores, out, faults)) if place == 1]
    return [seat for seat in best if seat not in faults and seat not in out]


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
    series = Series(game, lineup, options, seeds(seed, games))
    return play_in_order(crew_of(series, workers or os.cpu_count() or 1, games), range(games))


def seeds(seed: int, games: int) -> array[int]:
    """A seed for each of many games."""
    rng = Random(seed)
    return array("L", (rng.word() for _ in range(games)))


def line_up(bots: Sequence[str], players: int, seconds: float = SECONDS) -> list[Maker]:
    """A bot for every seat: fewer bots than seats repeat."""
    if not bots:
        raise SetupError("there must be at least one bot")
    if len(bots) > players:
        raise SetupError(f"there are {len(bots)} bots but only {players} seats")
    return makers([bots[seat % len(bots)] for seat in range(players)], seconds)


@dataclass(frozen=True)
class Series:
    """Games that have all but their shuffles in common."""

    game: Game
    lineup: list[Maker]
    options: dict[str, str]
    seeds: array[int]  # of each game

    def seated(self, number: int) -> list[Bot]:
        """The bots of a game: with every game all move on by one seat."""
        players = len(self.lineup)
        seed = self.seeds[number]
        return [self.lineup[(seat + number) % players](bot_seed(seed, seat)) for seat in range(players)]

    def play(self, number: int) -> Result:
        """One game, by its number."""
        return play_game(self.game, self.seated(number), self.seeds[number], self.options)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat: unlike that of the game, and unlike the others'."""
    return Random(seed | (seat + 1) << 96).seed()
