"""Shuttle as a game: player counts, options, components, moves."""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game, Option
from shuttle.advice.evaluation import ADVICE
from shuttle.reading.loading import FILE, PLAYERS
from shuttle.rules.codec import CODEC
from shuttle.rules.components import Components
from shuttle.rules.errata import ERRATA
from shuttle.rules.moves import MOVES
from shuttle.rules.setup import set_up
from shuttle.rules.state import State

NAME: Final = "shuttle"
TITLE: Final = "Shuttle"
REVISION: Final = 2  # raised whenever a rule is mended, with an erratum for the games there are


class Shuttle(Game):
    """The game with one set of components.

    >>> state = Shuttle.opened(None).new(players=2, seed=7)
    >>> state.decision.name
    'ChooseContract'
    """

    def __init__(self, components: Components) -> None:
        options = [Option("length", ["short", "long"])]
        super().__init__(NAME, TITLE, REVISION, PLAYERS, options, MOVES, CODEC, components, ADVICE)
        self.components = components
        self.errata = ERRATA

    @staticmethod
    def opened(components: str | None, where: str = NAME) -> Shuttle:
        return Shuttle(FILE.opened(components, where))

    def start(self, players: int, seed: int, options: dict[str, str]) -> State:
        return set_up(self, players, seed, options)

    def empty(self, dump: dict[str, object]) -> State:
        players = dump["players"]
        assert isinstance(players, int)
        return State(None, self, players)


GAME = Shuttle
