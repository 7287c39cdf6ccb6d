"""Russian Railroads as a game: player counts, options, components, moves."""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Box, Game, Option
from roundhouse.core.state import State as CoreState
from roundhouse.games.russian_railroads.advice.features import ADVICE
from roundhouse.games.russian_railroads.reading.loading import FILE
from roundhouse.games.russian_railroads.rules.codec import CODEC
from roundhouse.games.russian_railroads.rules.components import BOARDS, USA, Components
from roundhouse.games.russian_railroads.rules.moves import table
from roundhouse.games.russian_railroads.rules.setup import set_up
from roundhouse.games.russian_railroads.rules.state import State

NAME: Final = "russian_railroads"
TITLE: Final = "Russian Railroads"
EXPANSION: Final = "American Railroads"
REVISION: Final = 2  # raised whenever a rule is mended, with an erratum for the games there are


class RussianRailroads(Game):
    """The game with one set of components; with one player it is the solo game.

    >>> from roundhouse.games.russian_railroads.reading.loading import load
    >>> game = RussianRailroads(load())
    >>> state = game.new(players=4, seed=7, options={"board": "usa"})
    >>> state.decision.name, len(state.legal())
    ('ChooseBonus', 4)
    """

    def __init__(self, components: Components) -> None:
        options = [Option("board", list(BOARDS))]  # the boards of the base game, or of the expansion
        super().__init__(NAME, TITLE, REVISION, (1, 4), options, table(components), CODEC, components, ADVICE)
        self.components = components
        self.nets, self.corrections = FILE.learnt(), FILE.corrections()
        self.oldest = 2  # what came before was never released

    @staticmethod
    def opened(components: str | None, where: str = NAME) -> RussianRailroads:
        return RussianRailroads(FILE.opened(components, where))

    def boxes(self) -> list[Box]:
        return [Box(self.title), Box(EXPANSION, {"board": BOARDS[USA]}, "usa")]

    def start(self, players: int, seed: int, options: dict[str, str]) -> CoreState:
        return set_up(self, self.components, players, seed, options)

    def empty(self, dump: dict[str, object]) -> State:
        players, usa = dump["players"], dump["usa"]
        assert isinstance(players, int)
        assert isinstance(usa, int)
        return State(None, self, self.components, players, usa)


GAME: Final = RussianRailroads
