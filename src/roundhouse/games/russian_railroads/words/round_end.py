"""The end of a round in few words: what everybody scored, the new order, the engineer who left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.message import Event, Message
from roundhouse.kit.words import listed

CLOSING: Final = ("log.order", "log.round_scored", "log.engineer_leaves", "log.round", "log.last_round")


def closing_words(events: Sequence[Event]) -> list[Message]:
    """All scores in one message, the order in one; the rest as it is."""
    scored = [event for event in events if event.key == "log.round_scored"]
    order = [player(event) for event in events if event.key == "log.order"]
    found: list[Message] = []
    if order:
        found.append(Message("closing.order", {"players": listed(order)}))
    if scored:
        points = [Message("closing.scores", {"who": player(one), "n": one.args["points"]}) for one in scored]
        found.append(Message("closing.scored", {"round": scored[0].args["round"], "players": listed(points)}))
    return [*found, *(event for event in events if event.key not in ("log.round_scored", "log.order"))]


def player(event: Event) -> Message:
    return Message("player", {"n": event.seat + 1})
