"""The pile of end-bonus cards, open to the player who takes one of them."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.games.russian_railroads.picture import holdings
from roundhouse.games.russian_railroads.picture.layout import INNER, LEAST, LEFT, WIDTH, caption
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.cards import PickEndCard
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.drawing.svg import rect, sheet

COLUMNS: Final = 3


def is_open(view: State, viewer: int) -> bool:
    """Whether the viewer looks through the pile."""
    return not view.over and type(view.decision) is PickEndCard and view.seat == viewer


def draw(view: State, say: Voice) -> str:
    """The cards with what each would bring now."""
    title = say.word("view.end_cards")
    pitch = INNER / COLUMNS
    drawn = [caption(LEFT, 20, title, INNER)]
    for place, number in enumerate(members(view.pile)):
        one = view.c.end_cards[number]
        x, y = LEFT + place % COLUMNS * pitch, 30 + place // COLUMNS * (holdings.CARD + 8)
        drawn.append(holdings.card(view, view.seat, one, f"end-{one.name}", x, y, pitch - 6, say))
    return sheet("rrr-pile", WIDTH, LEAST, title, rect(0, 0, WIDTH, LEAST, "paper", 14), *drawn)
