"""Rewards put into effect: what an icon on a tile, train or deal gives."""

from __future__ import annotations

from roundhouse.core.message import Message, Reason
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.components import TRAINS, Reward
from roundhouse.games.railroad_revolution.finishing import asks, fits, sift, spare_money, spare_workers
from roundhouse.games.railroad_revolution.moves import FLIP, GAIN, READY, SKIP, TILE, TRAIN, USE
from roundhouse.games.railroad_revolution.performance import Steps, any_step
from roundhouse.games.railroad_revolution.pieces import (
    FreeOffice,
    FreeRail,
    FreeStation,
    SetupOffice,
    SetupRail,
    SetupStation,
)
from roundhouse.games.railroad_revolution.state import KINDS, State
from roundhouse.games.railroad_revolution.workers import (
    Exchange,
    Gain,
    Promote,
    hires,
    not_part_of_this,
    play_anytime,
    wanted_worker,
    why_not_anytime,
)


def give(state: State, seat: int, reward: Reward) -> None:
    """Give a reward: money and shares at once, everything that asks for a choice by the agenda.

    A part that cannot be used is lost. The price of a reward is paid with the choice.
    """
    if reward.money:
        state.gain_money(seat, reward.money)
    if reward.shares:
        state.gain_shares(seat, reward.shares)
    if reward.setup_rail:
        state.then(SetupRail(seat))
    if reward.setup_office:
        state.then(SetupOffice(seat))
    if reward.setup_station:
        state.then(SetupStation(seat, reward.setup_station))
    if reward.office:
        state.then(FreeOffice(seat))
    if reward.station:
        state.then(FreeStation(seat))
    if reward.rail:
        state.then(FreeRail(seat, reward.pay))
    if reward.promote:
        state.then(Promote(seat, reward.promote, reward.pay, reward.promote_price))
    if reward.steps:
        state.then(Steps(seat, reward.steps))
    if reward.exchange:
        state.then(Exchange(seat))
    if reward.flip:
        state.then(Flip(seat, reward.flip, reward.pay))
    if reward.train:
        state.then(TakeTrain(seat, reward.pay))
    if reward.worker:
        state.then(Gain(seat, reward.worker, reward.pay))
    for colour in reversed(reward.workers):
        state.then(Gain(seat, 1 << colour, 0))


def usable(state: State, seat: int, reward: Reward, move: int) -> bool:
    """Whether taking a reward by this move would give the seat anything now."""
    if reward.money or reward.shares or reward.workers or (reward.worker and not reward.pay):
        return True
    wealth = state.wealth(seat)
    money = spare_money(state, seat)
    workers = spare_workers(state, seat) - (1 if TILE <= move < FLIP else 0)  # a tile costs one itself
    if reward.steps or reward.promote:
        price = reward.pay + reward.promote_price
        promotable = price <= wealth and reward.promote > 0 and wanted_worker(state, seat)
        if (promotable and price <= money and workers >= 1) or (
            reward.steps and any_step(state, seat, money, workers)
        ):
            return True
        possible = promotable or (reward.steps > 0 and any_step(state, seat, wealth, state.crew[seat]))
        return possible and asks(state, move)
    if reward.flip:
        possible = has_train(state, seat)
    elif reward.train:
        possible = sum(state.train_stack) > 0
    elif reward.rail:
        possible = state.rails_left[seat] > 0 and state.frontier[seat] != 0
    else:
        possible = sum(state.supply) > 0
    if not possible or reward.pay > wealth:
        return False
    return (reward.pay <= money and workers >= 0) or asks(state, move)


def has_train(state: State, seat: int) -> bool:
    """Whether the seat has a train to flip."""
    at = seat * KINDS
    for kind in range(KINDS):
        if state.up[at + kind] or state.down[at + kind]:
            return True
    return False


def flips(state: State, seat: int) -> list[int]:
    """Every train that can be flipped: used, or made ready again."""
    moves: list[int] = []
    at = seat * KINDS
    for kind in range(KINDS):
        if state.up[at + kind]:
            moves.append(FLIP + kind * 2 + USE)
        if state.down[at + kind]:
            moves.append(FLIP + kind * 2 + READY)
    return moves


def flip(state: State, seat: int, move: int) -> None:
    """Flip a train: face up it gives its bonus and goes down, face down it comes up."""
    kind, way = divmod(move - FLIP, 2)
    at = seat * KINDS + kind
    if way == READY:
        state.down[at] -= 1
        state.up[at] += 1
    else:
        state.up[at] -= 1
        state.down[at] += 1
    if state.log is not None:
        key = "ready_train" if way == READY else "use_train"
        state.tell(key, seat, {"train": Message("train." + TRAINS[kind])})
    if way == USE:
        give(state, seat, state.c.train_effect[kind])


def why_not_flip(move: int) -> Reason:
    kind, way = divmod(move - FLIP, 2)
    key = "reason.no_train_down" if way == READY else "reason.no_train_up"
    return Reason(key, {"train": Message("train." + TRAINS[kind])})


class Flip(Decision[State]):
    """Flip up to `left` trains, one after the other; the price is paid with the first."""

    __slots__ = ("left", "price")

    def __init__(self, seat: int, left: int, price: int) -> None:
        super().__init__(seat)
        self.left = left
        self.price = price

    def fields(self) -> list[int]:
        return [self.left, self.price]

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        moves = [move for move in flips(state, seat) if fits(state, seat, move, self.price, 0)]
        if moves:
            moves += sift(state, seat, [SKIP])
            moves += hires(state, seat)
        return moves

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        if play_anytime(state, self.seat, move):
            state.then(self)
            return
        state.pay(self.seat, self.price)
        if self.left > 1:
            state.then(Flip(self.seat, self.left - 1, 0))
        flip(state, self.seat, move)

    def reason(self, state: State, move: int) -> Reason:
        if not FLIP <= move < TRAIN:
            found = why_not_anytime(state, self.seat, move)
            return not_part_of_this(move) if found is None else found
        if move in flips(state, self.seat):
            return Reason("reason.cannot_finish")
        return why_not_flip(move)


class TakeTrain(Decision[State]):
    """Take a train from one of the stacks."""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def fields(self) -> list[int]:
        return [self.price]

    def legal(self, state: State) -> list[int]:
        moves: list[int] = []
        for kind in range(KINDS):
            if state.train_stack[kind] and fits(state, self.seat, TRAIN + kind, self.price, 0):
                moves.append(TRAIN + kind)
        if moves:
            moves += sift(state, self.seat, [SKIP])
        return moves

    def play(self, state: State, move: int) -> None:
        if move != SKIP:
            state.pay(self.seat, self.price)
            state.take_train(self.seat, move - TRAIN)

    def reason(self, state: State, move: int) -> Reason:
        if not TRAIN <= move < GAIN:
            return not_part_of_this(move)
        if not state.train_stack[move - TRAIN]:
            return Reason("reason.no_train_left", {"train": Message("train." + TRAINS[move - TRAIN])})
        return Reason("reason.too_dear", {"price": self.price})
