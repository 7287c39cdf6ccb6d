"""The turn: ten phases in order, for as many turns as there are (R-SET-5, R-INC-6)."""

from __future__ import annotations

from roundhouse.core.state import NOBODY, Happening
from roundhouse.games.age_of_steam.rules import components
from roundhouse.games.age_of_steam.rules.actions import SelectAction, forget_actions, sequence
from roundhouse.games.age_of_steam.rules.auction import begin_auction, begin_paying, fix_order
from roundhouse.games.age_of_steam.rules.build_turn import BeginBuild
from roundhouse.games.age_of_steam.rules.components import (
    ALTERNATE,
    AUCTION,
    BUILD,
    CASH,
    EXPENSES,
    FIRST_BUILD,
    FIRST_MOVE,
    FIXED,
    GROWTH,
    INCOME,
    MOVE,
    ORDER,
    REDUCTION,
)
from roundhouse.games.age_of_steam.rules.growth import begin_growth
from roundhouse.games.age_of_steam.rules.money import collect, pay, reduce
from roundhouse.games.age_of_steam.rules.moving import MoveGoods
from roundhouse.games.age_of_steam.rules.shares import IssueShares
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import ENDS, MOVED, MOVING, PHASE, TURN


class StartTurn(Happening[State]):
    """A new turn, or the end of the game."""

    __slots__ = ()

    def run(self, state: State) -> None:
        last = state.m.turns[state.players]
        if state.turn >= last or (state.m.points & ENDS and ends(state)):
            end(state)
            return
        state.turn += 1
        state.tell("turn", NOBODY, {"turn": state.turn, "of": last})
        forget_actions(state)
        state.upgraded = [0] * state.players
        if state.m.points & TURN:
            for switch in state.m.switches:
                switch.begin_turn(state)
        state.then(self)
        for phase in reversed(state.m.phases):
            state.then(Phase(phase))


class Phase(Happening[State]):
    """One phase of the turn."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        super().__init__(NOBODY)
        self.phase = phase

    def fields(self) -> list[int]:
        return [self.phase]

    def run(self, state: State) -> None:
        phase = self.phase
        state.phase = phase
        if state.m.points & PHASE:
            for switch in state.m.switches:
                switch.begin_phase(state, phase)
        if phase == components.SHARES:
            for seat in reversed(state.order):
                state.then(IssueShares(seat))
        elif phase == ORDER:
            if state.m.order_mode == AUCTION:
                begin_auction(state)
            elif state.m.order_mode == ALTERNATE:
                begin_paying(state)
            elif state.m.order_mode == FIXED:
                fix_order(state)
        elif phase == components.SELECT:
            for seat in reversed(state.order):
                state.then(SelectAction(seat))
        elif phase == BUILD:
            for seat in reversed(sequence(state, FIRST_BUILD, BUILD)):
                state.then(BeginBuild(seat))
        elif phase == MOVE:
            if state.m.points & MOVED:
                state.then(EndMoves(NOBODY))
            for _ in range(state.m.rounds_of_moves):
                for seat in reversed(sequence(state, FIRST_MOVE, MOVE)):
                    state.then(MoveGoods(seat))
            if state.m.points & MOVING:
                for switch in state.m.switches:
                    switch.before_moves(state)
        elif phase == INCOME:
            collect(state)
        elif phase == EXPENSES:
            pay(state)
            if len(state.order) <= 1 < state.players or not state.order:
                end(state)
        elif phase == REDUCTION:
            reduce(state)
        elif phase == GROWTH:
            begin_growth(state)


class EndMoves(Happening[State]):
    """Everybody has moved goods, where a switch of the map waits for it."""

    __slots__ = ()

    def run(self, state: State) -> None:
        for switch in state.m.switches:
            switch.after_moves(state)


def ends(state: State) -> bool:
    """Whether a switch of the map says that the game ends with the turn that is over."""
    for switch in state.m.switches:
        if switch.ends(state):
            return True
    return False


def end(state: State) -> None:
    """Nothing more happens."""
    state.agenda.clear()
    if state.m.scoring == CASH:
        for seat in state.order:
            state.tell("buys_back", seat, {"money": state.m.share_price * state.shares[seat]})
    state.tell("game_over", NOBODY)
