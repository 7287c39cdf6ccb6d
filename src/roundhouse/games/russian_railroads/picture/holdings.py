"""What lies beside a player board: hired engineers, ?-tokens used and unused, end-bonus cards."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import count, members
from roundhouse.games.russian_railroads.picture import engineers, icons, ids
from roundhouse.games.russian_railroads.picture.layout import INNER, LEFT
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import EndCard
from roundhouse.games.russian_railroads.rules.scoring import end_card_points
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.specials import end_card_word
from roundhouse.kit.drawing.svg import group, pick, rect, text, use

ROW: Final = 7
PITCH: Final = INNER / ROW
WIDE: Final = PITCH - 4
TOKEN: Final = 40.0
ENGINEER: Final = 70.0
CARD: Final = 46.0


def team(view: State, seat: int, y: float, say: Voice) -> tuple[str, float]:
    """Hired engineers in rows, and how high they come out."""
    own = members(view.engineers[seat])
    drawn = [
        engineers.hired(view, number, (LEFT + n % ROW * PITCH, y + n // ROW * ENGINEER), WIDE, say)
        for n, number in enumerate(own)
    ]
    if not own:
        return "", 0.0
    return "".join(drawn), -(-len(own) // ROW) * ENGINEER


def tokens(view: State, seat: int, y: float, say: Voice) -> tuple[str, float]:
    """All ?-tokens of the board; those that have been used are ticked off."""
    own = members(view.board.tokens)
    drawn = [token(view, seat, number, LEFT + n * INNER / len(own), y, say) for n, number in enumerate(own)]
    return "".join(drawn), TOKEN + 4


def token(view: State, seat: int, number: int, x: float, y: float, say: Voice) -> str:
    c = view.c
    used = view.used(seat, number)
    wide = INNER / count(view.board.tokens) - 4
    name = say.word("token." + c.tokens[number])
    label = say.fill("token", token=name, effect=say.effect(c, c.token_effect[number]))
    if used:
        label = f"{label}. {say.word('picture.used')}"
    content = [
        rect(0, 0, wide, TOKEN, "got hit" if used else "card hit", 10),
        icons.effect_in(c.token_effect[number], (5, 6), wide - 10, 28),
        use("rrr-done", wide - 13, TOKEN - 13, 14) if used else "",
    ]
    return pick(ids.token(view, seat, number), label, *content, move=(x, y))


def cards(view: State, seat: int, mine: bool, y: float, say: Voice) -> tuple[str, float]:
    """End-bonus cards: open to their owner and when the game is over, otherwise only how many."""
    own = members(view.cards[seat])
    if not own:
        return "", 0.0
    if not mine and not view.over:
        backs = "".join(use("rrr-end", LEFT + n * 30, y, 25, 30) for n in range(len(own)))
        return group(backs, title=say("end_cards", who=say.player(seat), n=len(own))), 36.0
    pitch = min(INNER / 4, INNER / len(own))
    drawn = [
        card(
            view,
            seat,
            view.c.end_cards[number],
            f"seat-{seat}-card-{n + 1}",
            LEFT + n * pitch,
            y,
            pitch - 4,
            say,
        )
        for n, number in enumerate(own)
    ]
    return "".join(drawn), CARD + 4


def card(view: State, seat: int, one: EndCard, id: str, x: float, y: float, wide: float, say: Voice) -> str:
    """An end-bonus card with what it counts and what it would bring now."""
    worth = end_card_points(view, seat, one)
    content = [
        rect(0, 0, wide, CARD, "card hit", 7),
        use("rrr-end", 5, 5, 14, 17),
        icons.laid(icons.card_icons(one), (22, 4), wide - 26, 19),
        text(wide - 6, CARD - 7, f"= {worth}", "b e"),
    ]
    return pick(id, told(view, seat, one, say), *content, move=(x, y))


def told(view: State, seat: int, one: EndCard, say: Voice) -> str:
    """An end-bonus card in words."""
    worth = end_card_points(view, seat, one)
    return say("end_card", card=say.word("end_card." + one.name), means=say.told(end_card_word(one)), n=worth)
