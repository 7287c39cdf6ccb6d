"""The points that a seat may expect at the end: those it has, and what its engine and time may bring."""

from __future__ import annotations

from typing import Final

from roundhouse.core.advice import Advice
from shuttle.rules.components import KINDS, NONE
from shuttle.rules.moves import card_of, way_of
from shuttle.rules.scoring import contract_points
from shuttle.rules.state import State
from shuttle.rules.turn import delivery_points, stop_after

STRIDE: Final = 2.5  # spaces that a turn brings an engine nearer
SURE: Final = 0.85  # of a delivery, for each turn that is needed for it
TURN: Final = 0.9  # points that a turn brings which is not yet planned
FREE: Final = 0.3  # for each free place on the engine
SPREAD: Final = 1.6  # points by which each round still to come may change things


class ShuttleAdvice(Advice[State]):
    """What all bots and hints of this game live on."""

    def expect(self, state: State, seat: int) -> float:
        """The points that a seat may expect."""
        return sum(points for _, points in self.parts(state, seat))

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What they come from."""
        contract = float(contract_points(state, seat)) if state.has_chosen(seat) else 0.0
        found = [("earned", float(state.points[seat])), ("contract", contract)]
        if state.ended:
            return [*found, ("cargo", -float(state.c.left * state.loaded(seat)))]
        left = turns_left(state, seat)
        free = state.c.room - state.loaded(seat)
        return [
            *found,
            ("cargo", cargo(state, seat, left)),
            ("time", TURN * left + (FREE * free if left else 0.0)),
        ]

    def noticed(self, state: State) -> list[int]:
        """What a player of some experience thinks of: stops where the engine delivers, or else loads."""
        moves = state.legal()
        if state.over or state.decision.name != "Run":
            return moves
        seat = state.seat
        stops = [(move, stop_after(state, seat, card_of(move), way_of(move))) for move in moves]
        wanted = [state.c.sidings[kind] for kind in range(KINDS) if state.load[seat * KINDS + kind]]
        paying = [move for move, stop in stops if stop in wanted]
        loading = [
            move for move, stop in stops if state.cubes[stop] != NONE and state.loaded(seat) < state.c.room
        ]
        return paying or loading or moves

    def doubt(self, state: State) -> float:
        """By how much the forecast may be wrong."""
        return 0.0 if state.ended else SPREAD * (state.rounds - state.round + 1) ** 0.5


def turns_left(state: State, seat: int) -> int:
    """The turns that a seat still has."""
    if state.ended:
        return 0
    order = (seat - state.first) % state.players
    now = (state.decision.seat - state.first) % state.players
    return state.rounds - state.round + (1 if order >= now else 0)


def cargo(state: State, seat: int, left: int) -> float:
    """What the cubes on the engine may bring."""
    value = 0.0
    for kind in range(KINDS):
        number = state.load[seat * KINDS + kind]
        if not number:
            continue
        way = abs(state.at[seat] - state.c.sidings[kind])
        turns = max(1.0, way / STRIDE)
        points = float(delivery_points(state, kind, number))
        if state.has_chosen(seat) and state.contract(seat) == kind:
            points += state.c.bonus * number
        chance = SURE**turns if turns <= left else 0.0
        value += chance * points - (1.0 - chance) * state.c.left * number
    return value


ADVICE: Final = ShuttleAdvice()
