"""The rounds, and the order of play with who has passed."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.picture.layout import LEFT, WIDTH, caption
from roundhouse.games.russian_railroads.picture.pieces import disc
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.drawing.svg import circle, group, path, rect, text, use

TALL: Final = 64.0
BOX: Final = 25.0
STEP: Final = 38.0  # from one player in the order to the next
BUTTONS: Final = 116.0  # a page has its zoom buttons in the corner of the board


def draw(view: State, say: Voice) -> str:
    """Rounds on the left, then the order of play."""
    return rounds(view, say) + order(view, say)


def rounds(view: State, say: Voice) -> str:
    """One box for each round; those that are over are ticked off."""
    last = view.c.rounds[view.players]
    drawn = [caption(LEFT, 20, say("round", round=min(view.round, last), of=last), last * (BOX + 3) + 4)]
    for round in range(1, last + 1):
        x = LEFT + (round - 1) * (BOX + 3)
        done = round < view.round or view.over
        here = round == view.round and not view.over
        drawn.append(rect(x, 28, BOX, 26, "card now" if here else "shade" if done else "card", 5))
        drawn.append(text(x + BOX / 2, 46, "✓" if done else str(round), "m soft" if done else "m b"))
    return "".join(drawn)


def order(view: State, say: Voice) -> str:
    """Who plays when; a tick for those who have passed."""
    left = LEFT + view.c.rounds[view.players] * (BOX + 3) + 12
    drawn = [caption(left, 20, say.word("picture.order"), WIDTH - BUTTONS - left)]
    for place, seat in enumerate(view.order):
        x = left + place * STEP + 16
        passed = bool(view.passed >> seat & 1)
        words = say.fill("place", place=str(place + 1), who=say.player(seat))
        if passed:
            words = f"{words}, {say.word('view.passed')}"
        active = view.active == seat and not view.over
        drawn.append(
            group(
                circle(x, 41, 16, "card now") if active else "",
                disc(seat, (x, 41), 24),
                path(f"M{x + 18:.0f} 37l4 4-4 4", "rule") if place < len(view.order) - 1 else "",
                use("rrr-done", x + 3, 43, 14) if passed else "",
                title=words,
            )
        )
    return "".join(drawn)
