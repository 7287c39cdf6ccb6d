"""A tournament: which bots meet in which games, on which seats. Every game follows from its number alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from time import perf_counter

from roundhouse.bots.makers import Known, Maker
from roundhouse.core.game import Game, SetupError
from roundhouse.core.random import Random
from roundhouse.lab.simulate import Result, bot_seed, play_game

FORMAT = 1  # of the file with the results


@dataclass(frozen=True)
class Fixture:
    """One game of the schedule: its shuffles, and which bot sits where."""

    number: int
    seed: int
    seating: list[int]  # positions in the list of bots


@dataclass(frozen=True)
class Played:
    """A game of the schedule that was played."""

    number: int
    result: Result
    seconds: float  # the only thing here that is not the same again


@dataclass(frozen=True)
class Tournament:
    """A round robin. Games are dealt out so that every beginning of the schedule is as even as can be.

    All line-ups follow one another; each stays for as many games as there are seats, and with every game
    everybody moves on by one seat. Round by round the neighbours change.
    """

    game: Game
    bots: list[Maker]
    players: int
    options: dict[str, str]
    seed: int
    seconds: float  # for a decision of a bot written by others

    def __post_init__(self) -> None:
        if not self.bots:
            raise SetupError("there must be at least one bot")
        if len(set(self.names)) < len(self.names):
            raise SetupError("a bot is named twice; all sit at many tables anyway")
        self.game.new(self.players, 0, self.options)  # refuses what does not fit

    @property
    def names(self) -> list[str]:
        return [bot.name for bot in self.bots]

    @property
    def round(self) -> int:
        """The games after which every bot has played as often as the others, on every seat."""
        return len(self.line_ups()) * self.players

    def line_ups(self) -> list[Sequence[int]]:
        """Who meets whom, by positions in the list of bots."""
        return line_ups(len(self.bots), self.players)

    def fixture(self, number: int) -> Fixture:
        """The game with this number, the first being 0."""
        every = self.line_ups()
        order = list(every[number // self.players % len(every)])
        Random(number // self.round).shuffle(order)  # the same for all games of a line-up in a round
        seating = [order[(seat + number) % self.players] for seat in range(self.players)]
        bits = sha256(f"{self.seed}/{number}".encode()).digest()[:16]
        return Fixture(number, int.from_bytes(bits, "big"), seating)

    def play(self, number: int) -> Played:
        """Play the game with this number, wherever this is."""
        fixture = self.fixture(number)
        begun = perf_counter()
        bots = [self.bots[which](bot_seed(fixture.seed, seat)) for seat, which in enumerate(fixture.seating)]
        result = play_game(self.game, bots, fixture.seed, self.options)
        return Played(number, result, round(perf_counter() - begun, 3))

    def plan(self) -> dict[str, object]:
        """All that must be the same for games to belong to the same tournament."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.revision,
            "components": self.game.components_digest,
            "options": self.options,
            "players": self.players,
            "bots": {bot.name: bot.identity for bot in self.bots},
            "seed": self.seed,
            "limit": None if all(isinstance(bot, Known) for bot in self.bots) else self.seconds,
        }


def line_ups(bots: int, seats: int) -> list[Sequence[int]]:
    """Who meets whom: every choice of bots for the seats.

    Where there are fewer bots than seats all of them play, as evenly as can be: all ways to fill the seats.

    >>> line_ups(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> line_ups(2, 3)
    [(0, 1, 0), (0, 1, 1)]
    """
    full, rest = divmod(seats, bots)
    return [(*(tuple(range(bots)) * full), *more) for more in combinations(range(bots), rest)]
