"""The open question in words."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.core.state import Question
from roundhouse.games.railroad_revolution.rules.deals import OwnDeal
from roundhouse.games.railroad_revolution.rules.effects import Flip, TakeTrain
from roundhouse.games.railroad_revolution.rules.moves import (
    BUILD,
    RAILROAD,
    SELL_BUILDING,
    SELL_RAIL,
    STATION,
    TELEGRAPH,
)
from roundhouse.games.railroad_revolution.rules.performance import Steps
from roundhouse.games.railroad_revolution.rules.pieces import FreeRail
from roundhouse.games.railroad_revolution.rules.state import KINDS, LAST_ROUND, MAIN, State, city_word
from roundhouse.games.railroad_revolution.rules.turn import PlaceWorker
from roundhouse.games.railroad_revolution.rules.workers import Gain, Promote
from roundhouse.games.railroad_revolution.words.names import money, payment

PAID: Final = ("flip", "gain", "lay", "promote", "train")  # kinds of moves that such a price is for


def price_of_move(state: State, name: str) -> int:
    """The money that a move of this kind costs because of the open question."""
    return price_of(state.decision) if name in PAID else 0


def price_of(decision: Question) -> int:
    """The money that what is asked for costs; doing without, hiring or selling before it does not."""
    # By exact type: compiled abstract classes share one cache, which makes isinstance err.
    if type(decision) is Flip or type(decision) is FreeRail:
        return decision.price
    if type(decision) is Gain or type(decision) is TakeTrain:
        return decision.price
    if type(decision) is Promote:
        return decision.price + decision.each
    return 0


def prompt_word(state: State) -> Message:
    """What the player is asked."""
    decision = state.decision
    seat = decision.seat
    if type(decision) is PlaceWorker:
        return place_worker(state, seat)
    if decision.name.endswith("Action"):
        question = action_question(state)
        if not state.due:
            return question
        return Message("prompt.due", {"question": question, "price": payment(state, seat, state.due)})
    question = other_question(decision)
    price = price_of(decision)
    short = SELL_RAIL in state.moves or SELL_BUILDING in state.moves
    if price:
        # With the sale to come nobody has to sell shares for it.
        cost = money(price) if short else payment(state, seat, price)
        question = Message("prompt.priced", {"question": question, "price": cost})
    return Message("prompt.short", {"question": question}) if short else question


def place_worker(state: State, seat: int) -> Message:
    idle = sum(state.idle[seat * KINDS : seat * KINDS + KINDS])
    question = Message("prompt.PlaceWorker", {"n": idle})
    if min(state.moves) >= BUILD:
        question = Message("prompt.nothing_possible")
    return Message("prompt.last_round", {"question": question}) if state.ending == LAST_ROUND else question


def action_question(state: State) -> Message:
    """What is open in the action under way."""
    main = bool(state.parts & MAIN)
    if state.action == STATION:
        if main:
            return Message("prompt.station")
        return Message("prompt.station_built", {"city": city_word(state.c, state.spot)})
    if state.action == RAILROAD:
        return Message("prompt.railroad", {"n": state.lays}) if main else Message("prompt.railroad_laid")
    if state.action == TELEGRAPH:
        if main:
            return Message("prompt.telegraph")
        return Message("prompt.telegraph_opened", {"section": state.spot + 1})
    return Message("prompt.trade" if main else "prompt.trade_sold")


def other_question(decision: Question) -> Message:
    if type(decision) is OwnDeal:
        return Message("prompt.own_deal_second" if decision.accepted else "prompt.own_deal")
    if type(decision) is Flip or type(decision) is Promote or type(decision) is Steps:
        return Message("prompt." + decision.name, {"n": decision.left})
    return Message("prompt." + decision.name)
