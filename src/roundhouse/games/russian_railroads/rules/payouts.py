"""General payouts of the stock market, after the turn in which a steelworks was taken."""

from __future__ import annotations

from typing import Final

from roundhouse.core.state import Happening
from roundhouse.games.russian_railroads.rules.act import ACTS
from roundhouse.games.russian_railroads.rules.components import MOST_PLAYERS
from roundhouse.games.russian_railroads.rules.effects import payout
from roundhouse.games.russian_railroads.rules.state import NONE, State


class Payouts(Happening[State]):
    """A turn is over: the payouts it has caused follow, in the order in which they were caused (C2)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.active = NONE
        if not state.payouts:
            return
        taker = state.payouts[0]
        state.payouts = state.payouts[1:]
        state.then(self)
        for seat in reversed(state.order):
            if seat != taker:
                state.then(Payout(seat))
        if taker != NONE:
            state.then(Payout(taker))


# One for each seat: decisions never change.
PAYOUTS: Final = [Payouts(seat) for seat in range(MOST_PLAYERS)]


class Payout(Happening[State]):
    """One player's share of a general payout."""

    __slots__ = ()

    def run(self, state: State) -> None:
        if state.level[self.seat]:
            payout(state, self.seat)
            state.then(ACTS[self.seat])
