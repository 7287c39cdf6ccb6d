"""What lies beside the main board: ?-cards, doublers, end-bonus cards, and Emil's things in the solo game."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import count, members
from roundhouse.games.russian_railroads.picture import engineers, icons, legend
from roundhouse.games.russian_railroads.picture.layout import INNER, LEAST, LEFT, WIDTH, caption
from roundhouse.games.russian_railroads.picture.pieces import disc, piece
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import NINE
from roundhouse.games.russian_railroads.rules.state import NONE, State
from roundhouse.kit.drawing.svg import group, pick, rect, sheet, text, use

CARD: Final = 92.0
BELOW: Final = 142.0
EMIL: Final = 214.0
EMIL_TALL: Final = 116.0  # with engineers, and without
EMIL_BARE: Final = 62.0


def draw(view: State, say: Voice) -> str:
    """?-cards above, supplies below them, Emil at the bottom."""
    title = say.word("picture.part.supply")
    drawn = [caption(LEFT, 20, say.word("view.cards"), INNER)]
    pitch = INNER / len(view.c.cards)
    drawn += [card(view, n, LEFT + n * pitch, pitch - 6, say) for n in range(len(view.c.cards))]
    drawn.append(caption(LEFT, BELOW, title, INNER))
    drawn += stocks(view, say)
    y = EMIL
    if view.solo:
        drawn += emil(view, say)
        y += EMIL_TALL if view.emil_engineers else EMIL_BARE
    drawn.append(caption(LEFT, y, say.word("picture.legend")))
    drawn.append(legend.draw(view, y + 10, say))
    tall = max(LEAST, y + 10 + legend.height(view))
    paper = rect(0, 0, WIDTH, tall, "paper", 14)
    return sheet("rrr-supply", WIDTH, tall, title, paper, *drawn)


def card(view: State, number: int, x: float, wide: float, say: Voice) -> str:
    """A ?-card, or its outline once it has been taken."""
    c = view.c
    there = bool(view.offer >> number & 1)
    name = say.word("card." + c.cards[number])
    label = say.fill("card", card=name, effect=say.effect(c, c.card_effect[number]))
    if not there:
        label = f"{label}. {say.word('picture.taken')}"
    content = [
        rect(0, 0, wide, CARD, "card hit" if there else "ghost hit", 7),
        use("rrr-card", wide / 2 - 8.5, 7, 17, 20),
        icons.effect_in(c.card_effect[number], (5, 32), wide - 10, 28),
        text(wide / 2, CARD - 10, name, "t m", wide - 8, 11),
    ]
    return pick(f"card-{c.cards[number]}", label, *content, cls="" if there else "off", move=(x, 30))


def stocks(view: State, say: Voice) -> list[str]:
    """Doublers, end-bonus cards and temporary workers that are left."""
    left = count(view.pile)
    found = [
        ("rrr-doubler", 24.0, view.doublers_left, say("doublers_left", n=view.doublers_left)),
        ("rrr-end", 20.0, left, say("end_cards_left", n=left)),
    ]
    drawn: list[str] = []
    x = LEFT
    for symbol, wide, number, title in found:
        content = [
            rect(x, BELOW + 8, 92, 42, "card", 7),
            use(symbol, x + 12, BELOW + 17, wide, 24),
            text(x + 80, BELOW + 36, f"×{number}", "l b e"),
        ]
        drawn.append(group(*content, title=title))
        x += 98
    owner = view.temp_owner
    words_ = say.fill("temp_with", who=say.player(owner)) if owner != NONE else say.word("picture.temp_free")
    content = [rect(x, BELOW + 8, 110, 42, "card", 7)]
    content += [
        use("rrr-temp", x + 10 + n * 20, BELOW + 19, 17, 20.4, "temp") for n in range(view.c.temp_workers)
    ]
    content.append(
        disc(owner, (x + 90, BELOW + 29), 22) if owner != NONE else text(x + 90, BELOW + 34, "–", "m")
    )
    drawn.append(group(*content, title=words_))
    x += 116
    black = view.black_owner
    if black != NONE:
        content = [
            rect(x, BELOW + 8, 80, 42, "card", 7),
            use("rrr-black", x + 12, BELOW + 17, 20, 24, "dark"),
        ]
        content.append(disc(black, (x + 58, BELOW + 29), 22))
        drawn.append(group(*content, title=say.fill("black_with", who=say.player(black))))
    return drawn


def emil(view: State, say: Voice) -> list[str]:
    """Emil's workers, his deck, his engineers and his tiles."""
    drawn = [caption(LEFT, EMIL, say.word("emil.name"), 200)]
    workers = [piece(NONE, 0, LEFT + 4 + n * 20, EMIL + 14) for n in range(view.emil_hand)]
    drawn.append(group(*workers, title=say("emil_workers", n=view.emil_hand)))
    deck = [use("rrr-deck", 236, EMIL + 12, 20, 24), text(262, EMIL + 31, f"×{len(view.deck)}", "l b")]
    drawn.append(group(*deck, title=say("emil_deck", n=len(view.deck))))
    tiles = sorted(min(tile, NINE) for tile in view.emil_tiles)
    shown = ", ".join(str(tile) for tile in tiles) or "–"
    content = [use("rrr-loco", 318, EMIL + 14, 27, 20), text(352, EMIL + 31, shown, "b", 112, 15)]
    drawn.append(group(*content, title=say.fill("emil_tiles", tiles=shown)))
    own = members(view.emil_engineers)
    for place, number in enumerate(own):
        pitch = min(72.0, INNER / max(len(own), 1))
        drawn.append(engineers.lent(view, number, (LEFT + place * pitch, EMIL + 50), min(pitch, 72) - 4, say))
    return drawn
