"""Rewards in a few signs and words, for the narrow columns of a board."""

from __future__ import annotations

from rich.text import Text

from roundhouse.core.bits import count, members
from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.board.marks import colours, money, worker_name
from roundhouse.games.railroad_revolution.rules.components import COLOURS, Components, Reward
from roundhouse.kit.words import Say


def short(c: Components, what: Reward, say: Say) -> Text:
    """All that a reward gives, and its price: `train, -$200`."""
    parts: list[Text] = []
    if what.money:
        parts.append(Text(money(what.money, say)))
    counted = (
        ("shares", what.shares),
        ("steps", what.steps),
        ("flip", what.flip),
        ("train", what.train),
        ("exchange", what.exchange),
        ("promote", what.promote),
        ("rail", what.rail),
        ("station", what.station),
        ("office", what.office),
        ("setup_rail", what.setup_rail),
        ("setup_office", what.setup_office),
    )
    parts += [Text(say(Message(f"board.gives.{name}", {"n": number}))) for name, number in counted if number]
    if what.setup_station:
        cities = "/".join(say(Message("city." + c.cities[city])) for city in members(what.setup_station))
        parts.append(Text(say(Message("board.gives.setup_station", {"cities": cities}))))
    if count(what.worker) == len(COLOURS):
        parts.append(Text(say(Message("board.any"))))
    elif what.worker:
        parts.append(colours(what.worker, say))
    if what.workers:
        parts.append(Text(" + ").join([worker_name(colour, say) for colour in what.workers]))
    if what.promote_price:
        parts.append(Text(say(Message("board.gives.each", {"price": money(what.promote_price, say)})), "red"))
    if what.pay:
        parts.append(Text(f"−{money(what.pay, say)}", "red"))
    return Text(", ").join(parts) if parts else Text("–", "dim")


def once(text: Text, gone: bool) -> Text:
    """Something for the first only: in brackets once it is gone."""
    return Text.assemble("(", text, ")", style="dim") if gone else text
