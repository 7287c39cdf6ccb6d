"""Rewards put into effect: what an icon on a tile, train or deal gives."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.core.rows import increased, sum_of
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.rules.components import Reward
from roundhouse.games.railroad_revolution.rules.families import (
    flipped_train,
    flipping,
    is_deal,
    is_flip,
    is_tile,
    is_train,
    way_of,
)
from roundhouse.games.railroad_revolution.rules.moves import DEAL, READY, TRAIN, USE
from roundhouse.games.railroad_revolution.rules.performance import Steps, any_step
from roundhouse.games.railroad_revolution.rules.pieces import (
    FreeOffice,
    FreeRail,
    FreeStation,
    SetupOffice,
    SetupRail,
    SetupStation,
    free_sections,
    sites,
)
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import KINDS, State, train_word
from roundhouse.games.railroad_revolution.rules.waiting_effects import PricedEffect
from roundhouse.games.railroad_revolution.rules.workers import Exchange, Gain, Promote, wanted_worker


def give(state: State, seat: int, reward: Reward) -> None:
    """Give a reward: money and shares at once, everything that asks for a choice by the agenda.

    A part that cannot be used is lost. The price of a reward is paid with the choice.
    """
    if reward.money:
        state.gain_money(seat, reward.money)
    if reward.shares:
        state.gain_shares(seat, reward.shares)
    for question in questions(seat, reward):
        state.then(question)


def questions(seat: int, reward: Reward) -> list[Decision[State]]:
    """What a reward asks its seat; the last comes first."""
    found: list[Decision[State]] = []
    if reward.setup_rail:
        found.append(SetupRail(seat))
    if reward.setup_office:
        found.append(SetupOffice(seat))
    if reward.setup_station:
        found.append(SetupStation(seat, reward.setup_station))
    if reward.office:
        found.append(FreeOffice(seat))
    if reward.station:
        found.append(FreeStation(seat))
    if reward.rail:
        found.append(FreeRail(seat, reward.pay))
    if reward.promote:
        found.append(Promote(seat, reward.promote, reward.pay, reward.promote_price))
    if reward.steps:
        found.append(Steps(seat, reward.steps))
    if reward.exchange:
        found.append(Exchange(seat))
    if reward.flip:
        found.append(Flip(seat, reward.flip, reward.pay))
    if reward.train:
        found.append(TakeTrain(seat, reward.pay))
    if reward.worker:
        found.append(Gain(seat, reward.worker, reward.pay))
    for colour in reversed(reward.workers):
        found.append(Gain(seat, 1 << colour, 0))
    return found


def usable(purse: Purse, reward: Reward, move: int) -> bool:
    """Whether taking a reward by this move would give the seat anything now."""
    state = purse.state
    if reward.money or reward.shares:
        return True
    if reward.workers or (reward.worker and not reward.pay):
        return sum_of(state.supply) > 0
    cost = state.c.deal_cost[state.deal][move - DEAL] if is_deal(move) else 0
    shares = state.shares[purse.seat] - cost
    price = cost * state.c.share_sale
    wealth = purse.have - price
    money = purse.spare() - price
    workers = purse.hands - (1 if is_tile(move) else 0)  # a tile costs one itself
    if reward.steps or reward.promote:
        fee = reward.pay + reward.promote_price
        promotable = fee <= wealth and reward.promote > 0 and wanted_worker(state, purse.seat)
        if (promotable and fee <= money and workers >= 1) or (
            reward.steps and any_step(state, purse.seat, money, workers, shares)
        ):
            return True
        possible = promotable or (
            reward.steps > 0 and any_step(state, purse.seat, wealth, state.crew[purse.seat], shares)
        )
    else:
        possible = reward.pay <= wealth and has_use(state, purse.seat, reward)
        if possible and reward.pay <= money and workers >= 0:
            return True
    return possible and not (purse.in_earnest() and lapses(state, purse.seat, reward, move))


def has_use(state: State, seat: int, reward: Reward) -> bool:
    """Whether there is a train, a piece and a place, or a worker for what a reward gives."""
    if reward.flip:
        return has_train(state, seat)
    if reward.train:
        return sum_of(state.train_stack) > 0
    if reward.rail:
        return state.rails_left[seat] > 0 and state.frontier[seat] != 0
    if reward.station:
        return state.buildings_left[seat] > 0 and sites(state, seat) != 0
    if reward.office:
        return state.buildings_left[seat] > 0 and free_sections(state, seat) != 0
    return sum_of(state.supply) > 0


def lapses(state: State, seat: int, reward: Reward, move: int) -> bool:
    """Whether a move that gives this reward would give nothing: no part of it can be used now."""
    if reward.money or reward.shares:
        return False
    after = state.copy()
    after.answer(move)
    crew = after.crew[seat]
    for _ in questions(seat, reward):
        after.ask()
        if after.moves:
            return False
        after.resolve()
    return after.crew[seat] == crew


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
    add_flips(state, seat, moves)
    return moves


def add_flips(state: State, seat: int, moves: list[int]) -> None:
    """Add every train that can be flipped."""
    at = seat * KINDS
    for kind in range(KINDS):
        if state.up[at + kind]:
            moves.append(flipping(kind, USE))
        if state.down[at + kind]:
            moves.append(flipping(kind, READY))


def flip(state: State, seat: int, move: int) -> None:
    """Flip a train: face up it gives its bonus and goes down, face down it comes up."""
    kind = flipped_train(move)
    way = way_of(move)
    at = seat * KINDS + kind
    if way == READY:
        state.down = increased(state.down, at, -1)
        state.up = increased(state.up, at, 1)
    else:
        state.up = increased(state.up, at, -1)
        state.down = increased(state.down, at, 1)
    if state.log is not None:
        key = "ready_train" if way == READY else "use_train"
        state.tell(key, seat, {"train": train_word(kind)})
    if way == USE:
        give(state, seat, state.c.train_effect[kind])


def why_not_flip(state: State, seat: int, move: int) -> Reason:
    """What stands against flipping a train this way."""
    if move in flips(state, seat):
        return Reason("reason.cannot_finish")
    key = "reason.no_train_down" if way_of(move) == READY else "reason.no_train_up"
    return Reason(key, {"train": train_word(flipped_train(move))})


class Flip(PricedEffect):
    """Flip up to `left` trains, one after the other; the price is paid with the first."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int, price: int) -> None:
        super().__init__(seat, price)
        self.left = left

    def fields(self) -> list[int]:
        return [self.left, self.price]

    def hires(self) -> bool:
        return True

    def answers(self, purse: Purse) -> list[int]:
        return purse.sift(flips(purse.state, self.seat), self.price)

    def take(self, state: State, move: int) -> None:
        if self.left > 1:
            state.then(Flip(self.seat, self.left - 1, 0))
        flip(state, self.seat, move)

    def refuse(self, state: State, move: int) -> Reason | None:
        return why_not_flip(state, self.seat, move) if is_flip(move) else None


class TakeTrain(PricedEffect):
    """Take a train from one of the stacks."""

    __slots__ = ()

    def answers(self, purse: Purse) -> list[int]:
        stacks = purse.state.train_stack
        return purse.sift([TRAIN + kind for kind in range(KINDS) if stacks[kind]], self.price)

    def take(self, state: State, move: int) -> None:
        state.take_train(self.seat, move - TRAIN)

    def refuse(self, state: State, move: int) -> Reason | None:
        if not is_train(move):
            return None
        if not state.train_stack[move - TRAIN]:
            return Reason("reason.no_train_left", {"train": train_word(move - TRAIN)})
        return self.why_not_paid()
