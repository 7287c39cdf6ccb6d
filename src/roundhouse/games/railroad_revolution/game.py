"""Railroad Revolution as a game: player counts, options, components, moves."""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game, Option
from roundhouse.core.state import State as CoreState
from roundhouse.games.railroad_revolution import advice, codec
from roundhouse.games.railroad_revolution.components import Components
from roundhouse.games.railroad_revolution.loading import shipped
from roundhouse.games.railroad_revolution.moves import table
from roundhouse.games.railroad_revolution.setup import set_up
from roundhouse.games.railroad_revolution.state import State
from roundhouse.games.railroad_revolution.weights import PLAYED, THOUGHT

NAME: Final = "railroad_revolution"
TITLE: Final = "Railroad Revolution"
REVISION: Final = 1  # raised whenever a change makes old records play differently


class RailroadRevolution(Game):
    """The game with one set of components.

    >>> from roundhouse.games.railroad_revolution.loading import load
    >>> game = RailroadRevolution(load())
    >>> state = game.new(players=4, seed=7)
    >>> state.decision.name, len(state.legal())
    ('ChooseSetup', 4)
    """

    def __init__(self, components: Components) -> None:
        self.name = NAME
        self.title = TITLE
        self.revision = REVISION
        self.min_players = 2
        self.max_players = 4
        # The two official variants: look through the whole stack; dearer steps.
        self.options = [Option("milestones", ["draw", "open"]), Option("tracks", ["normal", "hard"])]
        self.components = components
        self.moves = table(components)
        self.components_digest = components.digest
        self.horizon = 0
        self.whole_turns = True  # what is begun in a turn is worth nothing before it is done

    def start(self, players: int, seed: int, options: dict[str, str]) -> CoreState:
        return set_up(self, self.components, players, seed, options)

    def load(self, dump: dict[str, object]) -> State:
        players = dump["players"]
        assert isinstance(players, int)
        return codec.load(State(None, self, self.components, players), dump)

    def evaluate(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        return advice.evaluate(state)

    def expect(self, state: CoreState, seat: int) -> float:
        assert isinstance(state, State)
        return advice.expected(state, seat, PLAYED)

    def glimpse(self, state: CoreState, seat: int) -> float:
        assert isinstance(state, State)
        return advice.expected(state, seat, THOUGHT)

    def doubt(self, state: CoreState) -> float:
        assert isinstance(state, State)
        return advice.doubt(state)

    def parts(self, state: CoreState, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, State)
        return advice.parts(state, seat)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Positions are pickled by the thousand: the shipped components need not travel with them.
        return reopen, (None if self.components is shipped() else self.components,)

    def reconstructed(self) -> list[tuple[str, str, str]]:
        return self.components.reconstructed


def reopen(components: Components | None) -> RailroadRevolution:
    """The game that was pickled: with the shipped components, or with an owner's."""
    if components is not None:
        return RailroadRevolution(components)
    if not SHIPPED:
        SHIPPED.append(RailroadRevolution(shipped()))
    return SHIPPED[0]


SHIPPED: list[RailroadRevolution] = []
