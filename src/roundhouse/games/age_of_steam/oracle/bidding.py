"""Recorded shares, auctions and actions, played by the rules."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.problems import entry_word, flaw
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, EVERY_ACTION
from roundhouse.games.age_of_steam.rules.moves import (
    BID,
    DECLINE,
    DROP,
    ISSUE,
    MOST_BID,
    MOST_SHARES,
    PASS,
    PAY_FIRST,
)


def number(told: Message, name: str) -> int:
    """A number that the engine told."""
    value = told.args[name]
    assert isinstance(value, int)
    return value


def shares(table: Table, event: Event) -> None:
    state = table.state
    full = state.shares[event.seat] >= state.m.most_shares
    if full and event.amount == 0 and not table.asks("IssueShares", event.seat):
        return  # not even asked (R-SHR-5)
    table.expect(event, "IssueShares")
    if event.amount > MOST_SHARES:
        raise table.wrong(event, flaw("many_shares", n=event.amount, m=state.m.most_shares))
    table.play(event, ISSUE + event.amount)


def bid(table: Table, event: Event) -> None:
    table.expect(event, "Bid")
    cash = table.state.cash[event.seat]
    if event.amount > min(cash, MOST_BID):
        raise table.wrong(event, flaw("high_bid", n=event.amount, name=table.players[event.seat], m=cash))
    table.play(event, BID + event.amount)


def turn_order_pass(table: Table, event: Event) -> None:
    state = table.state
    # Some engines accept a pass of one of two bidders although there is a bid and the turn comes straight
    # back (R-AUC-9). Here it is not offered, and who could not raise either is out already.
    if table.asks("Bid", event.seat):
        useless = len(state.bidders) == 2 and state.high >= 0
    else:
        useless = table.has_told("log.drops", event.seat)
    if useless and state.passes >> event.seat & 1:
        table.notes.append(f"event {event.number} {event.text}: with two bidders left a pass changes nothing")
        return
    table.expect(event, "Bid")
    table.play(event, PASS)


def out(table: Table, event: Event) -> None:
    """Dropped out, of one's own will or for want of money; the last one left has won."""
    if table.asks("Bid", event.seat):
        table.play(event, DROP)
    drops = table.told("log.drops", event.seat)
    wins = table.told("log.wins", event.seat) if drops is None else None
    told = drops if drops is not None else wins
    if told is None:
        table.expect(event, "Bid")
        return
    table.agree(event, entry_word("place"), event.place, number(told, "place") if drops is not None else 1)
    table.agree(event, entry_word("payment"), event.amount, number(told, "paid"))


def first(table: Table, event: Event) -> None:
    table.expect(event, "PayFirst")
    table.play(event, PAY_FIRST)
    told = table.told("log.pays_first", event.seat)
    assert told is not None
    table.agree(event, entry_word("payment"), event.amount, number(told, "paid"))


def decline(table: Table, event: Event) -> None:
    if table.asks("PayFirst", event.seat):
        table.play(event, DECLINE)
    if table.told("log.declines", event.seat) is None:
        table.expect(event, "PayFirst")


def closed(table: Table, event: Event) -> None:
    """Actions that nobody may take in the turn that has begun."""
    found = [action for action in range(EVERY_ACTION) if table.state.used_actions >> action & 1]
    table.compared += 1
    if sorted(event.actions) != found:
        names = ", ".join(ACTION_NAMES[action] for action in found)
        raise table.wrong(event, flaw("closed", names=names or flaw("nothing")))


def select(table: Table, event: Event) -> None:
    if event.action < 0:
        if table.told("log.selects_none", event.seat) is None:
            raise table.wrong(event, flaw("action_left"))
        return
    table.expect(event, "SelectAction")
    table.play(event, table.state.codes.selecting(event.action))
    told = table.told("log.takes_money", event.seat)
    money = 0 if told is None else number(told, "money")
    table.agree(event, entry_word("action_money"), event.more.get("cash", 0), money)
