"""Trade: sell off a company asset; before or after, flip a train."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.rules.action import Action, why_not_ability
from roundhouse.games.railroad_revolution.rules.components import GREY, ORANGE, PURPLE, TURQUOISE, WHITE
from roundhouse.games.railroad_revolution.rules.deals import TurnDeal, accept, can_accept, why_not_deal
from roundhouse.games.railroad_revolution.rules.effects import Flip, add_flips, flip, has_train, why_not_flip
from roundhouse.games.railroad_revolution.rules.families import SIDES, is_deal, is_flip, is_sale
from roundhouse.games.railroad_revolution.rules.finishing import asks
from roundhouse.games.railroad_revolution.rules.moves import ABILITY, DEAL
from roundhouse.games.railroad_revolution.rules.performance import Steps, any_step
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.sale import sales
from roundhouse.games.railroad_revolution.rules.state import ABILITY_PART, FLIP_PART, MAIN, State


class TradeAction(Action):
    """Sell one piece from the leftmost section that holds any; flip a train; the ability."""

    __slots__ = ()

    def parts(self, purse: Purse) -> list[int]:
        state = purse.state
        seat = self.seat
        moves: list[int] = []
        if state.parts & MAIN:
            moves = sales(state, seat)
        if state.parts & FLIP_PART:
            add_flips(state, seat, moves)
        if state.parts & ABILITY_PART and state.worker == GREY:
            extra = state.c.trade_grey_shares
            moves += [DEAL + side for side in range(SIDES) if can_accept(purse, side, extra)]
        return purse.sift(moves)

    def can_use_ability(self, purse: Purse) -> bool:
        worker = purse.state.worker
        if worker == TURQUOISE:
            useful = has_train(purse.state, self.seat)
        else:
            useful = worker == ORANGE or (worker == PURPLE and self.can_step(purse))
        return useful and purse.fits(ABILITY, 0, 0)

    def can_step(self, purse: Purse) -> bool:
        """Whether the foreman's steps would lead anywhere."""
        state = purse.state
        seat = self.seat
        shares = state.shares[seat]
        if any_step(state, seat, purse.spare(), purse.hands, shares):
            return True
        return any_step(state, seat, purse.have, state.crew[seat], shares) and asks(purse, ABILITY)

    def take(self, state: State, move: int) -> None:
        seat = self.seat
        if is_flip(move):
            state.parts &= ~FLIP_PART
            flip(state, seat, move)
        else:
            # The private deal: the extra share may help to pay it.
            state.parts &= ~ABILITY_PART
            state.then(TurnDeal(seat))
            state.gain_shares(seat, state.c.trade_grey_shares)
            accept(state, seat, move - DEAL)

    def use_ability(self, state: State) -> None:
        seat = self.seat
        c = state.c
        if state.worker == PURPLE:
            state.then(Steps(seat, c.trade_purple_steps))
        elif state.worker == ORANGE:
            state.gain_money(seat, c.trade_orange_train * state.trains(seat))
        else:
            state.then(Flip(seat, 1, 0))

    def refuse(self, state: State, move: int) -> Reason:
        seat = self.seat
        if is_sale(move):
            if not state.parts & MAIN:
                return Reason("reason.already_sold")
            return Reason("reason.not_leftmost")
        if is_flip(move):
            flipped = not state.parts & FLIP_PART
            return Reason("reason.already_flipped") if flipped else why_not_flip(state, seat, move)
        if is_deal(move) and state.worker == GREY and state.parts & ABILITY_PART:
            return why_not_deal(state, seat, move, state.c.trade_grey_shares)
        return Reason("reason.not_now")

    def why_no_ability(self, state: State) -> Reason:
        if state.worker == WHITE:
            return why_not_ability(state)
        if state.worker == GREY:
            return Reason("reason.choose_deal")
        if state.worker == TURQUOISE:
            return Reason("reason.cannot_finish" if has_train(state, self.seat) else "reason.no_train")
        return Reason("reason.cannot_finish" if state.worker == ORANGE else "reason.reward_useless")
