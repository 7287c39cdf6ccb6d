"""Which part a step counts for, where several allow it and that makes a difference."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.russian_railroads.rules.components import PIECES
from roundhouse.games.russian_railroads.rules.moves import COUNT, COUNTED
from roundhouse.games.russian_railroads.rules.parts import settle_part
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.rules.steps import after_step, counts_for


class CountStep(Decision[State]):
    """A step has been made: say which of the parts that were there before is used up by it."""

    __slots__ = ("known", "piece")

    def __init__(self, seat: int, piece: int, known: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.known = known  # so many parts were there; what the step itself has brought stands behind them

    def fields(self) -> list[int]:
        return [self.piece, self.known]

    def options(self, state: State) -> list[int]:
        """The places of the parts to choose from."""
        at = self.seat * PIECES
        pos = state.pos[at : at + PIECES]
        return counts_for(state, self.seat, state.pending[: self.known], self.piece, pos)

    def legal(self, state: State) -> list[int]:
        number = min(len(self.options(state)), COUNTED)
        return [COUNT + n for n in range(number)] if number > 1 else []

    def run(self, state: State) -> None:
        self.settle(state, 0)

    def play(self, state: State, move: int) -> None:
        self.settle(state, move - COUNT)

    def settle(self, state: State, which: int) -> None:
        n = self.options(state)[which]
        settle_part(state, n, after_step(state.pending[n], self.piece))

    def reason(self, state: State, move: int) -> Reason:
        return Reason("reason.count_first")
