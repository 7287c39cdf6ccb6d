"""What a reward lets a player do or leave: it waits while shares are sold and workers hired."""

from __future__ import annotations

from abc import abstractmethod

from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.rules.finishing import Choice
from roundhouse.games.railroad_revolution.rules.hire_and_sell import (
    add_hires,
    not_part_of_this,
    play_anytime,
    too_dear,
    why_not_anytime,
)
from roundhouse.games.railroad_revolution.rules.moves import SKIP
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.sale import saving_sales
from roundhouse.games.railroad_revolution.rules.state import State


class Effect(Choice):
    """What a reward lets its seat do or leave. It waits while shares are sold and workers hired."""

    __slots__ = ()

    def cost(self) -> int:
        """What is paid with the answer."""
        return 0

    def hires(self) -> bool:
        """Whether a worker hired now may serve it."""
        return False

    @abstractmethod
    def answers(self, purse: Purse) -> list[int]:
        """The ways to take it."""

    @abstractmethod
    def take(self, state: State, move: int) -> None:
        """Carry out one of `answers`, which has been paid."""

    @abstractmethod
    def refuse(self, state: State, move: int) -> Reason | None:
        """Why a move of its own family is not among `answers`; None for other moves."""

    def short_of_money(self, purse: Purse, moves: list[int]) -> bool:
        """Whether a sale might bring the money for more than these answers."""
        return not moves

    def offer(self, purse: Purse) -> list[int]:
        moves = self.answers(purse)
        if self.short_of_money(purse, moves):
            moves += saving_sales(purse, self, moves)
        if moves:
            if purse.fits(SKIP, 0, 0):
                moves.append(SKIP)
            if self.hires():
                add_hires(purse, moves)
        return moves

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        if play_anytime(state, self.seat, move):
            state.then(self)
            return
        state.pay(self.seat, self.cost())
        self.take(state, move)

    def reason(self, state: State, move: int) -> Reason:
        found = self.refuse(state, move)
        if found is None and self.hires():
            found = why_not_anytime(state, self.seat, move)
        return not_part_of_this(move) if found is None else found


class PricedEffect(Effect):
    """An effect with a price."""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def fields(self) -> list[int]:
        return [self.price]

    def cost(self) -> int:
        return self.price

    def why_not_paid(self) -> Reason:
        """What stands against an answer that nothing but the rest of the turn forbids."""
        return too_dear(self.cost()) if self.cost() else Reason("reason.cannot_finish")


class FreeEffect(Effect):
    """An effect without a price: no sale can help it."""

    __slots__ = ()

    def offer(self, purse: Purse) -> list[int]:
        moves = self.answers(purse)
        return purse.sift([*moves, SKIP]) if moves else []
