"""What is always in sight of a player: cash, income, shares, engine, and how the turn will end."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.players import signed, warned
from roundhouse.games.age_of_steam.rules.money import expenses, forecast
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.names import money
from roundhouse.kit.picture import Number


def numbers(view: State, seat: int, say: Voice) -> list[Number]:
    """The numbers of one player; of those who are out of the game, that they are."""
    if not view.alive[seat]:
        return [Number("out", say.told(Message("show.out")), say("eliminated"), "aos-skull")]
    who, m = say.player(seat), view.m
    cash, income, shares, engine = view.cash[seat], view.income[seat], view.shares[seat], view.engine[seat]
    due = expenses(view, seat)
    found = [
        Number("cash", say.told(money(cash)), say("cash", who=who, money=cash)),
        Number("income", signed(income), say("income", who=who, n=income), "aos-income"),
        Number("shares", str(shares), say("shares", who=who, n=shares, most=m.most_shares), "aos-share"),
        Number(
            "engine", str(engine), say("engine", who=who, n=engine, most=m.most_engine, due=due), "aos-loco"
        ),
    ]
    return found if view.over else [*found, outlook(view, seat, say)]


def outlook(view: State, seat: int, say: Voice) -> Number:
    """The cash after income and expenses, or what will be lacking."""
    ahead = forecast(view, seat)
    left: Argument = money(ahead.cash - ahead.short)
    sign = "aos-skull" if ahead.bankrupt else "aos-warn" if ahead.short else ""
    words = warned(ahead, say.player(seat), say)
    return Number("forecast", say.told(Message("picture.then", {"money": left})), words, sign)
