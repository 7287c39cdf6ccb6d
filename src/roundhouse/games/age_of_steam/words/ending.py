"""The end of a game alone in words: what was reached, of what there was to reach."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.rules.state import State

ALONE = 0  # the only seat


def ending_words(state: State) -> list[Message]:
    """Where all shares must be bought back: won with what is left, or lost for want of how much."""
    m = state.m
    if not state.alive[ALONE]:
        return [Message("ending.bankrupt", {"turn": state.turn, "of": m.turns[state.players]})]
    cash, shares = state.cash[ALONE], state.shares[ALONE]
    price = m.share_price * shares
    left = cash - price
    verdict = Message("ending.won", {"left": left}) if left >= 0 else Message("ending.lost", {"short": -left})
    return [verdict, Message("ending.buyback", {"cash": cash, "n": shares, "price": price})]
