"""Games to find out what a net is worth: one seat judges by it, the others as the game itself does.

All look through their own turn alone, with a wide beam: that takes a second a game, and tells the judgements
apart without what a search adds to both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from roundhouse.bots.beam import LEARNT, NO_LIMIT, SHARP, lines_of_turn
from roundhouse.core.random import Random
from roundhouse.kit.files.nets import NetsFile, nets_of
from roundhouse.lab.learning.practice import SALT, Tables
from roundhouse.lab.spread import NORMAL_95, Wins, spread

BREADTH = 32
WIDTH = 10


@dataclass(frozen=True)
class Compared:
    """How a game of comparison ended."""

    won: float  # by the seat with the net; a shared victory counts in parts
    points: float  # of that seat
    others: float  # of the others, on average
    share: float  # of the games that a seat wins among equals


@dataclass(frozen=True)
class Comparison:
    """Games by number, the seat with the net moving on by one with every game."""

    tables: Tables
    first: int  # seed
    file: NetsFile  # with the net: itself, since other machines have no such file

    def play(self, number: int) -> Compared:
        self.tables.game.nets = nets_of(self.file)
        seed = self.first + number
        options, players, rounds = self.tables.at(number)
        state, rng = self.tables.game.new(players, seed, options), Random(seed ^ SALT)
        mine = rounds % players
        while not state.over:
            seat, row = state.seat, state.legal()[:1]
            if len(state.legal()) > 1:
                level = LEARNT if seat == mine else SHARP
                row = lines_of_turn(state.imagine(seat, rng), BREADTH, WIDTH, 1, level, NO_LIMIT)[0].moves
            for step, move in enumerate(row):
                if step and (state.seat != seat or move not in state.legal()):
                    break
                state.advance(move)
        scores, winners = state.scores().totals(), state.winners()
        others = [points for seat, points in enumerate(scores) if seat != mine] or [0]
        won = 1.0 / len(winners) if mine in winners else 0.0
        return Compared(won, scores[mine], sum(others) / len(others), 1.0 / players)


def told(results: Sequence[Compared]) -> dict[str, object]:
    """What the games say, as numbers and as one line."""
    games = len(results)
    wins = Wins(sum(result.won for result in results), games)
    low, high = wins.interval
    ahead = spread([result.points - result.others for result in results])
    reach = NORMAL_95 * ahead.deviation / sqrt(games)
    equal = sum(result.share for result in results) / games
    text = (
        f"won {wins.share:.1%} ({low:.1%} to {high:.1%}) of {games} games where equals win {equal:.1%}; "
        f"{ahead.mean:+.1f} ± {reach:.1f} points"
    )
    facts = {"games": games, "won": wins.share, "low": low, "high": high, "equal": equal}
    return {**facts, "ahead": ahead.mean, "reach": reach, "text": text}
