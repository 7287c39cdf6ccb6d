"""Performance tracks: steps, the prices between the slots, and what a track is worth at the end."""

from __future__ import annotations

from roundhouse.core.lists import replaced
from roundhouse.core.message import Message, Reason
from roundhouse.games.railroad_revolution.rules.components import TRACKS
from roundhouse.games.railroad_revolution.rules.families import is_step
from roundhouse.games.railroad_revolution.rules.hire_and_sell import too_dear
from roundhouse.games.railroad_revolution.rules.moves import STEP
from roundhouse.games.railroad_revolution.rules.prices import OUT_OF_REACH
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import MARKERS, State
from roundhouse.games.railroad_revolution.rules.waiting_effects import Effect
from roundhouse.games.railroad_revolution.rules.workers import Discard, too_few_workers


def at_top(state: State, seat: int, track: int) -> bool:
    """Whether a marker can go no further."""
    return state.slot(seat, track) + 1 >= len(state.c.track_vp[track])


def gate_price(state: State, track: int, slot: int) -> int:
    """The money to leave a slot upwards; the hard variant asks ten times as much."""
    c = state.c
    return c.gate_money_hard[track][slot] if state.hard_tracks else c.gate_money[track][slot]


def step_cost(state: State, seat: int, track: int, shares: int) -> int:
    """What a step costs in money, shares at their sale price included; OUT_OF_REACH if it cannot be made.

    `shares` is how many the seat has to pay with.
    """
    slot = state.slot(seat, track)
    if slot + 1 >= len(state.c.track_vp[track]):  # at_top
        return OUT_OF_REACH
    gate = state.c.gate_shares[track][slot]
    if gate > shares:
        return OUT_OF_REACH
    return gate_price(state, track, slot) + gate * state.c.share_sale


def any_step(state: State, seat: int, money: int, workers: int, shares: int) -> bool:
    """Whether some marker could move for so much money, so many workers and shares."""
    for track in range(len(TRACKS)):
        gate = state.c.gate_workers[track][state.slot(seat, track)]
        if step_cost(state, seat, track, shares) <= money and gate <= workers:
            return True
    return False


def can_step(purse: Purse, track: int) -> bool:
    """Whether the seat may move this marker up by one, and pay for it."""
    state = purse.state
    cost = step_cost(state, purse.seat, track, state.shares[purse.seat])
    if cost >= OUT_OF_REACH:
        return False
    workers = state.c.gate_workers[track][state.slot(purse.seat, track)]
    return purse.fits(STEP + track, cost, workers)


class Steps(Effect):
    """Advance up to `left` steps, split among the tracks as the player likes."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> list[int]:
        return [self.left]

    def hires(self) -> bool:
        return True

    def answers(self, purse: Purse) -> list[int]:
        return [STEP + track for track in range(len(TRACKS)) if can_step(purse, track)]

    def short_of_money(self, purse: Purse, moves: list[int]) -> bool:
        """Whether a marker stays where it is just because its step costs too much money."""
        state = purse.state
        for track in range(len(TRACKS)):
            if purse.have < step_cost(state, self.seat, track, state.shares[self.seat]) < OUT_OF_REACH:
                return True
        return False

    def take(self, state: State, move: int) -> None:
        seat = self.seat
        track = move - STEP
        slot = state.slot(seat, track)
        state.track = replaced(state.track, seat * MARKERS + track, slot + 1)
        if state.log is not None:
            state.tell("step", seat, {"track": Message("track." + TRACKS[track])})
        if self.left > 1:
            state.then(Steps(seat, self.left - 1))
        shares = state.c.gate_shares[track][slot]
        if shares:
            state.discard_shares(seat, shares)
        state.pay(seat, gate_price(state, track, slot))
        for _ in range(state.c.gate_workers[track][slot]):
            state.then(Discard(seat))

    def refuse(self, state: State, move: int) -> Reason | None:
        if not is_step(move):
            return None
        track = move - STEP
        if at_top(state, self.seat, track):
            return Reason("reason.top_of_track")
        slot = state.slot(self.seat, track)
        shares = state.c.gate_shares[track][slot]
        if shares > state.shares[self.seat]:
            return Reason("reason.too_few_shares", {"number": shares})
        if state.c.gate_workers[track][slot]:
            return too_few_workers(state)
        price = gate_price(state, track, slot)
        return too_dear(price) if price else Reason("reason.cannot_finish")
