"""Performance tracks: steps, the prices between the slots, and what a track is worth at the end."""

from __future__ import annotations

from roundhouse.core.message import Message, Reason
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.components import TRACKS
from roundhouse.games.railroad_revolution.finishing import can_follow, sift, spare_money, spare_workers
from roundhouse.games.railroad_revolution.moves import SKIP, STEP
from roundhouse.games.railroad_revolution.prices import OUT_OF_REACH
from roundhouse.games.railroad_revolution.state import State
from roundhouse.games.railroad_revolution.workers import (
    Discard,
    hires,
    not_part_of_this,
    play_anytime,
    why_not_anytime,
)


def at_top(state: State, seat: int, track: int) -> bool:
    """Whether a marker can go no further."""
    return state.track[seat * 3 + track] + 1 >= len(state.c.track_vp[track])


def gate_price(state: State, track: int, slot: int) -> int:
    """The money to leave a slot upwards; the hard variant asks ten times as much."""
    c = state.c
    return c.gate_money_hard[track][slot] if state.hard_tracks else c.gate_money[track][slot]


def step_cost(state: State, seat: int, track: int) -> int:
    """What a step costs in money, shares at their sale price included; OUT_OF_REACH if it cannot be made."""
    if at_top(state, seat, track):
        return OUT_OF_REACH
    slot = state.track[seat * 3 + track]
    shares = state.c.gate_shares[track][slot]
    if shares > state.shares[seat]:
        return OUT_OF_REACH
    return gate_price(state, track, slot) + shares * state.c.share_sale


def any_step(state: State, seat: int, money: int, workers: int) -> bool:
    """Whether some marker could move for so much money and so many workers."""
    for track in range(len(TRACKS)):
        gate = state.c.gate_workers[track][state.track[seat * 3 + track]]
        if step_cost(state, seat, track) <= money and gate <= workers:
            return True
    return False


def can_step(state: State, seat: int, track: int) -> bool:
    """Whether the seat may move this marker up by one, and pay for it."""
    cost = step_cost(state, seat, track)
    if cost >= OUT_OF_REACH:
        return False
    workers = state.c.gate_workers[track][state.track[seat * 3 + track]]
    if cost <= spare_money(state, seat) and workers <= spare_workers(state, seat):
        return True
    return cost <= state.wealth(seat) and can_follow(state, seat, STEP + track)


class Steps(Decision[State]):
    """Advance up to `left` steps, split among the tracks as the player likes."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> list[int]:
        return [self.left]

    def legal(self, state: State) -> list[int]:
        moves = [STEP + track for track in range(len(TRACKS)) if can_step(state, self.seat, track)]
        if moves:
            moves += sift(state, self.seat, [SKIP])
            moves += hires(state, self.seat)
        return moves

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        seat = self.seat
        if play_anytime(state, seat, move):
            state.then(self)
            return
        track = move - STEP
        slot = state.track[seat * 3 + track]
        state.track[seat * 3 + track] = slot + 1
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

    def reason(self, state: State, move: int) -> Reason:
        if not STEP <= move < STEP + len(TRACKS):
            found = why_not_anytime(state, self.seat, move)
            return not_part_of_this(move) if found is None else found
        track = move - STEP
        if at_top(state, self.seat, track):
            return Reason("reason.top_of_track")
        slot = state.track[self.seat * 3 + track]
        shares = state.c.gate_shares[track][slot]
        if shares > state.shares[self.seat]:
            return Reason("reason.too_few_shares", {"number": shares})
        if state.c.gate_workers[track][slot]:
            return Reason("reason.too_few_workers", {"number": state.c.min_workers})
        return Reason("reason.too_dear", {"price": gate_price(state, track, slot)})


def track_vp(state: State, seat: int, track: int) -> int:
    """The victory points that a marker has reached, for each thing the track counts."""
    return state.c.track_vp[track][state.track[seat * 3 + track]]
