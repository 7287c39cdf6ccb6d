"""If the round were scored now: route by route and colour by colour, so that it adds up before your eyes."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.picture.layout import INNER, LEAST, LEFT, WIDTH, caption
from roundhouse.games.russian_railroads.picture.pieces import disc
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import COLOURS, MARKERS, ROUTES
from roundhouse.games.russian_railroads.rules.scoring import (
    industry_points,
    marker_points,
    round_points,
    route_parts,
    shares,
)
from roundhouse.games.russian_railroads.rules.state import State, route_word
from roundhouse.kit.drawing.svg import group, in_lines, path, rect, sheet, shortened, text, use

ROW: Final = 30.0
TOP: Final = 30.0
BLOCK: Final = TOP + ROW * 5 + 16
NAME: Final = 106.0
COLUMN: Final = 41.5
PARTS: Final = ("doubled", "twice", "bonus")  # of a route, after its spaces


def draw(view: State, say: Voice) -> str:
    """A table for each seat."""
    title = say.word("view.now")
    tall = max(LEAST, 34 + view.players * BLOCK)
    seats = [block(view, seat, 30 + n * BLOCK, say) for n, seat in enumerate(view.order)]
    head = caption(LEFT, 20, title, INNER)
    return sheet("rrr-scoring", WIDTH, tall, title, rect(0, 0, WIDTH, tall, "paper", 14), head, *seats)


def column(number: int) -> float:
    """The right edge of a column: four colours, doublers, doubling, bonuses, the sum."""
    return NAME + (number + 1) * COLUMN + (6 if number == len(COLOURS) + 2 else 0)


def block(view: State, seat: int, y: float, say: Voice) -> str:
    """The table of one seat."""
    drawn = [
        rect(0, 0, INNER, BLOCK - 8, "card", 8),
        disc(seat, (18, 16), 22),
        text(34, 21, shortened(say.player(seat), 14), "b s", NAME - 40, 13),
        *heads(say),
        path(f"M6 {TOP:.0f}h{INNER - 12:.0f}", "line"),
    ]
    for route in range(ROUTES):
        drawn.append(route_row(view, seat, route, TOP + route * ROW, say))
    drawn.append(industry_row(view, seat, TOP + ROUTES * ROW, say))
    low = TOP + (ROUTES + 1) * ROW
    total = round_points(view, seat)
    drawn.append(path(f"M6 {low:.0f}h{INNER - 12:.0f}", "line"))
    drawn.append(text(10, low + 21, say.word("view.score.total"), "b"))
    drawn.append(text(column(7), low + 21, str(total), "l b e"))
    return group(*drawn, title="", move=(LEFT, y))


def heads(say: Voice) -> list[str]:
    """What the columns are: tracks of the colours that score, doublers, doubling, bonuses."""
    drawn = [
        group(use(f"rrr-t{colour}", column(colour - 1) - 27, 9, 26, 14), title=say.colour(colour))
        for colour in range(1, len(COLOURS))
    ]
    for number, part in enumerate(PARTS):
        x = column(4 + number)
        sign = (
            use("rrr-doubler", x - 22, 5, 22),
            text(x, 22, "2×", "b e"),
            use("rrr-star", x - 21, 6, 20),
        )[number]
        drawn.append(group(sign, title=say.word("view.score." + part)))
    drawn.append(group(text(column(7), 22, "=", "l b e"), title=say.word("view.score.sum")))
    return drawn


def route_row(view: State, seat: int, route: int, y: float, say: Voice) -> str:
    """A route: points of each colour with how they come about, then what is added."""
    parts = route_parts(view, seat, route)
    name = in_lines(say.told(route_word(view, route)), NAME - 14, 13)
    top = y + 20 - (len(name) - 1) * 6
    drawn = [text(10, top + n * 12, line, "s", NAME - 14, 13) for n, line in enumerate(name)]
    for colour, (spaces, value) in enumerate(shares(view, seat, route)):
        if colour:
            drawn.append(number(spaces * value, column(colour - 1), y))
        if spaces and value > 1:
            drawn.append(text(column(colour - 1), y + 27, f"{spaces}×{value}", "t soft e"))
    drawn += [number(points, column(4 + n), y) for n, points in enumerate(parts[1:])]
    drawn.append(text(column(7), y + 19, str(sum(parts)), "b e"))
    return "".join(drawn)


def number(points: int, x: float, y: float) -> str:
    """Points in a column; a dash for none."""
    return text(x, y + 17, str(points), "e") if points else text(x, y + 17, "–", "e soft")


def industry_row(view: State, seat: int, y: float, say: Voice) -> str:
    """The industry: what each marker scores."""
    markers = [
        str(marker_points(view, seat, m)) for m in range(MARKERS) if view.marker[seat * MARKERS + m] >= 0
    ]
    name = text(10, y + 20, say.word("score.industry"), "s", NAME - 14, 13)
    sums = text(column(6), y + 19, " + ".join(markers), "e")
    return name + sums + text(column(7), y + 19, str(industry_points(view, seat)), "b e")
