"""The purse: what a seat has, and how much of it can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core import mypyc_attr
from roundhouse.games.railroad_revolution.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """One question to one object: can this be paid, and the turn still be finished?

    This purse keeps nothing back; a turn that is only tried out pays from it, and finds out at its end
    what is missing. The one that the rules offer moves by looks ahead: see `TurnPurse` in `finishing`.
    """

    __slots__ = ("counted", "free", "hands", "have", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.have: i64 = state.wealth(seat)  # money at hand and what the shares would bring
        self.hands: i64 = state.crew[seat]  # workers that can go
        self.counted = True  # whether `free` is known yet
        self.free: i64 = self.have  # the money that can go at once, without a look at what follows

    def at(self, state: State) -> Purse:
        """This purse in another position."""
        return Purse(state, self.seat)

    def count(self) -> None:
        """Find out how much is free. Asked once, and only if somebody wants to spend."""

    def spare(self) -> i64:
        """The money that can go at once, without a look at what follows."""
        if not self.counted:
            self.count()
        return self.free

    def follows(self, move: int) -> bool:
        """Whether the turn can be finished after a move that takes more than is spare."""
        return False

    def fits(self, move: int, dollars: i64, workers: i64) -> bool:
        """Whether so much can be spent on a move and the turn still be finished."""
        if not self.counted:
            self.count()
        if dollars <= self.free and workers <= self.hands:
            return True
        if dollars > self.have:
            return False
        return self.makes_up(dollars, workers - self.hands) or self.follows(move)

    def makes_up(self, dollars: i64, missing: i64) -> bool:
        """Whether so many missing workers can surely be hired after so much is spent; no says nothing."""
        return False

    def sift(self, moves: list[int], dollars: i64 = 0) -> list[int]:
        """Those of some moves of one price after which the turn can still be finished."""
        if dollars <= self.spare() and self.hands >= 0:
            return moves
        if dollars > self.have:
            return []
        if self.makes_up(dollars, -self.hands):
            return moves
        return [move for move in moves if self.follows(move)]

    def can_promote(self, move: int, dollars: i64) -> bool:
        """Whether so much can be spent on a promotion, which takes a worker."""
        return self.fits(move, dollars, 1)

    def can_owe(self, dollars: i64, pledged: i64) -> bool:
        """Whether so much more may come to be due when the action closes, and so much in for it."""
        return True

    def in_earnest(self) -> bool:
        """Whether it matters if a move comes to nothing: not where a turn is only tried out."""
        return False
