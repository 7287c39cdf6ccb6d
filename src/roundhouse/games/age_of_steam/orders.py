"""What players of Age of Steam leave to be answered by rote."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.rules.actions import SelectAction
from roundhouse.games.age_of_steam.rules.auction import Bid
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, AUCTION, ORDER, SELECT
from roundhouse.games.age_of_steam.rules.moves import BID, DROP, ISSUE, MOST_BID, PASS, UPGRADE
from roundhouse.games.age_of_steam.rules.moving import MoveGoods
from roundhouse.games.age_of_steam.rules.shares import IssueShares
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.names import action_word
from roundhouse.kit.orders import Order, OrderKind, OrdersOf

PHASE_OF: Final = {"bid": ORDER, "bid_or_pass": ORDER, "action": SELECT}  # those that hold for one turn


class AgeOfSteamOrders(OrdersOf[State]):
    """Bids, shares, actions and the locomotive."""

    def offered(self, state: State, seat: int) -> list[OrderKind]:
        actions = [number for number in range(len(ACTION_NAMES)) if state.m.actions >> number & 1]
        picks = tuple((ACTION_NAMES[number], action_word(number)) for number in actions)
        auction = [OrderKind(name, (0, MOST_BID)) for name in ("bid", "bid_or_pass")]
        kinds = auction if state.m.order_mode == AUCTION else []
        return [*kinds, OrderKind("no_shares"), OrderKind("action", None, picks), OrderKind("locomotive")]

    def answer(self, state: State, order: Order) -> int | None:
        decision = state.decision
        if order.name in ("bid", "bid_or_pass") and isinstance(decision, Bid) and self.is_due(state, order):
            least = decision.least(state)
            if least <= min(order.number, state.cash[decision.seat]):
                return BID + least
            return PASS if order.name == "bid_or_pass" and decision.may_pass(state) else DROP
        if order.name == "no_shares" and isinstance(decision, IssueShares):
            return ISSUE
        if order.name == "action" and isinstance(decision, SelectAction) and self.is_due(state, order):
            picks = [ACTION_NAMES.index(name) for name in order.picks if name in ACTION_NAMES]
            wanted = [state.codes.selecting(action) for action in picks]
            return next((move for move in wanted if move in state.legal()), None)
        if order.name == "locomotive" and isinstance(decision, MoveGoods):
            legal = state.legal()
            delivers = any(state.codes.deliver <= move < state.codes.lay for move in legal)
            return UPGRADE if UPGRADE in legal and not delivers else None
        return None

    def up_to(self, state: State) -> str | None:
        """A bid is raised by 1 as often as it takes."""
        if not isinstance(state.decision, Bid):
            return None
        return "bid_or_pass" if state.decision.may_pass(state) else "bid"

    def until(self, state: State, seat: int, name: str) -> int:
        """The turn in which the next auction or choice of actions comes."""
        if name not in PHASE_OF:
            return 0
        return state.turn + is_past(state, PHASE_OF[name])

    def lapsed(self, state: State, order: Order) -> bool:
        phase = PHASE_OF.get(order.name)
        return phase is not None and state.turn + is_past(state, phase) > order.until

    def is_due(self, state: State, order: Order) -> bool:
        return state.turn == order.until


def is_past(state: State, phase: int) -> bool:
    """Whether a phase of this turn is over."""
    phases = list(state.m.phases)
    return phases.index(state.phase) > phases.index(phase) if state.phase in phases else False


ORDERS = AgeOfSteamOrders()
