"""What a bot is: it sees what its seat may know, and picks a legal move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State


class Bot(ABC):
    """A player that is a program. Subclass it, give it a name, and write `choose`.

    The same seed and the same views give the same choices: take chance from `self.random` alone.
    """

    name: ClassVar[str]

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)

    def begin(self, game: Game, players: int, seat: int, options: dict[str, str]) -> None:  # noqa: B027
        """What is played, told to a bot written by others before its first choice; most need none of it."""

    @abstractmethod
    def choose(self, view: State) -> int:
        """One of `view.legal()`. The seat to decide is `view.seat`, and the view is what it may know."""


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    name = "random"

    def choose(self, view: State) -> int:
        moves = view.legal()
        return moves[self.random.below(len(moves))]
