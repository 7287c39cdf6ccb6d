"""A player board and what lies beside it."""

from __future__ import annotations

from roundhouse.core.bits import count
from roundhouse.games.russian_railroads.picture import holdings, icons, lanes, routes
from roundhouse.games.russian_railroads.picture.layout import INNER, LEFT, WIDTH, caption
from roundhouse.games.russian_railroads.picture.pieces import disc, real_piece
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import ROUTES
from roundhouse.games.russian_railroads.rules.scoring import industry_points, round_points
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.drawing.svg import group, rect, sheet, shortened, text, use

HEAD = 18.0


def draw(view: State, seat: int, viewer: int, say: Voice) -> str:
    """All that belongs to one player; `viewer` is who looks at it."""
    drawn = [header(view, seat, say), hand(view, seat, 54, say)]
    y = 98.0
    for route in range(ROUTES):
        part, tall = routes.draw(view, seat, route, y, say)
        drawn.append(part)
        y += tall
    industry = industry_points(view, seat)
    drawn.append(text(LEFT + 3, y + 14, say.word("area.industry"), "b", 200, 15))
    drawn.append(icons.laid([icons.points(industry)], (WIDTH - LEFT - 29, y - 4), 26, 22))
    part, tall = lanes.draw(view, seat, y + 22, say)
    drawn.append(part)
    y += tall + 22
    part, tall = holdings.team(view, seat, y + HEAD, say)
    if tall:
        drawn += [heading("area.engineers", y, say), part]
        y += tall + HEAD + 4
    part, tall = holdings.tokens(view, seat, y + HEAD, say)
    drawn += [heading("view.tokens", y, say), part]
    y += tall + HEAD + 4
    part, tall = holdings.cards(view, seat, seat == viewer, y + HEAD, say)
    if tall:
        drawn += [heading("view.end_cards", y, say), part]
        y += tall + HEAD + 4
    title = say.fill("part.player", who=say.player(seat))
    return sheet("rrr-player", WIDTH, y + 4, title, rect(0, 0, WIDTH, y + 4, "paper", 14), *drawn)


def heading(key: str, y: float, say: Voice) -> str:
    return caption(LEFT + 3, y + 12, say.word(key), INNER)


def header(view: State, seat: int, say: Voice) -> str:
    """Emblem, name, place in the order, and points."""
    name = say.player(seat)
    acting = not view.over and view.seat == seat
    points = view.points(seat)
    place = view.order.index(seat) + 1
    return group(
        rect(3, 3, WIDTH - 6, 46, "card now" if acting else "card", 11),
        disc(seat, (30, 26), 34),
        text(54, 33, shortened(name, 24), "l b", 230, 18),
        "" if view.solo else text(316, 32, f"{place}.", "b soft m"),
        use("rrr-done", 336, 17, 18) if view.passed >> seat & 1 else "",
        group(
            icons.laid([icons.points("")], (386, 10), 30, 30),
            text(WIDTH - 16, 34, str(points), "x b e"),
            title=say("points", who=name, n=points),
        ),
    )


def hand(view: State, seat: int, y: float, say: Voice) -> str:
    """Workers at hand and away, temporary ones, the black one, coins, and what a scoring now would bring."""
    drawn: list[str] = []
    x = LEFT + 4
    for number in range(view.crew[seat]):
        at_hand = number < view.hand[seat]
        drawn.append(real_piece(seat, 0, x, y + 9) if at_hand else use("rrr-spot", x, y + 9, 17, 20.4))
        x += 20
    if view.temp_owner == seat:
        x += 4
        for number in range(view.c.temp_workers):
            at_hand = number < view.temp_hand
            drawn.append(real_piece(seat, 1, x, y + 9) if at_hand else use("rrr-spot", x, y + 9, 17, 20.4))
            x += 20
    if view.black_owner == seat:
        x += 4
        drawn.append(
            real_piece(seat, 2, x, y + 9) if view.black_hand else use("rrr-spot", x, y + 9, 17, 20.4)
        )
        x += 20
    workers = say("workers", who=say.player(seat), n=view.hand[seat], of=view.crew[seat])
    coins = view.coins[seat]
    now = round_points(view, seat)
    return (
        rect(LEFT, y, INNER, 38, "shade", 8)
        + group(*drawn, title=workers)
        + group(
            use("rrr-coin", 272, y + 7, 24),
            text(302, y + 25, f"×{coins}", "l b"),
            title=say("coins", who=say.player(seat), n=coins),
        )
        + end_cards(view, seat, y, say)
        + group(
            text(WIDTH - LEFT - 10, y + 25, f"+{now}", "l b e"),
            use("rrr-star", WIDTH - LEFT - 76, y + 8, 22),
            title=say("now", who=say.player(seat), n=now),
        )
    )


def end_cards(view: State, seat: int, y: float, say: Voice) -> str:
    """How many end-bonus cards."""
    number = count(view.cards[seat])
    if not number:
        return ""
    title = say("end_cards", who=say.player(seat), n=number)
    return group(use("rrr-end", 338, y + 7, 20, 24), text(362, y + 25, f"×{number}", "b"), title=title)
