"""Actions and workers: the open parts of an action, taken in any order until it is done."""

from __future__ import annotations

from abc import abstractmethod

from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.rules.components import WHITE
from roundhouse.games.railroad_revolution.rules.deals import resolve_deal
from roundhouse.games.railroad_revolution.rules.families import is_promotion
from roundhouse.games.railroad_revolution.rules.finishing import Choice
from roundhouse.games.railroad_revolution.rules.hire_and_sell import (
    anytime,
    can_hire,
    play_anytime,
    why_not_anytime,
)
from roundhouse.games.railroad_revolution.rules.moves import ABILITY, DONE
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import ABILITY_PART, MAIN, State
from roundhouse.games.railroad_revolution.rules.workers import (
    add_promotions,
    promote,
    too_few_workers,
    why_no_promotion,
)


class Action(Choice):
    """A main action under way with the effect of its worker.

    Each chapter offers its own open parts. Every worker may promote instead of using its ability.
    The price of the main action is due when the action closes: paying later is never worse, so
    there is no move for it.
    """

    __slots__ = ()

    @abstractmethod
    def parts(self, purse: Purse) -> list[int]:
        """The moves that this action's open parts allow, the worker's ability aside."""

    @abstractmethod
    def take(self, state: State, move: int) -> None:
        """Carry out one of `parts`."""

    @abstractmethod
    def refuse(self, state: State, move: int) -> Reason:
        """Why a move of this chapter is not among `parts`."""

    @abstractmethod
    def can_use_ability(self, purse: Purse) -> bool:
        """Whether the worker's ability, still unused, gives something and lets the turn be finished."""

    @abstractmethod
    def use_ability(self, state: State) -> None:
        """Carry out what the worker adds to this action."""

    @abstractmethod
    def why_no_ability(self, state: State) -> Reason:
        """Why the ability, still unused, cannot be used now."""

    def offer(self, purse: Purse) -> list[int]:
        moves = self.parts(purse)
        if purse.state.parts & ABILITY_PART:
            if self.can_use_ability(purse):
                moves.append(ABILITY)
            if purse.in_earnest():  # a promotion helps no turn to its end
                add_promotions(purse, 0, moves)
        closing = self.can_close(purse)
        if not moves and closing and not can_hire(purse):
            return []
        if closing:
            moves.append(DONE)
        anytime(purse, moves)
        return moves

    def lasts(self) -> bool:
        return True

    def can_close(self, purse: Purse) -> bool:
        """Whether the main action is complete and can be paid, and enough workers are left.

        A worker still missing may come from a Deal that follows in the same turn.
        """
        state = purse.state
        if state.parts & MAIN or purse.have < state.due:
            return False
        return purse.hands >= 0 or (state.deal_owed != 0 and purse.follows(DONE))

    def run(self, state: State) -> None:
        self.close(state)

    def lapse(self, purse: Purse) -> bool:
        if not self.can_close(purse):
            return False
        self.close(purse.state)
        return True

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            self.close(state)
            return
        state.then(self)
        if move == ABILITY:
            state.parts &= ~ABILITY_PART
            self.use_ability(state)
        elif is_promotion(move):
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
        if move == ABILITY or is_promotion(move):
            if not state.parts & ABILITY_PART:
                return Reason("reason.ability_used")
            if move == ABILITY:
                return self.why_no_ability(state)
            return why_no_promotion(state, self.seat, move, 0)
        found = why_not_anytime(state, self.seat, move)
        return self.refuse(state, move) if found is None else found

    def why_not_done(self, state: State) -> Reason:
        if state.parts & MAIN:
            return Reason("reason.main_action_open")
        if state.wealth(self.seat) < state.due:
            return Reason("reason.must_pay", {"price": state.due})
        return too_few_workers(state)


def why_not_ability(state: State) -> Reason:
    """What stands against the ability of a worker of which the action has no more to say."""
    if state.worker == WHITE:
        return Reason("reason.white_promotes")
    return Reason("reason.ability_not_yet" if state.parts & MAIN else "reason.reward_useless")
