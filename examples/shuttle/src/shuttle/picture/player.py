"""What lies before a player: the engine and its load, the hand, the contract, what was delivered."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.kit.drawing.svg import circle, group, pick, rect, sheet, shortened, text, use
from roundhouse.kit.words import Say
from shuttle.picture.things import cargo, cargo_word, contracts_shown, cube, engine, message, player_name
from shuttle.rules.components import CARDS, GOODS, KINDS
from shuttle.rules.state import State
from shuttle.words import good, points

WIDTH: Final = 480
HEIGHT: Final = 346
CARD: Final = (72, 98)
PITCH: Final = 82  # from card to card
SLIP: Final = 92  # how wide a contract is
ROW: Final = 230  # where cards and contracts begin
DOTS: Final = ((36,), (26, 46), (18, 36, 54), (15, 29, 43, 57))  # of each card


def draw(view: State, owner: int, seat: int, say: Say) -> str:
    """All that belongs to one player, as far as the seat may see it."""
    return sheet(
        "sh-player",
        WIDTH,
        HEIGHT,
        say(message("part.player", who=player_name(say, owner))),
        rect(0, 0, WIDTH, HEIGHT, "paper", 14),
        header(view, owner, say),
        train(view, owner, say),
        delivered(view, owner, say),
        hand(view, owner, seat, say),
        contracts(view, owner, seat, say),
    )


def header(view: State, owner: int, say: Say) -> str:
    """Emblem, name and points so far."""
    total = view.scores().totals()[owner]
    return group(
        rect(3, 3, WIDTH - 6, 44, "turn", 11) if view.seat == owner else "",
        group(rect(12, 9, 32, 32, "sh-body", 8), use(f"sh-sign{owner}", 15, 12, 26), cls=f"p{owner}"),
        text(54, 32, shortened(player_name(say, owner), 24), "l b", 280, 19),
        text(WIDTH - 16, 32, say(points(total)), "l b e", 130, 19),
    )


def train(view: State, owner: int, say: Say) -> str:
    """The engine and a wagon with a place for each cube."""
    carried = cargo(view, owner)
    drawing = [rect(122, 118, 12 + view.c.room * 54, 24, "wagon", 5)]
    for n in range(view.c.room):
        x = 154 + n * 54
        drawing.append(
            cube(carried[n], x, 104, 46, say) if n < len(carried) else rect(x - 20, 84, 40, 40, "ghost", 6)
        )
        drawing += [circle(x - 14, 146, 8, "sh-wheel"), circle(x + 14, 146, 8, "sh-wheel")]
    load = say(message("carries", who=player_name(say, owner), load=cargo_word(view, owner)))
    return group(*drawing, engine(owner, 68, 116, 100, load), title=load)


def delivered(view: State, owner: int, say: Say) -> str:
    """How many cubes of each kind the player has delivered."""
    drawing = [text(306, 78, say(message("delivered_here")), "soft", 160, 15)]
    for kind in range(KINDS):
        number = view.delivered[owner * KINDS + kind]
        x, y = 322 + kind % 2 * 80, 106 + kind // 2 * 40
        drawing.append(
            group(
                cube(kind, x, y, 32, say),
                text(x + 24, y + 7, str(number), "l b"),
                title=say(message("delivered", good=good(kind), n=number)),
            )
        )
    return "".join(drawing)


def hand(view: State, owner: int, seat: int, say: Say) -> str:
    """The player's cards: faces for the player, backs for others."""
    held = view.hand[owner * CARDS : owner * CARDS + CARDS]
    heading = text(18, ROW - 12, say(Message("board.hand")), "soft", 200, 15)
    if owner != seat:
        backs = "".join(use("sh-back", 16 + n * PITCH, ROW, *CARD) for n in range(sum(held)))
        return group(heading, backs, title=say(message("hidden_cards", n=sum(held))))
    drawing = [heading]
    for card in range(CARDS):
        if held[card]:
            drawing.append(face(owner, card, held[card], 16 + (len(drawing) - 1) * PITCH, say))
    return "".join(drawing)


def face(owner: int, card: int, copies: int, x: float, say: Say) -> str:
    """A card, and how many of it the player has."""
    width, height = CARD
    more = circle(width - 6, 8, 13, "pip") + text(width - 6, 13, str(copies), "m copies")
    return pick(
        f"seat-{owner}-card-{card + 1}",
        say(message("card", card=card + 1, n=copies)),
        rect(0, 0, width, height, "card hit", 8),
        text(width / 2, 60, str(card + 1), "m h b"),
        "".join(circle(dot, 80, 4, "pip") for dot in DOTS[card]),
        more if copies > 1 else "",
        move=(x, ROW),
    )


def contracts(view: State, owner: int, seat: int, say: Say) -> str:
    """The contract that was kept, or those to choose from; a back for those who may not know it."""
    x = WIDTH - SLIP - 16
    heading = text(WIDTH - 18, ROW - 12, say(Message("board.contract")), "soft e", 160, 15)
    if owner != seat and not view.ended:
        back = use("sh-back", x + SLIP - CARD[0], ROW, *CARD)
        return group(heading, back, title=say(message("hidden_contract")))
    shown = reversed(contracts_shown(view, owner))
    return heading + "".join(
        contract(view, owner, kind, x - order * (SLIP + 10), say) for order, kind in enumerate(shown)
    )


def contract(view: State, owner: int, kind: int, x: float, say: Say) -> str:
    """A contract: a kind of goods, and what each cube of it brings."""
    return pick(
        f"seat-{owner}-contract-{GOODS[kind]}",
        say(message("contract", good=good(kind), points=points(view.c.bonus))),
        rect(0, 0, SLIP, CARD[1], "card hit", 8),
        cube(kind, SLIP / 2, 38, 46, say),
        text(SLIP / 2, 85, f"+{view.c.bonus}", "m l b"),
        move=(x, ROW),
    )
