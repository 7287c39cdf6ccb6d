"""Games played for practice: quick ones, with slips, so that there is something to learn from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from roundhouse.bots.beam import LEARNT, NO_LIMIT, lines_of_turn
from roundhouse.core.game import Game
from roundhouse.core.net import Net
from roundhouse.core.random import Random

BREADTH = 10  # of the beam by which turns are found: a narrow one, since many games teach more than good ones
WIDTH = 3
SLIP = 6  # one turn in so many is not the best that was found
WAYS = 4  # of which it is any
SALT = 0x5EED  # the players' chance is not the game's


@dataclass(frozen=True)
class Practice:
    """A game that was played: enough to play it again, and how it ended."""

    seed: int
    players: int
    options: dict[str, str]
    moves: list[int]
    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Tables:
    """Where games are played: all options in turn, each time with the next number of players."""

    game: Game
    options: list[dict[str, str]]
    players: list[int]

    def at(self, number: int) -> tuple[dict[str, str], int, int]:
        """The options and players of a game, and how often all has been gone through before it."""
        times, which = divmod(number, len(self.options))
        options = self.options[which]
        least, most = self.game.seats(options)
        rounds, place = divmod(times, len(self.players))
        return options, min(max(self.players[place], least), most), rounds


def practise(
    game: Game, options: dict[str, str], players: int, seed: int, pool: Sequence[dict[str, Net]]
) -> Practice:
    """Play one game. Each seat judges by nets that it draws from the pool, where none means without any.

    So players of all stages meet, and what one of them gets wrong is there to be learnt.
    """
    rng = Random(seed ^ SALT)
    state = game.new(players, seed, options)
    drawn = [pool[rng.below(len(pool))] for _ in range(players)]
    played: list[int] = []
    while not state.over:
        seat = state.seat
        row = state.legal()[:1]
        if len(state.legal()) > 1:
            slips = rng.below(SLIP) == 0
            world = state.imagine(seat, rng)
            game.nets = drawn[seat]
            lines = lines_of_turn(world, BREADTH, WIDTH, WAYS if slips else 1, LEARNT, NO_LIMIT)
            row = lines[rng.below(len(lines)) if slips else 0].moves
        for number, move in enumerate(row):
            if number and (state.seat != seat or move not in state.legal()):
                break  # what came to light is not what was imagined
            state.advance(move)
            played.append(move)
    return Practice(seed, players, options, played, state.scores().totals(), state.winners())


def keep(file: Path, practice: Practice) -> None:
    """Add a game to a file of games."""
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(asdict(practice)) + "\n")


def kept(file: Path) -> Iterator[Practice]:
    """The games of a file; a last line that was cut short does not count."""
    if not file.exists():
        return
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            if line.endswith("\n"):
                yield Practice(**json.loads(line))


def drop_what_was_cut_short(file: Path) -> None:
    """Take a last line away that was never written to its end, so that others can follow."""
    if file.exists():
        with file.open("r+b") as out:
            out.truncate(out.read().rfind(b"\n") + 1)
