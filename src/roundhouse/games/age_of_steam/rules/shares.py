"""Phase I: issue shares (R-SHR-1 to R-SHR-5)."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.age_of_steam.rules.moves import ISSUE, MOST_SHARES
from roundhouse.games.age_of_steam.rules.state import State


class IssueShares(Decision[State]):
    """How many shares to issue."""

    __slots__ = ()

    def most(self, state: State) -> int:
        """The shares that can still be issued now."""
        return min(state.m.shares_per_turn, state.m.most_shares - state.shares[self.seat])

    def legal(self, state: State) -> list[int]:
        most = self.most(state)
        return [ISSUE + shares for shares in range(most + 1)] if most > 0 else []

    def play(self, state: State, move: int) -> None:
        shares = move - ISSUE
        state.shares[self.seat] += shares
        state.cash[self.seat] += shares * state.m.share_price
        if state.log is not None:
            if shares:
                state.tell("shares", self.seat, {"shares": shares, "money": shares * state.m.share_price})
            else:
                state.tell("no_shares", self.seat)

    def reason(self, state: State, move: int) -> Reason:
        if ISSUE <= move <= ISSUE + MOST_SHARES:
            if move - ISSUE > state.m.shares_per_turn:
                return Reason("reason.shares_per_turn", {"most": state.m.shares_per_turn})
            return Reason("reason.most_shares", {"most": state.m.most_shares})
        return Reason("reason.not_now")
