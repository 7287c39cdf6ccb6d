"""The table in words, for those who listen to it."""

from __future__ import annotations

from roundhouse.kit.words import Say
from shuttle.picture.line import bag_words, shed_words, space_words
from shuttle.picture.things import contracts_shown, engine_words, message, player_name
from shuttle.rules.components import CARDS, KINDS
from shuttle.rules.state import State
from shuttle.words import good, points


def describe(view: State, seat: int, say: Say) -> list[str]:
    """Everything that the picture shows, line by line."""
    lines = [say(message("round", n=min(view.round, view.rounds), of=view.rounds))]
    for owner in range(view.players):
        lines += player(view, owner, seat, say)
    lines += [space_words(view, number, say) for number in range(view.c.spaces)]
    lines += [shed_words(view, kind, say) for kind in range(KINDS)]
    return [*lines, bag_words(view, say), say(message("deck", n=len(view.deck)))]


def player(view: State, owner: int, seat: int, say: Say) -> list[str]:
    """All that lies before a player."""
    total = points(view.scores().totals()[owner])
    held = view.hand[owner * CARDS : owner * CARDS + CARDS]
    lines = [
        say(message("standing", who=player_name(say, owner), points=total)),
        engine_words(view, owner, say),
    ]
    for kind in range(KINDS):
        number = view.delivered[owner * KINDS + kind]
        if number:
            lines.append(say(message("delivered", good=good(kind), n=number)))
    if owner == seat:
        lines += [say(message("card", card=card + 1, n=held[card])) for card in range(CARDS) if held[card]]
    else:
        lines.append(say(message("hidden_cards", n=sum(held))))
    if owner == seat or view.ended:
        shown = contracts_shown(view, owner)
        lines += [say(message("contract", good=good(kind), points=points(view.c.bonus))) for kind in shown]
    else:
        lines.append(say(message("hidden_contract")))
    return lines
