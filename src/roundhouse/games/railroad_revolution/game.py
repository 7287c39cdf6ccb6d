"""Railroad Revolution as a game: player counts, options, components, moves."""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game, Option
from roundhouse.core.state import State as CoreState
from roundhouse.games.railroad_revolution.advice.features import ADVICE
from roundhouse.games.railroad_revolution.reading.loading import FILE
from roundhouse.games.railroad_revolution.rules.codec import CODEC
from roundhouse.games.railroad_revolution.rules.components import Components
from roundhouse.games.railroad_revolution.rules.moves import table
from roundhouse.games.railroad_revolution.rules.setup import set_up
from roundhouse.games.railroad_revolution.rules.state import State

NAME: Final = "railroad_revolution"
TITLE: Final = "Railroad Revolution"
REVISION: Final = 2  # raised whenever a rule is mended, with an erratum for the games there are


class RailroadRevolution(Game):
    """The game with one set of components.

    >>> from roundhouse.games.railroad_revolution.reading.loading import load
    >>> game = RailroadRevolution(load())
    >>> state = game.new(players=4, seed=7)
    >>> state.decision.name, len(state.legal())
    ('ChooseSetup', 4)
    """

    def __init__(self, components: Components) -> None:
        # The two official variants: look through the whole stack; dearer steps.
        options = [Option("milestones", ["draw", "open"]), Option("tracks", ["normal", "hard"])]
        super().__init__(NAME, TITLE, REVISION, (2, 4), options, table(components), CODEC, components, ADVICE)
        self.components = components
        self.nets, self.corrections = FILE.learnt(), FILE.corrections()
        self.oldest = 2  # what came before was never released
        self.horizon = 0
        self.width, self.quick_breadth, self.quick_width = 40, 8, 4  # turns are long
        self.whole_turns = True  # what is begun in a turn is worth nothing before it is done

    @staticmethod
    def opened(components: str | None, where: str = NAME) -> RailroadRevolution:
        return RailroadRevolution(FILE.opened(components, where))

    def start(self, players: int, seed: int, options: dict[str, str]) -> CoreState:
        return set_up(self, self.components, players, seed, options)

    def empty(self, dump: dict[str, object]) -> State:
        players = dump["players"]
        assert isinstance(players, int)
        return State(None, self, self.components, players)


GAME: Final = RailroadRevolution
