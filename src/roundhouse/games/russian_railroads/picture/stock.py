"""The stock market: its levels from the top, dividends, and the price markers, the left one ahead."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.picture import icons
from roundhouse.games.russian_railroads.picture.layout import INNER, LEFT, WIDTH, caption
from roundhouse.games.russian_railroads.picture.pieces import disc
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.scoring import stock_points, stock_ranking
from roundhouse.games.russian_railroads.rules.state import NONE, State
from roundhouse.kit.drawing.svg import pick, rect, sheet, text

ROW: Final = 38.0
TOP: Final = 30.0
TILE: Final = 96.0


def draw(view: State, say: Voice) -> str:
    """The levels, and below them the dividends that are left."""
    c = view.c
    title = say.word("picture.part.stock")
    drawn = [caption(LEFT, 20, title, INNER)]
    for number, one in enumerate(range(c.levels, -1, -1)):
        drawn.append(level(view, one, TOP + number * ROW, say))
    y = TOP + (c.levels + 1) * ROW + 18
    drawn.append(caption(LEFT, y, say.word("picture.dividends"), INNER))
    pitch = INNER / len(c.dividends)
    drawn += [
        dividend(view, kind, LEFT + kind * pitch, y + 8, pitch - 5, say) for kind in range(len(c.dividends))
    ]
    tall = y + 74
    paper = rect(0, 0, WIDTH, tall, "paper", 14)
    return sheet("rrr-stock", WIDTH, tall, title, paper, *drawn)


def here(view: State, number: int) -> list[int]:
    """Whose price markers stand on a level, from the left; Emil's is always furthest left."""
    emil = [NONE] if view.solo and view.c.emil_level == number else []
    seats = [seat for seat in range(view.players) if view.level[seat] == number]
    return emil + sorted(seats, key=lambda seat: view.arrival[seat])


def level(view: State, number: int, y: float, say: Voice) -> str:
    """A level: its dividend, and who stands on it."""
    c = view.c
    kind = view.dividend[number]
    label = told(view, number, say)
    tile = rect(40, 2, TILE, ROW - 8, "tile" if kind != NONE else "ghost", 6) if number else ""
    content = [
        rect(0, 0, INNER, ROW - 4, "card", 6),
        text(20, 23, str(number), "l b m"),
        tile,
        icons.laid(icons.effect_icons(c.dividend_effect[kind]), (46, 7), TILE - 12) if kind != NONE else "",
    ]
    gained = stock_points(view)
    first = {seat: gained[seat] for seat in stock_ranking(view) if seat >= 0 and gained[seat]}
    x = 40 + TILE + 26.0
    for seat in here(view, number):
        content.append(disc(seat, (x, ROW / 2 - 2), 26))
        x += 32
        if seat in first:
            content.append(icons.laid([icons.points(first[seat])], (x - 14, 7), 22))
            x += 26
    return pick(f"level-{number}", label, *content, move=(LEFT, y))


def told(view: State, number: int, say: Voice) -> str:
    """A level in words."""
    c = view.c
    kind = view.dividend[number]
    gives = say.effect(c, c.dividend_effect[kind]) if kind != NONE else "–"
    if number and kind == NONE:
        gives = say.word("view.open_level")
    who = ", ".join(say.player(seat) for seat in here(view, number)) or "–"
    return say.fill("level", level=str(number), gives=gives, who=who)


def dividend(view: State, kind: int, x: float, y: float, wide: float, say: Voice) -> str:
    """A dividend tile that can still be laid, and how many there are of it."""
    c = view.c
    left = view.dividends_left[kind]
    label = say.fill("dividend", effect=say.effect(c, c.dividend_effect[kind]), n=str(left))
    content = [
        rect(0, 0, wide, 52, "tile hit" if left else "ghost hit", 6),
        icons.laid(icons.effect_icons(c.dividend_effect[kind]), (4, 6), wide - 8),
        text(wide / 2, 45, f"×{left}", "s b m" if left else "s soft m"),
    ]
    return pick(f"dividend-{c.dividends[kind]}", label, *content, cls="" if left else "off", move=(x, y))
