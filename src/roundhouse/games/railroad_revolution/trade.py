"""Trade: sell off a company asset; before or after, flip a train."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.action import Action, why_not_ability
from roundhouse.games.railroad_revolution.components import GREY, ORANGE, PURPLE, TURQUOISE, WHITE
from roundhouse.games.railroad_revolution.deals import TurnDeal, accept, can_accept, why_not_deal
from roundhouse.games.railroad_revolution.effects import Flip, flip, flips, has_train, why_not_flip
from roundhouse.games.railroad_revolution.finishing import asks, sift, spare_money, spare_workers
from roundhouse.games.railroad_revolution.moves import (
    ABILITY,
    DEAL,
    FLIP,
    HIRE,
    SELL_BUILDING,
    SELL_RAIL,
    TRAIN,
)
from roundhouse.games.railroad_revolution.performance import Steps, any_step
from roundhouse.games.railroad_revolution.state import ABILITY_PART, FLIP_PART, KINDS, MAIN, State


def rail_section(state: State, seat: int) -> int:
    """The board section of the leftmost rail, or one past the last."""
    c = state.c
    left = state.rails_left[seat]
    return c.rail_section[c.rails - left] if left else len(c.section_sale)


def building_section(state: State, seat: int) -> int:
    """The board section of the leftmost building, or one past the last."""
    c = state.c
    left = state.buildings_left[seat]
    return c.building_section[c.buildings - left] if left else len(c.section_sale)


class TradeAction(Action):
    """Sell one piece from the leftmost section that holds any; flip a train; the ability."""

    __slots__ = ()

    def parts(self, state: State) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        if state.parts & MAIN:
            rail = rail_section(state, seat)
            building = building_section(state, seat)
            if rail <= building and state.rails_left[seat]:
                moves.append(SELL_RAIL)
            if building <= rail and state.buildings_left[seat]:
                moves.append(SELL_BUILDING)
        if state.parts & FLIP_PART:
            moves += flips(state, seat)
        worker = state.worker
        if state.parts & ABILITY_PART:
            if worker == GREY:
                extra = state.c.trade_grey_shares
                moves += [DEAL + side for side in range(2) if can_accept(state, seat, side, extra)]
            elif worker == TURQUOISE:
                if has_train(state, seat):
                    moves.append(ABILITY)
            elif worker == ORANGE or (worker == PURPLE and self.can_step(state)):
                moves.append(ABILITY)
        return sift(state, seat, moves)

    def can_step(self, state: State) -> bool:
        """Whether the foreman's steps would lead anywhere."""
        seat = self.seat
        if any_step(state, seat, spare_money(state, seat), spare_workers(state, seat)):
            return True
        return any_step(state, seat, state.wealth(seat), state.crew[seat]) and asks(state, ABILITY)

    def take(self, state: State, move: int) -> None:
        seat = self.seat
        c = state.c
        if move == SELL_RAIL:
            state.parts &= ~MAIN
            sale = c.section_sale[rail_section(state, seat)]
            state.rails_left[seat] -= 1
            if state.log is not None:
                state.tell("sell_rail", seat, {})
            state.gain_money(seat, sale)
        elif move == SELL_BUILDING:
            state.parts &= ~MAIN
            sale = c.section_sale[building_section(state, seat)]
            state.buildings_left[seat] -= 1
            if state.log is not None:
                state.tell("sell_building", seat, {})
            state.gain_money(seat, sale)
        elif FLIP <= move < TRAIN:
            state.parts &= ~FLIP_PART
            flip(state, seat, move)
        else:
            state.parts &= ~ABILITY_PART
            if DEAL <= move < HIRE:
                # The private deal: the extra share may help to pay it.
                state.then(TurnDeal(seat))
                state.gain_shares(seat, c.trade_grey_shares)
                accept(state, seat, move - DEAL)
            elif state.worker == PURPLE:
                state.then(Steps(seat, c.trade_purple_steps))
            elif state.worker == ORANGE:
                at = seat * KINDS
                trains = sum(state.up[at : at + KINDS]) + sum(state.down[at : at + KINDS])
                state.gain_money(seat, c.trade_orange_train * trains)
            else:
                state.then(Flip(seat, 1, 0))

    def refuse(self, state: State, move: int) -> Reason:
        seat = self.seat
        if move in (SELL_RAIL, SELL_BUILDING):
            if not state.parts & MAIN:
                return Reason("reason.already_sold")
            return Reason("reason.not_leftmost")
        if FLIP <= move < TRAIN:
            return why_not_flip(move) if state.parts & FLIP_PART else Reason("reason.already_flipped")
        if move == ABILITY:
            return self.why_no_ability(state)
        if DEAL <= move < HIRE and state.worker == GREY and state.parts & ABILITY_PART:
            return why_not_deal(state, seat, move, state.c.trade_grey_shares)
        return Reason("reason.not_now")

    def why_no_ability(self, state: State) -> Reason:
        if state.worker == WHITE or not state.parts & ABILITY_PART:
            return why_not_ability(state)
        if state.worker == GREY:
            return Reason("reason.choose_deal")
        return Reason("reason.no_train" if state.worker == TURQUOISE else "reason.reward_useless")
