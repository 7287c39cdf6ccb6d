"""Special spaces and the industry track in words: what they give, what they need, what is still missing."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules.components import (
    COUNTS,
    PER_DOUBLER,
    PER_LOCOS,
    PER_SPACE,
    PER_WORKER,
    ROUTES,
    Components,
    EndCard,
    Special,
)
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.names import colour_word, colours_word, points_word
from roundhouse.kit.words import listed


def gift_word(c: Components, special: Special) -> Message:
    """What a special space gives, once or at every scoring."""
    if special.effect is not None:
        return effect_word(c, special.effect)
    if special.double:
        return Message("gift.double")
    if special.spike != special.each:
        return Message("gift.spike", {"n": special.each, "more": special.spike})
    return Message("gift.each", {"n": special.each})


def needs_word(c: Components, special: Special) -> Message:
    """What a special space asks for."""
    parts = [Message("need.track", {"colour": colour_word(special.colour), "space": special.space})]
    if special.loco:
        parts.append(Message("need.locos", {"space": special.space}))
    if special.token >= 0:
        parts.append(Message("need.token", {"token": Message("token." + c.tokens[special.token])}))
    if special.coin:
        parts.append(Message("need.coin"))
    return listed(parts)


def special_word(c: Components, special: Special) -> Message:
    """A special space: what it gives and what it asks for."""
    return Message("gift.described", {"gift": gift_word(c, special), "needs": needs_word(c, special)})


def missing(state: State, seat: int, special: Special, ahead: int = 0) -> list[Message]:
    """What a seat still lacks for a special space; its track counts as `ahead` steps further."""
    parts: list[Message] = []
    steps = special.space - state.pos[pos_at(seat, special.route, special.colour)] - ahead
    if steps > 0:
        parts.append(Message("missing.track", {"n": steps, "colour": colour_word(special.colour)}))
    reach = state.reach[seat * ROUTES + special.route]
    if special.loco and reach < special.space:
        parts.append(Message("missing.locos", {"space": special.space, "reach": reach}))
    if special.token >= 0 and not state.used(seat, special.token):
        parts.append(Message("need.token", {"token": Message("token." + state.c.tokens[special.token])}))
    if special.coin:
        parts.append(Message("need.coin"))
    return parts


def status_word(state: State, seat: int, special: Special) -> Message:
    """How a seat stands with a special space: given, in force, or what is still missing."""
    number = state.board.specials.index(special)
    if special.effect is not None and state.fired[seat] >> number & 1:
        return Message("gift.given")
    lacking = missing(state, seat, special)
    if not lacking:
        return Message("gift.in_force")
    return Message("gift.missing", {"missing": listed(lacking)})


# End-bonus cards


def end_card_word(card: EndCard) -> Message:
    """What an end-bonus card brings."""
    parts: list[Message] = []
    if card.per == PER_DOUBLER and card.tiers:
        tiers = [
            Message("counts.tier", {"n": number, "points": points_word(points)})
            for number, points in zip(card.tiers, card.tier_points, strict=True)
        ]
        parts.append(listed(tiers))
    elif card.per == PER_LOCOS:
        parts.append(Message("counts.highest_locos", {"n": card.most}))
    elif card.per == PER_SPACE:
        parts.append(
            Message(
                "counts.space",
                {"points": points_word(card.points), "colours": colours_word(card.colours, "and")},
            )
        )
    elif card.per == PER_WORKER and card.most:
        parts.append(Message("counts.workers_most", {"points": points_word(card.points), "most": card.most}))
    elif card.points:
        parts.append(Message("counts." + COUNTS[card.per], {"points": points_word(card.points)}))
    if card.engineer:
        parts.append(Message("counts.as_engineer", {"n": card.engineer}))
    return listed(parts) if parts else Message("effect.nothing")
