"""Russian Railroads as a game: player counts, options, components, moves."""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game, Option
from roundhouse.core.state import State as CoreState
from roundhouse.games.russian_railroads import advice, codec
from roundhouse.games.russian_railroads.components import BOARDS, Components
from roundhouse.games.russian_railroads.loading import shipped
from roundhouse.games.russian_railroads.moves import table
from roundhouse.games.russian_railroads.setup import set_up
from roundhouse.games.russian_railroads.state import State

NAME: Final = "russian_railroads"
TITLE: Final = "Russian Railroads"
REVISION: Final = 1  # raised whenever a change makes old records play differently


class RussianRailroads(Game):
    """The game with one set of components; with one player it is the solo game.

    >>> from roundhouse.games.russian_railroads.loading import load
    >>> game = RussianRailroads(load())
    >>> state = game.new(players=4, seed=7, options={"board": "usa"})
    >>> state.decision.name, len(state.legal())
    ('ChooseBonus', 4)
    """

    def __init__(self, components: Components) -> None:
        self.name = NAME
        self.title = TITLE
        self.revision = REVISION
        self.min_players = 1
        self.max_players = 4
        self.options = [Option("board", list(BOARDS))]  # the boards of the base game, or of the expansion
        self.components = components
        self.moves = table(components)
        self.components_digest = components.digest

    def start(self, players: int, seed: int, options: dict[str, str]) -> CoreState:
        return set_up(self, self.components, players, seed, options)

    def load(self, dump: dict[str, object]) -> State:
        players, usa = dump["players"], dump["usa"]
        assert isinstance(players, int)
        assert isinstance(usa, int)
        return codec.load(State(None, self, self.components, players, usa), dump)

    def evaluate(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        return advice.evaluate(state)

    def expect(self, state: CoreState, seat: int) -> float:
        assert isinstance(state, State)
        return advice.expected(state, seat)

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


def reopen(components: Components | None) -> RussianRailroads:
    """The game that was pickled: with the shipped components, or with an owner's."""
    if components is not None:
        return RussianRailroads(components)
    if not SHIPPED:
        SHIPPED.append(RussianRailroads(shipped()))
    return SHIPPED[0]


SHIPPED: list[RussianRailroads] = []
