"""Phase III: select actions (R-ACT-1 to R-ACT-4)."""

from __future__ import annotations

from roundhouse.core.lists import includes
from roundhouse.core.message import Message, Reason
from roundhouse.core.state import Decision
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    ACTIONS,
    ALL_ACTIONS,
    ALTERNATE,
    EVERY_ACTION,
    LOCOMOTIVE,
    TURN_ORDER,
)
from roundhouse.games.age_of_steam.rules.state import EMPTY, State
from roundhouse.games.age_of_steam.rules.switch import OFFER, SELECTED, SEQUENCE


class SelectAction(Decision[State]):
    """One of the actions that nobody has taken this turn."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        most = ACTIONS if state.m.actions <= ALL_ACTIONS else EVERY_ACTION
        return [
            state.codes.selecting(action) for action in range(most) if may_select(state, self.seat, action)
        ]

    def run(self, state: State) -> None:
        state.tell("selects_none", self.seat)

    def play(self, state: State, move: int) -> None:
        chosen = state.codes.selected(move)
        seat = self.seat
        action = state.action[:]
        action[seat] = chosen
        state.action = action
        if state.log is not None:
            state.tell("selects", seat, {"action": Message("action." + ACTION_NAMES[chosen])})
        if chosen == LOCOMOTIVE and state.m.locomotive_raises and state.engine[seat] < state.m.most_engine:
            state.engine[seat] += 1
        if chosen == TURN_ORDER and (state.m.order_mode == ALTERNATE or state.m.order_next):
            state.nominal = seat
        if state.m.points & SELECTED:
            for switch in state.m.switches:
                switch.selected(state, seat, chosen)
        if state.m.action_cycle:
            state.used_actions |= 1 << chosen
            if state.used_actions == state.m.actions:
                state.used_actions = 0

    def reason(self, state: State, move: int) -> Reason:
        action = state.codes.selected(move)
        if action >= 0:
            if not state.m.actions >> action & 1:
                return Reason("reason.action_not_here")
            if action in state.action:
                return Reason("reason.action_taken")
            for switch in state.m.switches:
                if not switch.offers(state, self.seat, action):
                    return switch.why_not_offered(state, self.seat, action)
            return Reason("reason.action_cycle")
        return Reason("reason.not_now")


def may_select(state: State, seat: int, action: int) -> bool:
    """Whether a player may take an action now."""
    if not open_action(state, action):
        return False
    if state.m.points & OFFER:
        for switch in state.m.switches:
            if not switch.offers(state, seat, action):
                return False
    return True


def must_use(state: State, seat: int, action: int) -> bool:
    """Whether a player has an action of which a switch of the map says that it must be used."""
    if state.action[seat] != action:
        return False
    for switch in state.m.switches:
        if switch.must_use(state, seat, action):
            return True
    return False


def open_action(state: State, action: int) -> bool:
    """Whether an action can still be taken."""
    if not state.m.actions >> action & 1 or state.used_actions >> action & 1:
        return False
    return not includes(state.action, action)


def forget_actions(state: State) -> None:
    """A new turn: all actions lie open; who took Turn Order may pass in the auction (R-AUC-3)."""
    state.passes = 0
    for seat in range(state.players):
        if state.action[seat] == TURN_ORDER and not state.m.order_next:
            state.passes |= 1 << seat
    state.action = [EMPTY] * state.players


def sequence(state: State, action: int, phase: int) -> list[int]:
    """The order of a phase that an action lets its holder begin (R-ACT-3)."""
    seats = [seat for seat in state.order if state.action[seat] == action] + [
        seat for seat in state.order if state.action[seat] != action
    ]
    if state.m.points & SEQUENCE:
        for switch in state.m.switches:
            seats = switch.sequence(state, phase, seats)
    return seats
