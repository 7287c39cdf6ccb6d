"""Actions and workers: the open parts of an action, taken in any order until it is done."""

from __future__ import annotations

from abc import abstractmethod

from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.components import WHITE
from roundhouse.games.railroad_revolution.deals import resolve_deal
from roundhouse.games.railroad_revolution.finishing import can_follow
from roundhouse.games.railroad_revolution.moves import DISCARD, DONE, PROMOTE
from roundhouse.games.railroad_revolution.state import ABILITY_PART, DEAD_END, MAIN, State
from roundhouse.games.railroad_revolution.workers import (
    anytime,
    can_hire,
    play_anytime,
    promote,
    promotions,
    why_no_promotion,
    why_not_anytime,
)


class Action(Decision[State]):
    """A main action under way with the effect of its worker.

    Each chapter offers its own open parts. Every worker may promote instead of using its ability.
    The price of the main action is due when the action closes: paying later is never worse, so
    there is no move for it.
    """

    __slots__ = ()

    @abstractmethod
    def parts(self, state: State) -> list[int]:
        """The moves that this action's open parts allow."""

    @abstractmethod
    def take(self, state: State, move: int) -> None:
        """Carry out one of `parts`."""

    @abstractmethod
    def refuse(self, state: State, move: int) -> Reason:
        """Why a move of this chapter is not among `parts`."""

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        moves = self.parts(state)
        if state.parts & ABILITY_PART:
            moves += promotions(state, seat, 0)
        closing = self.can_close(state)
        if not moves and closing and not can_hire(state, seat):
            return []
        if closing:
            moves.append(DONE)
        anytime(state, seat, moves)
        return moves

    def can_close(self, state: State) -> bool:
        """Whether the main action is complete and can be paid, and enough workers are left.

        A worker still missing may come from a Deal that follows in the same turn.
        """
        if state.parts & MAIN or state.wealth(self.seat) < state.due:
            return False
        if state.trial or state.crew[self.seat] >= state.c.min_workers:
            return True
        return bool(state.deal_owed) and can_follow(state, self.seat, DONE)

    def run(self, state: State) -> None:
        if state.trial and not self.can_close(state):
            state.trial = DEAD_END
            state.agenda.clear()
        else:
            self.close(state)

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            self.close(state)
            return
        state.then(self)
        if PROMOTE <= move < DISCARD:
            state.parts &= ~ABILITY_PART
            promote(state, self.seat, move)
        elif not play_anytime(state, self.seat, move):
            self.take(state, move)

    def close(self, state: State) -> None:
        """The action is over: pay what is due; a Deal may follow."""
        assert not state.parts & MAIN, "a main action that cannot be finished was offered"
        state.parts = 0
        state.pay(self.seat, state.due)
        state.due = 0
        if state.deal_owed:
            resolve_deal(state, self.seat)

    def reason(self, state: State, move: int) -> Reason:
        if move == DONE:
            return self.why_not_done(state)
        if PROMOTE <= move < DISCARD:
            if not state.parts & ABILITY_PART:
                return Reason("reason.ability_used")
            return why_no_promotion(state, self.seat, move, 0)
        found = why_not_anytime(state, self.seat, move)
        return self.refuse(state, move) if found is None else found

    def why_not_done(self, state: State) -> Reason:
        if state.parts & MAIN:
            return Reason("reason.main_action_open")
        if state.wealth(self.seat) < state.due:
            return Reason("reason.must_pay", {"price": state.due})
        return Reason("reason.too_few_workers", {"number": state.c.min_workers})


def why_not_ability(state: State) -> Reason:
    """What stands against using the worker's own ability."""
    if not state.parts & ABILITY_PART:
        return Reason("reason.ability_used")
    if state.worker == WHITE:
        return Reason("reason.white_promotes")
    return Reason("reason.ability_not_yet" if state.parts & MAIN else "reason.reward_useless")


def too_dear(price: int) -> Reason:
    """The price cannot be paid beside what else is due."""
    return Reason("reason.too_dear", {"price": price})
