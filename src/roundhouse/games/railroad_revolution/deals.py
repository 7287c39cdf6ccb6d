"""Deals: the face-up tile offers two rewards for shares, first to the active player, then to the others."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.effects import give
from roundhouse.games.railroad_revolution.finishing import can_follow, spare_money, spare_workers
from roundhouse.games.railroad_revolution.moves import DEAL, HIRE, SKIP
from roundhouse.games.railroad_revolution.state import State
from roundhouse.games.railroad_revolution.workers import (
    anytime,
    not_part_of_this,
    play_anytime,
    why_not_anytime,
)


def can_accept(state: State, seat: int, side: int, discount: int) -> bool:
    """Whether the seat has the shares for a side of the face-up deal."""
    cost = state.c.deal_cost[state.deal][side]
    if state.shares[seat] + discount < cost:
        return False
    if spare_money(state, seat) >= (cost - discount) * state.c.share_sale and spare_workers(state, seat) >= 0:
        return True
    return state.trial > 0 or can_follow(state, seat, DEAL + side)


def accept(state: State, seat: int, side: int) -> None:
    """Give up the shares and take the reward."""
    if state.log is not None:
        state.tell("deal", seat, {"side": "ab"[side]})
    state.discard_shares(seat, state.c.deal_cost[state.deal][side])
    give(state, seat, state.c.deal_reward[state.deal][side])


def resolve_deal(state: State, seat: int) -> None:
    """Put the whole Deal on the agenda: one or both for the active player, then one for each other."""
    state.then(TurnDeal(seat))
    for k in range(state.players - 1, 0, -1):
        state.then(OtherDeal((seat + k) % state.players))
    state.then(OwnDeal(seat, 0))


def why_not_deal(state: State, seat: int, move: int, discount: int) -> Reason:
    cost = state.c.deal_cost[state.deal][move - DEAL]
    if state.shares[seat] + discount < cost:
        return Reason("reason.too_few_shares", {"number": cost})
    return Reason("reason.cannot_finish")


class OwnDeal(Decision[State]):
    """The active player may accept one or both deals. `accepted` is a bit mask of sides."""

    __slots__ = ("accepted",)

    def __init__(self, seat: int, accepted: int) -> None:
        super().__init__(seat)
        self.accepted = accepted

    def fields(self) -> list[int]:
        return [self.accepted]

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        moves = [
            DEAL + side
            for side in range(2)
            if not self.accepted >> side & 1 and can_accept(state, seat, side, 0)
        ]
        # With a worker missing there is still hiring to think of, in a trial too.
        if not moves and state.crew[seat] >= state.c.min_workers:
            return []
        if spare_workers(state, seat) >= 0:
            moves.append(SKIP)
        anytime(state, seat, moves)
        return moves

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        if DEAL <= move < HIRE:
            side = move - DEAL
            state.then(OwnDeal(self.seat, self.accepted | 1 << side))
            accept(state, self.seat, side)
        else:
            state.then(self)
            play_anytime(state, self.seat, move)

    def reason(self, state: State, move: int) -> Reason:
        if DEAL <= move < HIRE:
            if self.accepted >> (move - DEAL) & 1:
                return Reason("reason.deal_taken")
            return why_not_deal(state, self.seat, move, 0)
        if move == SKIP:
            return Reason("reason.too_few_workers", {"number": state.c.min_workers})
        found = why_not_anytime(state, self.seat, move)
        return not_part_of_this(move) if found is None else found


class OtherDeal(Decision[State]):
    """Another player may accept one of the two deals."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        if state.trial:
            return []
        moves = [DEAL + side for side in range(2) if can_accept(state, self.seat, side, 0)]
        if moves:
            moves.append(SKIP)
            anytime(state, self.seat, moves)
        return moves

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        if DEAL <= move < HIRE:
            accept(state, self.seat, move - DEAL)
        else:
            state.then(self)
            play_anytime(state, self.seat, move)

    def reason(self, state: State, move: int) -> Reason:
        if DEAL <= move < HIRE:
            return why_not_deal(state, self.seat, move, 0)
        found = why_not_anytime(state, self.seat, move)
        return not_part_of_this(move) if found is None else found


class TurnDeal(Decision[State]):
    """The deal is resolved: discard it and turn the next one up, from a new stack if need be."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return []

    def run(self, state: State) -> None:
        if state.trial:
            return  # what comes next is not known
        turn_deal(state)


def turn_deal(state: State) -> None:
    """Replace the face-up deal."""
    if state.deal >= 0:
        state.deal_discard = [*state.deal_discard, state.deal]
    stack = state.deal_stack[:]
    if not stack:
        stack = state.deal_discard[:]
        state.chance().shuffle(stack)
        state.deal_discard = []
    state.deal = stack.pop()
    state.deal_stack = stack
    state.reveals += 1
    if state.log is not None:
        state.tell("turn_deal", -1, {"deal": state.c.deals[state.deal]})
