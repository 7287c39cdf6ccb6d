"""Money in words: shares, bids, and the warning before a shortage."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.rules.auction import payment
from roundhouse.games.age_of_steam.rules.components import CASH
from roundhouse.games.age_of_steam.rules.money import forecast
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.names import commas

SHARE_COST: Final = 1  # dollars of expenses for each share and each link of the engine (R-INC-2)


def shares(state: State, parts: list[int]) -> Message:
    """Issuing so many shares."""
    number = parts[0]
    if not number:
        return Message("label.no_shares")
    price = number * state.m.share_price
    words = {"n": number, "money": price, "cost": number * SHARE_COST}
    if state.m.scoring == CASH:
        return Message("label.shares_back", {**words, "back": price})
    return Message("label.shares", {**words, "points": -number * state.c.score_share})


def shares_heading(state: State) -> Message:
    """What every share brings and costs."""
    words = {"price": state.m.share_price, "cost": SHARE_COST}
    if state.m.scoring == CASH:
        return Message("family.issue_back", {**words})
    return Message("family.issue", {**words, "points": -state.c.score_share})


def shares_item(state: State, number: int) -> Message:
    """A number of shares under that heading."""
    money = number * state.m.share_price
    return Message("family.issue_item", {"n": number, "money": money, "cash": state.cash[state.seat] + money})


def bid(state: State, parts: list[int]) -> Message:
    """A bid, and what it would cost in each place that is still open (R-AUC-5)."""
    costs = bid_costs(len(state.order), len(state.bidders), parts[0])
    return Message("label.bid", {"amount": parts[0], "costs": costs})


def bid_costs(players: int, left: int, amount: int) -> Message:
    """What each place pays, those that pay the same together; the places after those `left` are taken."""
    paying = [place for place in range(1, left + 1) if place < players]
    half = [place for place in paying if place > 2]
    parts = [places([place for place in paying if place <= 2], amount)]
    if half:
        parts.append(places(half, payment(players, half[0], amount)))
    if left == players:
        parts.append(Message("bid.nothing"))
    return commas(parts)


def places(which: list[int], paid: int) -> Message:
    """Places that pay the same."""
    first, last = which[0], which[-1]
    if first == last:
        return Message("bid.one", {"place": first, "paid": paid})
    key = "bid.two" if last - first == 1 else "bid.range"
    return Message(key, {"first": first, "last": last, "paid": paid})


def bid_heading(state: State) -> Message:
    """How bids are paid with so many players, in the places that are still open."""
    players, left = len(state.order), len(state.bidders)
    if left == players:
        key = "cost.two" if players < 3 else "cost.three" if players == 3 else "cost.more"
    else:
        key = "cost.half" if left > 2 else "cost.both"
    return Message("family.bid", {"costs": Message(key, {"first": 1, "last": 2})})


def bid_item(state: State, amount: int) -> Message:
    """A bid under that heading."""
    players, left = len(state.order), len(state.bidders)
    if players < 4 or left < 3:
        return Message("family.bid_item", {"amount": amount})
    return Message("family.bid_half", {"amount": amount, "half": payment(players, 3, amount)})


def drop(state: State) -> Message:
    """Dropping out: which place, and what it costs."""
    place = len(state.bidders)
    paid = payment(len(state.order), place, state.bids[state.seat])
    if not paid:
        return Message("label.drop_free", {"place": place})
    return Message("label.drop", {"place": place, "paid": paid})


def warning(state: State, seat: int) -> Message | None:
    """What will come of it if nothing more is earned: only if it is bad."""
    outlook = forecast(state, seat)
    if outlook.bankrupt:
        return Message("warning.bankrupt", {"short": outlook.short})
    if outlook.short:
        return Message("warning.short", {"short": outlook.short, "income": outlook.income})
    return None


def outlook_word(state: State, seat: int) -> Message:
    """How much cash is left after income and expenses, or the warning."""
    return warning(state, seat) or Message("warning.cash", {"cash": forecast(state, seat).cash})
