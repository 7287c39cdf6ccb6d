"""Deals: the face-up tile offers two rewards for shares, first to the active player, then to the others."""

from __future__ import annotations

from roundhouse.core.bits import holds
from roundhouse.core.message import Reason
from roundhouse.core.state import Happening
from roundhouse.games.railroad_revolution.rules.effects import give, usable
from roundhouse.games.railroad_revolution.rules.families import SIDES, is_deal
from roundhouse.games.railroad_revolution.rules.finishing import Choice, TurnPurse
from roundhouse.games.railroad_revolution.rules.hire_and_sell import (
    add_hires,
    anytime,
    can_hire,
    not_part_of_this,
    play_anytime,
    why_not_anytime,
)
from roundhouse.games.railroad_revolution.rules.moves import DEAL, SKIP
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.games.railroad_revolution.rules.workers import too_few_workers


def can_accept(purse: Purse, side: int, discount: int) -> bool:
    """Whether the seat has the shares for a side of the face-up deal, and can do without them."""
    state = purse.state
    cost = state.c.deal_cost[state.deal][side] - discount
    return cost <= state.shares[purse.seat] and purse.fits(DEAL + side, cost * state.c.share_sale, 0)


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


def offers(purse: Purse, accepted: int) -> list[int]:
    """The deals that the seat has not accepted yet, can accept, and would get something by."""
    state = purse.state
    moves: list[int] = []
    for side in range(SIDES):
        if holds(accepted, side) or not can_accept(purse, side, 0):
            continue
        if usable(purse, state.c.deal_reward[state.deal][side], DEAL + side):
            moves.append(DEAL + side)
    return moves


def hiring_helps(purse: Purse, accepted: int) -> bool:
    """Whether there is a deal that gives something once a worker is hired, though none does now."""
    if not purse.in_earnest():
        return False  # neither promotions nor steps help to finish a turn
    state = purse.state
    seat = purse.seat
    for side in range(SIDES):
        reward = state.c.deal_reward[state.deal][side]
        if holds(accepted, side) or state.shares[seat] < state.c.deal_cost[state.deal][side]:
            continue
        if purse.hands < 0 or reward.promote or reward.steps:  # nothing else can lack a worker
            hires: list[int] = []
            add_hires(purse, hires)
            for move in hires:
                after = state.copy()
                play_anytime(after, seat, move)
                if DEAL + side in offers(purse.at(after), accepted):
                    return True
    return False


def why_not_deal(state: State, seat: int, move: int, discount: int) -> Reason:
    side = move - DEAL
    cost = state.c.deal_cost[state.deal][side]
    if state.shares[seat] + discount < cost:
        return Reason("reason.too_few_shares", {"number": cost})
    if not can_accept(TurnPurse(state, seat), side, discount):
        return Reason("reason.cannot_finish")
    return Reason("reason.reward_useless")


class OwnDeal(Choice):
    """The active player may accept one or both deals. `accepted` is a bit mask of sides."""

    __slots__ = ("accepted",)

    def __init__(self, seat: int, accepted: int) -> None:
        super().__init__(seat)
        self.accepted = accepted

    def fields(self) -> list[int]:
        return [self.accepted]

    def offer(self, purse: Purse) -> list[int]:
        moves = offers(purse, self.accepted)
        if not moves and not hiring_helps(purse, self.accepted):
            return []
        if purse.hands >= 0:
            moves.append(SKIP)
        anytime(purse, moves)
        return moves

    def run(self, state: State) -> None:
        # Before the first deal the action itself has asked about hiring.
        if self.accepted or state.crew[self.seat] < state.c.min_workers:
            state.then(AfterDeal(self.seat))

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        if is_deal(move):
            side = move - DEAL
            state.then(OwnDeal(self.seat, self.accepted | 1 << side))
            accept(state, self.seat, side)
        else:
            state.then(self)
            play_anytime(state, self.seat, move)

    def reason(self, state: State, move: int) -> Reason:
        if is_deal(move):
            if holds(self.accepted, move - DEAL):
                return Reason("reason.deal_taken")
            return why_not_deal(state, self.seat, move, 0)
        return why_not_beside(state, self.seat, move)


class OtherDeal(Choice):
    """Another player may accept one of the two deals."""

    __slots__ = ()

    def offer(self, purse: Purse) -> list[int]:
        moves = offers(purse, 0)
        if moves or hiring_helps(purse, 0):
            moves.append(SKIP)
            anytime(purse, moves)
        return moves

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        if is_deal(move):
            state.then(AfterDeal(self.seat))
            accept(state, self.seat, move - DEAL)
        else:
            state.then(self)
            play_anytime(state, self.seat, move)

    def reason(self, state: State, move: int) -> Reason:
        if is_deal(move):
            return why_not_deal(state, self.seat, move, 0)
        return why_not_beside(state, self.seat, move)


class AfterDeal(Choice):
    """A deal with all its effects is behind a player, who may hire with what it brought."""

    __slots__ = ()

    def offer(self, purse: Purse) -> list[int]:
        moves: list[int] = []
        if can_hire(purse):
            if purse.hands >= 0:
                moves.append(SKIP)
            anytime(purse, moves)
        return moves

    def play(self, state: State, move: int) -> None:
        if play_anytime(state, self.seat, move):
            state.then(self)

    def reason(self, state: State, move: int) -> Reason:
        return why_not_beside(state, self.seat, move)


def why_not_beside(state: State, seat: int, move: int) -> Reason:
    """Why a move other than a deal is not allowed around a Deal."""
    if move == SKIP:
        return too_few_workers(state)
    found = why_not_anytime(state, seat, move)
    return not_part_of_this(move) if found is None else found


class TurnDeal(Happening[State]):
    """The deal is resolved: discard it and turn the next one up, from a new stack if need be."""

    __slots__ = ()

    def run(self, state: State) -> None:
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
